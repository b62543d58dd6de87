// A whole game of each machine, from the choice of the machine to the next game, by those who use one way in alone: the
// keyboard, or the elements of the document.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const merlin = '1.merlin.mI.94.AA.0.azr8p';
// A game of few presses on each machine, and how many buttons lie in a row.
const games = [
  ['Merlin', '2.merlin.mQ.phxa0', 3],
  ['Quatrainment', '2.quatrainment.oK4.sk37d', 4],
  ['Lights Out', '2.lights-out.IviAA.aq2e7', 5],
  ['Subboards', '2.subboards.j5c.wagfh', 3],
  ['My rule', '2.own~3x4~2~p~zQ.Sl.8dybf', 4],
  ['Ghaly', '2.ghaly~2~o~k.h8bey', 2],
];
const longest = 40; // presses

const isSolved = async (game) => /^Solved/.test(await game.status());
const numberOf = (id) => Number(/^cell-(\d+)$/.exec(id)?.[1]);

// The button that the hint marks; not every button is a lamp of the board.
const hinted = (game) => game.page.$eval('#mirror button[aria-label$=", hint"]', (button) => button.dataset.id);

// From the button in focus to another one, row by row.
async function walk(game, to, columns) {
  const place = (number) => [Math.floor((number - 1) / columns), (number - 1) % columns];
  const [row, column] = place(to);
  for (let left = 2 * longest; left > 0; --left) {
    const here = numberOf(await game.focused());
    if (here === to) return;
    const [atRow, atColumn] = place(here || 1);
    if (row !== atRow || !here) await game.key(row >= atRow ? 'ArrowDown' : 'ArrowUp');
    else await game.key(column > atColumn ? 'ArrowRight' : 'ArrowLeft');
  }
  assert.fail(`button ${to} is not reached`);
}

inEachBrowser('A whole game', ({ visit }) => {
  for (const [machine, code, columns] of games) {
    test(`of ${machine} by the keyboard alone`, async () => {
      const game = await visit(code);
      await game.tabTo('cell-1');
      for (let presses = 0; presses < longest && !(await isSolved(game)); ++presses) {
        await game.key('h');
        await walk(game, numberOf(await hinted(game)), columns);
        await game.key('Enter');
      }
      assert.match(await game.status(), /^Solved in \d+ presses, the fewest possible\./);
      await game.key('n');
      assert.match(await game.status(), new RegExp(`^New game of ${machine}`));
      await game.close();
    });

    test(`of ${machine} by the document alone`, async () => {
      const game = await visit(code);
      const press = async (role, name) => {
        await (await game.element(role, name)).evaluate((element) => element.click());
        await game.settle();
      };
      for (let presses = 0; presses < longest && !(await isSolved(game)); ++presses) {
        await press('button', 'Hint');
        const id = await hinted(game);
        await press('button', await game.attribute(id, 'aria-label'));
      }
      assert.match(await game.status(), /^Solved in \d+ presses, the fewest possible\./);
      await press('button', 'Next game');
      assert.match(await game.status(), new RegExp(`^New game of ${machine}`));
      await game.close();
    });
  }

  test('begins with the choice of a machine, by Tab and arrows', async () => {
    const game = await visit(merlin);
    await game.tabTo('machine-merlin');
    await game.key('ArrowRight');
    assert.equal(await game.attribute('board', 'aria-label'), 'Quatrainment, 4 by 4');
    await game.close();
  });
});
