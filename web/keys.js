// SDL swallows every key that reaches the canvas, the browser's own shortcuts and Tab among them. This lets through
// to SDL only the keys that the game uses, alone; all others never arrive there, so the browser does with them as
// always. Chords are answered here: where Command is held, the release of the other key is never reported.
const gameKeys = new Set([
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter', ' ', 'Escape', 'Backspace',
  '.', ',', '/',
]);

// The element of the mirror that a chord stands for.
function chordOf(event) {
  if (event.key === '?') return 'help'; // on every keyboard layout
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}

function isForGame(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return gameKeys.has(event.key) || /^[a-z0-9]$/i.test(event.key);
}

// An element of the mirror answers Enter and Space itself, with a click.
function isForElement(event, canvas) {
  if (event.target === canvas || !canvas.contains(event.target)) return false;
  return (event.key === 'Enter' || event.key === ' ') && event.target.tagName === 'BUTTON';
}

export function guardKeys(canvas, activate) {
  const guard = (event) => {
    if (!canvas.contains(event.target)) return;
    const chord = event.type === 'keydown' ? chordOf(event) : undefined;
    if (chord) {
      event.preventDefault();
      activate(chord);
    }
    // A released key always arrives, or SDL would think that it is still held.
    const passes = event.type === 'keyup' || isForGame(event);
    if (!passes || isForElement(event, canvas)) event.stopImmediatePropagation();
  };
  for (const type of ['keydown', 'keyup', 'keypress']) addEventListener(type, guard, { capture: true });
  // Ctrl with the wheel is the browser's zoom.
  const zoomGuard = (event) => {
    if (event.ctrlKey || event.metaKey) event.stopImmediatePropagation();
  };
  addEventListener('wheel', zoomGuard, { capture: true, passive: true });
}
