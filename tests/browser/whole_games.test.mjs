// A whole game of each machine, from the choice of the machine to the next game, by one input method alone: the keyboard, or the
// elements of the document.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const merlin = '1.merlin.mI.94.AA.0.azr8p';
// A game of few presses on each machine.
const games = [
  ['Merlin', '2.merlin.mQ.phxa0'],
  ['Quatrainment', '2.quatrainment.oK4.sk37d'],
  ['Lights Out', '2.lights-out.IviAA.aq2e7'],
  ['Subboards', '2.subboards.j5c.wagfh'],
  ['My rule', '2.own~3x4~2~p~zQ.Sl.8dybf'],
  ['Ghaly', '2.ghaly~2~o~k.h8bey'],
  ['Cube', '2.cube~3~common.AAF~FAF~EACbAAAkIShLtkIShLtkIShLtAF~FADa~EADaAAA.f8n93'],
];
// A custom puzzle has no other game.
const puzzle = '2.wired~AAUCBGxhbXAEBW5vcnRoBARlYXN0BAVzb3V0aAQEd2VzdAQBQQIBAQABAAABQgMAAQEBAAMAAAFDAgMCAAEAAAFEAgABAwEAAAEBAQEBAQA.XIAA.xjkkk';
const solved = /^Solved in \d+ (presses|turns), the fewest possible\./;
const longest = 40; // presses

const isSolved = async (game) => /^Solved/.test(await game.status());

// Returns the button that the hint marks; not every button is a lamp of the board.
const hinted = async (game) => {
  const button = await game.page.waitForSelector('#mirror button[aria-label$=", hint"]');
  return button.evaluate((found) => found.dataset.id);
};

// Moves the focus to another button, always the longer way first.
async function walk(game, to) {
  const { middle } = await game.rect(to);
  for (let left = 2 * longest; left > 0; --left) {
    const here = await game.focused();
    if (here === to) return;
    const { middle: at } = await game.rect(here);
    const [across, along] = [middle.x - at.x, middle.y - at.y];
    if (Math.abs(across) > Math.abs(along)) await game.key(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    else await game.key(along > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  assert.fail(`${to} is not reached`);
}

inEachBrowser('A whole game', ({ visit }) => {
  for (const [machine, code] of [...games, ['a puzzle', puzzle]]) {
    test(`of ${machine} by the keyboard alone`, async () => {
      const game = await visit(code);
      // The buttons are one stop, on the board or beside it.
      await game.tabTo(await game.page.$eval(':is([data-id="board"], [data-id="buttons"]) [tabindex="0"]', (button) => button.dataset.id));
      for (let presses = 0; presses < longest && !(await isSolved(game)); ++presses) {
        await game.key('h');
        await walk(game, await hinted(game));
        await game.key('Enter');
      }
      assert.match(await game.status(), solved);
      if (code !== puzzle) {
        await game.key('n');
        assert.match(await game.status(), new RegExp(`^New game: ${machine}`));
      }
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
      assert.match(await game.status(), solved);
      if (code !== puzzle) {
        await press('button', 'Next game');
        assert.match(await game.status(), new RegExp(`^New game: ${machine}`));
      }
      await game.close();
    });
  }

  test('begins with the choice of a machine, by Tab, arrows and Enter', async () => {
    const game = await visit(merlin);
    await game.tabTo('machine-merlin');
    await game.key('ArrowRight');
    assert.equal(await game.focused(), 'machine-quatrainment');
    await game.key('Enter');
    assert.equal(await game.attribute('board', 'aria-label'), 'Quatrainment, 4 by 4');
    await game.close();
  });
});
