// The DOM mirror: real elements inside the canvas that double what is drawn there, for screen readers, keyboards
// and tests. The program describes them (src/view/mirror.hpp); here they are made, kept up to date, and their
// events handed back.
import { createField, followClicks } from './field.@STAMP@.js';

const implicit = { button: 'button', status: 'p', region: 'section' };

function makeElement(node) {
  const element = document.createElement(implicit[node.role] ?? 'div');
  element.id = `mirror-${node.id}`;
  element.dataset.id = node.id;
  if (node.role === 'button') {
    element.type = 'button';
  } else {
    element.setAttribute('role', node.role);
  }
  if (node.role === 'status') element.setAttribute('aria-live', 'polite');
  return element;
}

function parse(line) {
  const [id, parent, role, name, text, ...attributes] = line.split('\t');
  return { id, parent, role, name, text, attributes: attributes.map((pair) => pair.split(/=(.*)/s, 2)) };
}

function update(element, node) {
  const wanted = new Map(node.attributes);
  if (node.name) wanted.set('aria-label', node.name);
  const fixed = new Set(['id', 'data-id', 'role', 'type', 'aria-live']);
  for (const { name } of [...element.attributes]) {
    if (!wanted.has(name) && !fixed.has(name)) element.removeAttribute(name);
  }
  for (const [name, value] of wanted) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (node.text && element.textContent !== node.text) element.textContent = node.text;
  if (!node.text && node.role === 'status') element.textContent = '';
}

export function createMirror(canvas, call) {
  const lines = new Map(); // id -> the line that it was last made from
  const elements = new Map();
  const fields = new Map();

  function make(node) {
    if (node.role !== 'textbox') return makeElement(node);
    const field = createField(canvas, node.id, call);
    fields.set(node.id, field);
    return field.standIn;
  }

  function drop(id) {
    lines.delete(id);
    elements.get(id).remove();
    elements.delete(id);
    fields.get(id)?.remove();
    fields.delete(id);
  }

  // Whether an element of the mirror has the focus.
  function hasFocus() {
    const active = document.activeElement;
    return active !== canvas && (canvas.contains(active) || [...fields.values()].some(({ input }) => input === active));
  }

  // Behind the one that was placed before it in the same parent: the program's order is the document's.
  function place(node, next) {
    const parent = elements.get(node.parent) ?? canvas;
    let element = elements.get(node.id);
    if (element && element.parentElement !== parent) {
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
    const next = new Map(); // parent -> what stands where its next child belongs
    for (const node of nodes) place(node, next);
    // Moving an element in the document takes its focus away.
    if (active !== document.activeElement && active.isConnected) active.focus({ preventScroll: true });
  }

  // All lines there are, or only those of elements that have changed.
  function publish(text, isWhole, focus) {
    // Before elements are moved or disabled, which takes their focus away.
    const inside = hasFocus();
    const news = text.split('\n').filter(Boolean);
    if (isWhole) rebuild(news.map(parse));
    for (const line of news) {
      const node = parse(line);
      if (lines.get(node.id) === line) continue;
      lines.set(node.id, line);
      const field = fields.get(node.id);
      if (field) {
        field.update(node);
      } else {
        update(elements.get(node.id), node);
      }
    }
    const focused = fields.get(focus)?.input ?? elements.get(focus);
    const wanted = inside || fields.has(focus);
    if (focused && wanted && focused !== document.activeElement) focused.focus({ preventScroll: true });
    // Nothing has it any more: the keys go on reaching the game.
    if (inside && !hasFocus()) canvas.focus({ preventScroll: true });
  }

  canvas.addEventListener('click', (event) => {
    const id = event.target.dataset.id;
    if (id && !event.target.disabled) call('switchbox_activate', id);
  });
  canvas.addEventListener('focusin', (event) => {
    if (event.target.dataset.id) call('switchbox_focus', event.target.dataset.id);
  });
  canvas.addEventListener('focusout', (event) => {
    if (!event.relatedTarget?.dataset?.id) call('switchbox_blur');
  });
  followClicks(canvas, () => [...canvas.querySelectorAll('[role="dialog"] [data-id]'), ...canvas.parentElement.querySelectorAll('input')]);
  return { publish };
}
