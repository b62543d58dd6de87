// Starts the desktop program in a real window and drives it with xdotool, as hands would: clicks on pixels, keys. What is
// shown is read from screenshots and from the mirror file. Each game has a data folder of its own.
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

// How long to wait for a state that must come; only a test that fails waits so long.
const patience = 60000;
const execute = promisify(execFile);
const xdotool = async (...args) => (await execute('xdotool', args)).stdout.trim();

// Xvfb starts over when its last client leaves, and turns new ones away meanwhile. This one stays.
const guest = spawn('xdotool', ['sleep', '900'], { stdio: 'ignore' });
guest.unref();
process.on('exit', () => guest.kill());

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Reads again and again until it is as expected. What cannot be read yet may be readable later, up to the deadline.
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

// The data folder of one test, gone after it. Animations are off unless it says otherwise: the same pictures, only sooner.
export function dataFolder(t, files = {}) {
  const home = mkdtempSync(join(tmpdir(), 'switchbox-'));
  const started = [];
  // A program that still writes its mirror would keep the folder from going, and then nobody would end it.
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
    // From now on the file cannot be written: a folder stands where its draft would go.
    block: (name) => mkdirSync(join(folder, `${name}.new`)),
  };
}

// `by`: the words of a command that starts the program, as strace does.
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

// An open window that shows its game. With a folder, the one of an earlier window; else a new one with the paper's game.
export async function open(t, folder = dataFolder(t, { game: saveOf(paperCode) }), environment = {}, by = []) {
  rmSync(join(folder.home, 'mirror'), { force: true });
  const game = new Game(folder, start(folder, environment, by));
  await eventuallyTrue(() => game.text(), 'the window opens');
  await eventuallyTrue(() => game.find(), 'the window is visible');
  await game.focus();
  return game;
}

// Calls that wait, by number, and whether they wait without end: poll, futex, ppoll (x86-64); futex, ppoll (ARM64).
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

  // There is no window manager that would do it.
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

  // Asks it to end, which it does in good order.
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

  // What can be pressed, or painted while editing.
  buttons() {
    return this.elements().filter(({ id }) => cell.test(id));
  }

  // The lamps of the board in reading order: the buttons on its cells, or the cells where buttons stand elsewhere.
  lamps() {
    const all = this.elements();
    const cells = all.filter(({ id }) => /^gridcell-/.test(id));
    return cells.map((square) => all.find(({ parent }) => parent === square.id) ?? square);
  }

  // What Tab stops at, in order.
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

  // "100/110/001", for boards of equal rows.
  rows(read) {
    const lamps = this.lamps();
    const columns = this.elements().filter(({ parent }) => parent === 'board-row-1').length;
    return lamps.map((lamp, index) => (index > 0 && index % columns === 0 ? '/' : '') + read(lamp)).join('');
  }

  picture() {
    return this.rows(({ name }) => (/, lit/.test(name) ? 1 : 0));
  }

  // The same where lamps have more than two states.
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

  // What the pixels say: a lamp is lit when the middle of its key is bright and warm.
  async pixelPicture() {
    const { width, data } = await this.pixels();
    return this.rows(({ attributes }) => {
      const [x, y, wide, high] = attributes['data-rect'].split(' ').map(Number);
      const start = 4 * (Math.round(y + high * 0.6) * width + Math.round(x + wide / 2));
      const [red, green, blue] = data.subarray(start, start + 3);
      return red > 200 && red - blue > 40 && green > 90 ? 1 : 0;
    });
  }

  // The mirror and the pixels come to show this.
  async shows(picture, what = '') {
    await eventually(() => this.picture(), picture, `the mirror ${what}`);
    await eventually(() => this.pixelPicture(), picture, `the pixels ${what}`);
  }

  async says(sentence) {
    await eventually(() => this.status(), sentence);
  }

  // A place of the window as one on the screen, by which the mouse moves as hands do; by one in the window it would leap.
  async onScreen(x, y) {
    const [, left, top] = /Position: (\d+),(\d+)/.exec(await xdotool('getwindowgeometry', this.window)).map(Number);
    return [left + x, top + y].map((value) => String(Math.round(value)));
  }

  // A click of the mouse on the pixels where the element is drawn.
  async click(id) {
    await this.settle();
    const { x, y, width, height } = this.rect(id);
    await xdotool('mousemove', ...(await this.onScreen(x + width / 2, y + height / 2)), 'click', '1');
  }

  // With the button held from a place of the window by so many pixels.
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

  // By as many presses of Tab as it takes.
  async tabTo(id) {
    await eventuallyTrue(() => this.stops().includes(id), `Tab stops at ${id}`);
    const stops = this.stops();
    const away = stops.indexOf(id) - stops.indexOf(this.focused());
    if (away === 0) return;
    const presses = ((away - 1 + stops.length) % stops.length) + 1; // all of them from nowhere to the last
    await this.key(...Array(presses).fill('Tab'));
    await eventually(() => this.focused(), id);
  }

  // What has been done, as the saved game tells it.
  log() {
    const lines = this.folder.read('game').split('\n');
    assert.equal(lines[0], 'switchbox-game 2');
    assert.deepEqual(lines.slice(-2), ['end', '']);
    return { origin: lines[1], actions: lines.slice(2, -2) };
  }

  // Whether each of its threads waits for an event, as the kernel tells it: in poll or on a futex, without a timeout. What
  // waits so can do nothing of itself; one that was called and has not come to run yet counts as running.
  isWaiting() {
    const tasks = `/proc/${this.child.pid}/task`;
    return readdirSync(tasks).every((task) => {
      const [call, ...args] = readFileSync(join(tasks, task, 'syscall'), 'utf8').split(' ');
      return endless[call]?.(args) ?? false;
    });
  }

  // Until what was asked for is drawn, and stands where the mirror says: looked at twice, since the X server tells windows of
  // input a moment after it has taken it.
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
