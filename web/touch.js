const canScroll = (by) => {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return by < 0 ? scrollTop > 0 : scrollTop + clientHeight + 1 < scrollHeight;
};

// Ctrl with the wheel is the browser's zoom, as is a pinch on a touchpad, but over a large board they come nearer to that; a
// page around this one scrolls; and where the window is smaller than the game can be, this one does (style.css).
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

// The middle of two touches, and how far apart they are.
const spanOf = ([a, b]) => ({
  x: (a.clientX + b.clientX) / 2,
  y: (a.clientY + b.clientY) / 2,
  length: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
});

// Two fingers that come down on a large board move that. Answers with what takes their events.
function pinchBoard(camera) {
  let span = null;
  return (event) => {
    const before = span;
    span = event.touches.length === 2 ? spanOf(event.touches) : null;
    if (!span || (!before && !camera.isAt(span.x, span.y))) span = null;
    if (!span) return;
    event.preventDefault();
    if (before) camera.move(span.x, span.y, span.length / Math.max(before.length, 1), span.x - before.x, span.y - before.y);
  };
}

// One finger plays, two are the browser's: they zoom the page and move it. SDL would forbid that by taking every touch
// for itself, so it may prevent only what a browser makes of a touch that has ended: a second, a mouse's click.
export function shareTouches(game, letGo, camera) {
  let lastPointer = '';
  let pinching = false;
  const pinch = pinchBoard(camera);
  const guard = (event) => {
    pinch(event);
    if (event.type !== 'touchend') event.preventDefault = () => {};
    if (event.touches.length > 1 && !pinching) letGo(); // of what the first finger was about to press
    if (event.type === 'touchcancel') letGo(); // it has become the browser's
    pinching = event.touches.length > (pinching ? 0 : 1);
    if (pinching && (event.type === 'touchstart' || event.type === 'touchmove')) event.stopImmediatePropagation();
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) game.addEventListener(type, guard, { capture: true, passive: false });
  game.addEventListener('pointerdown', (event) => (lastPointer = event.pointerType), { capture: true });
  // A long press shows what a button changes.
  game.addEventListener('contextmenu', (event) => {
    if (lastPointer === 'touch') event.preventDefault();
  });
}
