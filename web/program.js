// Which of the two programs starts: the first one has what most people play, the whole one has every kind of machine and is
// fetched only where a game needs it. What the player had goes over by way of storage and address.
const ofWhole = /\b(wired|cube)~/; // machines as share codes name them
const pastedPlace = 'switchbox.pasted';
// In place of a text that was pasted: a machine is to be chosen.
export const choosing = ' ';

// Lines that say what buttons do ("A: north east") or begin as other statements do, two of them at least; tables by their heading
// or rows of lamps; JSON with buttons.
const statement = /^\s*(?:[^\s:：#]+\s*(?:：.*|:(?:[\s,;].*)?)|(?:states|start|target|most|cost|press|pressed|layout|faces)[\s,;].*)$/i;
const other = /^[^\S\t]*(?:(?:(?:"?button\s*:?"?|"")\s*)?[,;\t][^\n]*\n|\{[^]*"buttons")|\n[ \t]*"?[-\u2010-\u2015\u2212][\s",;]*\n[ \t]*"?(?:states|start|target|press|faces)\s*:?"?\s*[,;\t]/i;
const isLikePuzzle = (text) => {
  const lines = text.replace(/#.*/g, '').split(/\r?\n/).filter((line) => line.trim());
  const isMatrix = lines.some((line) => /^[-\u2010-\u2015\u2212]$/.test(line.trim())) && lines.every((line) => /^[\d\s,;\u2010-\u2015\u2212-]+$/.test(line));
  return other.test(text) || isMatrix || (lines.length > 1 && lines.every((line) => statement.test(line)));
};

export const needsWhole = (text) => ofWhole.test(text);

// Takes what was kept for the whole program, once.
export function takePasted() {
  try {
    const text = sessionStorage.getItem(pastedPlace);
    sessionStorage.removeItem(pastedPlace);
    return text;
  } catch {
    return null;
  }
}

// Starts the whole program in the place of the first one, with a text to take; whether it can.
export function startWhole(text) {
  try {
    sessionStorage.setItem(pastedPlace, text);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

// Whether the text is one for the whole program, which then starts.
export const passOn = (text) => (needsWhole(text) || isLikePuzzle(text)) && startWhole(text);
