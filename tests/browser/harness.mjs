// Opens the built page in a real Chromium or Firefox and reads it as a user does: pixels by screenshot, elements by role and
// name.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { PNG } from 'pngjs';
import puppeteer from 'puppeteer-core';
import { listen, serveFolder } from '../../scripts/serve.mjs';

export const pageFolder = process.env.SWITCHBOX_PAGE ?? 'build/web/page';

const chromiumFlags = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-quic',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--lang=en-US',
  '--force-prefers-reduced-motion',
];

const launchOptions = {
  chromium: { browser: 'chrome', executablePath: process.env.SWITCHBOX_CHROMIUM ?? '/usr/bin/chromium-headless-shell', headless: true, args: chromiumFlags },
  // Headless Firefox has no WebGL here, so it runs in a window; the tests run under xvfb-run.
  firefox: {
    browser: 'firefox',
    executablePath: process.env.SWITCHBOX_FIREFOX ?? '/usr/bin/firefox-esr',
    headless: false,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'webgl.force-enabled': true, 'ui.prefersReducedMotion': 1, 'browser.shell.checkDefaultBrowser': false },
  },
};

export const browserNames = (process.env.SWITCHBOX_BROWSERS ?? 'chromium,firefox').split(',');

export async function startServer() {
  if (!existsSync(`${pageFolder}/index.html`)) throw new Error(`no page in ${pageFolder}; build it with: make page`);
  const server = serveFolder(pageFolder, { compresses: false });
  const port = await listen(server, 0);
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}

// Sets Firefox's folder for downloads; Chromium gets one for each page (open).
const firefoxDownloads = (folder) => ({ 'browser.download.folderList': 2, 'browser.download.dir': folder, 'browser.download.alwaysOpenPanel': false });

// A test opens the page for seconds. Chromium would spend a sixth of its processor time on optimizing the program meanwhile.
// Measurements (scripts/) need the optimized program.
const shortlived = { chromium: { args: [...chromiumFlags, '--js-flags=--liftoff-only'] } };

export function launch(name, { downloads, ...extra } = {}) {
  const extraPrefsFirefox = { ...launchOptions[name].extraPrefsFirefox, ...(downloads && firefoxDownloads(downloads)) };
  return puppeteer.launch({ ...launchOptions[name], extraPrefsFirefox, ...extra });
}

// Longest wait for a state that must come, in milliseconds; only a failing test waits so long.
export const patience = 60000;

const desktopSize = { width: 1280, height: 800 };

// The browsers prefer reduced motion unless a test sets it: the pictures are equal, only sooner. A player with settings is not
// new, so no introduction is shown.
const keepSettings = (text) => {
  try {
    if (location.protocol === 'http:') localStorage.getItem('switchbox.settings') ?? localStorage.setItem('switchbox.settings', text);
  } catch {
    // A test may forbid storage.
  }
};
const asAtFirst = 'switchbox-settings 1\n';
const known = `${asAtFirst}presses-left shown\n`; // most tests read the number of presses left

// Counts pending work: requested frames and set timers. A page without any does nothing until an event arrives, except at midnight:
// a timer of more than a minute is not counted.
const countPending = () => {
  const pending = new Set();
  const counted = (ask, drop) => {
    const [original, cancel] = [globalThis[ask], globalThis[drop]];
    globalThis[ask] = (act, ...rest) => {
      if (rest[0] > 60_000) return original(act, ...rest);
      const number = original((...args) => {
        pending.delete(`${ask} ${number}`);
        act(...args);
      }, ...rest);
      pending.add(`${ask} ${number}`);
      return number;
    };
    globalThis[drop] = (number) => {
      pending.delete(`${ask} ${number}`);
      cancel(number);
    };
  };
  counted('setTimeout', 'clearTimeout');
  counted('requestAnimationFrame', 'cancelAnimationFrame');
  globalThis.pendingWork = pending;
};

// Delays every frame, as on a machine that draws slowly: several events may occur between two frames.
const delayFrames = (delay) => {
  const ask = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (act) => setTimeout(() => ask(act), delay);
};

// Run before the page's own scripts. Records in `wipes` each width that is assigned to the canvas, with the number of frames
// before it. Each assignment wipes the canvas, even of an equal width.
export const noteWipes = () => {
  globalThis.wipes = [];
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'width');
  Object.defineProperty(HTMLCanvasElement.prototype, 'width', {
    get,
    set(width) {
      if (this.id === 'canvas') globalThis.wipes.push({ width, frames: Number(document.documentElement.dataset.frames ?? 0) });
      set.call(this, width);
    },
  });
};

// Opens a new page at `code` in its own context, and waits for its first frame. Options: size, pixels (device pixels per CSS
// pixel), features (media), touch, motion, newcomer (nothing is stored yet), plain (default settings). Also before (script run
// before the page's own), downloads (a folder), delay (of frames, in milliseconds; SWITCHBOX_FRAME_DELAY sets it for all tests).
export async function open(browser, address, code = '', options = {}) {
  const chromium = /chrom/i.test(await browser.version());
  const downloadBehavior = chromium && options.downloads ? { policy: 'allow', downloadPath: options.downloads } : undefined;
  const context = await browser.createBrowserContext({ downloadBehavior });
  const page = await context.newPage();
  await page.setViewport({ ...(options.size ?? desktopSize), deviceScaleFactor: options.pixels ?? 1, hasTouch: Boolean(options.touch) });
  // A page that another test opens meanwhile does not take this page's focus.
  if (chromium) await page.emulateFocusedPage(true);
  if (options.features) await page.emulateMediaFeatures(options.features);
  if (options.before) await page.evaluateOnNewDocument(options.before);
  const settings = options.plain ? asAtFirst : known;
  if (!options.newcomer) await page.evaluateOnNewDocument(keepSettings, options.motion ? `${settings}motion full\n` : settings);
  const delay = options.delay ?? Number(process.env.SWITCHBOX_FRAME_DELAY ?? 0);
  if (delay > 0) await page.evaluateOnNewDocument(delayFrames, delay);
  await page.evaluateOnNewDocument(countPending);
  const game = new Game(page, context);
  page.on('console', (message) => game.console.push(message.text()));
  page.on('pageerror', (error) => game.errors.push(String(error)));
  await page.goto(address + (code ? `#${code}` : ''));
  await game.ready();
  if (!(await game.failed())) await game.settle();
  return game;
}

// Browsers of this process by name: started when the first suite needs one, closed after the last test.
const shared = new Map();
function sharedBrowser(name) {
  if (!shared.has(name)) {
    shared.set(name, (async () => {
      const folder = await mkdtemp(join(tmpdir(), 'switchbox-'));
      return { folder, browser: await launch(name, { downloads: folder, ...shortlived[name] }) };
    })());
  }
  return shared.get(name);
}
after(async () => {
  for (const starting of shared.values()) {
    const { browser, folder } = await starting;
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
});

// Collected suites, for tests/browser/all.mjs; null if a file runs by itself.
let waiting = null;
export function collectSuites() {
  waiting = [];
  return waiting;
}

// Describes tests for every browser. They get `name`; `browser`; `visit`, which opens a new page; `address`, where the page is
// served; and `downloads`, the folder for files.
export function inEachBrowser(title, tests) {
  for (const name of browserNames) {
    const suite = () => {
      let server;
      let browser;
      let downloads;
      before(async () => {
        server = await startServer();
        const { browser: running, folder } = await sharedBrowser(name);
        browser = running;
        // Chromium takes a folder for each page. Firefox has only one, and runs one suite after another.
        downloads = name === 'chromium' ? await mkdtemp(join(folder, 'suite-')) : folder;
        for (const file of await readdir(downloads)) await rm(join(downloads, file));
      });
      after(() => server?.close());
      tests({
        name,
        browser: () => browser,
        visit: (code, options) => open(browser, server.address, code, { downloads, ...options }),
        address: () => server.address,
        downloads: () => downloads,
      });
    };
    if (waiting) waiting.push([`${title} in ${name}`, suite]);
    else describe(`${title} in ${name}`, suite);
  }
}

const query = (id) => `[data-id="${id}"]`;

export class Game {
  constructor(page, context) {
    this.page = page;
    this.context = context;
    this.console = [];
    this.errors = [];
  }

  close() {
    return this.context.close();
  }

  // Performs an action that reloads the page, and waits for that. A mere change of the address also is a navigation, so the old
  // document is marked.
  async beginsAgain(act) {
    await this.page.evaluate(() => { window.isOld = true; });
    await act();
    await this.page.waitForFunction(() => !window.isOld, { timeout: patience });
    await this.ready();
    await this.settle();
  }

  // Performs an action and waits for the next frames, which draw its result.
  async drawn(act) {
    const before = await this.frames();
    await act();
    await this.page.waitForFunction((count) => Number(document.documentElement.dataset.frames) > count, { timeout: patience }, before);
    await this.settle();
  }

  // Waits until the page has drawn its first frame or failed. Firefox can replace the first document after the driver has found
  // it. A wait in the old one is refused, and is then repeated.
  async ready() {
    const wait = () => this.page.waitForFunction(() => document.documentElement.dataset.ready || document.documentElement.dataset.failed, { timeout: patience });
    await wait().catch((error) => {
      if (error.message !== 'Waiting failed') throw error;
      return wait();
    });
  }

  failed() {
    return this.page.evaluate(() => Boolean(document.documentElement.dataset.failed));
  }

  frames() {
    return this.page.evaluate(() => Number(document.documentElement.dataset.frames));
  }

  // Waits until the page is at rest: all changes are drawn, and animations have ended.
  settle() {
    return this.page.waitForFunction(() => document.documentElement.dataset.rest === 'true', { timeout: patience, polling: 'mutation' });
  }

  // Waits until the page is at rest, with no frame requested and no timer set but the one for midnight.
  async sleep() {
    await this.settle();
    await this.page.waitForFunction(() => document.documentElement.dataset.rest === 'true' && globalThis.pendingWork.size === 0, { timeout: patience, polling: 50 });
  }

  // Waits until the board shows this picture.
  shows(picture) {
    return this.until(() => this.picture(), (found) => found === picture);
  }

  // Waits until the status line is this text or matches this pattern.
  says(words) {
    return this.until(() => this.status(), (found) => (words instanceof RegExp ? words.test(found) : found === words));
  }

  // Returns the text of the notice and closes it.
  async notice() {
    await this.page.waitForSelector('[data-id="notice"]', { timeout: patience });
    await this.settle();
    const words = await this.text('notice');
    await this.click('notice-close');
    return words;
  }

  // Waits until a value that is read is as wanted.
  async until(read, isWanted) {
    const deadline = Date.now() + patience;
    for (;;) {
      const found = await read();
      if (isWanted(found)) return found;
      if (Date.now() > deadline) throw new Error(`it stays at ${found}`);
      await this.settle();
    }
  }

  // Returns the code in the address, which changes shortly after the game.
  async code() {
    await this.page.waitForFunction(() => document.documentElement.dataset.address === 'shown', { timeout: patience });
    return this.page.evaluate(() => decodeURIComponent(location.hash.slice(1)));
  }

  // Finds an element by role and name in the browser's own accessibility tree.
  element(role, name) {
    return this.page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, { timeout: patience });
  }

  has(role, name) {
    return this.page.$(`::-p-aria([name="${name}"][role="${role}"])`).then(Boolean);
  }

  attribute(id, name) {
    return this.page.$eval(query(id), (element, attribute) => element.getAttribute(attribute), name);
  }

  text(id) {
    return this.page.$eval(query(id), (element) => (element instanceof HTMLInputElement ? element.value : element.textContent));
  }

  status() {
    return this.text('status');
  }

  isThere(id) {
    return this.page.$(query(id)).then(Boolean);
  }

  async isDisabled(id) {
    return (await this.attribute(id, 'disabled')) !== null;
  }

  async rect(id) {
    const [x, y, width, height] = (await this.attribute(id, 'data-rect')).split(' ').map(Number);
    return { x, y, width, height, middle: { x: x + width / 2, y: y + height / 2 } };
  }

  // Clicks with the mouse on the pixels of the element.
  async click(id) {
    const { middle } = await this.rect(id);
    await this.page.mouse.click(middle.x, middle.y);
    await this.settle();
  }

  // Shows the further options of the dialog that sets up a game.
  async showMore() {
    if ((await this.attribute('setup-more', 'aria-expanded')) !== 'true') await this.click('setup-more');
  }

  // Chooses a machine in the gallery, or opens the editor of one that the player draws.
  async machine(id) {
    await this.click('gallery');
    await this.focus(`card-${id}`); // scrolls the card into sight
    await this.click(`card-${id}`);
  }

  // Sends a paste event with this text, without waiting for its effect.
  paste(text) {
    return this.page.evaluate((words) => {
      const data = new DataTransfer();
      data.setData('text/plain', words);
      // Older Firefoxes read only these properties.
      const forFirefox = { dataType: 'text/plain', data: words };
      document.getElementById('canvas').dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data, ...forFirefox }));
    }, text);
  }

  // Drops a file on the canvas.
  drop(text) {
    return this.page.evaluate((words) => {
      const data = new DataTransfer();
      data.items.add(new File([words], 'any.txt', { type: 'text/plain' }));
      document.getElementById('canvas').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    }, text);
  }

  async pointAt({ x, y }) {
    await this.page.mouse.move(x, y);
    await this.settle();
  }

  async focus(id) {
    await this.page.$eval(query(id), (element) => element.focus());
    await this.settle();
  }

  // Returns the id of the element with the focus.
  focused() {
    return this.page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.id);
  }

  // Presses Tab until the element has the focus.
  async tabTo(id) {
    for (let presses = 0; presses < 100; ++presses) {
      if ((await this.focused()) === id) return this.settle();
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not come to ${id}`);
  }

  async key(key) {
    await this.page.keyboard.press(key);
    await this.settle();
  }

  async chord(modifier, key) {
    await this.page.keyboard.down(modifier);
    await this.page.keyboard.press(key);
    await this.page.keyboard.up(modifier);
    await this.settle();
  }

  // Returns the states of the lamps in the DOM mirror, "100/110/001".
  picture() {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('[data-id="board"] [role="row"]')]
        .map((row) => [...row.querySelectorAll('button')].map((lamp) => (/, lit/.test(lamp.getAttribute('aria-label')) ? 1 : 0)).join(''))
        .join('/'),
    );
  }

  hinted() {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('[data-id="board"] button')]
        .filter((lamp) => lamp.getAttribute('aria-label').endsWith(', hint'))
        .map((lamp) => Number(lamp.dataset.id.slice('cell-'.length))),
    );
  }

  // Returns the states of the lamps from pixels: a lamp is lit if the middle of its key is bright and warm.
  async pixelPicture() {
    const places = await this.page.evaluate(() =>
      [...document.querySelectorAll('[data-id="board"] [role="row"]')].map((row) =>
        [...row.querySelectorAll('button')].map((lamp) => lamp.dataset.rect.split(' ').map(Number)),
      ),
    );
    const image = await this.pixels();
    const lit = ([x, y, width, height]) => image.isLit(x + width / 2, y + height / 2 + height * 0.1);
    return places.map((row) => row.map((place) => (lit(place) ? 1 : 0)).join('')).join('/');
  }

  async pixels() {
    const shot = PNG.sync.read(Buffer.from(await this.page.screenshot()));
    return new Pixels(shot, await this.page.evaluate(() => devicePixelRatio));
  }

  // Returns the numbers of the board's cells that an action changes in appearance.
  async cellsChangedBy(act) {
    const before = await this.pixels();
    await act();
    const after = await this.pixels();
    const cells = await this.page.evaluate(() =>
      [...document.querySelectorAll('[data-id^="gridcell-"]')].map((cell) => [Number(cell.dataset.id.slice('gridcell-'.length)), cell.dataset.rect]),
    );
    const differs = (place) => {
      const [x, y, width, height] = place.split(' ').map(Number);
      return after.differs(before, { x, y, width, height });
    };
    return cells.filter(([, place]) => differs(place)).map(([number]) => number);
  }

  storage(name) {
    return this.page.evaluate((key) => localStorage.getItem(`switchbox.${key}`), name);
  }
}

// Largest difference between equal pixels, of 255. Dear ImGui from 1.92 on rearranges the texture of its letters after a lost
// context. A few pixels of their edges are then brighter or darker.
const tolerance = Number(process.env.SWITCHBOX_PIXEL_TOLERANCE ?? 0);

class Pixels {
  constructor({ width, data }, scale) {
    Object.assign(this, { width, scale, data });
  }

  // Returns [red, green, blue] at a place in CSS pixels.
  at(x, y) {
    const start = 4 * (Math.round(y * this.scale) * this.width + Math.round(x * this.scale));
    return [...this.data.subarray(start, start + 3)];
  }

  isLit(x, y) {
    const [red, green, blue] = this.at(x, y);
    return red > 200 && red - blue > 40 && green > 90;
  }

  // Returns whether any pixel differs inside a rectangle in CSS pixels.
  differs(other, { x, y, width, height }) {
    const [left, right] = [x, x + width].map((edge) => 4 * Math.round(edge * this.scale));
    const [top, bottom] = [y, y + height].map((edge) => Math.round(edge * this.scale));
    const row = (data, line) => data.subarray(4 * line * this.width + left, 4 * line * this.width + right);
    for (let line = top; line < bottom; ++line) {
      if (!row(this.data, line).equals(row(other.data, line))) return true;
    }
    return false;
  }

  equals(other) {
    if (tolerance === 0) return this.data.equals(other.data);
    return this.data.length === other.data.length && this.data.every((value, index) => Math.abs(value - other.data[index]) <= tolerance);
  }
}

export const golden = (name) => readFile(new URL(`../golden/${name}`, import.meta.url), 'utf8');
