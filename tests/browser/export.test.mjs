// Export as a player uses it: the choice in the dialog is downloaded as a file of that content.
import assert from 'node:assert/strict';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { json } from '../cli/binary.mjs';
import { inEachBrowser, patience } from './harness.mjs';

// Start 100/110/001 towards the ring: the example of Arnold & Blaszak, figure 9.
const paperCode = '2.merlin.mI.ybha0';
const paperPresses = [[5, '110/001/011'], [6, '111/000/010'], [7, '111/110/100'], [9, '111/101/111']];
const ghalyCode = '2.ghaly~4~Gxs~bBs.5k19s';

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

// Returns the complete file of that name and deletes it, so that the next one can have its name.
async function takeFile(folder, name) {
  const deadline = Date.now() + patience;
  for (;;) {
    const names = await readdir(folder);
    const underWay = names.some((other) => /\.(part|crdownload|tmp)$/.test(other));
    const bytes = names.includes(name) && !underWay ? await readFile(join(folder, name)) : Buffer.alloc(0);
    if (bytes.length > 0) {
      await rm(join(folder, name));
      assert.deepEqual(await readdir(folder), [], 'one file and no other');
      return bytes;
    }
    assert.ok(Date.now() < deadline, `${name} comes down; there are: ${names}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

// Parses the drawing with the browser's own XML parser.
const drawing = (game, text) =>
  game.page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
    const { documentElement: root } = parsed;
    return {
      error: parsed.querySelector('parsererror')?.textContent,
      root: root.localName,
      namespace: root.namespaceURI,
      title: root.querySelector('title')?.textContent,
      width: Number(root.getAttribute('width')),
      height: Number(root.getAttribute('height')),
      polygons: root.querySelectorAll('polygon').length,
      shapes: root.querySelectorAll('rect, circle, path, line, polyline').length,
      words: [...root.querySelectorAll('text')].map((node) => node.textContent),
      strange: root.querySelectorAll('script, image, foreignObject, use').length,
    };
  }, text);

const coloursIn = ({ data }) => {
  const colours = new Set();
  for (let start = 0; start < data.length; start += 4) colours.add(data.readUInt32BE(start));
  return colours;
};

inEachBrowser('export', ({ visit, downloads }) => {
  const save = async (game, ...choices) => {
    await game.key('x');
    for (const choice of choices) await game.click(`export-${choice}`);
    await game.click('export-save');
  };

  test('the board as PNG and as SVG: the same drawing, with twice the pixels', async () => {
    const game = await visit(paperCode);
    await save(game, 'board', 'png');
    const file = await takeFile(downloads(), 'switchbox-merlin-board.png');
    await game.says('Downloading switchbox-merlin-board.png.'); // the file may be there a frame earlier
    assert.ok(!(await game.has('dialog', 'Export')));
    assert.deepEqual([...file.subarray(0, 8)], pngSignature);
    const picture = PNG.sync.read(file);

    await save(game, 'board', 'svg');
    const svg = await drawing(game, (await takeFile(downloads(), 'switchbox-merlin-board.svg')).toString('utf8'));
    assert.deepEqual([svg.error, svg.root, svg.namespace, svg.strange], [undefined, 'svg', 'http://www.w3.org/2000/svg', 0]);
    assert.match(svg.title, /Merlin/);
    assert.ok(svg.shapes > 9, `${svg.shapes} shapes`);
    assert.deepEqual([picture.width, picture.height], [2 * Math.ceil(svg.width), 2 * Math.ceil(svg.height)]);
    assert.ok(coloursIn(picture).size > 10);
    await game.close();
  });

  test('what is drawn is the board: another picture, another file; in another theme other colours', async () => {
    const game = await visit(paperCode);
    const picture = async () => {
      await save(game, 'board', 'png');
      return PNG.sync.read(await takeFile(downloads(), 'switchbox-merlin-board.png'));
    };
    const first = await picture();
    assert.deepEqual((await picture()).data, first.data, 'the same again');
    await game.click('cell-5');
    const pressed = await picture();
    assert.notDeepEqual(pressed.data, first.data);
    await game.key('t');
    const other = await picture();
    assert.notEqual(other.data.readUInt32BE(0), pressed.data.readUInt32BE(0), 'the ground');
    await game.close();
  });

  test('the solution as drawing and as text, in the order in which it leads to the target', async () => {
    const game = await visit(paperCode);
    await save(game, 'solution', 'svg');
    const svg = await drawing(game, (await takeFile(downloads(), 'switchbox-merlin-solution.svg')).toString('utf8'));
    assert.deepEqual([svg.error, svg.title], [undefined, 'Solution: 4 presses']);
    for (const number of ['1', '2', '3', '4']) assert.ok(svg.words.includes(number), `press ${number} is marked`);
    await save(game, 'solution', 'text');
    const text = (await takeFile(downloads(), 'switchbox-merlin-solution.txt')).toString('utf8');
    assert.match(text, /^Machine: Merlin \(merlin\)\nStart: {3}100\/110\/001\nTarget: {2}111\/101\/111\n/);
    const lines = [...text.matchAll(/^(\d+)\. Press button (\d+) .* -> {2}([01/]+)$/gm)].map(([, number, button, shown]) => [Number(number), Number(button), shown]);
    assert.deepEqual(lines, paperPresses.map(([button, shown], index) => [index + 1, button, shown]));
    assert.ok(text.endsWith('\nSolved: the board shows the target.\n'));
    await game.close();
  });

  test('a cube goes as its net, and its solution as turns for a real cube', async () => {
    const { code, start } = json('new', 'cube', '--turns', '3', '--seed', '1');
    const { turns } = json('solve', 'cube', '--start', start);
    const game = await visit(code);
    await save(game, 'board', 'svg');
    const net = await drawing(game, (await takeFile(downloads(), 'switchbox-cube-board.svg')).toString('utf8'));
    assert.deepEqual([net.error, net.title, net.polygons], [undefined, 'Cube', 30]);
    assert.ok(net.words.includes(start));
    await game.click('hint');
    await game.says(/^Hint/);
    await save(game, 'solution', 'svg');
    const solution = await drawing(game, (await takeFile(downloads(), 'switchbox-cube-solution.svg')).toString('utf8'));
    assert.deepEqual([solution.error, solution.title], [undefined, 'Solution: 3 turns']);
    assert.ok(solution.words.includes(turns), solution.words.join(' | '));
    assert.ok(!solution.words.some((words) => /press|lamp/i.test(words)));
    await save(game, 'solution', 'text');
    const text = (await takeFile(downloads(), 'switchbox-cube-solution.txt')).toString('utf8');
    assert.equal([...text.matchAll(/^(\d+)\. Turn (\S+) /gm)].map(([, , turn]) => turn).join(' '), turns);
    assert.ok(text.endsWith('\nThe cube is solved.\n'));
    await game.close();
  });

  test('the dialog by keys alone: arrows choose, Tab goes on, Enter saves', async () => {
    const game = await visit(paperCode);
    await game.key('x');
    assert.equal(await game.focused(), 'export-board');
    await game.key('ArrowRight');
    await game.key('ArrowRight'); // past Wiring, which Merlin does not have
    assert.equal(await game.focused(), 'export-matrix');
    assert.equal(await game.attribute('export-matrix', 'aria-checked'), 'true');
    await game.key('Tab');
    assert.equal(await game.focused(), 'export-png');
    await game.key('ArrowRight');
    await game.key('Tab');
    assert.equal(await game.focused(), 'export-save');
    await game.key('Enter');
    const svg = await drawing(game, (await takeFile(downloads(), 'switchbox-merlin-matrix.svg')).toString('utf8'));
    assert.deepEqual([svg.error, svg.title], [undefined, 'A: 9 lamps × 9 buttons, modulo 2']);
    const entries = svg.words.filter((word) => /^[01]$/.test(word)).length;
    assert.equal(entries, 81 + 2, 'and two numbers 1 at the edges');
    await game.close();
  });

  test('a worksheet has new boards and their solutions, in one drawing', async () => {
    const game = await visit(paperCode);
    await save(game, 'worksheet', 'boards-8');
    const svg = await drawing(game, (await takeFile(downloads(), 'switchbox-merlin-worksheet.svg')).toString('utf8'));
    assert.deepEqual([svg.error, svg.title, svg.strange], [undefined, 'Merlin: worksheet', 0]);
    for (const number of [1, 8]) assert.equal(svg.words.filter((word) => word.startsWith(`${number}. `) || word === `${number}.`).length, 2);
    assert.ok(!svg.words.includes('9.'));
    await game.close();
  });

  test("Ghaly's wiring is drawn; what a game has none of cannot be chosen, and words say why", async () => {
    const ghaly = await visit(ghalyCode);
    await ghaly.key('x');
    assert.equal(await ghaly.attribute('export-matrix', 'aria-disabled'), 'true');
    assert.equal(await ghaly.attribute('export-text', 'aria-disabled'), 'true');
    await ghaly.key('Escape');
    await save(ghaly, 'wiring', 'svg');
    const svg = await drawing(ghaly, (await takeFile(downloads(), 'switchbox-ghaly-wiring.svg')).toString('utf8'));
    assert.equal(svg.error, undefined);
    assert.ok(svg.title.length > 0);
    await ghaly.close();

    const solved = await visit(paperCode);
    for (const [button] of paperPresses) await solved.click(`cell-${button}`);
    await solved.key('x');
    assert.equal(await solved.attribute('export-solution', 'aria-disabled'), 'true');
    assert.equal(await solved.attribute('export-wiring', 'aria-disabled'), 'true');
    assert.equal(await solved.text('export-missing'), 'The board is solved, so no solution is left to save.');
    await solved.click('export-solution');
    assert.equal(await solved.attribute('export-board', 'aria-checked'), 'true');
    await solved.close();
  });
});
