// Lessons and export in the real window: by keys and clicks, and as files in a folder.
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

test('a lesson is begun by keys, done on the board, and survives the end of the program', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode) });
  const first = await open(t, folder);
  await first.key('b');
  await eventually(() => first.focused(), 'lessons-continue');
  await first.key('Tab');
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

test('a worksheet is saved as PDF', async (t) => {
  const { game, exports } = await openWithExports(t);
  await save(game, 'worksheet', 'boards-4');
  await game.says(`Saved as ${join(exports, 'switchbox-merlin-worksheet.pdf')}.`);
  const pdf = readFileSync(join(exports, 'switchbox-merlin-worksheet.pdf'), 'latin1');
  assert.match(pdf, /^%PDF-/);
  assert.equal(pdf.match(/\/Type \/Page\b/g).length, 2);
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
