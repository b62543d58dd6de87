// SDL swallows every key that reaches it, the browser's own shortcuts and Tab among them. This lets through
// to it only the keys that the game uses, alone; all others never arrive there, so the browser does with them as
// always. Chords are answered here: where Command is held, the release of the other key is never reported.
// Which those are the program says (src/ui/page_keys.hpp), whenever that changes: a line for each key, and for each
// chord with the element of the mirror that it stands for.
function parseKeys(text) {
  const lines = text.split('\n').filter(Boolean).map((line) => line.split('\t'));
  return {
    alone: new Set(lines.filter(([, id]) => !id).map(([key]) => key)),
    chords: new Map(lines.filter(([, id]) => id)),
  };
}

const lower = (key) => (key.length === 1 ? key.toLowerCase() : key);

function chordOf(event, keys) {
  if (event.key === '?') return keys.chords.get('?');
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  return keys.chords.get(`Ctrl+${event.shiftKey ? 'Shift+' : ''}${lower(event.key)}`);
}

function isForGame(event, keys) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return keys.alone.has(lower(event.key));
}

// An element of the mirror answers Enter and Space itself, with a click.
const isForElement = (event) => (event.key === 'Enter' || event.key === ' ') && event.target.tagName === 'BUTTON';

// `game` holds the canvas and the mirror: SDL listens to the keys of both (src/app/window.cpp).
// Answers with what takes the program's list.
export function guardKeys(game, activate) {
  let keys = parseKeys('');
  const down = new Set(); // the keys that SDL knows to be held
  // A shortcut that opens a field is let go in the field, which is none of SDL's.
  const release = (event) => {
    if (event.type === 'keyup' && down.delete(event.code)) game.dispatchEvent(new KeyboardEvent('keyup', event));
  };
  const guard = (event) => {
    if (!game.contains(event.target)) return release(event);
    const chord = event.type === 'keydown' ? chordOf(event, keys) : undefined;
    if (chord) {
      event.preventDefault();
      activate(chord);
    }
    // A released key always arrives, or SDL would think that it is still held.
    const passes = event.type === 'keyup' || isForGame(event, keys);
    if (!passes || isForElement(event)) {
      event.stopImmediatePropagation();
    } else if (event.type === 'keyup') {
      down.delete(event.code);
    } else if (event.type === 'keydown') {
      down.add(event.code);
      event.preventDefault(); // or what it types would come into the field that it opens
    }
  };
  for (const type of ['keydown', 'keyup', 'keypress']) addEventListener(type, guard, { capture: true });
  return (list) => {
    keys = parseKeys(list);
  };
}
