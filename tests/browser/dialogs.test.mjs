// Set-up of a game, and drawing of a custom rule.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const machineOf = async (game) => (await game.code()).split('.')[1];

inEachBrowser('dialogs', ({ visit }) => {
  test('a game is set up with the mouse: machine, size, states and the presses it needs', async () => {
    const game = await visit('');
    await game.click('setup');
    assert.equal(await game.attribute('modal', 'aria-label'), 'Set up a game');
    await game.click('setup-machine-king');
    await game.click('setup-rows-less');
    await game.click('setup-columns-more');
    assert.equal(await game.attribute('setup-more', 'aria-expanded'), 'false');
    await game.showMore();
    await game.click('setup-states-3');
    await game.click('setup-level-own');
    for (let i = 0; i < 3; ++i) await game.click('setup-presses-more');
    await game.click('setup-start');
    assert.equal(await machineOf(game), 'king~4x6~3');
    assert.equal(await game.attribute('board', 'aria-label'), 'King, 4 by 6');
    assert.equal(await game.status(), 'New game: King. 4 presses to go.');
    assert.equal(await game.attribute('machine-king', 'aria-checked'), 'true', 'it has a chip of its own now');
    await game.key('u');
    assert.equal(await machineOf(game), 'merlin');
    await game.close();
  });

  test('the same seed gives the same game, and so does the same day', async () => {
    const game = await visit('');
    const startSeeded = async () => {
      await game.key('g');
      await game.showMore();
      await game.click('setup-puzzle-seed');
      await game.click('setup-seed-field');
      for (let i = 0; i < 2; ++i) await game.key('Backspace');
      assert.equal(await game.isDisabled('setup-start'), true);
      await game.page.keyboard.type('4x2');
      await game.settle();
      assert.equal(await game.text('setup-seed-field'), '42', 'only digits');
      await game.click('setup-start');
      return game.code();
    };
    const first = await startSeeded();
    assert.equal(await startSeeded(), first);
    await game.close();
  });

  test('a rule is drawn, judged at once, saved, played and shared by link', async () => {
    const game = await visit('');
    await game.machine('own');
    assert.equal(await game.attribute('modal', 'aria-label'), 'My rule');
    const facts = () => game.page.$eval('[data-id="rule-facts"]', (words) => words.textContent);
    assert.equal(await facts(), 'Every board can be solved, in exactly one way. (Rank\u00a09, nullity\u00a00)');
    await game.element('radio', 'Same everywhere').then((radio) => radio.evaluate((one) => one.click()));
    await game.settle();
    const before = await facts();
    const mark = await game.element('checkbox', 'The pressed cell');
    await mark.evaluate((one) => one.click());
    await game.settle();
    assert.notEqual(await facts(), before);
    assert.equal(await mark.evaluate((one) => one.getAttribute('aria-checked')), 'false');
    await game.element('button', 'Save this rule').then((button) => button.evaluate((one) => one.click()));
    await game.settle();
    assert.match(await game.storage('settings'), /^rule 3x3~2~p~\S+ Rule 1$/m);
    await game.element('button', 'Play this rule').then((button) => button.evaluate((one) => one.click()));
    await game.settle();
    assert.match(await machineOf(game), /^own~3x3~2~p~/);
    assert.equal(await game.attribute('board', 'aria-label'), 'My rule, 3 by 3');
    assert.equal(await game.attribute('machine-own', 'aria-checked'), 'true');
    const start = await game.picture();
    await game.click('cell-5');
    const changed = [...(await game.picture())].filter((lamp, i) => lamp !== start[i]).length;
    assert.equal(changed, 4, 'a plus without its centre');
    const link = await game.code();
    await game.close();

    const other = await visit(link);
    assert.equal(await other.code(), link);
    await other.key('r');
    assert.equal(await other.picture(), start);
    await other.close();
  });

  test('holes are drawn by clicking, and the board has none of their lamps', async () => {
    const game = await visit('');
    await game.click('machine-lights-out');
    await game.machine('own');
    const hole = await game.page.$('[data-id="rule-holes"] [role="checkbox"]');
    await hole.evaluate((one) => one.click());
    await game.settle();
    await game.click('rule-play');
    assert.equal(await game.page.$('[data-id="cell-1"]'), null);
    assert.equal((await game.page.$$('[data-id="board"] button')).length, 24);
    const { x, y, width, height } = await game.rect('cell-2');
    await game.page.mouse.click(x - width / 2, y + height / 2);
    await game.settle();
    assert.doesNotMatch(await game.status(), /Pressed/);
    await game.close();
  });
});
