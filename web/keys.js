// SDL takes every key that reaches it from the browser, including shortcuts and Tab. This guard passes only keys without
// modifiers that the game uses; the browser handles all others. Chords are handled here: while Command is held, browsers never
// report the release of the other key. The program sends the list of keys after each change (src/ui/keys.hpp). It has a line
// for each key, and for each chord with the element of the mirror that it activates.
function parseKeys(text) {
  const lines = text.split('\n').filter(Boolean).map((line) => line.split('\t'));
  return {
    alone: new Set(lines.filter(([, id]) => !id).map(([key]) => key)),
    chords: new Map(lines.filter(([, id]) => id)),
  };
}

// Returns the name of a key. A letter beyond ASCII, as on a Russian keyboard, counts as the Latin letter of its place, and a sign in
// the place of a digit, as on a French one, as the digit. AltGr types other signs.
function nameOf(event) {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const place = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1];
  if (!place || key.length > 1 || event.getModifierState('AltGraph')) return key;
  const isElsewhere = place > '9' ? key > '~' : !event.shiftKey && !/\d/.test(key);
  return isElsewhere ? place.toLowerCase() : key;
}

function chordOf(event, keys) {
  if (event.key === '?') return keys.chords.get('?');
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  return keys.chords.get(`Ctrl+${event.shiftKey ? 'Shift+' : ''}${nameOf(event)}`);
}

function isForGame(event, keys) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return keys.alone.has(nameOf(event));
}

// A button of the mirror handles Enter and Space itself, as a click.
const isForElement = (event) => (event.key === 'Enter' || event.key === ' ') && event.target.tagName === 'BUTTON';

// Guards the keys. `game` contains the canvas and the mirror: SDL listens to the keys of both (src/app/window.cpp). Returns a
// function that takes the program's list.
export function guardKeys(game, activate) {
  let keys = parseKeys('');
  const down = new Set(); // keys that are down for SDL
  // The key of a shortcut that opens a field is released in the field, where SDL would miss it.
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
    // A released key always passes, or it would stay down for SDL.
    const passes = event.type === 'keyup' || isForGame(event, keys);
    if (!passes || isForElement(event)) {
      event.stopImmediatePropagation();
    } else if (event.type === 'keyup') {
      down.delete(event.code);
    } else if (event.type === 'keydown') {
      down.add(event.code);
      event.preventDefault(); // or the key would be typed into the field that it opens
    }
  };
  for (const type of ['keydown', 'keyup', 'keypress']) addEventListener(type, guard, { capture: true });
  return (list) => {
    keys = parseKeys(list);
  };
}
