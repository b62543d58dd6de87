// Chasing the lights in its tab: by the mouse, and by the elements for screen readers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const lightsOutCode = '2.lights-out.mO6Bg.n3cma';

// Returns the rows of the table as [bottom row, columns to press], by the words of its items.
const table = (game) =>
  game.page.$$eval('[data-id^="chase-entry-"]', (rows) =>
    rows.map((row) => {
      const [, bottom, buttons] = row.textContent.match(/^Bottom ([01\u00A0]+): press ([^(]+)/);
      return [bottom, buttons.match(/\d/g).map(Number)];
    }));

// Performs the three steps by `act`, and checks what the tab says meanwhile.
async function chase(game, act) {
  await act('pane-chase');
  assert.match(await game.text('chase-step-1'), /\(now\)/);
  assert.match(await game.text('chase-words'), /^Row \d: press the buttons below the wrong lamps\. Press /);
  await act('chase-all');
  if (await game.isThere('chase-first')) {
    const [, bottom] = (await game.text('chase-bottom')).match(/^Only the bottom row is wrong: ([01\u00A0]+)\./);
    const [, buttons] = (await table(game)).find(([shown]) => shown === bottom);
    const [, first] = (await game.text('chase-words')).match(/^Press (.*) in the first row\. Then chase again\.$/);
    assert.deepEqual(first.match(/\d/g).map(Number), buttons);
    assert.match(await game.status(), /^12 presses made\./);
    await act('chase-first');
    await act('chase-all');
  }
  assert.match(await game.text('chase-words'), /^Solved\. Chasing took \d+ presses/);
  assert.match(await game.status(), /^Solved in \d+ presses/);
  assert.deepEqual(game.errors, []);
}

inEachBrowser('chasing the lights', ({ visit }) => {
  test('three clicks on the pixels solve a board', async () => {
    const game = await visit(lightsOutCode);
    await chase(game, (id) => game.click(id));
    await game.click('undo');
    assert.match(await game.text('chase-step-1'), /\(now\)/);
    await game.close();
  });

  test('a screen reader reads the steps and the table, and solves the board by its buttons', async () => {
    const game = await visit(lightsOutCode);
    const use = async (id) => {
      await game.page.$eval(`[data-id="${id}"]`, (element) => element.click());
      await game.settle();
    };
    await chase(game, use);
    assert.equal(await game.attribute('chase-table', 'role'), 'list');
    assert.deepEqual((await table(game)).map(([bottom]) => bottom.replaceAll('\u00A0', '')), ['00111', '01010', '01101', '10001', '10110', '11011', '11100']);
    await use('chase-algebra');
    assert.equal((await game.text('chase-map')).split('; ').length, 5);
    await game.close();
  });
});
