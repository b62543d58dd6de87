// Keeps the keyboard inside an open dialog: Tab goes round, and Escape closes it wherever the focus is. Everything behind it is
// inert, which the program sets (src/ui/access/mirror.cpp).
const stopsOf = (dialog) => [...dialog.querySelectorAll('[tabindex="0"]')];

// A field's stand-in has the focus if the input that it owns has it (field.js).
const hasFocus = (stop) => [stop.id, stop.getAttribute('aria-owns')].includes(document.activeElement.id || null);

function goRound(event, dialog) {
  const stops = stopsOf(dialog);
  const here = stops.findIndex(hasFocus);
  const last = event.shiftKey ? 0 : stops.length - 1;
  if (here !== -1 && here !== last) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  stops.at(event.shiftKey ? -1 : 0).focus({ preventScroll: true });
}

// `open` returns the element of the open dialog, if there is one.
export function keepInside(open, close) {
  const guard = (event) => {
    const dialog = open();
    if (!dialog || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Tab') goRound(event, dialog);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  };
  addEventListener('keydown', guard, { capture: true });
}
