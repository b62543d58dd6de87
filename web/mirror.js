// The DOM mirror: real elements over the canvas, one for each drawn element, in its place. They serve screen readers, touch
// exploration, voice control, magnifiers, keyboards and tests. The program describes the elements (src/ui/access/mirror.hpp);
// this file creates and updates them, and passes their events on.
import { createField, followClicks } from './field.@STAMP@.js';
import { keepInside } from './dialog.@STAMP@.js';

const dialogId = 'modal';
const implicit = { button: 'button', status: 'p', region: 'section', title: 'h1', heading: 'h2' };
const own = new Set(['button', 'title', 'heading']); // their tag implies their role

function makeElement(node) {
  const element = document.createElement(implicit[node.role] ?? 'div');
  element.id = `mirror-${node.id}`;
  element.dataset.id = node.id;
  if (node.role === 'button') element.type = 'button';
  if (!own.has(node.role)) element.setAttribute('role', node.role);
  if (node.role === 'status') element.setAttribute('aria-live', 'polite');
  return element;
}

function parse(line) {
  const [id, parent, role, name, text, ...pairs] = line.split('\t');
  const attributes = new Map(pairs.map((pair) => pair.split(/=(.*)/s, 2)));
  if (name) attributes.set('aria-label', name);
  return { line, id, parent, role, name, text, attributes };
}

// Cells of a board divide its place among them (style.css).
const isInGrid = (element) => [element, element.parentElement].some((each) => each.getAttribute('role') === 'gridcell');

// Moves the element to its visible place: all of it, or the part that is not scrolled out of sight.
function putInPlace(element) {
  const place = element.dataset.seen ?? element.dataset.rect;
  const [left, top, width, height] = place?.split(' ') ?? [];
  const isSeen = Number(width) > 0 && Number(height) > 0;
  Object.entries({ left, top, width, height }).forEach(([side, length]) => {
    element.style[side] = isSeen ? `${length}px` : '';
  });
}

// Changes an existing text node in place: a new one would have to be styled.
function say(element, text) {
  if (element.firstChild && text) {
    element.firstChild.data = text;
  } else {
    element.textContent = text;
  }
}

// Updates the element from `before`, the node that it was last made from, to `node`.
function update(element, node, before) {
  for (const name of before?.attributes.keys() ?? []) {
    if (!node.attributes.has(name)) element.removeAttribute(name);
  }
  for (const [name, value] of node.attributes) {
    if (before?.attributes.get(name) !== value) element.setAttribute(name, value);
  }
  if ((before?.text ?? '') !== node.text) say(element, node.text);
  const hasMoved = ['data-rect', 'data-seen'].some((name) => before?.attributes.get(name) !== node.attributes.get(name));
  if (hasMoved && !isInGrid(element)) putInPlace(element);
}

export function createMirror({ stage, canvas, layer }, call) {
  const made = new Map(); // id -> node of the last update
  const elements = new Map();
  const fields = new Map();

  function make(node) {
    if (node.role !== 'textbox') return makeElement(node);
    const field = createField(stage, node.id, call, node.attributes.has('aria-multiline'));
    fields.set(node.id, field);
    return field.standIn;
  }

  function drop(id) {
    made.delete(id);
    elements.get(id).remove();
    elements.delete(id);
    fields.get(id)?.remove();
    fields.delete(id);
  }

  // Returns whether an element of the mirror has the focus.
  function hasFocus() {
    const active = document.activeElement;
    return layer.contains(active) || [...fields.values()].some(({ input }) => input === active);
  }

  // Puts the element after the one placed before it in its parent: the document has the program's order.
  function place(node, next) {
    const parent = elements.get(node.parent) ?? layer;
    let element = elements.get(node.id);
    if (element && element.parentElement !== parent) {
      for (const [other, sibling] of next) if (sibling === element) next.set(other, element.nextElementSibling);
      drop(node.id);
      element = undefined;
    }
    if (!element) {
      element = make(node);
      elements.set(node.id, element);
    }
    const there = next.has(parent) ? next.get(parent) : parent.firstElementChild;
    if (there !== element) parent.insertBefore(element, there);
    next.set(parent, element.nextElementSibling);
  }

  function rebuild(nodes) {
    const kept = new Set(nodes.map((node) => node.id));
    for (const id of [...elements.keys()]) {
      if (kept.has(id)) continue;
      drop(id);
    }
    const active = document.activeElement;
    const next = new Map(); // parent -> element before which its next child belongs
    for (const node of nodes) place(node, next);
    // Moving an element in the document takes its focus away.
    if (active !== document.activeElement && active.isConnected) active.focus({ preventScroll: true });
  }

  // Takes all lines, or only those of changed elements.
  function publish(text, isWhole, focus) {
    // Read first: moving or disabling an element takes its focus away.
    const inside = hasFocus();
    const wasOpen = elements.has(dialogId);
    const news = text.split('\n').filter(Boolean).map(parse);
    if (isWhole) rebuild(news);
    for (const node of news) {
      const before = made.get(node.id);
      if (before?.line === node.line) continue;
      made.set(node.id, node);
      const field = fields.get(node.id);
      if (field) {
        field.update(node);
      } else {
        update(elements.get(node.id), node, before);
      }
    }
    const focused = fields.get(focus)?.input ?? elements.get(focus);
    // A dialog gets the focus at once, however it was opened.
    const opens = !wasOpen && elements.has(dialogId);
    const wanted = inside || fields.has(focus) || opens;
    if (focused && wanted && focused !== document.activeElement) focused.focus({ preventScroll: true });
    if (opens && !focused) elements.get(dialogId).focus({ preventScroll: true });
    // The element with the focus is gone: the canvas gets it, so that keys still reach the game.
    if (inside && !hasFocus()) canvas.focus({ preventScroll: true });
  }

  layer.addEventListener('click', (event) => {
    const id = event.target.dataset.id;
    if (id && !event.target.disabled) call('switchbox_activate', id);
  });
  layer.addEventListener('focusin', (event) => {
    if (event.target.dataset.id && event.target !== elements.get(dialogId)) call('switchbox_focus', event.target.dataset.id);
  });
  layer.addEventListener('focusout', (event) => {
    if (!event.relatedTarget?.dataset?.id) call('switchbox_blur');
  });
  const inDialog = () => elements.get(dialogId)?.querySelectorAll('[tabindex]') ?? [];
  followClicks(canvas, () => [...inDialog(), ...[...fields.values()].map(({ input }) => input)]);
  keepInside(() => elements.get(dialogId), () => call('switchbox_activate', `${dialogId}-close`));
  return { publish };
}
