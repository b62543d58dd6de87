// Edit mode: the player paints the start and the target lamp by lamp, and the verdict follows every click.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';

inEachBrowser('edit mode', ({ visit }) => {
  test('painted lamps become the start of a new game, and the verdict follows', async () => {
    const game = await visit(paperCode);
    await game.click('cell-1');
    await game.key('e');
    assert.equal(await game.attribute('edit', 'aria-pressed'), 'true');
    assert.equal(await game.attribute('board', 'aria-label'), 'Merlin, 3 by 3, editing the start');
    const before = await game.picture();
    await game.click('cell-9');
    const after = await game.picture();
    assert.deepEqual(
      [...after].map((lamp, i) => (lamp === before[i] ? '' : i)).filter((i) => i !== ''),
      [10], // only the last lamp of "abc/def/ghi"
    );
    assert.match(await game.status(), /^Lamp 9 set to (lit|dark)\. \d press(es)? to go\.$/);
    await game.click('edit');
    assert.equal(await game.attribute('edit', 'aria-pressed'), 'false');
    assert.equal(await game.isDisabled('restart'), true, 'the painted board is the start');
    await game.key('u');
    assert.equal(await game.picture(), before);
    await game.close();
  });

  test('New ends editing, by button and by key: the next click presses', async () => {
    for (const ask of [(game) => game.click('new-game'), (game) => game.key('n')]) {
      const game = await visit(paperCode);
      await game.click('edit');
      await ask(game);
      await game.settle();
      assert.equal(await game.attribute('edit', 'aria-pressed'), 'false');
      await game.click('cell-5');
      assert.doesNotMatch(await game.status(), /set to/);
      assert.equal(await game.isDisabled('undo'), false);
      await game.close();
    }
  });

  test('the target is painted on the large board, and by its own lamps in the mirror', async () => {
    const game = await visit(paperCode);
    await game.click('edit');
    await game.click('edit-target');
    assert.equal(await game.attribute('board', 'aria-label'), 'Merlin, 3 by 3, editing the target');
    assert.equal(await game.picture(), '111/101/111');
    await game.click('cell-5');
    assert.equal(await game.picture(), '111/111/111');
    await game.page.$eval('[data-id="target-lamp-1"]', (lamp) => lamp.click());
    await game.settle();
    assert.equal(await game.picture(), '011/111/111');
    assert.equal(await game.pixelPicture(), '011/111/111');
    await game.click('edit');
    assert.equal(await game.picture(), '100/110/001', 'the board is as it was');
    assert.ok(await game.page.$('[data-id="target"] [aria-label="1, row 1, column 1, dark"]'));
    await game.close();
  });

  test('clear, fill, invert and random change the whole side, and can be undone', async () => {
    const game = await visit(paperCode);
    await game.click('edit');
    await game.click('clear');
    assert.equal(await game.picture(), '000/000/000');
    await game.click('fill');
    assert.equal(await game.picture(), '111/111/111');
    await game.click('cell-5');
    await game.click('invert');
    assert.equal(await game.picture(), '000/010/000');
    const seen = [await game.picture()];
    for (let i = 0; i < 4; ++i) {
      await game.click('random');
      seen.push(await game.picture());
    }
    // One draw in 512 equals the board, and then there is nothing to undo.
    const drawn = seen.filter((picture, i) => i > 0 && picture !== seen[i - 1]).length;
    assert.ok(drawn > 1, 'random pictures differ');
    for (let i = 0; i < drawn + 2; ++i) await game.key('u');
    assert.equal(await game.picture(), '111/111/111');
    await game.close();
  });

  test('an impossible board is proved so at once, and the nearest target can be taken', async () => {
    const game = await visit('');
    await game.click('machine-lights-out');
    await game.key('e');
    await game.click('clear');
    await game.click('cell-1');
    assert.match(await game.status(), /This target cannot be reached/);
    assert.match(await game.text('why'), /even number of the outlined lamps.*The nearest target that can be reached differs in one lamp\.$/);
    await game.key('Escape');
    await game.click('nearest');
    assert.match(await game.status(), /^Target set to the nearest one that can be reached\. /);
    assert.doesNotMatch(await game.text('why'), /cannot be reached/);
    assert.ok(!(await game.isThere('nearest')));
    await game.close();
  });
});
