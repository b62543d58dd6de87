// SDL swallows every key that reaches the canvas, the browser's own shortcuts and Tab among them. This lets through
// to SDL only the keys that the game uses; all others never arrive there, so the browser does with them as always.
const gameKeys = new Set([
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter', ' ', 'Escape', 'Backspace',
  '.', ',', '?', '/', 'Shift', 'Control', 'Meta', 'Alt',
]);
const withControl = new Set(['z', 'y']);

function isForGame(event) {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const alone = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!alone) return withControl.has(key) || ['Shift', 'Control', 'Meta', 'Alt'].includes(key);
  return gameKeys.has(key) || /^[a-z0-9]$/.test(key);
}

// An element of the mirror answers Enter and Space itself, with a click.
function isForElement(event, canvas) {
  if (event.target === canvas || !canvas.contains(event.target)) return false;
  return (event.key === 'Enter' || event.key === ' ') && event.target.tagName === 'BUTTON';
}

export function guardKeys(canvas) {
  for (const type of ['keydown', 'keyup', 'keypress']) {
    addEventListener(
      type,
      (event) => {
        // A released key always arrives, or SDL would think that it is still held.
        const passes = type === 'keyup' || isForGame(event);
        if (!passes || isForElement(event, canvas)) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}
