// Starts the desktop program in a real window and drives it with xdotool as a user would: clicks on pixels, keys. The output is
// read from screenshots and from the mirror file. Each game has its own data folder.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { PNG } from 'pngjs';

const built = fileURLToPath(new URL('../../build/native/switchbox', import.meta.url));
export const binary = process.env.SWITCHBOX_BINARY || built;

// Start 100/110/001 towards the ring: the example of Arnold & Blaszak, figure 9.
export const paperCode = '1.merlin.mI.94.AA.0.azr8p';
export const paperStart = '100/110/001';
export const paperSteps = ['110/001/011', '111/000/010', '111/110/100', '111/101/111'];
export const ring = '111/101/111';
export const saveOf = (code, ...log) => ['switchbox-game 2', code, ...log, 'end', ''].join('\n');

// Longest wait for a state that must come, in milliseconds; only a failing test waits so long.
const patience = 60000;
const execute = promisify(execFile);
const xdotool = async (...args) => (await execute('xdotool', args)).stdout.trim();

// Xvfb restarts when its last client leaves, and refuses new ones meanwhile. This client stays.
const guest = spawn('xdotool', ['sleep', '900'], { stdio: 'ignore' });
guest.unref();
process.on('exit', () => guest.kill());

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Reads until the value is as expected. An error counts as not yet readable, up to the deadline.
export async function eventually(read, expected, what) {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      const found = await read();
      if (isDeepStrictEqual(found, expected) || Date.now() > deadline) return assert.deepEqual(found, expected, what);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await pause(20);
  }
}

export const eventuallyTrue = (read, what) => eventually(async () => Boolean(await read()), true, what);

// Makes the data folder of one test, removed after it. Animations are off unless `files` sets them: the pictures are equal, only
// sooner.
export function dataFolder(t, files = {}) {
  const home = mkdtempSync(join(tmpdir(), 'switchbox-'));
  const started = [];
  // A program that still writes its mirror would prevent the removal, and then would keep running.
  t.after(async () => {
    for (const { child, ended } of started) {
      child.kill('SIGKILL');
      await ended.catch(() => {});
    }
    rmSync(home, { recursive: true, force: true });
  });
  const folder = join(home, 'switchbox');
  mkdirSync(folder);
  for (const [name, text] of Object.entries({ settings: 'switchbox-settings 1\nmotion reduced\npresses-left shown\n', ...files })) {
    writeFileSync(join(folder, name), text);
  }
  return {
    home,
    started,
    path: (name) => join(folder, name),
    names: () => readdirSync(folder).sort(),
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    write: (name, text) => writeFileSync(join(folder, name), text),
    // Makes the file unwritable: a folder takes the place of its draft.
    block: (name) => mkdirSync(join(folder, `${name}.new`)),
  };
}

// Starts the program; `by` is a command that starts it in turn, such as strace.
export function start(folder, environment = {}, by = []) {
  const mirror = join(folder.home, 'mirror');
  const env = { ...process.env, LANG: 'C', LC_ALL: 'C', LANGUAGE: '', LIBGL_ALWAYS_SOFTWARE: '1', XDG_DATA_HOME: folder.home, XDG_RUNTIME_DIR: folder.home, SWITCHBOX_MIRROR: mirror, ...environment };
  const [command, ...words] = [...by, binary];
  const child = spawn(command, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => { output[name] += text; });
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => resolve({ status, signal, ...output }));
  });
  folder.started.push({ child, ended });
  return { child, mirror, ended };
}

// Opens a window and waits until it shows its game. With a folder it is the game of an earlier window, otherwise the paper's
// game.
export async function open(t, folder = dataFolder(t, { game: saveOf(paperCode) }), environment = {}, by = []) {
  rmSync(join(folder.home, 'mirror'), { force: true });
  const game = new Game(folder, start(folder, environment, by));
  await eventuallyTrue(() => game.text(), 'the window opens');
  await eventuallyTrue(() => game.find(), 'the window is visible');
  await game.focus();
  return game;
}

// System calls that wait, by number, with a test for no timeout: poll, futex, ppoll (x86-64); futex, ppoll (ARM64).
const noTime = (argument) => Number(argument) === 0;
const endless = {
  7: ([, , milliseconds]) => (Number(milliseconds) & 0xffffffff) === -1,
  202: ([, , , time]) => noTime(time),
  271: ([, , time]) => noTime(time),
  98: ([, , , time]) => noTime(time),
  73: ([, , time]) => noTime(time),
};

const cell = /^cell-(\d+)$/;

export class Game {
  constructor(folder, { child, mirror, ended }) {
    Object.assign(this, { folder, child, mirror, ended });
  }

  async find() {
    const found = await xdotool('search', '--onlyvisible', '--pid', String(this.child.pid)).catch(() => '');
    this.window = found.split('\n').at(-1);
    return this.window;
  }

  // Raises and focuses the window, since there is no window manager.
  async focus() {
    await xdotool('windowraise', this.window, 'windowfocus', '--sync', this.window);
  }

  async resize(width, height) {
    await xdotool('windowsize', this.window, String(width), String(height));
  }

  async size() {
    const geometry = await xdotool('getwindowgeometry', this.window);
    return /Geometry: (\d+)x(\d+)/.exec(geometry).slice(1).map(Number);
  }

  kill() {
    this.child.kill('SIGKILL');
    return this.ended;
  }

  // Asks the program to end, which it does in an orderly way.
  async close() {
    this.child.kill('SIGTERM');
    const { status, signal, stdout, stderr } = await this.ended;
    assert.deepEqual({ status, signal, stdout, stderr }, { status: 0, signal: null, stdout: '', stderr: '' });
  }

  text() {
    try {
      return readFileSync(this.mirror, 'utf8');
    } catch {
      return '';
    }
  }

  elements() {
    const rows = this.text().split('\n').slice(0, -2);
    return rows.map((line) => {
      const [id, parent, role, name, text, ...pairs] = line.split('\t');
      const attributes = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
      return { id, parent, role, name, text, attributes };
    });
  }

  element(id) {
    return this.elements().find((element) => element.id === id);
  }

  attribute(id, name) {
    return this.element(id)?.attributes[name];
  }

  // Returns the elements that can be pressed, or painted while editing.
  buttons() {
    return this.elements().filter(({ id }) => cell.test(id));
  }

  // Returns the lamps of the board in reading order: the buttons on its cells, or the cells if buttons are elsewhere.
  lamps() {
    const all = this.elements();
    const cells = all.filter(({ id }) => /^gridcell-/.test(id));
    return cells.map((square) => all.find(({ parent }) => parent === square.id) ?? square);
  }

  // Returns the Tab stops, in order.
  stops() {
    return this.elements().filter(({ attributes }) => attributes.tabindex === '0').map(({ id }) => id);
  }

  focused() {
    return this.text().trimEnd().split('\n').at(-1).split('\t')[1] ?? '';
  }

  status() {
    return this.element('status').text;
  }

  isDisabled(id) {
    return this.attribute(id, 'disabled') === 'true';
  }

  rect(id) {
    const place = this.attribute(id, 'data-rect');
    assert.ok(place, `${id} is drawn`);
    const [x, y, width, height] = place.split(' ').map(Number);
    return { x, y, width, height };
  }

  // Joins the rows of a board of equal rows, "100/110/001".
  rows(read) {
    const lamps = this.lamps();
    const columns = this.elements().filter(({ parent }) => parent === 'board-row-1').length;
    return lamps.map((lamp, index) => (index > 0 && index % columns === 0 ? '/' : '') + read(lamp)).join('');
  }

  picture() {
    return this.rows(({ name }) => (/, lit/.test(name) ? 1 : 0));
  }

  // Returns the states of lamps with more than two.
  states() {
    return this.rows(({ name }) => Number(/, state (\d)/.exec(name)[1]) - 1);
  }

  hinted() {
    return this.buttons().filter(({ name }) => name.endsWith(', hint')).map(({ id }) => Number(cell.exec(id)[1]));
  }

  async pixels() {
    const { stdout } = await execute('import', ['-silent', '-window', this.window, 'png:-'], { encoding: 'buffer', maxBuffer: 1 << 26 });
    return PNG.sync.read(stdout);
  }

  // Returns the states of the lamps from pixels: a lamp is lit if the middle of its key is bright and warm.
  async pixelPicture() {
    const { width, data } = await this.pixels();
    return this.rows(({ attributes }) => {
      const [x, y, wide, high] = attributes['data-rect'].split(' ').map(Number);
      const start = 4 * (Math.round(y + high * 0.6) * width + Math.round(x + wide / 2));
      const [red, green, blue] = data.subarray(start, start + 3);
      return red > 200 && red - blue > 40 && green > 90 ? 1 : 0;
    });
  }

  // Waits until the mirror and the pixels show this picture.
  async shows(picture, what = '') {
    await eventually(() => this.picture(), picture, `the mirror ${what}`);
    await eventually(() => this.pixelPicture(), picture, `the pixels ${what}`);
  }

  async says(sentence) {
    await eventually(() => this.status(), sentence);
  }

  // Converts a place in the window to one on the screen. The mouse moves to it as a user's does; a place in the window would make
  // it leap.
  async onScreen(x, y) {
    const [, left, top] = /Position: (\d+),(\d+)/.exec(await xdotool('getwindowgeometry', this.window)).map(Number);
    return [left + x, top + y].map((value) => String(Math.round(value)));
  }

  // Clicks with the mouse on the pixels of the element.
  async click(id) {
    await this.settle();
    const { x, y, width, height } = this.rect(id);
    await xdotool('mousemove', ...(await this.onScreen(x + width / 2, y + height / 2)), 'click', '1');
  }

  // Drags from a place in the window by so many pixels.
  async drag([x, y], [right, down]) {
    await this.settle();
    await xdotool('mousemove', ...(await this.onScreen(x, y)), 'mousedown', '1');
    for (const share of [0.25, 0.5, 0.75, 1]) await xdotool('mousemove', ...(await this.onScreen(x + right * share, y + down * share)));
    await xdotool('mouseup', '1');
  }

  async key(...keys) {
    await xdotool('key', ...keys);
  }

  async type(text) {
    await xdotool('type', text);
  }

  // Presses Tab until the element has the focus.
  async tabTo(id) {
    await eventuallyTrue(() => this.stops().includes(id), `Tab stops at ${id}`);
    const stops = this.stops();
    const away = stops.indexOf(id) - stops.indexOf(this.focused());
    if (away === 0) return;
    const presses = ((away - 1 + stops.length) % stops.length) + 1; // from no focus to the last stop: all of them
    await this.key(...Array(presses).fill('Tab'));
    await eventually(() => this.focused(), id);
  }

  // Returns the actions in the saved game.
  log() {
    const lines = this.folder.read('game').split('\n');
    assert.equal(lines[0], 'switchbox-game 2');
    assert.deepEqual(lines.slice(-2), ['end', '']);
    return { origin: lines[1], actions: lines.slice(2, -2) };
  }

  // Returns whether the kernel reports each thread as waiting for an event: in poll or on a futex, without a timeout. A waiting
  // thread does nothing by itself. A thread that was woken but has not run yet is reported as running.
  isWaiting() {
    const tasks = `/proc/${this.child.pid}/task`;
    return readdirSync(tasks).every((task) => {
      const [call, ...args] = readFileSync(join(tasks, task, 'syscall'), 'utf8').split(' ');
      return endless[call]?.(args) ?? false;
    });
  }

  // Waits until all is drawn at the places in the mirror. It looks twice: the X server reports input to windows a moment after it
  // has accepted it.
  async settle() {
    let before;
    await eventuallyTrue(() => {
      const now = this.isWaiting() ? this.text() : undefined;
      const rests = now !== undefined && now === before;
      before = now;
      return rests;
    }, 'it comes to rest');
  }
}
