// The result of a won game in a real browser: by mouse, on a phone, and by the keyboard alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';
const phone = { width: 390, height: 844 };
const paperWords = '3 of 3 stars. 4 presses, the fewest possible. No help.';

inEachBrowser('the result', ({ visit }) => {
  test('a win by clicks shows stars, presses and help, and leads to the next game', async () => {
    for (const size of [{ width: 1280, height: 800 }, phone]) {
      const game = await visit(paperCode, { size, touch: size === phone });
      for (const button of [5, 6, 7, 9]) await game.click(`cell-${button}`);
      assert.equal(await game.status(), 'Solved in 4 presses, the fewest possible.');
      assert.equal(await game.text('result-words'), paperWords);
      if (size === phone) {
        assert.equal(await game.attribute('why-handle', 'aria-expanded'), 'false');
        const { y, height } = await game.rect('cell-9');
        assert.ok(y + height <= (await game.rect('why-handle')).y, 'the whole won board is in sight');
        await game.click('why-handle');
      }
      assert.equal(await game.attribute('pane-result', 'aria-selected'), 'true');
      assert.equal(await game.text('result-heading'), 'Solved!');
      assert.equal(await game.text('result-words'), paperWords);
      assert.ok(!(await game.isThere('hint')));
      const next = await game.rect('next-game');
      assert.ok(next.y + next.height <= size.height, 'the next game is in sight');
      await game.click('share-result');
      await game.says(/^(Result copied|Nothing was copied|Shared)/);
      assert.equal(await game.text('result-words'), paperWords, 'the result stays');
      await game.click('next-game');
      assert.match(await game.status(), /^New game: Merlin\./);
      assert.ok(!(await game.isThere('pane-result')));
      assert.ok(await game.isThere('hint'));
      assert.deepEqual(game.errors, []);
      await game.close();
    }
  });

  test('on every phone stars, words and the next game are in sight with the won board', async () => {
    for (const size of [phone, { width: 320, height: 568 }, { width: 844, height: 390 }]) {
      const game = await visit(paperCode, { size, touch: true });
      for (const button of [5, 6, 7, 9]) await game.click(`cell-${button}`);
      const board = [await game.rect('cell-1'), await game.rect('cell-9')];
      const words = await game.rect('result-words');
      const next = await game.rect('next-game');
      for (const rect of [...board, words, next]) {
        assert.ok(rect.x >= 0 && rect.x + rect.width <= size.width, JSON.stringify({ size, rect }));
        assert.ok(rect.y >= 0 && rect.y + rect.height <= size.height, JSON.stringify({ size, rect }));
      }
      assert.ok(board[0].width >= 44, 'the board can be seen');
      // Firefox's driver has no touch screen.
      const isTouch = await game.page.evaluate(() => matchMedia('(pointer: coarse)').matches);
      assert.ok(next.height >= (isTouch ? 44 : 40));
      await game.close();
    }
  });

  test('by the keyboard alone the board keeps the focus, and N begins the next game', async () => {
    const game = await visit(paperCode);
    await game.tabTo('cell-1');
    for (const button of ['5', '6', '7', '9']) await game.key(button);
    assert.equal(await game.text('result-words'), paperWords);
    assert.match(await game.focused(), /^cell-/);
    await game.tabTo('next-game');
    await game.key('Enter');
    assert.match(await game.status(), /^New game: Merlin\./);
    await game.close();

    const quick = await visit(paperCode);
    for (const button of ['5', '6', '7', '9']) await quick.key(button);
    await quick.key('n');
    assert.match(await quick.status(), /^New game: Merlin\./);
    await quick.close();
  });

  test('a solution that was shown has no stars, and Undo ends the result', async () => {
    const game = await visit(paperCode);
    await game.click('solve');
    await game.click('to-end');
    assert.equal(await game.text('result-heading'), 'Solution shown');
    assert.doesNotMatch(await game.text('result-words'), /stars/);
    await game.click('step-back');
    assert.ok(!(await game.isThere('pane-result')));
    assert.equal(await game.attribute('pane-why', 'aria-selected'), 'true');
    await game.close();
  });

  test('at rest the result needs no frame', async () => {
    const game = await visit(paperCode, { motion: true });
    for (const button of [5, 6, 7, 9]) await game.click(`cell-${button}`);
    await game.sleep();
    const before = await game.frames();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    assert.equal(await game.frames(), before);
    await game.close();
  });

  test('of a level that is played again raises its stars and never lowers them', async () => {
    const game = await visit(paperCode);
    const play = async (acts, words) => {
      await game.click('levels');
      await game.focus('level-first-4');
      await game.key('Enter');
      for (const id of acts) await game.click(id);
      assert.match(await game.text('result-words'), words);
    };
    const stars = async () => /^level first-4 stars (\d)$/m.exec(await game.storage('statistics'))[1];
    await play(['hint', 'cell-1', 'hint', 'cell-9'], /^1 of 3 stars\..* 2 hints\./);
    assert.equal(await stars(), '1');
    await play(['cell-9', 'cell-1'], /^3 of 3 stars\..* No help\./);
    assert.equal(await stars(), '3');
    await play(['cell-1', 'cell-2', 'cell-2', 'cell-9'], /^2 of 3 stars\. 4 presses, the fewest possible is 2\./);
    assert.equal(await stars(), '3');
    await game.close();
  });
});
