// Machines with more than two states or without a button for each lamp, and long searches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

// Codes made by `switchbox new MACHINE --seed 7`.
const threeStates = '1.lights-out~3.IBRWmCkKg.AAAAAAAAA.AAAAAAAAA.0.hwc7z';
const litOnly = '1.lights-out~lit.bTWaA.AAAAA.AAAAA.0.zw7ge';

const label = (game, id) => game.attribute(id, 'aria-label');

inEachBrowser('every linear machine', ({ visit }) => {
  test('with three states a press moves the lamps on by one, and they are named by their state', async () => {
    const game = await visit(threeStates);
    const before = Number((await label(game, 'cell-13')).match(/state (\d) of 3/)[1]);
    await game.click('cell-13');
    assert.match(await label(game, 'cell-13'), new RegExp(`state ${(before % 3) + 1} of 3`));
    await game.click('cell-13');
    await game.click('cell-13');
    assert.match(await label(game, 'cell-13'), new RegExp(`state ${before} of 3`));
    assert.equal(await game.attribute('cell-13', 'aria-pressed'), 'false');
    await game.close();
  });

  test("Subboards' buttons stand between the lamps and can be clicked, focused and hinted", async () => {
    const game = await visit('');
    await game.machine('subboards');
    const buttons = await game.page.$$eval('[data-id="buttons"] button', (all) => all.map((one) => [one.dataset.id, one.getAttribute('aria-label')]));
    assert.equal(buttons.length, 13);
    assert.equal(buttons[0][1], '1, the 2 by 2 block at row 1, column 1');
    const lamps = () => game.page.$$eval('[data-id="board"] [role="gridcell"]', (all) => all.map((lamp) => lamp.getAttribute('aria-label').split(', ').at(-1)));
    for (const [id, name] of buttons) {
      const [, side, row, column] = name.match(/the (\d) by \d block at row (\d), column (\d)/).map(Number);
      const before = await lamps();
      await game.click(id);
      const after = await lamps();
      for (let cell = 0; cell < 16; ++cell) {
        const [r, c] = [Math.floor(cell / 4) + 1, (cell % 4) + 1];
        const inside = r >= row && r < row + side && c >= column && c < column + side;
        assert.equal(after[cell] !== before[cell], inside, `${name}, lamp ${cell + 1}`);
      }
    }
    for (let i = 0; i < 13; ++i) await game.key('u');
    await game.click('hint');
    assert.equal(await game.page.$$eval('[data-id="buttons"] [aria-label$=", hint"]', (all) => all.length), 1);
    await game.page.$eval('[data-id="cell-1"]', (button) => button.focus());
    await game.key('ArrowDown');
    assert.equal(await game.page.evaluate(() => document.activeElement.dataset.id), 'cell-7', 'down from the first corner is the first middle');
    await game.close();
  });

  test('in lit-only play a dark lamp cannot be pressed, and the hints lead along a way that is allowed', async () => {
    const game = await visit(litOnly);
    const dark = await game.page.$eval('[data-id="board"] button[aria-disabled="true"]', (lamp) => lamp.dataset.id);
    const before = await game.picture();
    await game.click(dark);
    assert.match(await game.status(), /^Lamp \d+ is dark\. You can press only lit lamps\./);
    assert.equal(await game.picture(), before);
    assert.match(await label(game, 'board'), /^Lights Out, 5 by 5$/);

    // A search through every picture shows a progress bar, which can be cancelled. It is cancelled in the page as soon as it
    // appears: it may end before the next call from here.
    const role = await game.page.evaluate(() => new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        const cancel = document.querySelector('[data-id="cancel"]');
        if (!cancel) return;
        watch.disconnect();
        resolve(document.querySelector('[data-id="progress"]').getAttribute('role'));
        cancel.click();
      });
      watch.observe(document.body, { subtree: true, childList: true });
      document.querySelector('[data-id="hint"]').click();
    }));
    assert.equal(role, 'progressbar');
    await game.settle();
    assert.equal(await game.page.$('[data-id="progress"]'), null);
    assert.match(await game.status(), /^Search stopped\./);

    await game.page.$eval('[data-id="hint"]', (hint) => hint.click());
    await game.settle();
    assert.match(await game.status(), /^Hint: press \d/);
    const presses = Number((await game.text('why')).match(/^(\d+) press(?:es)? from here/)[1]);
    assert.ok(presses <= 20);
    // The first hint is shown: each press takes two clicks, Hint and Do it.
    for (let click = 1; click < 2 * presses; ++click) await game.click('hint');
    assert.equal(await game.status(), `Solved in ${presses} presses, the fewest possible. With ${presses} hints.`);
    assert.deepEqual(game.errors, []);
    await game.close();
  });
});
