// Why, Algebra and Machine as a player uses them: tabs, pixels, keys, and the mirror's text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import katex from 'katex';
import { inEachBrowser } from './harness.mjs';

// Start 100/110/001 towards the ring: the example of Arnold & Blaszak, figure 9.
const paperCode = '2.merlin.mI.ybha0';
const ghalyCode = '2.ghaly~4~Gxs~bBs.5k19s';
// A board of Lights Out with four solutions.
const lightsOutCode = '2.lights-out.mO6Bg.n3cma';
// An unreachable target: Bogomolny's postscript.
const subboardsCode = '2.subboards.AAA.hAA.y2340';

// The lamps that each button of Merlin changes (docs/machines.md).
const changes = [[1, 2, 4, 5], [1, 2, 3], [2, 3, 5, 6], [1, 4, 7], [2, 4, 5, 6, 8], [3, 6, 9], [4, 5, 7, 8], [7, 8, 9], [5, 6, 8, 9]];
const wrongAtFirst = [2, 3, 6, 7, 8, 5]; // lamps in which 100/110/001 differs from the ring
const equations = Array.from({ length: 9 }, (_, row) => [...changes.map((lamps) => Number(lamps.includes(row + 1))), Number(wrongAtFirst.includes(row + 1))]);

const panes = ['pane-why', 'algebra', 'wires', 'pane-machine'];
// Returns the open panes; not every machine has all of them.
const openPanes = (game) =>
  game.page.evaluate((ids) => ids.filter((id) => document.querySelector(`[data-id="${id}"]`)?.getAttribute('aria-selected') === 'true'), panes);

// Returns the numbers in "1 0 | 1; 0 1 | 0".
const numbersIn = (text) => text.split('; ').map((row) => row.match(/\d/g).map(Number));
const numbersOf = (text) => text.match(/\d+/g).map(Number);

// Performs on `matrix`, modulo 2, the row operation in `words`.
function carryOut(matrix, words) {
  const [swap, one, other] = words.match(/^swap row (\d+) and row (\d+)$/) ?? [];
  if (swap) {
    [matrix[one - 1], matrix[other - 1]] = [matrix[other - 1], matrix[one - 1]];
    return;
  }
  const [, to, from] = words.match(/^row (\d+) \+= row (\d+)$/);
  matrix[to - 1] = matrix[to - 1].map((entry, column) => entry ^ matrix[from - 1][column]);
}

const wordsOfEntry = (lamp, button) =>
  changes[button - 1].includes(lamp)
    ? `Lamp ${lamp}, button ${button}: 1. Pressing button ${button} changes lamp ${lamp}.`
    : `Lamp ${lamp}, button ${button}: 0. Pressing button ${button} leaves lamp ${lamp} as it is.`;

const beside = { x: 20, y: 400 }; // beside the board, where nothing is drawn

const inRange = (count) => Array.from({ length: count }, (_, index) => index + 1);

inEachBrowser('the panes', ({ visit }) => {
  test('tabs turn by clicks on their pixels, and each shows something else', async () => {
    const game = await visit(paperCode);
    const pane = async () => {
      const { x, y } = await game.rect('pane-why');
      return { x, y: y + 50, width: 1280 - x, height: 600 };
    };
    let before = await game.pixels();
    for (const id of ['algebra', 'pane-machine', 'pane-why']) {
      await game.click(id);
      assert.deepEqual(await openPanes(game), [id]);
      const after = await game.pixels();
      assert.ok(after.differs(before, await pane()), id);
      before = after;
    }
    assert.ok(!(await game.isThere('wires')), 'Merlin has no wires');
    await game.close();
  });

  test('the keys A and M turn to their tabs, B and X open dialogs, W and Q do what they say', async () => {
    const game = await visit(paperCode);
    await game.key('a');
    assert.deepEqual(await openPanes(game), ['algebra']);
    assert.ok(await game.has('tabpanel', 'Algebra'));
    await game.key('m');
    assert.deepEqual(await openPanes(game), ['pane-machine']);
    assert.ok(await game.has('tabpanel', 'Model'));
    for (const [key, name] of [['b', 'Lessons'], ['x', 'Export']]) {
      await game.key(key);
      assert.ok(await game.has('dialog', name));
      await game.key('a'); // no effect behind a dialog
      await game.key('Escape');
      assert.ok(!(await game.has('dialog', name)));
      assert.deepEqual(await openPanes(game), ['pane-machine']);
    }
    await game.key('q');
    assert.equal(await game.status(), 'Nothing is pressed yet.');
    await game.close();

    const ghaly = await visit(ghalyCode);
    await ghaly.key('w');
    assert.deepEqual(await openPanes(ghaly), ['wires']);
    await ghaly.key('a');
    assert.deepEqual(await openPanes(ghaly), ['wires'], "Ghaly's machine has no matrix");
    assert.ok(!(await ghaly.isThere('algebra')));
    await ghaly.click('pane-why');
    assert.deepEqual(await openPanes(ghaly), ['pane-why']);
    await ghaly.close();
  });
});

inEachBrowser('Why', ({ visit }) => {
  test('of several solutions the quiet patterns are drawn, counted, and light their buttons', async () => {
    const game = await visit(lightsOutCode);
    await game.click('why-more');
    const text = await game.text('why');
    assert.match(text, /^There are 4 solutions; the shortest has 10 presses\. They differ by quiet patterns/);
    assert.match(text, /Each has at most half of its presses in this solution, so none makes it shorter\./);
    const patterns = [...text.matchAll(/Quiet pattern: buttons ([\d, and]+); (\d+) presses, (\d+) of them in the solution\./g)];
    assert.equal(patterns.length, 3);
    for (const [, buttons, presses, shared] of patterns) {
      assert.equal(numbersOf(buttons).length, Number(presses));
      assert.ok(2 * Number(shared) <= Number(presses));
    }

    // The first pattern is the topmost place below the text that changes cells.
    const { x } = await game.rect('pane-why');
    let lit = [];
    for (let y = 150; y < 700 && lit.length === 0; y += 50) lit = await game.cellsChangedBy(() => game.pointAt({ x: x + 30, y }));
    assert.deepEqual(lit, numbersOf(patterns[0][1]));
    assert.deepEqual(await game.cellsChangedBy(() => game.pointAt(beside)), lit, 'and dark again');
    await game.close();
  });

  test('of no solution an even number here and an odd one in the target say why, whatever is pressed', async () => {
    const game = await visit(subboardsCode);
    const evenNow = /^This target cannot be reached: every press flips an even number of the outlined lamps\. .*Now (none|two|four|six|eight) of them are lit, in the target (one|three|five|seven)\./;
    await game.click('why-more');
    assert.match(await game.text('why'), evenNow);
    const buttons = await game.page.$$eval('[data-id="buttons"] button', (all) => all.map(({ dataset }) => dataset.id));
    assert.equal(buttons.length, 13);
    for (const id of buttons.filter((_, index) => index % 3 === 0)) {
      await game.click(id);
      assert.match(await game.text('why'), evenNow, id);
    }
    assert.ok(await game.isDisabled('hint'));
    await game.close();
  });

  test('"Am I right so far?" says yes, no, or that nothing is pressed, by click and by Q', async () => {
    const game = await visit(paperCode);
    assert.ok(await game.isDisabled('check'));
    assert.equal(await game.attribute('check', 'aria-description'), 'Nothing is pressed yet.');
    await game.key('q');
    assert.equal(await game.status(), 'Nothing is pressed yet.');
    await game.click('cell-5');
    assert.ok(!(await game.isDisabled('check')));
    await game.click('check');
    assert.equal(await game.status(), 'Yes: 3 presses to go, and nothing has to be undone.');
    await game.click('cell-1');
    await game.key('q');
    const no = 'No. At least one press so far was not needed.';
    assert.equal(await game.status(), no);
    assert.deepEqual(await game.hinted(), [], 'nothing is given away');
    await game.key('u');
    for (const button of [6, 7, 9]) await game.click(`cell-${button}`);
    await game.key('q');
    assert.equal(await game.status(), 'Yes. The board is solved, and no solution is shorter.');
    await game.close();
  });
});

inEachBrowser('Algebra', ({ visit }) => {
  test("the reduction of the paper's game, forwards and back, is what its words say", async () => {
    const game = await visit(paperCode);
    await game.key('a');
    await game.click('algebra-reduction');
    const shown = async () => numbersIn(await game.text('algebra-matrix-text'));
    assert.deepEqual(await shown(), equations);
    assert.equal(await game.text('algebra-step'), 'Step 0 of 27: The equations as they are');
    assert.ok(await game.isDisabled('algebra-back'));
    const expected = equations.map((row) => [...row]);
    for (const step of inRange(8)) {
      await game.click('algebra-forward');
      const [, number, words] = (await game.text('algebra-step')).match(/^Step (\d+) of 27: (.*)$/);
      assert.equal(Number(number), step);
      if (step === 3) assert.equal(words, 'row 5 += row 1');
      carryOut(expected, words);
      assert.deepEqual(await shown(), expected, words);
    }
    await game.click('algebra-last');
    const solution = [5, 6, 7, 9];
    const reduced = inRange(9).map((row) => [...inRange(9).map((column) => Number(row === column)), Number(solution.includes(row))]);
    assert.deepEqual(await shown(), reduced);
    assert.match(await game.text('algebra-result'), /the last column is the solution: press 5, 6, 7 and 9\.$/);
    assert.ok(await game.isDisabled('algebra-forward'));
    await game.click('algebra-back');
    assert.notDeepEqual(await shown(), reduced);
    await game.click('algebra-last');
    assert.deepEqual(await shown(), reduced);
    await game.click('algebra-first');
    assert.deepEqual(await shown(), equations);
    await game.close();
  });

  test('the arrows move over the entries, and the live words follow', async () => {
    const game = await visit(paperCode);
    await game.key('a');
    await game.focus('help'); // last of the controls
    await game.tabTo('algebra-entry');
    assert.equal(await game.attribute('algebra-words', 'aria-live'), 'polite');
    const stands = async (row, column) => {
      assert.equal(await game.focused(), 'algebra-entry');
      const entry = equations[row - 1][column - 1];
      assert.ok(await game.has('button', `Row ${row}, column ${column}: ${entry}`));
      assert.equal(await game.text('algebra-words'), wordsOfEntry(row, column));
    };
    await stands(1, 1);
    await game.key('ArrowUp'); // there is nothing above
    await stands(1, 1);
    await game.key('ArrowRight');
    await stands(1, 2);
    const lit = await game.cellsChangedBy(() => game.key('ArrowDown'));
    await stands(2, 2);
    assert.ok(lit.includes(1), 'lamp 1 is left');
    await game.key('ArrowRight');
    await game.key('ArrowRight');
    await stands(2, 4);
    assert.equal(await game.picture(), '100/110/001', 'nothing is pressed by it');
    await game.close();
  });

  test('equations are reduced by hand with hints, and a matrix is typed in lines', async () => {
    const game = await visit(paperCode);
    const matrix = equations.map((row) => [...row]);
    await game.key('a');
    await game.click('algebra-own');
    for (let step = 1; step <= 3; ++step) {
      await game.click('algebra-own-hint');
      await game.click('algebra-own-do');
      const [, words] = (await game.text('algebra-own-said')).match(/^Done: (.*)\.$/);
      carryOut(matrix, words);
      assert.deepEqual(numbersIn(await game.text('algebra-matrix-text')), matrix);
    }
    await game.page.$eval('[data-id="algebra-own-bring"]', (button) => button.click());
    await game.settle();
    await game.click('matrix-field');
    await game.page.keyboard.type('mod 3\n1 2 | 1\n0 5 | 2');
    await game.settle();
    assert.equal(await game.text('matrix-read'), '2 rows, 2 unknowns and a right side, modulo 3. One number was reduced modulo 3.');
    await game.click('matrix-use');
    assert.equal(await game.text('algebra-matrix-text'), '1 2 | 1; 0 2 | 2');
    await game.close();
  });

  test('what is copied as LaTeX, text and CSV is the matrix', async () => {
    const game = await visit(paperCode);
    const copied = async (format) => {
      await game.page.$eval(`[data-id="algebra-copy-${format.toLowerCase()}"]`, (button) => button.click());
      const sentence = `Copied the matrix of the equations as ${format}.`;
      await game.page.waitForFunction((words) => document.querySelector('[data-id="status"]').textContent === words, {}, sentence);
      await game.page.evaluate(() => {
        document.body.append(document.createElement('textarea'));
        document.querySelector('textarea').focus();
      });
      await game.page.keyboard.down('Control');
      await game.page.keyboard.press('v', { commands: ['paste'] }); // Chromium's driver does not turn keys into commands itself
      await game.page.keyboard.up('Control');
      return game.page.evaluate(() => {
        const { value } = document.querySelector('textarea');
        document.querySelector('textarea').remove();
        document.getElementById('canvas').focus();
        return value;
      });
    };
    await game.key('a');
    await game.click('algebra-reduction');
    await game.click('algebra-last');
    const shown = numbersIn(await game.text('algebra-matrix-text'));
    const latex = await copied('LaTeX');
    const markup = katex.renderToString(latex, { strict: 'error', throwOnError: true, displayMode: true, output: 'mathml' });
    assert.equal(markup.match(/<mtr/g).length, 9);
    assert.equal(markup.match(/<mtd/g).length, 90);
    assert.equal(markup.match(/<mn>[01]<\/mn>/g).length, 90);
    assert.deepEqual([...markup.matchAll(/<mn>([01])<\/mn>/g)].map(([, digit]) => Number(digit)), shown.flat());
    const text = await copied('text');
    assert.equal(text.trim().split('\n').join('; '), await game.text('algebra-matrix-text'));
    const csv = await copied('CSV');
    assert.deepEqual(csv.trim().split('\n').map((row) => row.split(',').map(Number)), shown);
    await game.close();
  });
});

inEachBrowser('Machine', ({ visit }) => {
  test('the arrows walk over the graph, down to the target, and the board lights the way', async () => {
    const game = await visit(paperCode);
    await game.key('m');
    assert.equal(await game.text('machine-state'), 'Here: 4 presses from the target; it shows 100/110/001.');
    await game.focus('help');
    await game.tabTo('state-graph');
    for (const presses of [3, 2, 1]) {
      await game.key('ArrowUp');
      assert.match(await game.text('machine-state'), new RegExp(`^${presses} press(es)? from the target, by [\\d, and]+; it shows [01/]{11}\\.$`));
      assert.ok(await game.has('button', `All 512 states by distance from the target. ${await game.text('machine-state')}`));
    }
    const [, last] = (await game.text('machine-state')).match(/by (\d);/);
    const lit = await game.cellsChangedBy(() => game.key('ArrowUp'));
    assert.equal(await game.text('machine-state'), 'This is the target; it shows 111/101/111.');
    assert.ok(lit.includes(Number(last)), `button ${last} is the difference`);
    await game.key('ArrowDown');
    assert.match(await game.text('machine-state'), /^1 press from the target/);
    await game.key('ArrowLeft');
    const left = await game.text('machine-state');
    await game.key('ArrowRight');
    assert.notEqual(await game.text('machine-state'), left);
    assert.match(await game.text('machine-state'), /^1 press from the target/);
    assert.equal(await game.picture(), '100/110/001');
    await game.close();
  });
});
