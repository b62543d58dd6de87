// Play in a real browser: clicks on pixels, keys, the stepped solution, and the state after a reload.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser, patience } from './harness.mjs';

// Start 100/110/001 towards the ring: the example of Arnold & Blaszak, figure 9.
const paperCode = '2.merlin.mI.ybha0';
const paperStart = '100/110/001';
const paperSteps = ['110/001/011', '111/000/010', '111/110/100', '111/101/111'];
const ring = '111/101/111';

// The lamps that each button of Merlin changes (docs/machines.md).
const changes = [[1, 2, 4, 5], [1, 2, 3], [2, 3, 5, 6], [1, 4, 7], [2, 4, 5, 6, 8], [3, 6, 9], [4, 5, 7, 8], [7, 8, 9], [5, 6, 8, 9]];

function pressed(picture, button) {
  const lamps = picture.replaceAll('/', '').split('').map(Number);
  for (const lamp of changes[button - 1]) lamps[lamp - 1] ^= 1;
  return [0, 3, 6].map((row) => lamps.slice(row, row + 3).join('')).join('/');
}

inEachBrowser('playing', ({ visit, address }) => {
  test('a first visit shows a fresh game of Merlin that is not yet solved', async () => {
    const game = await visit('');
    assert.equal(await game.attribute('board', 'aria-label'), 'Merlin, 3 by 3');
    assert.notEqual(await game.picture(), ring);
    assert.match(await game.status(), /^\d press(es)? to go\.$/);
    assert.deepEqual(game.errors, []);
    await game.close();
  });

  test('a click on the pixels of a lamp changes exactly the lamps of its rule', async () => {
    const game = await visit(paperCode);
    let expected = paperStart;
    assert.equal(await game.pixelPicture(), expected);
    for (let button = 1; button <= 9; ++button) {
      await game.click(`cell-${button}`);
      expected = pressed(expected, button);
      assert.equal(await game.picture(), expected, `the mirror after button ${button}`);
      assert.equal(await game.pixelPicture(), expected, `the pixels after button ${button}`);
    }
    await game.close();
  });

  test('hint, then the marked button, again and again, wins in the fewest presses', async () => {
    for (const [code, fewest] of [[paperCode, 4], ['', undefined], ['', undefined]]) {
      const game = await visit(code);
      const presses = Number((await game.status()).match(/^(\d)/)?.[1] ?? fewest);
      for (let press = 0; press < presses; ++press) {
        await game.click('hint');
        const marked = await game.hinted();
        assert.equal(marked.length, 1);
        await game.click(`cell-${marked[0]}`);
      }
      assert.equal(await game.picture(), ring);
      const ending = presses === 1 ? '' : 's';
      assert.equal(await game.status(), `Solved in ${presses} press${ending && 'es'}, the fewest possible. With ${presses} hint${ending}.`);
      await game.close();
    }
  });

  test('the solution steps forward and back through the pictures of the paper', async () => {
    const game = await visit(paperCode);
    await game.click('solve');
    assert.deepEqual(await game.hinted(), [5, 6, 7, 9]);
    for (const [index, picture] of paperSteps.entries()) {
      await game.click('step-forward');
      assert.equal(await game.pixelPicture(), picture);
      assert.equal(await game.attribute('timeline', 'aria-valuetext'), `Step ${index + 1} of 4`);
    }
    assert.ok(await game.isDisabled('step-forward'));
    for (const picture of [...paperSteps.slice(0, 3).reverse(), paperStart]) {
      await game.click('step-back');
      assert.equal(await game.pixelPicture(), picture);
    }
    await game.close();
  });

  test('the timeline is scrubbed by dragging, and taken over by pressing another button', async () => {
    const game = await visit(paperCode);
    await game.click('solve');
    const rail = await game.rect('timeline');
    await game.page.mouse.move(rail.x + 14, rail.middle.y);
    await game.page.mouse.down();
    await game.page.mouse.move(rail.middle.x, rail.middle.y, { steps: 5 });
    await game.page.mouse.up();
    await game.settle();
    assert.equal(await game.attribute('timeline', 'aria-valuenow'), '2');
    assert.equal(await game.picture(), paperSteps[1]);
    await game.click('cell-1');
    assert.equal(await game.picture(), pressed(paperSteps[1], 1));
    assert.ok(!(await game.isThere('timeline')));
    await game.click('undo');
    assert.equal(await game.attribute('timeline', 'aria-valuenow'), '2');
    await game.close();
  });

  test('Play runs to the end by itself, and Pause stops it', async () => {
    const game = await visit(paperCode);
    await game.click('solve');
    await game.click('speed');
    await game.click('speed'); // fast, and then slow
    // The page is not at rest while the solution plays.
    const { middle } = await game.rect('play');
    await game.page.mouse.click(middle.x, middle.y);
    await game.page.waitForFunction(() => Number(document.querySelector('[data-id="timeline"]').getAttribute('aria-valuenow')) >= 1);
    assert.ok(await game.isThere('pause'));
    await game.click('pause');
    assert.ok(await game.isThere('play'));
    const step = await game.attribute('timeline', 'aria-valuenow');
    await game.sleep();
    assert.equal(await game.attribute('timeline', 'aria-valuenow'), step);
    await game.click('play');
    await game.page.waitForFunction(() => document.querySelector('[data-id="timeline"]').getAttribute('aria-valuenow') === '4', { timeout: patience });
    await game.settle();
    assert.equal(await game.pixelPicture(), ring);
    await game.close();
  });

  test('undo, redo, restart and new game, undone in turn', async () => {
    const game = await visit(paperCode);
    await game.click('cell-3');
    await game.click('cell-8');
    const before = await game.picture();
    await game.click('restart');
    assert.equal(await game.picture(), paperStart);
    await game.click('undo');
    assert.equal(await game.picture(), before);
    await game.click('new-game');
    await game.click('undo');
    assert.equal(await game.picture(), before);
    await game.click('undo');
    await game.click('undo');
    assert.equal(await game.picture(), paperStart);
    assert.ok(await game.isDisabled('undo'));
    await game.click('redo');
    assert.equal(await game.picture(), pressed(paperStart, 3));
    await game.close();
  });

  test('a reload brings back the game with its history', async () => {
    const game = await visit(paperCode);
    await game.click('cell-2');
    await game.click('cell-9');
    const before = await game.picture();
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal(await game.picture(), before);
    assert.equal(await game.pixelPicture(), before);
    await game.click('undo');
    await game.click('undo');
    assert.equal(await game.picture(), paperStart);
    await game.close();
  });

  test('a game opened from a link is still there after a reload, before anything was pressed', async () => {
    const game = await visit(paperCode);
    await game.code(); // the address has been written now
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal(await game.picture(), paperStart);
    assert.ok(await game.isDisabled('undo'), 'and it has no other game behind it');
    await game.close();
  });

  test('a link is followed even when this tab has shown it before', async () => {
    const game = await visit(paperCode);
    await game.click('cell-5');
    await game.code();
    await game.page.goto('about:blank');
    await game.page.goto(`${address()}#${paperCode}`);
    await game.ready();
    await game.settle();
    assert.equal(await game.picture(), paperStart);
    await game.close();
  });

  test('the keyboard alone plays: arrows, Enter, hint, solve, step, undo', async () => {
    const game = await visit(paperCode);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await game.key(key);
    await game.key('Enter'); // the first arrow shows the cursor at 1; then 2; then 5
    assert.equal(await game.picture(), pressed(paperStart, 5));
    await game.key('h');
    assert.deepEqual(await game.hinted(), [6]);
    await game.key('ArrowRight');
    await game.key(' ');
    assert.equal(await game.picture(), paperSteps[1]);
    await game.key('u');
    await game.chord('Control', 'z');
    assert.equal(await game.picture(), paperStart);
    await game.chord('Control', 'y');
    assert.equal(await game.picture(), paperSteps[0]);
    await game.key('r');
    await game.key('s');
    for (let step = 0; step < 4; ++step) await game.key('.');
    assert.equal(await game.picture(), ring);
    await game.key(',');
    assert.equal(await game.picture(), paperSteps[2]);
    await game.key('Escape');
    assert.ok(!(await game.isThere('timeline')));
    await game.key('9');
    assert.equal(await game.picture(), ring);
    await game.close();
  });

  test('a finger plays: a tap presses, and leaves nothing outlined behind', async () => {
    const game = await visit(paperCode, { size: { width: 390, height: 844 }, pixels: 2, touch: true });
    const calm = await game.pixels();
    const { middle } = await game.rect('cell-5');
    await game.page.touchscreen.tap(middle.x, middle.y);
    await game.settle();
    assert.equal(await game.picture(), paperSteps[0]);
    await game.page.touchscreen.tap(middle.x, middle.y);
    await game.settle();
    assert.equal(await game.picture(), paperStart);
    const rect = await game.rect('cell-5');
    const after = await game.pixels();
    for (const share of [0.1, 0.2, 0.5, 0.8]) {
      const place = [rect.x + rect.width * share, rect.y + rect.height * 0.5];
      assert.deepEqual(after.at(...place), calm.at(...place));
    }
    await game.close();
  });
});
