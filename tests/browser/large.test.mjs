// A board of a million lamps: shown as a whole, zoomed, moved, pressed, solved.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json } from '../cli/binary.mjs';
import { inEachBrowser } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';
const million = '2.seed~7~lights-out~1000x1000.9a0xj'; // switchbox new lights-out --size 1000x1000 --seed 7

const isNear = async (game) => (await game.isThere('farther')) && !(await game.isDisabled('farther'));

// Returns the place of the whole board, from the 48 columns in the mirror.
async function boardOf(game) {
  const told = await game.rect('board');
  const side = (told.width / 48) * 1000;
  return { x: told.x, y: told.y, side, middle: { x: told.x + side / 2, y: told.y + side / 2 } };
}

async function comeNear(game, at) {
  await game.pointAt(at);
  for (let i = 0; i < 40; ++i) await game.page.mouse.wheel({ deltaY: -120 });
  await game.settle();
}

// Records the labels and values of progress bars in `waited`, and cancels the first one.
const giveUpOnce = (game) =>
  game.page.evaluate(() => {
    globalThis.waited = [];
    let gaveUp = false;
    new MutationObserver(() => {
      const bar = document.querySelector('[data-id="progress"]');
      if (!bar) return;
      globalThis.waited.push(`${bar.getAttribute('aria-label')} ${bar.getAttribute('aria-valuenow')}`);
      if (!gaveUp) document.querySelector('[data-id="cancel"]').click();
      gaveUp = true;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

inEachBrowser('a large board', ({ visit }) => {
  test('a million lamps are seen, and one press is seen among them from near', async () => {
    const game = await visit(million);
    assert.equal(await game.status(), '500,276 presses to go.');
    const { x, y, side } = await boardOf(game);
    const image = await game.pixels();
    const places = Array.from({ length: 400 }, (_, i) => image.at(x + 2 + ((i % 20) * side) / 21, y + 2 + (Math.floor(i / 20) * side) / 21));
    const bright = places.filter(([red, , blue]) => red - blue > 20).length;
    assert.ok(bright > 300, `${bright} of 400 places have light in them`);
    await comeNear(game, { x: x + 0.3, y: y + 0.3 });
    const { middle, height } = await game.rect('cell-1');
    const isLit = async () => (await game.pixels()).isLit(middle.x, middle.y + height * 0.1);
    const before = await isLit();
    assert.equal(before, /, lit/.test(await game.attribute('cell-1', 'aria-label')));
    await game.click('cell-1');
    assert.match(await game.status(), /^Pressed row 1, column 1\. .* now (lit|dark).*\. 500,275 presses to go\.$/);
    assert.equal(await isLit(), !before);
    assert.match(await game.code(), /^2\.seed~7~lights-out~1000x1000\.\.\.[^.]{4,20}\.[0-9a-z]{5}$/);
    assert.deepEqual([game.errors, game.console], [[], []]);
    await game.close();
  });

  test('a click from afar comes nearer first, and the solution is stepped through', async () => {
    const game = await visit(million);
    const { middle } = await boardOf(game);
    await game.page.mouse.click(middle.x, middle.y);
    await game.settle();
    assert.ok(await isNear(game));
    assert.equal(await game.status(), '500,276 presses to go.');
    await game.click('solve');
    await game.says(/solution/i);
    await game.click('to-end');
    await game.says(/Solved in 500,276 presses/);
    await game.click('undo');
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.match(await game.status(), /500,276/);
    await game.close();
  });

  test('two fingers bring the board nearer and move it, press nothing, and leave the page its size', async () => {
    const game = await visit(million, { size: { width: 390, height: 844 }, touch: true });
    const { middle } = await boardOf(game);
    const touch = game.page.touchscreen;
    const left = await touch.touchStart(middle.x - 20, middle.y);
    const right = await touch.touchStart(middle.x + 20, middle.y);
    for (const apart of [40, 70, 110]) {
      await left.move(middle.x - apart, middle.y);
      await right.move(middle.x + apart, middle.y);
    }
    await left.end();
    await right.end();
    await game.settle();
    assert.ok(await isNear(game));
    assert.equal(await game.status(), '500,276 presses to go.');
    assert.equal(await game.page.evaluate(() => visualViewport.scale), 1);
    await game.close();
  });

  test('a rectangle is painted from afar, taken back at once, and kept over a reload', async () => {
    const game = await visit(million);
    const { x, y, side } = await boardOf(game);
    await game.click('edit');
    await game.click('clear');
    await game.click('rectangle');
    const drag = async (from, to) => {
      await game.page.mouse.move(x + side * from, y + side * from);
      await game.page.mouse.down();
      await game.page.mouse.move(x + side * to, y + side * to, { steps: 4 });
      await game.page.mouse.up();
      await game.settle();
    };
    await drag(0.2, 0.6);
    const said = await game.status();
    const [, lamps] = /^([\d,]+) lamps set to lit\./.exec(said) ?? assert.fail(said);
    const painted = Number(lamps.replaceAll(',', ''));
    assert.ok(Math.abs(painted - 160000) < 5000, `${painted} lamps are painted`);
    const isLit = async (share) => (await game.pixels()).isLit(x + side * share, y + side * share);
    assert.deepEqual([await isLit(0.4), await isLit(0.8)], [true, false]);
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.deepEqual([await isLit(0.4), await isLit(0.8)], [true, false]);
    await game.click('undo');
    assert.equal(await isLit(0.4), false);
    assert.deepEqual([game.errors, game.console], [[], []]);
    await game.close();
  });

  test('half a million presses play within a minute', async () => {
    const game = await visit(million, { motion: true });
    await game.click('solve');
    assert.equal(await game.attribute('speed', 'aria-label'), 'Speed: 10,000×');
    // The harness's click would wait until nothing moves.
    await game.page.evaluate(() => document.querySelector('[data-id=play]').click());
    await game.page.waitForFunction(() => Number(document.querySelector('[data-id=timeline]').getAttribute('aria-valuenow')) > 20000);
    await game.click('pause');
    const stopped = Number(await game.attribute('timeline', 'aria-valuenow'));
    assert.ok(stopped > 20000 && stopped < 500276, `${stopped} presses`);
    await game.close();
  });

  // The machine that takes longest to build of all that can be played.
  test('a board that takes long to make tells how far it is, and can be given up or waited for', async () => {
    const { code } = json('new', 'own', '--torus', '--size', '64x64', '--states', '6', '--seed', '3', '--stencil', Array(7).fill('1111111').join('/'));
    const game = await visit(paperCode, { delay: 300 });
    const name = () => game.attribute('board', 'aria-label');
    assert.equal(await name(), 'Merlin, 3 by 3');
    await giveUpOnce(game);
    await game.page.evaluate((hash) => { location.hash = hash; }, code);
    await game.says('Stopped. Your board stays.');
    assert.match(await game.page.evaluate(() => globalThis.waited[0]), /^Making the new board \d+$/);
    assert.equal(await name(), 'Merlin, 3 by 3');
    assert.equal(await game.code(), paperCode);
    await game.page.evaluate((hash) => {
      globalThis.waited = [];
      location.hash = hash;
    }, code);
    await game.until(name, (found) => found === 'My rule, 64 by 64');
    const seen = await game.page.evaluate(() => globalThis.waited.map((words) => Number(words.split(' ').at(-1))));
    assert.ok(seen.length > 0 && seen.every((percent) => percent < 100), `${seen}`);
    assert.deepEqual(seen, [...seen].sort((a, b) => a - b));
    await game.says(/presses to go/);
    assert.deepEqual([game.errors, game.console], [[], []]);
    await game.close();
  });

  // In lit-only play the program first finds the farthest of 2^25 pictures.
  test('a game with so many presses is looked for while the page goes on, and can be given up', async () => {
    const { code } = json('new', 'lights-out', '--lit-only', '--size', '5x5', '--seed', '1');
    const game = await visit(code);
    const start = async (more) => {
      await game.click('setup');
      await game.click('setup-level-own');
      for (let i = 0; i < more; ++i) await game.click('setup-presses-more');
      await game.click('setup-start');
    };
    await giveUpOnce(game);
    await start(5);
    await game.says('Stopped. Your board stays.');
    assert.match(await game.page.evaluate(() => globalThis.waited[0]), /^Looking for such a game \d+$/);
    assert.equal(await game.code(), code);
    await start(0); // the dialog remembers the number
    await game.says('New game: Lights Out. 6 presses to go.');
    assert.deepEqual([game.errors, game.console], [[], []]);
    await game.close();
  });
});
