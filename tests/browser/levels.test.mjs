// Levels as a player takes them: from the dialog, over a win to the next one, and after a reload.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';

inEachBrowser('levels', ({ visit }) => {
  test('a level is opened by key, won, and leads to the next one; its stars outlive a reload', async () => {
    const game = await visit(paperCode);
    await game.key('j');
    assert.ok(await game.has('dialog', 'Levels'));
    assert.equal(await game.focused(), 'levels-continue');
    assert.equal(await game.attribute('levels-continue', 'aria-label'), 'Start: level 1, A cross');
    await game.key('Enter');
    assert.match(await game.status(), /^Level 1: A cross\. One press is enough\./);
    await game.click('cell-5');
    await game.click('next-level');
    assert.match(await game.status(), /^Level 2: A corner\./);
    await game.page.reload();
    await game.ready();
    await game.settle();
    await game.click('levels');
    assert.equal(await game.attribute('level-first-1', 'aria-label'), '1. A cross, 3 of 3 stars');
    assert.equal(await game.attribute('levels-continue', 'aria-label'), 'Continue: level 2, A corner');
    await game.close();
  });

  test("Ghaly's smallest board opens with its wires", async () => {
    const game = await visit(paperCode);
    await game.click('levels');
    await game.focus('level-ghaly-1');
    await game.key('Enter');
    assert.match(await game.status(), /^Level \d+: Four cells\./);
    assert.equal(await game.attribute('wires', 'aria-selected'), 'true');
    await game.close();
  });

  test('a phone has the levels at the top, and they lead to the lessons', async () => {
    const game = await visit(paperCode, { size: { width: 390, height: 844 }, touch: true });
    await game.click('levels');
    await game.click('levels-lessons');
    assert.ok(await game.has('dialog', 'Lessons'));
    await game.key('Escape');
    await game.click('levels');
    await game.click('levels-continue');
    assert.match(await game.status(), /^Level 1: A cross\./);
    await game.close();
  });
});
