// Ghaly's machine: played, drawn with its wires, with custom codes, with coaching and questions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const label = (game, id) => game.attribute(id, 'aria-label');

// The colours of the board by name, row by row.
const colours = (game) =>
  game.page.$$eval('[data-id="board"] button', (cells) => cells.map((cell) => cell.getAttribute('aria-label').split(', ')[3]));

async function typeInto(game, id, text) {
  await game.click(id);
  await game.chord('Control', 'a');
  await game.page.keyboard.type(text);
  await game.settle();
}

// A game of 4 by 4; the machine's own chip opens a smaller one at first. Made by `switchbox new ghaly --seed 7`.
const code4 = '2.ghaly~4~HnI~bGM.ts9a4';

// Joyner, Example 28: sigma = 1, tau = (1 2 3 4).
async function example28(visit) {
  const game = await visit(code4);
  await game.key('k');
  await typeInto(game, 'codes-sigma-field', '()');
  await typeInto(game, 'codes-tau-field', '(1 2 3 4)');
  await game.click('codes-use');
  return game;
}

inEachBrowser("Ghaly's machine", ({ visit }) => {
  test('a game begins dark, and hints lead to one colour in the fewest presses', async () => {
    const game = await visit(code4);
    await game.key('n');
    assert.equal(await label(game, 'board'), 'Ghaly, 4 by 4');
    assert.deepEqual(new Set(await colours(game)), new Set(['dark']));
    const presses = Number((await game.status()).match(/(\d+) presses to go/)[1]);
    assert.ok(presses >= 10 && presses <= 16);
    await game.click('hint');
    assert.match(await game.text('why'), /^Press \d+: the marked wire (turns|goes straight on) there/);
    // The first hint is shown: each press takes two clicks, Hint and Do it.
    for (let click = 1; click < 2 * presses; ++click) await game.click('hint');
    assert.equal(await game.status(), `Solved in ${presses} presses, the fewest possible. With ${presses} hints.`);
    const shown = new Set(await colours(game));
    assert.equal(shown.size, 1);
    assert.match([...shown][0], /^(red|yellow|green|blue)$/);
    await game.close();
  });

  test('a newcomer who does what the guide and the hints say solves the boards of 2 by 2 and 3 by 3', async () => {
    // The levels of one colour whose wires are drawn, and one more board.
    for (const code of ['2.ghaly~2~U~k.04s7x', '2.ghaly~2~o~Y.7e5ey', '2.ghaly~3~YJ~YS.6x70j', '2.ghaly~3~Sk~Jk.ykn8r']) {
      const game = await visit(code, { newcomer: true });
      await game.click('introduction-close');
      if (!(await game.isThere('wire-path'))) await game.key('w');
      assert.match(await game.text('guide'), code.includes('~3~') ? /^Start with cell 1\. Add the second digits/ : /^Start with cell 1: its solid wires/);
      for (let step = 0; step < 24 && !(await game.text('guide')).startsWith('Solved!'); ++step) {
        const order = (await game.text('guide')).match(/^(?:Press|Start with) cell (\d+)/);
        await game.click(order ? `cell-${order[1]}` : 'hint');
      }
      assert.match(await game.text('guide'), /^Solved! A press changes how wires run/);
      assert.match(await game.status(), /^Solved in/);
      await game.click('restart');
      assert.equal(await game.isThere('guide'), code.includes('~2~'), 'it ends with a win on 3 by 3');
      await game.close();
    }
  });

  test("typed cycles make the paper's machine, and a link carries it", async () => {
    const game = await example28(visit);
    assert.match(await game.status(), /^Codes changed\. 11 presses to go\.$/);
    assert.match(await game.text('why'), /red all over is 11 presses away\. There are 5 of them\./);
    await game.click('cell-1');
    assert.equal(await game.attribute('cell-1', 'aria-pressed'), 'true');
    const link = await game.code();
    assert.match(link, /^2\.ghaly~4~Gxs~bBs\.\.\.gAA\./);
    const before = await colours(game);
    await game.close();
    const other = await visit(link);
    assert.deepEqual(await colours(other), before);
    assert.equal(await other.attribute('cell-1', 'aria-pressed'), 'true');
    await other.close();
  });

  test('the wires light up under pointer and keyboard, with the sum that makes the colour', async () => {
    const game = await example28(visit);
    await game.key('w');
    assert.equal(await game.attribute('wires', 'aria-selected'), 'true');
    assert.match(await game.text('wiring'), /In one line: 1 2 3 4 5 6 7 8\. In cycles: \(\)\. .*: 0, so it is even\. Support: .*: 1 2 3 4\./);
    const { middle } = await game.rect('transmitter-2');
    await game.page.mouse.move(middle.x, middle.y);
    await game.settle();
    assert.match(await game.text('wire-path'), /^Dark: 001 from entry 2 meets 000 at exit 2, .* Neither code begins with 1, so it is dark\.$/);
    assert.match(await game.text('wire-formula'), / B\(001, 000\) = \[0 or 0, 0 xor 0, 1 xor 0\] = 001\.$/);
    await game.click('cell-1');
    assert.match(await game.text('wiring'), /In cycles: \(1 2\)/);
    assert.match(await game.text('wire-path'), /, and cell 1 shows the dashed wire /);
    assert.match(await game.text('wire-formula'), /^C5 = B\(/);
    assert.match(await label(game, 'generator-5'), /^Exit 5, right of row 1, code 100, meets entry 5/);
    // Drawing the wires changes pixels of the board.
    const drawn = await game.pixels();
    await game.key('w');
    assert.equal(drawn.equals(await game.pixels()), false);
    assert.equal(await game.page.$('[data-id="wiring"]'), null);
    await game.close();
  });

  test('a code dragged along its edge changes places with another', async () => {
    const game = await example28(visit);
    await game.key('w');
    const from = (await game.rect('transmitter-1')).middle;
    const to = (await game.rect('transmitter-3')).middle;
    await game.page.mouse.move(from.x, from.y);
    await game.page.mouse.down();
    await game.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await game.page.mouse.move(to.x, to.y, { steps: 4 });
    await game.page.mouse.up();
    await game.settle();
    assert.match(await game.status(), /^Codes changed\./);
    assert.match(await label(game, 'transmitter-1'), /code 010/);
    assert.match(await label(game, 'transmitter-3'), /code 000/);
    await game.key('u');
    assert.match(await label(game, 'transmitter-1'), /code 000/);
    await game.close();
  });

  test('the codes at the edges are reached by keyboard', async () => {
    const game = await example28(visit);
    await game.key('w');
    await game.page.focus('[data-id="transmitter-1"]');
    await game.settle();
    assert.match(await game.text('wire-path'), / from entry 1 meets /);
    await game.key('ArrowRight');
    assert.equal(await game.page.evaluate(() => document.activeElement.dataset.id), 'transmitter-2');
    assert.match(await game.text('wire-path'), / from entry 2 meets /);
    await game.close();
  });

  test('the coach brings a player to one colour who never sees the codes', async () => {
    const game = await visit(code4);
    await game.key('c');
    assert.equal(await game.attribute('coach', 'aria-pressed'), 'true');
    assert.match(await game.text('why'), /^A sure way, not the shortest: press all the ringed buttons, 16 left\./);
    await game.click('press-marked');
    assert.equal(await game.page.$$eval('[data-id="board"] [aria-pressed="true"]', (down) => down.length), 16);
    for (let press = 0; press < 80 && !/^Solved/.test(await game.status()); ++press) {
      const [next] = await game.hinted();
      assert.ok(next, 'the coach always knows what to press');
      await game.click(`cell-${next}`);
    }
    assert.match(await game.status(), /^Solved in \d+ presses/);
    await game.close();
  });

  test('a game asks whether it can be solved, and tells only when it is answered', async () => {
    const game = await visit('');
    await game.key('g');
    await game.click('setup-machine-ghaly');
    await game.showMore();
    await game.click('setup-quest-question');
    assert.equal(await game.page.$('[data-id="setup-presses"]'), null);
    await game.click('setup-puzzle-seed');
    await typeInto(game, 'setup-seed-field', '5');
    await game.click('setup-start');
    assert.equal(await game.status(), 'New game: Ghaly. Can it be solved? Answer, or solve it.');
    assert.ok(!(await game.isThere('hint')));
    assert.match(await game.code(), /\.ask~ghaly/);
    await game.click('cannot-solve');
    assert.match(await game.status(), /^(Right|Wrong)! /);
    assert.ok(!(await game.isThere('cannot-solve')));
    await game.close();
  });

  test('a picture is matched, and the target is painted colour by colour', async () => {
    const game = await visit('');
    await game.key('g');
    await game.click('setup-machine-ghaly');
    await game.showMore();
    await game.click('setup-quest-picture');
    await game.click('setup-start');
    assert.match(await game.status(), /^New game: Ghaly\. \d+ press(es)? to go\.$/);
    await game.click('solve');
    await game.click('to-end');
    assert.match(await game.status(), /Solved/);
    await game.key('e');
    assert.equal(await label(game, 'board'), 'Ghaly, 4 by 4, editing the target');
    assert.ok(!(await game.isThere('edit-start')), 'the start is made by pressing');
    const before = await colours(game);
    await game.click('cell-6');
    const after = await colours(game);
    assert.notEqual(after[5], before[5]);
    assert.match(await game.status(), /^Target lamp 6 set to (red|yellow|green|blue|dark)\./);
    for (const [digit, name] of [['3', 'green'], ['0', 'dark'], ['4', 'blue']]) {
      await game.page.focus('[data-id="cell-7"]');
      await game.key(digit);
      assert.equal((await colours(game))[6], name);
    }
    await game.close();
  });
});
