// The DOM mirror: real elements inside the canvas that double what is drawn there, for screen readers, keyboards
// and tests. The program describes them (src/view/mirror.hpp); here they are made, kept up to date, and their
// events handed back.
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

  function place(node) {
    let element = elements.get(node.id);
    const parent = elements.get(node.parent) ?? canvas;
    if (element && element.parentElement !== parent) {
      element.remove();
      element = undefined;
    }
    if (!element) {
      element = makeElement(node);
      elements.set(node.id, element);
    }
    parent.append(element); // the program's order is the document's
    return element;
  }

  function rebuild(nodes) {
    const kept = new Set(nodes.map((node) => node.id));
    for (const [id, element] of elements) {
      if (kept.has(id)) continue;
      element.remove();
      elements.delete(id);
      lines.delete(id);
    }
    const active = document.activeElement;
    for (const node of nodes) place(node);
    // Moving an element in the document takes its focus away.
    if (active !== document.activeElement && active.isConnected) active.focus({ preventScroll: true });
  }

  function publish(text, focus) {
    // Before elements are moved or disabled, which takes their focus away.
    const inside = canvas.contains(document.activeElement) && document.activeElement !== canvas;
    const all = text.split('\n').filter((line) => line && !line.startsWith('focus\t'));
    const order = all.map((line) => line.slice(0, line.indexOf('\t')));
    if (order.join(' ') !== [...lines.keys()].join(' ')) {
      rebuild(all.map(parse));
      lines.clear();
    }
    all.forEach((line, index) => {
      const id = order[index];
      if (lines.get(id) === line) return;
      lines.set(id, line);
      const node = parse(line);
      update(elements.get(id), node);
    });
    const focused = elements.get(focus);
    if (focused && inside && focused !== document.activeElement) focused.focus({ preventScroll: true });
    // Nothing has it any more: the keys go on reaching the game.
    if (inside && !canvas.contains(document.activeElement)) canvas.focus({ preventScroll: true });
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
  return { publish };
}
