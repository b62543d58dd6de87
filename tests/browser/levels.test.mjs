// Levels as a player takes them: from the dialog, over a win to the next one, and after a reload.
import assert from 'node:assert/strict';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { inEachBrowser, patience } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';

// First chapter: the title of each level, and the buttons that solve it.
const firstChapter = [
  ['A cross', [5]],
  ['A corner', [1]],
  ['An edge', [6]],
  ['Two corners', [1, 9]],
  ['Two edges', [2, 8]],
  ['The bar', [4, 5, 6]],
  ['The slope', [3, 5, 7]],
];

// Runs in the page before it loads: stars on each level before the chapter of Lights Out.
const solvedUpToLights = () => {
  const counts = { first: 7, order: 5, twice: 5, merlin: 7, quatrainment: 7 };
  const ids = Object.entries(counts).flatMap(([chapter, count]) => Array.from({ length: count }, (_, i) => `${chapter}-${i + 1}`));
  const lines = ids.sort().map((id) => `level ${id} stars 2\n`).join('');
  localStorage.setItem('switchbox.statistics', `switchbox-statistics 1\n${lines}end\n`);
};

// Plays the first chapter by the given acts, from a game that is no level to level 8, and checks what is said.
async function playChapter(game, { start, press, next }) {
  await start();
  for (const [place, [title, buttons]] of firstChapter.entries()) {
    assert.match(await game.status(), new RegExp(`^Level ${place + 1}: ${title}\\.`));
    for (const button of buttons) await press(button);
    assert.match(await game.status(), /^Solved in \d press(es)?, the fewest possible\.$/);
    const words = await game.text('result-words');
    assert.match(words, new RegExp(`^3 of 3 stars\\..* No help\\..*First presses \\(${place + 1} of 7 solved\\)\\.$`));
    await next();
  }
  assert.match(await game.status(), /^Level 8: Neighbours\./);
  const starred = firstChapter.map((_, place) => `level first-${place + 1} stars 3\n`).join('');
  assert.ok((await game.storage('statistics')).includes(`\n${starred}end\n`), 'each level of the chapter has its stars');
  assert.deepEqual(game.errors, []);
}

// Returns the saved file once its download is complete.
async function takeFile(folder) {
  const path = join(folder, 'switchbox-data.txt');
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((next) => setTimeout(next, 50))) {
    if (!(await readdir(folder)).includes('switchbox-data.txt')) continue;
    const text = await readFile(path, 'utf8');
    if (!text.endsWith('end\n')) continue;
    await rm(path);
    return text;
  }
  throw new Error('nothing was downloaded');
}

inEachBrowser('levels', ({ visit, downloads }) => {
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
    assert.equal(await game.attribute('level-first-2', 'aria-description'), 'One press is enough. Find the button that flips just the wrong lamps.');
    assert.equal(await game.attribute('chapter-first', 'aria-description'), '1 of 7 solved, 3 of 21 stars');
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

  test('the levels open at the next one, however far it is, and arrows lead from tile to tile', async () => {
    for (const options of [{}, { size: { width: 390, height: 844 }, touch: true }]) {
      const game = await visit(paperCode, { ...options, before: solvedUpToLights });
      await game.click('levels');
      assert.match(await game.attribute('level-lights-1', 'aria-label'), /^32\. .*, not solved yet, next$/);
      const [card, tile] = [await game.rect('modal'), await game.rect('level-lights-1')];
      assert.ok(tile.width >= 44 && tile.height >= 44);
      assert.ok(tile.y > card.y && tile.y + tile.height < card.y + card.height);
      await game.focus('level-lights-1');
      await game.key('ArrowRight');
      assert.equal(await game.focused(), 'level-lights-2');
      await game.close();
    }
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

  test('a chapter by keyboard alone: nothing but keys, and the board keeps the focus', async () => {
    const game = await visit(paperCode);
    await playChapter(game, {
      start: async () => {
        await game.key('j');
        await game.key('Enter');
        assert.match(await game.focused(), /^cell-/);
      },
      press: (button) => game.key(String(button)),
      next: async () => {
        assert.match(await game.focused(), /^cell-/);
        await game.key('n');
      },
    });
    await game.close();
  });

  test('a chapter by the mirror alone: each element by its role and name', async () => {
    const game = await visit(paperCode);
    const activate = async (name) => {
      const element = await game.element('button', name);
      await element.evaluate((node) => node.click());
      await game.settle();
    };
    await playChapter(game, {
      start: async () => {
        await activate('Levels');
        await activate('Start: level 1, A cross');
      },
      press: async (button) => activate(await game.attribute(`cell-${button}`, 'aria-label')),
      next: () => activate('Next level'),
    });
    await game.close();
  });

  test('stars survive reload, export and import', async () => {
    const game = await visit(paperCode);
    await game.click('levels');
    await game.click('levels-continue');
    await game.click('cell-5'); // three stars
    await game.click('next-level');
    await game.click('hint');
    await game.click('cell-1'); // two: the fewest presses, with one hint
    const kept = await game.storage('statistics');
    assert.match(kept, /^level first-1 stars 3\nlevel first-2 stars 2$/m);
    await game.beginsAgain(() => game.page.reload());
    assert.equal(await game.storage('statistics'), kept);
    await game.click('settings');
    await game.click('data-save');
    const text = await takeFile(downloads());
    assert.match(text, /^level first-1 stars 3$/m);
    await game.close();

    const other = await visit(paperCode);
    await other.drop(text);
    await other.page.waitForSelector('[data-id="data-back"]', { timeout: patience });
    await other.settle();
    await other.key('Escape');
    await other.click('levels');
    assert.equal(await other.attribute('level-first-1', 'aria-label'), '1. A cross, 3 of 3 stars');
    assert.equal(await other.attribute('level-first-2', 'aria-label'), '2. A corner, 2 of 3 stars');
    assert.equal(await other.attribute('levels-continue', 'aria-label'), 'Continue: level 3, An edge');
    await other.beginsAgain(() => other.page.reload());
    assert.match(await other.storage('statistics'), /^level first-1 stars 3\nlevel first-2 stars 2$/m);
    await other.close();

    // A level keeps its better stars, and the loading can still be undone.
    const better = await visit(paperCode);
    await better.click('levels');
    await better.focus('level-first-2');
    await better.key('Enter');
    await better.click('cell-1');
    const before = await better.storage('statistics');
    assert.match(before, /^level first-2 stars 3\nend$/m);
    await better.drop(text);
    await better.page.waitForSelector('[data-id="data-back"]', { timeout: patience });
    await better.settle();
    assert.match(await better.storage('statistics'), /^level first-1 stars 3\nlevel first-2 stars 3\nend$/m);
    await better.click('data-back');
    assert.equal(await better.storage('statistics'), before);
    await better.close();
  });
});
