const canScroll = (by) => {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return by < 0 ? scrollTop > 0 : scrollTop + clientHeight + 1 < scrollHeight;
};

// Ctrl with the wheel is the browser's zoom; a page around this one scrolls; and where the window is smaller than the game
// can be, this one does (style.css).
export function shareWheel(isEmbedded) {
  const guard = (event) => {
    if (isEmbedded || event.ctrlKey || event.metaKey || canScroll(event.deltaY)) event.stopImmediatePropagation();
  };
  addEventListener('wheel', guard, { capture: true, passive: true });
}

// One finger plays, two are the browser's: they zoom the page and move it. SDL would forbid that by taking every touch
// for itself, so it may prevent only what a browser makes of a touch that has ended: a second, a mouse's click.
export function shareTouches(game, letGo) {
  let lastPointer = '';
  let pinching = false;
  const guard = (event) => {
    if (event.type !== 'touchend') event.preventDefault = () => {};
    if (event.touches.length > 1 && !pinching) letGo(); // of what the first finger was about to press
    if (event.type === 'touchcancel') letGo(); // it has become the browser's
    pinching = event.touches.length > (pinching ? 0 : 1);
    if (pinching && (event.type === 'touchstart' || event.type === 'touchmove')) event.stopImmediatePropagation();
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) game.addEventListener(type, guard, { capture: true });
  game.addEventListener('pointerdown', (event) => (lastPointer = event.pointerType), { capture: true });
  // A long press shows what a button changes.
  game.addEventListener('contextmenu', (event) => {
    if (lastPointer === 'touch') event.preventDefault();
  });
}
