// The browser gives the program no more memory, as on phones long before the 2 GB that a page may use. It happens in a search,
// when a link is opened, and at the start. The page reports it and offers a way out; game and statistics are unchanged.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countFaults } from '../faults.mjs';
import { inEachBrowser, patience } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';
const afterPress = '110/001/011';
const litOnly = '2.lights-out~lit.Zc6eg.cmsyk'; // 2^25 pictures
const million = '2.seed~7~lights-out~1000x1000.9a0xj';
const ended = 'Switchbox had to stop, probably because memory ran out. Your game is kept: close other tabs and programs, then try again.';
const again = 'Try again';
const setAside = 'Set this game aside';
const faults = countFaults('memory');

// Runs in the page before its own scripts: limits memory to so many MiB, from now on or from the tab's next start on. A negative
// limit refuses even the initial memory.
const limitMemory = (first) => {
  if (location.protocol !== 'http:') return;
  globalThis.most = Number(sessionStorage.getItem('most') ?? first);
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength / 65536 + pages > 16 * globalThis.most) throw new RangeError('refused');
    return grow.call(this, pages);
  };
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = (...args) => (globalThis.most < 0 ? Promise.reject(new RangeError('refused')) : instantiateStreaming.apply(WebAssembly, args));
};
const limited = (most = 4096) => ({ before: `(${limitMemory})(${most})` });
const limitNow = (game) => game.page.evaluate(() => { globalThis.most = 0; });
const limitFromNextStartOn = (game, most) => game.page.evaluate((mebibytes) => sessionStorage.setItem('most', mebibytes), most);
const few = 12; // MiB: for a small game

// Returns Lights Out on 5 x 5 as a custom puzzle in which only lit lamps may be pressed: 2^25 states.
function litPuzzle() {
  const near = (cell) => [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]].map(([down, right]) => [Math.floor(cell / 5) + down, (cell % 5) + right]);
  const isThere = (place) => place.every((at) => at >= 0 && at < 5);
  const cells = Array.from({ length: 25 }, (_, cell) => cell);
  const lines = cells.map((cell) => `${cell}: ${near(cell).filter(isThere).map(([row, column]) => 5 * row + column).join(' ')}`);
  return [...lines, 'press lit', `start ${cells.map((cell) => `${cell}=1`).join(' ')}`, ''].join('\n');
}

inEachBrowser('memory', ({ visit }) => {
  const kept = async (game) => [await game.storage('game'), await game.storage('statistics')];
  const pressAgain = (game) => game.page.$eval('#message button', (button) => button.click());
  const tryAgain = (game) => game.beginsAgain(() => pressAgain(game));

  async function tryInVain(game) {
    await game.page.evaluate(() => { window.isOld = true; });
    await pressAgain(game);
    await game.page.waitForFunction(() => !window.isOld, { timeout: patience });
  }

  async function saysSo(game, ...buttons) {
    await game.page.waitForFunction(() => document.documentElement.dataset.failed, { timeout: patience });
    const [words, ...labels] = await game.page.$eval('#message', (message) => [message.firstChild, ...message.querySelectorAll('button')].map((part) => part.textContent));
    assert.deepEqual([words, ...labels], [ended, ...buttons]);
  }

  // Clicks without waiting for rest, which would never come.
  async function ask(game, id) {
    const { middle } = await game.rect(id);
    await game.page.mouse.click(middle.x, middle.y);
  }

  async function endsInSearch(game, cell) {
    await game.click(cell);
    const before = [await game.picture(), await game.code(), ...(await kept(game))];
    assert.match(before.at(-1), / games 1 /);
    await limitNow(game);
    await ask(game, 'hint');
    await saysSo(game, again);
    for (const key of ['u', 't', '1']) await game.page.keyboard.press(key); // keys have no effect any more
    assert.deepEqual(await kept(game), before.slice(2));
    await tryAgain(game);
    assert.equal(await game.failed(), false);
    assert.deepEqual([await game.picture(), await game.code(), ...(await kept(game))], before);
  }

  test('that ends in a big search leaves the game as it was, and another try goes well', async () => {
    const game = await visit(litOnly, limited());
    await faults.survives(() => endsInSearch(game, 'cell-3'));
    await game.click('hint');
    await game.says(/^Hint: press \d+\.$/);
    await game.close();
  });

  test('that ends in a search of a puzzle leaves the game as it was', async () => {
    const game = await visit('', limited());
    await game.drawn(() => game.paste(litPuzzle()));
    await faults.survives(() => endsInSearch(game, 'cell-1'));
    await game.close();
  });

  test('that is too little for a link leaves the game that was there', async () => {
    const game = await visit(paperCode, limited());
    await game.click('cell-5');
    const before = await kept(game);
    await limitNow(game);
    await faults.survives(async () => {
      await game.page.evaluate((code) => { location.hash = code; }, million);
      await saysSo(game, again);
      assert.deepEqual(await kept(game), before);
    });
    await limitFromNextStartOn(game, few);
    await tryAgain(game);
    assert.deepEqual([await game.picture(), ...(await kept(game))], [afterPress, ...before]);
    // A link that is opened at the start.
    await faults.survives(async () => {
      await game.page.evaluate((code) => { window.isOld = true; history.pushState(null, '', `#${code}`); location.reload(); }, million);
      await game.page.waitForFunction(() => !window.isOld, { timeout: patience });
      await saysSo(game, again);
      await tryAgain(game);
      assert.deepEqual([await game.picture(), ...(await kept(game))], [afterPress, ...before]);
    });
    await game.close();
  });

  test('that is too little for the game that was kept lets the player set it aside', async () => {
    const game = await visit(million, limited());
    await game.click('cell-1');
    const [text, statistics] = await kept(game);
    await limitFromNextStartOn(game, few);
    await faults.survives(async () => {
      await game.page.reload();
      await saysSo(game, again, setAside);
      await tryInVain(game);
      await saysSo(game, again, setAside);
      await game.page.$eval('#message button:last-child', (button) => button.click());
      assert.equal(await game.page.$eval('#message', (message) => message.firstChild.textContent), 'Your game is set aside as "switchbox.game.damaged-1".');
      await tryAgain(game);
      assert.equal(await game.failed(), false);
      assert.equal(await game.storage('game.damaged-1'), text);
      assert.equal(await game.storage('statistics'), statistics);
      await game.click('cell-1');
      assert.match(await game.storage('game'), /press 1\nend\n$/);
    });
    await game.close();
  });

  test('that is not enough to begin with is told, and the game goes on once there is some', async () => {
    const game = await visit(paperCode, limited());
    await game.click('cell-5');
    const before = await kept(game);
    await limitFromNextStartOn(game, -1);
    await faults.survives(async () => {
      await game.page.reload();
      await saysSo(game, again);
      assert.deepEqual(await kept(game), before);
      await limitFromNextStartOn(game, few);
      await tryAgain(game);
      assert.deepEqual([await game.picture(), ...(await kept(game))], [afterPress, ...before]);
    });
    await game.close();
  });
});
