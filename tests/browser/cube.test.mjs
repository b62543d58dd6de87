// The Rubik's cube in the page: turned by clicks, keys, the mirror and by dragging what is drawn in three dimensions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

// Nets of 12 columns, in the letters of the faces; the scramble is R U F' L2 D B2.
const netOf = (top, middle, bottom) => [...top.map((row) => `   ${row}   `), ...middle, ...bottom.map((row) => `   ${row}   `)];
const scrambledNet = netOf(['LBB', 'DUU', 'DRR'], ['FLLBDDBBURRD', 'RLLBFFDRFRBU', 'BBRFFFLFFRLL'], ['UUU', 'DDL', 'UUD']);
const solvedNet = netOf(Array(3).fill('UUU'), Array(3).fill('LLLFFFRRRBBB'), Array(3).fill('DDD'));

// Returns the numbers of the cells with this letter.
const cellsOf = (net, letter) => net.flatMap((row, r) => [...row].flatMap((found, c) => (found === letter ? [12 * r + c + 1] : [])));

async function openCube(visit, options) {
  const game = await visit('', options);
  // Clicks as a screen reader does: on a phone the row of machines would have to be scrolled first.
  const chip = await game.element('radio', 'Cube');
  await game.drawn(() => chip.evaluate((found) => found.click()));
  return game;
}

const label = (game, id) => game.attribute(id, 'aria-label');
const stickers = (game) => game.page.$$eval('[data-id="board"] [role="gridcell"]', (cells) => cells.map((cell) => cell.textContent || cell.getAttribute('aria-label')).join('|'));

inEachBrowser('the cube', ({ visit }) => {
  test('it opens in the page that is there, which fetches nothing for it', async () => {
    const game = await visit();
    const asked = [];
    game.page.on('request', (request) => asked.push(request.url()));
    await game.page.evaluate(() => { window.isTheSame = true; });
    for (const name of ['Cube', 'Merlin']) {
      const chip = await game.element('radio', name);
      await game.drawn(() => chip.evaluate((found) => found.click()));
    }
    assert.equal(await game.page.evaluate(() => window.isTheSame), true);
    assert.deepEqual(asked.filter((url) => /\.(wasm|js|txt)$/.test(url)), []);
    await game.close();
  });

  test('it is turned by the mirror, by keys and by the mouse, undone, and there again after a reload', async () => {
    const game = await openCube(visit);
    assert.equal(await label(game, 'board'), 'Cube, 3 by 3 by 3');
    const start = await stickers(game);
    await (await game.element('button', 'R, right face clockwise')).evaluate((button) => button.click());
    await game.says(/^Turned R\./);
    await game.key('u');
    await game.says(/^Turned U\./);
    // Holds the keys until the turn is visible, as people do.
    await game.page.keyboard.down('Shift');
    await game.page.keyboard.down('f');
    await game.says(/^Turned F'\./);
    await game.page.keyboard.up('f');
    await game.page.keyboard.up('Shift');
    await game.settle();
    assert.match(await game.code(), /cube~3/);
    const turned = await stickers(game);
    assert.notEqual(turned, start);
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal(await stickers(game), turned);
    for (let i = 0; i < 3; ++i) await game.chord('Control', 'z');
    assert.equal(await stickers(game), start);
    await game.close();
  });

  test('a scramble or a picture that is pasted opens as a cube, and it is told how it was read', async () => {
    const game = await visit();
    await game.paste("R U R' U'");
    await game.settle();
    await game.says('Read as 4 turns from the solved cube.');
    assert.match(await game.code(), /cube~3/);
    const scrambled = await stickers(game);
    await game.paste("(R U R' U')7 // six times are nothing");
    await game.settle();
    assert.equal(await stickers(game), scrambled);
    await game.paste('WWWWRRRRGGGGYYYYOOOOBBBB');
    await game.settle();
    await game.says('Read as colours: on the solved cube white is up and green in front.');
    assert.match(await game.code(), /cube~2/);
    await game.close();
  });

  test('a hint names a turn, and the whole solution is stepped through to the end', async () => {
    const game = await openCube(visit);
    await game.click('hint');
    await game.says(/^Hint: turn the (top|right|front|bottom|left|back) face .+ \([URFDLB]['2]?\)\.$/);
    assert.match(await label(game, 'cube-arrow'), /^Arrow on the cube: the \w+ face .+ \([URFDLB]['2]?\)$/);
    assert.match(await game.text('why'), /^(Stage [12] of 2: |[URFDLB]['2]? is )/);
    await game.click('solve');
    await game.until(() => game.isDisabled('to-end'), (disabled) => !disabled);
    await game.click('to-end');
    await game.says(/[Ss]olved/);
    await game.close();
  });

  test('a sticker that is dragged turns its face', async () => {
    const game = await openCube(visit);
    const { page } = game;
    // The cube is left of the net; this point is on the column of F that belongs to R.
    const net = await game.rect('board');
    const at = { x: net.x - 322, y: net.y + 347 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x, at.y - 30, { steps: 4 });
    await page.mouse.move(at.x, at.y - 70, { steps: 4 });
    await page.mouse.up();
    await game.says(/^Turned [URFDLB]'?\./);
    await game.close();
  });

  test('after looking round, a button leads home', async () => {
    const game = await openCube(visit);
    assert.equal(await game.isThere('cube-home'), false);
    await game.chord('Shift', 'ArrowLeft');
    assert.equal(await label(game, 'cube-home'), 'Front view');
    await game.click('cube-home');
    assert.equal(await game.isThere('cube-home'), false);
    await game.close();
  });

  test('an ordinary scrambled cube is painted by clicks, and no fault is told on the way', async () => {
    const game = await openCube(visit);
    await game.click('edit');
    await game.click('clear');
    for (const [colour, letter] of [...'URFDLB'].entries()) {
      await game.click(`swatch-${colour}`);
      for (const cell of cellsOf(scrambledNet, letter)) {
        if (cellsOf(solvedNet, letter).includes(cell)) continue;
        await game.click(`cell-${cell}`);
        assert.doesNotMatch(await game.text('why'), /real cube|Corner|Edge/);
      }
    }
    await game.click('edit');
    await game.click('hint');
    await game.says(/^Hint: turn the \w+ face /);
    await game.close();
  });
});
