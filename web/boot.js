// Starts the program once the browser is known to have what it needs, and ties the page's events to it.
import { createPage } from './page.js?v=@STAMP@';
import { createMirror } from './mirror.js?v=@STAMP@';
import { guardKeys } from './keys.js?v=@STAMP@';
import { whatIsMissing } from './preflight.js?v=@STAMP@';
import { fetchWords } from './words.js?v=@STAMP@';

const canvas = document.getElementById('canvas');
const message = document.getElementById('message');

function giveUp(words) {
  message.textContent = words;
  message.classList.add('problem');
  message.hidden = false;
  document.documentElement.dataset.failed = 'true';
}

// What the machine prefers, as numbers for the program; called again when it changes its mind.
const preferences = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(pointer: coarse)'].map((query) =>
  matchMedia(query),
);
const surroundings = () => preferences.map((query) => (query.matches ? 1 : 0));

function call(module, name, ...values) {
  const types = values.map((value) => typeof value);
  return module.ccall(name, null, types, values);
}

// No code is as long as what can be pasted by mistake; the program says what is wrong with the beginning of it.
const openCode = (module, text) => call(module, 'switchbox_open', text.slice(0, 20000));

// SDL listens to the window's size only; the canvas can also change without it.
function followSize(module) {
  addEventListener('resize', () => call(module, 'switchbox_resized')); // after SDL's own listener
  new ResizeObserver(() => dispatchEvent(new Event('resize'))).observe(canvas);
  const watchPixels = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        dispatchEvent(new Event('resize'));
        watchPixels();
      },
      { once: true },
    );
  };
  watchPixels();
}

function followContext(module) {
  const lostForGood = 'The browser has taken the drawing surface away. The game is kept: load the page again.';
  let patience = 0;
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    call(module, 'switchbox_context_lost');
    patience = setTimeout(() => giveUp(lostForGood), 5000);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(patience);
    if (module.ccall('switchbox_context_restored', 'string', [], [])) return giveUp(lostForGood);
    message.hidden = true;
  });
}

function followUser(module, page) {
  for (const query of preferences) {
    query.addEventListener('change', () => call(module, 'switchbox_surround', ...surroundings()));
  }
  // As the event tells it: the page may have written its own address over it by now.
  addEventListener('hashchange', (event) => {
    const code = page.codeIn(event.newURL);
    if (code) openCode(module, code);
  });
  addEventListener('paste', (event) => {
    if (event.target.matches?.('input, textarea')) return;
    const text = event.clipboardData?.getData('text/plain')?.trim();
    if (!text) return;
    event.preventDefault();
    openCode(module, text);
  });
  addEventListener('copy', (event) => {
    if (String(getSelection()) || event.target.matches?.('input, textarea')) return;
    event.clipboardData.setData('text/plain', page.link());
    event.preventDefault();
  });
  canvas.addEventListener('pointerdown', () => canvas.focus({ preventScroll: true }));
  // Firefox tells of no motion when a page is loaded again under a pointer that rests, and SDL takes a click's place from
  // the last motion.
  const move = (event) => canvas.dispatchEvent(new MouseEvent('mousemove', event));
  canvas.addEventListener('mousedown', move, { capture: true, once: true });
}

async function start() {
  const missing = whatIsMissing();
  if (missing) return giveUp(missing);
  const page = createPage();
  const words = fetchWords(page.load('language'));
  const { default: createSwitchbox } = await import('./switchbox.js?v=@STAMP@');
  const module = await createSwitchbox({
    canvas,
    page,
    locateFile: (file) => new URL(`${file}?v=@STAMP@`, import.meta.url).href,
  });
  call(module, 'switchbox_speak', (await words).text);
  page.mirror = createMirror(canvas, (name, ...values) => call(module, name, ...values));
  guardKeys(canvas, module.ccall('switchbox_keys', 'string', [], []), (id) => call(module, 'switchbox_activate', id));
  const problem = module.ccall(
    'switchbox_start',
    'string',
    ['string', 'string', 'string', 'string', 'number', 'number', 'number'],
    [page.load('game'), page.load('settings'), page.codeAtLoad().slice(0, 20000), page.load('lesson'), ...surroundings()],
  );
  if (problem) return giveUp(`Switchbox could not start. ${problem}`);
  page.onFirstFrame = () => {
    message.hidden = true;
  };
  page.onCopied = (worked) => call(module, 'switchbox_copied', worked ? 1 : 0);
  page.onSaved = (name, problem) => call(module, 'switchbox_saved', name, problem);
  followSize(module);
  followContext(module);
  followUser(module, page);
  canvas.focus({ preventScroll: true });
}

start().catch((error) => giveUp(`Switchbox could not start: ${error.message ?? error}. Loading the page again may help.`));
