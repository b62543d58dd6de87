// Text field of the DOM mirror. Its input is visible while it has the focus, and handles its own keys. The mirror is invisible
// and its keys belong to the game, so the input lies outside. A stand-in in the mirror owns it and keeps its place in the tab
// order.
const dragged = 6; // CSS pixels that a click may slip, as in the program

// Returns the place in CSS pixels from the canvas's corner: [x, y, width, height].
const placeOf = (element) => element.dataset.rect.split(' ').map(Number);

function contains(element, { x, y }) {
  const [left, top, width, height] = placeOf(element);
  return x >= left && x < left + width && y >= top && y < top + height;
}

// `hasLines`: the text may have several lines.
export function createField(stage, id, call, hasLines) {
  const standIn = document.createElement('div');
  const input = Object.assign(document.createElement(hasLines ? 'textarea' : 'input'), {
    id: `mirror-${id}`,
    className: hasLines ? 'field lines' : 'field',
    autocomplete: 'off',
    spellcheck: false,
    tabIndex: -1, // the stand-in has the place in the tab order
    placeholder: ' ', // while it is empty, the drawn placeholder shows through (style.css)
  });
  if (!hasLines) input.type = 'text';
  input.dataset.id = id;
  standIn.setAttribute('aria-owns', input.id);
  stage.append(input);
  let text = ''; // text of the program
  let composing = false;
  let passing = false; // Tab goes on from the stand-in's place
  let begun = ''; // key that went down in the field

  function showText() {
    if (composing || input.value === text) return;
    const behind = input.value.length - input.selectionEnd;
    input.value = text;
    const caret = Math.max(text.length - behind, 0);
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }

  function handOver() {
    const typed = input.value;
    call('switchbox_text', id, typed);
    // Waits for the program's next frame, which may have refused the text. If more was typed since, it stays.
    requestAnimationFrame(() => {
      if (input.value === typed) showText();
    });
  }

  standIn.addEventListener('focus', () => {
    if (passing) return;
    input.focus({ preventScroll: true });
    input.select(); // as Tab does
  });
  input.addEventListener('input', handOver);
  input.addEventListener('compositionstart', () => (composing = true));
  input.addEventListener('compositionend', () => {
    composing = false;
    handOver();
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    // The shortcut that opened the field repeats while it is held, and must not be typed.
    if (event.repeat && event.key !== begun) return event.preventDefault();
    begun = event.key;
    if (event.key !== 'Tab') return;
    passing = true;
    standIn.focus({ preventScroll: true });
    passing = false;
  });
  input.addEventListener('focus', () => call('switchbox_focus', id));
  input.addEventListener('blur', () => {
    // Removes the drawn caret too.
    call('switchbox_focus', '');
    call('switchbox_blur');
  });

  return {
    standIn,
    input,
    update({ name, text: shown, attributes }) {
      const rect = attributes.get('data-rect');
      standIn.setAttribute('tabindex', attributes.get('tabindex'));
      input.setAttribute('aria-label', name);
      text = shown.replaceAll('\v', '\n'); // the mirror has a line for each element
      showText();
      if (!rect || rect === input.dataset.rect) return;
      input.dataset.rect = rect;
      ['left', 'top', 'width', 'height'].forEach((side, i) => (input.style[side] = `${placeOf(input)[i]}px`));
    },
    remove() {
      standIn.remove();
      input.remove();
    },
  };
}

// Gives the input of a clicked or tapped field the focus. This happens within the browser's own event, or a phone would not show
// its keyboard. `controls` returns the elements that may be drawn there.
export function followClicks(canvas, controls) {
  let down = null;
  const at = (event) => ({ x: event.offsetX, y: event.offsetY });
  canvas.addEventListener('pointerdown', (event) => (down = at(event)));
  canvas.addEventListener('pointerup', (event) => {
    const up = at(event);
    if (!down || Math.hypot(up.x - down.x, up.y - down.y) > dragged) return;
    // A field that is scrolled away may lie under another control.
    const hit = controls().filter((element) => element.dataset.rect && contains(element, up));
    if (hit.length === 1 && ['INPUT', 'TEXTAREA'].includes(hit[0].tagName)) hit[0].focus({ preventScroll: true });
  });
}
