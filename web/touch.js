const canScroll = (by) => {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return by < 0 ? scrollTop > 0 : scrollTop + clientHeight + 1 < scrollHeight;
};

// Leaves wheel events to the browser if they are not for the game. Ctrl with the wheel, like a pinch on a touchpad, zooms the
// page, but over a large board it zooms the board. An embedding page scrolls. If the window is smaller than the game's least
// size, this page scrolls (style.css).
export function shareWheel(isEmbedded, camera) {
  const guard = (event) => {
    if (event.ctrlKey && camera.isAt(event.clientX, event.clientY)) {
      event.preventDefault();
      camera.move(event.clientX, event.clientY, Math.exp(-event.deltaY / 100), 0, 0);
    } else if (!isEmbedded && !event.ctrlKey && !event.metaKey && !canScroll(event.deltaY)) return;
    event.stopImmediatePropagation();
  };
  addEventListener('wheel', guard, { capture: true, passive: false });
}

// Returns the middle of two touches and their distance.
const spanOf = ([a, b]) => ({
  x: (a.clientX + b.clientX) / 2,
  y: (a.clientY + b.clientY) / 2,
  length: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
});

// Moves a large board with two fingers that come down on it. Returns the handler of their events.
function pinchBoard(camera) {
  let span = null;
  return (event) => {
    const before = span;
    span = event.touches.length === 2 ? spanOf(event.touches) : null;
    if (!span || (!before && !camera.isAt(span.x, span.y))) span = null;
    if (!span) return;
    if (event.cancelable) event.preventDefault(); // one that scrolls already cannot be prevented
    if (before) camera.move(span.x, span.y, span.length / Math.max(before.length, 1), span.x - before.x, span.y - before.y);
  };
}

// One finger plays; two zoom and move the page in the browser. SDL would prevent that by claiming every touch. So it may only
// prevent the default of a touch that has ended: a double tap, a mouse click.
export function shareTouches(game, letGo, camera) {
  let lastPointer = '';
  let pinching = false;
  const pinch = pinchBoard(camera);
  const guard = (event) => {
    pinch(event);
    // The end of a touch that scrolled the page cannot be prevented, and the browser would say so in its console.
    if (event.type !== 'touchend' || !event.cancelable) event.preventDefault = () => {};
    if (event.touches.length > 1 && !pinching) letGo(); // drops the press that the first finger began
    if (event.type === 'touchcancel') letGo(); // the browser has taken over the touch
    pinching = event.touches.length > (pinching ? 0 : 1);
    if (pinching && (event.type === 'touchstart' || event.type === 'touchmove')) event.stopImmediatePropagation();
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) game.addEventListener(type, guard, { capture: true, passive: false });
  game.addEventListener('pointerdown', (event) => (lastPointer = event.pointerType), { capture: true });
  // A long press shows the lamps that a button changes, and in a dialog the right button goes back, so neither may open a menu.
  // A field keeps its menu.
  game.addEventListener('contextmenu', (event) => {
    const isBack = game.querySelector('[role="dialog"]') && !(event.target instanceof HTMLInputElement);
    if (lastPointer === 'touch' || isBack) event.preventDefault();
  });
}
