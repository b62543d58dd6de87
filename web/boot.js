// Starts the program after checking that the browser has what it needs, and connects the page's events to it.
import { createPage } from './page.@STAMP@.js';
import { createMirror } from './mirror.@STAMP@.js';
import { guardKeys } from './keys.@STAMP@.js';
import { shareTouches, shareWheel } from './touch.@STAMP@.js';
import { whatIsMissing } from './preflight.@STAMP@.js';
import { keepOffline } from './offline.@STAMP@.js';
import { fetchWords, offers, sayerOf, wantedLanguage, withoutWords } from './words.@STAMP@.js';
import { wasmLoader } from './loader.@STAMP@.js';

const stage = document.getElementById('stage');
const game = document.getElementById('game');
const canvas = document.getElementById('canvas');
const layer = document.getElementById('mirror');
const message = document.getElementById('message');
const loading = document.getElementById('loading');
const progress = document.getElementById('progress');
const page = createPage();
document.getElementById('late').remove(); // all scripts that the start needs are loaded
// Messages from the page around this one, until there is a program and host.js reads them.
const early = [];
const keepEarly = (event) => early.length < 20 && event.source === parent && early.push(event);
if (page.isEmbedded && parent !== window) addEventListener('message', keepEarly);
let say = (id) => id;
let opensKept = false; // the kept game is being opened and is not shown yet
let hasEnded = false; // the program

function giveUp(words) {
  loading.hidden = true;
  message.textContent = words;
  message.classList.add('problem');
  message.hidden = false;
  document.documentElement.dataset.failed = 'true';
}

function offer(id, act) {
  const button = document.createElement('button');
  button.textContent = say(id);
  button.addEventListener('click', act);
  message.append(button);
}

// A retry may succeed.
function offerAgain(words) {
  giveUp(words);
  offer('page.again', () => location.reload());
}

// Recognizes errors that end the program: out of memory, or an invalid operation.
const isEnd = (error) => /^R(untime|ange)Error$/.test(error?.name);

// Sets aside the kept game that cannot be opened, so that the next start begins a new one.
function dropGame() {
  const place = page.setAside('game');
  offerAgain(place ? say('page.is-aside', place) : say('page.not-started', say('page.no-room')));
}

// Stops the program. Its state may be inconsistent, so it gets no more calls, and nothing that was kept is overwritten. The next
// start ignores the address. If the kept game is the cause, the player may go on without it.
function giveUpProgram() {
  if (hasEnded) return;
  hasEnded = true;
  page.store = () => false;
  game.inert = true;
  if (!page.isEmbedded) history.replaceState(null, '', page.base());
  offerAgain(say('page.no-memory'));
  if (opensKept) offer('page.set-aside', dropGame);
}

for (const kind of ['error', 'unhandledrejection']) {
  addEventListener(kind, ({ error, reason }) => isEnd(error ?? reason) && giveUpProgram());
}

function showProgress(share) {
  progress.value = Math.round(100 * share);
}

// Preferences of browser and system, as numbers for the program, which gets them again after a change.
const preferences = [
  '(prefers-color-scheme: dark)',
  '(prefers-reduced-motion: reduce)',
  '(pointer: coarse)',
  '(prefers-contrast: more), (forced-colors: active)',
].map((query) => matchMedia(query));
const surroundings = () => {
  const matches = preferences.map((query) => (query.matches ? 1 : 0));
  const [, , touch] = matches;
  return [...matches, touch && navigator.vibrate ? 1 : 0];
};

function call(module, name, ...values) {
  if (hasEnded) return;
  const types = values.map((value) => typeof value);
  module.ccall(name, null, types, values);
}

// A pasted text may be longer than any code. The program gets the beginning and reports the error in it.
const longestCode = 20000;
const longestOptions = 2000;
const openCode = (module, text) => call(module, 'switchbox_open', text.slice(0, longestCode));

// A puzzle may be longer, and does not fit on the program's stack.
const longestPaste = 1_000_001;
function paste(module, text) {
  page.bring(text.slice(0, longestPaste));
  call(module, 'switchbox_take_in');
}

// SDL observes only the window's size, but the canvas can also change alone. A second event for one change is avoided: each wipes
// the drawing.
function followSize(module) {
  addEventListener('resize', () => call(module, 'switchbox_resized')); // after SDL's own listener
  new ResizeObserver(() => {
    const { width, height } = canvas.getBoundingClientRect();
    const isOff = (pixels, length) => Math.abs(pixels - length * devicePixelRatio) >= 1;
    if (isOff(canvas.width, width) || isOff(canvas.height, height)) dispatchEvent(new Event('resize'));
  }).observe(canvas);
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

// The browser may take the drawing surface away.
const isLost = () => canvas.getContext('webgl2')?.isContextLost();
const giveUpDrawing = () => offerAgain(say('page.lost-drawing'));

function followContext(module) {
  let patience = 0;
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    call(module, 'switchbox_context_lost');
    patience = setTimeout(giveUpDrawing, 5000);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(patience);
    if (module.ccall('switchbox_context_restored', 'string', [], [])) return giveUpDrawing();
    message.hidden = true;
  });
}

function followGamepads(module) {
  let pads = null;
  addEventListener('gamepadconnected', async () => {
    pads ??= import('./gamepad.@STAMP@.js').then(({ followPads }) => followPads((...button) => call(module, 'switchbox_pad', ...button)));
    (await pads)();
  });
}

function followPreferences(module) {
  for (const query of preferences) {
    query.addEventListener('change', () => call(module, 'switchbox_surround', ...surroundings()));
  }
}

// Accepts pasted texts and dropped files. In an embedded page these belong to the page around it.
function takeIn(module) {
  addEventListener('paste', (event) => {
    if (event.target.matches?.('input, textarea')) return;
    const text = event.clipboardData?.getData('text/plain');
    if (!text?.trim()) return;
    event.preventDefault();
    paste(module, text);
  });
  // A file of the player's data may be dropped anywhere.
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    page.takeIn(event.dataTransfer?.files[0]);
  });
}

// Lets the page around an embedded board hear of it and command it, once that page asks.
async function followHost(module) {
  const { createHost } = await import('./host.@STAMP@.js');
  const introduce = () => module.ccall('switchbox_introduce', 'string', [], []);
  const obey = (command, code) => module.ccall('switchbox_obey', 'string', ['string', 'string'], [command, code]);
  const host = createHost({ hosts: page.hosts, longest: longestCode, say: (...told) => page.say(...told), introduce, obey });
  page.tellHost = host.tell;
  removeEventListener('message', keepEarly);
  const read = (event) => !hasEnded && host.read(event);
  addEventListener('message', read);
  for (const event of early.splice(0)) read(event);
}

function followUser(module) {
  // Reads the address from the event: the page may already have replaced the current one.
  addEventListener('hashchange', (event) => {
    const code = page.codeIn(event.newURL);
    if (code) openCode(module, code);
  });
  addEventListener('copy', (event) => {
    if (String(getSelection()) || event.target.matches?.('input, textarea')) return;
    event.clipboardData.setData('text/plain', page.link());
    event.preventDefault();
  });
  canvas.addEventListener('pointerdown', () => canvas.focus({ preventScroll: true }));
  // Firefox sends no motion when a page is reloaded under a resting pointer, and SDL uses the last motion as the place of a
  // click.
  const move = (event) => canvas.dispatchEvent(new MouseEvent('mousemove', event));
  canvas.addEventListener('mousedown', move, { capture: true, once: true });
}

// Switches to another language. Offline, a language that was never loaded is missing.
async function speak(module, code) {
  const words = await fetchWords(code);
  if (!words) return page.tell(say('page.no-language'));
  document.documentElement.lang = code;
  say = sayerOf(words);
  page.say = say;
  page.words = words;
  call(module, 'switchbox_speak');
}

// Resolves once the skeleton is painted, which comes before the program; at once in a hidden page.
function skeletonSeen() {
  const patience = 500;
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, patience);
  });
}

// Lets the browser handle waiting events.
const breath = () => new Promise((resolve) => setTimeout(resolve));

// Resolves once the GPU has compiled the program's shaders: an earlier query would block the page. If the browser cannot report
// that, it resolves once the GPU has finished the commands so far.
async function shadersCompiled(module) {
  const gl = canvas.getContext('webgl2');
  const tells = gl.getExtension('KHR_parallel_shader_compile');
  const sync = tells ? null : gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  const isDone = () => (tells ? module.ccall('switchbox_is_compiled', 'boolean', [], []) : !sync || gl.getSyncParameter(sync, gl.SYNC_STATUS) === gl.SIGNALED);
  gl.flush();
  do await breath();
  while (!gl.isContextLost() && !isDone());
  gl.deleteSync(sync);
}

async function fetchProgram() {
  try {
    const { default: createSwitchbox } = await import('./switchbox.@STAMP@.js');
    const address = new URL('switchbox.@STAMP@.wasm', import.meta.url);
    return await new Promise((resolve, reject) => {
      createSwitchbox({ canvas, page, instantiateWasm: wasmLoader(address, @WASM_BYTES@, showProgress, reject) }).then(resolve, reject);
    });
  } catch (error) {
    throw isEnd(error) ? error : new Error(say('page.not-whole'));
  }
}

// Finishes the shaders; returns the error of one of them, '' if there is none.
async function takeShaders(module) {
  while (!module.ccall('switchbox_has_shaders', 'boolean', [], [])) {
    const fault = module.ccall('switchbox_finish_shader', 'string', [], []);
    if (fault) return fault;
    await breath();
  }
  return '';
}

// Connects the program to all later events.
function follow(module) {
  page.onAddress = () => call(module, 'switchbox_show_address');
  page.onCopied = (worked) => call(module, 'switchbox_copied', worked ? 1 : 0);
  page.onSaved = (name, problem) => call(module, 'switchbox_saved', name, problem);
  page.onShared = (done) => call(module, 'switchbox_shared', done ? 1 : 0);
  page.onFile = () => call(module, 'switchbox_take_in');
  page.speak = (chosen) => speak(module, wantedLanguage(chosen));
  const camera = {
    isAt: (x, y) => module._switchbox_moves_board(x, y) === 1,
    move: (...motion) => module._switchbox_pinch(...motion),
  };
  shareWheel(page.isEmbedded, camera);
  shareTouches(game, () => call(module, 'switchbox_let_go'), camera);
  followSize(module);
  followPreferences(module);
  followUser(module);
  followGamepads(module);
  if (!page.isEmbedded) takeIn(module);
}

async function start() {
  if (page.isEmbedded) document.documentElement.dataset.embedded = 'true';
  const code = wantedLanguage(...page.languages());
  document.documentElement.lang = code;
  say = withoutWords(code);
  const asked = page.codeAtLoad();
  const kept = page.load('game');
  const [words] = await Promise.all([fetchWords(code), skeletonSeen()]);
  if (!words) return offerAgain(say('page.no-connection'));
  say = sayerOf(words);
  page.say = say;
  page.words = words;
  const missing = whatIsMissing();
  if (missing) return giveUp(say(missing));
  const module = await fetchProgram();
  // Runs one step after another; events in between are handled.
  await breath();
  call(module, 'switchbox_offer', offers);
  call(module, 'switchbox_speak');
  await breath();
  // Created before the key guard, so that it gets Tab first.
  const mirror = createMirror({ stage, canvas, layer }, (name, ...values) => call(module, name, ...values));
  page.useKeys = guardKeys(game, (id) => call(module, 'switchbox_activate', id));
  page.tell = (told) => call(module, 'switchbox_tell', told);
  opensKept = Boolean(kept) && !asked;
  call(module, 'switchbox_start', asked.slice(0, longestCode), page.isEmbedded ? 1 : 0, page.options.slice(0, longestOptions), ...surroundings());
  await breath();
  const problem = module.ccall('switchbox_open_window', 'string', [], []);
  if (problem && !canvas.getContext('webgl2')) return giveUp(say('page.no-webgl'));
  if (problem) throw new Error(problem);
  await breath();
  call(module, 'switchbox_begin_drawing');
  await shadersCompiled(module);
  call(module, 'switchbox_fit_fonts');
  await breath();
  const fault = await takeShaders(module);
  if (fault) throw new Error(fault);
  call(module, 'switchbox_hand_over_fonts');
  await breath();
  call(module, 'switchbox_settle');
  await breath();
  follow(module);
  call(module, 'switchbox_begin_frames');
  await breath();
  call(module, 'switchbox_show');
  loading.hidden = true;
  message.hidden = true;
  await breath();
  // A lost context may be restored from here on. Earlier, Firefox would keep a canvas empty that had shown nothing yet.
  if (isLost()) throw new Error();
  followContext(module);
  page.openMirror(mirror);
  opensKept = false;
  document.documentElement.dataset.ready = 'true';
  if (!page.isEmbedded) keepOffline(say);
  else if (parent !== window) followHost(module).catch((error) => isEnd(error) && giveUpProgram()); // the board works without it
  // An embedding page keeps the focus.
  if (window === window.top) canvas.focus({ preventScroll: true });
}

start().catch((error) => {
  if (isEnd(error)) giveUpProgram();
  else if (isLost()) giveUpDrawing();
  else offerAgain(say('page.not-started', error.message ?? error));
});
