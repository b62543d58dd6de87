// Algebra, Machine, lessons and export in the real window: by keys and clicks, and as files in a folder.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { Game, dataFolder, eventually, eventuallyTrue, open, paperCode, paperSteps, saveOf, start } from './harness.mjs';

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const text = (game, id) => game.element(id)?.text;
const title = (game) => text(game, 'lesson-title');

// Opens a window with an export folder of its own.
async function openWithExports(t) {
  const folder = dataFolder(t, { game: saveOf(paperCode) });
  const exports = join(folder.home, 'exports');
  mkdirSync(exports);
  const game = new Game(folder, start(folder, { SWITCHBOX_EXPORTS: exports }));
  await eventuallyTrue(() => game.text(), 'the window opens');
  await eventuallyTrue(() => game.find(), 'the window is visible');
  await game.focus();
  return { game, exports };
}

async function save(game, ...choices) {
  await game.key('x');
  await eventually(() => game.element('modal')?.name, 'Export');
  for (const choice of choices) {
    await game.click(`export-${choice}`);
    await eventually(() => game.attribute(`export-${choice}`, 'aria-checked'), 'true');
  }
  await game.click('export-save');
  await eventually(() => game.element('modal'), undefined);
}

test('A opens Algebra, and the reduction ends at the solution of the paper', async (t) => {
  const game = await open(t);
  const before = await game.pixels();
  await game.key('a');
  await eventually(() => game.attribute('algebra', 'aria-selected'), 'true');
  await eventuallyTrue(async () => !(await game.pixels()).data.equals(before.data), 'other pixels');
  await game.click('algebra-reduction');
  await eventually(() => text(game, 'algebra-step'), 'Step 0 of 27: the equations as they are');
  for (const [index, words] of ['row 2 += row 1', 'row 4 += row 1', 'row 5 += row 1'].entries()) {
    await game.click('algebra-forward');
    await eventually(() => text(game, 'algebra-step'), `Step ${index + 1} of 27: ${words}`);
  }
  await game.click('algebra-last');
  const rows = Array.from({ length: 9 }, (_, row) => `${Array.from({ length: 9 }, (__, column) => Number(row === column)).join(' ')} | ${Number([5, 6, 7, 9].includes(row + 1))}`);
  await eventually(() => text(game, 'algebra-matrix-text'), rows.join('; '));
  assert.match(text(game, 'algebra-result'), /the last column is the solution: press 5, 6, 7 and 9\.$/);
  await game.tabTo('algebra-entry');
  await game.key('Right', 'Down');
  await eventually(() => game.element('algebra-entry').name, 'Row 2, column 2: 1');
});

test('M opens Machine: its sizes, the transitions, and the graph by arrows', async (t) => {
  const game = await open(t);
  await game.key('m');
  await eventually(() => game.attribute('pane-machine', 'aria-selected'), 'true');
  for (const part of ['S, states: 512.', 'I, buttons: 9.', 'O, pictures: 512.', 'f, next state.', 'g, picture.']) {
    assert.ok(text(game, 'machine-tuple').includes(part), part);
  }
  await game.key('5');
  await eventually(() => text(game, 'machine-transitions'), '1. button 5, from 000/000/000 to 000/010/000, shows 110/001/011.');
  await game.key('u');
  await eventually(() => text(game, 'machine-transitions'), 'Press a button: each press is one transition.');
  await game.tabTo('state-graph');
  await game.key('Up', 'Up', 'Up', 'Up');
  await eventually(() => text(game, 'machine-state'), 'This is the target; it shows 111/101/111.');
});

test('Q answers in the status line', async (t) => {
  const game = await open(t);
  await game.key('q');
  await game.says('Nothing is pressed yet.');
  await game.key('5', 'q');
  await game.says('Yes: all presses so far are part of a shortest solution.');
  await game.key('1', 'q');
  await game.says('No: no shortest solution has all the presses so far.');
});

test('a lesson is begun by keys, done on the board, and survives the end of the program', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode) });
  const first = await open(t, folder);
  await first.key('b');
  await eventually(() => first.focused(), 'lesson-merlin-buttons');
  await first.key('Down', 'Down', 'Down', 'Down', 'Down', 'Return');
  await eventually(() => title(first), 'Four presses win, Arnold & Blaszak, figure 9, step 1 of 5');
  await first.click('cell-5');
  await first.shows(paperSteps[0]);
  assert.match(text(first, 'lesson-words'), /Press button 5\. Done\.$/);
  await first.click('lesson-next');
  await eventually(() => title(first), 'Four presses win, Arnold & Blaszak, figure 9, step 2 of 5');
  await first.close();

  const second = await open(t, folder);
  await eventually(() => title(second), 'Four presses win, Arnold & Blaszak, figure 9, step 2 of 5');
  assert.equal(second.attribute('lesson', 'aria-selected'), 'true');
  await second.shows(paperSteps[0]);
  await second.click('cell-1');
  await eventuallyTrue(() => /The board no longer matches the lesson\.$/.test(text(second, 'lesson-words')), 'it sees who strays');
  await second.click('lesson-return');
  await second.shows(paperSteps[0]);
  for (const picture of paperSteps.slice(1)) {
    await second.click('lesson-next');
    await second.shows(picture);
  }
  await eventually(() => title(second), 'Four presses win, Arnold & Blaszak, figure 9, step 5 of 5');
  assert.match(text(second, 'lesson-erratum'), /^Page 14 prints s = /);
  await second.click('lesson-leave');
  await eventually(() => title(second), undefined);
  await second.close();

  const third = await open(t, folder);
  await third.shows(paperSteps[3]);
  assert.equal(title(third), undefined);
});

test('exports go to their folder as PNG, SVG and text, and never over another file', async (t) => {
  const { game, exports } = await openWithExports(t);
  await save(game, 'board', 'png');
  await game.says(`Saved as ${join(exports, 'switchbox-merlin-board.png')}.`);
  const bytes = readFileSync(join(exports, 'switchbox-merlin-board.png'));
  assert.deepEqual([...bytes.subarray(0, 8)], pngSignature);
  const picture = PNG.sync.read(bytes);

  await save(game, 'board', 'svg');
  await game.says(`Saved as ${join(exports, 'switchbox-merlin-board.svg')}.`);
  const svg = readFileSync(join(exports, 'switchbox-merlin-board.svg'), 'utf8');
  const [, width, height] = /<svg [^>]*width="([\d.]+)" height="([\d.]+)"/.exec(svg);
  assert.deepEqual([picture.width, picture.height], [2 * Math.ceil(width), 2 * Math.ceil(height)]);
  assert.match(svg, /<title>Merlin/);
  const colours = new Set();
  for (let start = 0; start < picture.data.length; start += 4) colours.add(picture.data.readUInt32BE(start));
  assert.ok(colours.size > 10);

  await save(game, 'solution', 'text');
  await game.says(`Saved as ${join(exports, 'switchbox-merlin-solution.txt')}.`);
  const solution = readFileSync(join(exports, 'switchbox-merlin-solution.txt'), 'utf8');
  assert.deepEqual([...solution.matchAll(/^\d\. Press button (\d)/gm)].map(([, button]) => Number(button)), [5, 6, 7, 9]);

  await game.key('5');
  await game.shows(paperSteps[0]);
  await save(game, 'board', 'png');
  await game.says(`Saved as ${join(exports, 'switchbox-merlin-board-2.png')}.`);
  assert.deepEqual(readFileSync(join(exports, 'switchbox-merlin-board.png')), bytes, 'the first is as it was');
  assert.notDeepEqual(readFileSync(join(exports, 'switchbox-merlin-board-2.png')), bytes);
  assert.deepEqual(readdirSync(exports).sort(), ['switchbox-merlin-board-2.png', 'switchbox-merlin-board.png', 'switchbox-merlin-board.svg', 'switchbox-merlin-solution.txt']);
});

test('where nothing can be saved it says so, and the game goes on', async (t) => {
  const { game, exports } = await openWithExports(t);
  rmSync(exports, { recursive: true });
  await save(game, 'board', 'svg');
  await eventuallyTrue(() => game.element('notice')?.text.startsWith('switchbox-merlin-board.svg could not be saved: '), 'it says so');
  assert.ok(game.element('notice').text.includes(exports), 'the notice names the folder');
  await game.click('cell-5');
  await game.shows(paperSteps[0]);
});
