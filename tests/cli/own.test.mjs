// The machine own: rules drawn with options, and codes that contain them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, run, text } from './binary.mjs';
import { after, cells, drawn, lightsOut, merlin, reach, torus } from './rules.mjs';

const stencils = {
  merlin: ['--stencil', '010/111/010', '--corner', '000/011/011', '--edge', '000/111/000'],
  quatrainment: ['--stencil', '010/111/010', '--corner', '00000/00000/00111/00110/00100', '--edge', '010/101/010'],
};
const moves = (buttons, columns, ...args) =>
  Array.from({ length: buttons }, (_, button) => {
    const alone = Array.from({ length: buttons }, (__, other) => Number(other === button)).join('');
    const rows = alone.match(new RegExp(`.{${columns}}`, 'g')).join('/');
    return json('show', ...args, '--start', 'all-off', '--presses', rows).picture;
  });
const asPictures = (rule) =>
  rule.map((_, button) => after(rule, Array(rule.length).fill(0), rule.map((__, other) => Number(other === button))).join(''));

test('by itself it is Lights Out, 5 x 5', () => {
  const { torus: wraps, stencil, ...machine } = json('inspect', 'own');
  assert.equal(wraps, false);
  assert.equal(stencil, '010/111/010');
  assert.deepEqual(machine, json('inspect', 'lights-out'));
  assert.deepEqual(json('solve', 'own'), json('solve', 'lights-out'));
});

// Machines of the catalogue and custom ones use one code path (docs/machines.md, "A rule of one's own").
for (const [machine, size] of [
  ['merlin', '3x3'],
  ['quatrainment', '4x4'],
]) {
  test(`${machine} drawn anew is ${machine}`, () => {
    const side = Number(size[0]);
    const own = ['own', '--size', size, ...stencils[machine]];
    assert.deepEqual(moves(side * side, side, ...own), moves(side * side, side, machine));
    const board = ['--start', 'random:3', '--target', 'all-off'];
    assert.deepEqual(json('solve', ...own, ...board), json('solve', machine, ...board));
  });
}

test('a corner and an edge are drawn once and turned', () => {
  const rule = { stencil: '000/010/000', corner: '000/011/000', edge: '000/010/011' };
  const own = ['own', '--size', '3x4', '--stencil', rule.stencil, '--corner', rule.corner, '--edge', rule.edge];
  const found = moves(12, 4, ...own).map((picture) => picture.replaceAll('/', ''));
  assert.deepEqual(found, asPictures(drawn(3, 4, rule)));
  assert.equal(found[3], '000100010000'); // right of the top left corner is below the top right one
});

test('drawings of 5 and 7 rows reach farther', () => {
  const far = '1000000/0000000/0000000/0001000/0000000/0000000/0000001';
  const found = moves(25, 5, 'own', '--stencil', far).map((picture) => picture.replaceAll('/', ''));
  assert.deepEqual(found, asPictures(drawn(5, 5, { stencil: far })));
  assert.equal(found[0], '1000000000000000001000000');
});

test('--torus lets the edges touch', () => {
  const found = moves(12, 4, 'own', '--torus', '--size', '3x4').map((picture) => picture.replaceAll('/', ''));
  assert.deepEqual(found, asPictures(torus(3, 4)));
  const { torus: wraps, stencil, ...machine } = json('inspect', 'own', '--torus', '--size', '3x3');
  assert.equal(wraps, true);
  assert.equal(stencil, '010/111/010');
  assert.deepEqual(machine, json('inspect', 'torus'));
});

test('a hole has neither lamp nor button', () => {
  const holes = [0, 4, 6];
  const own = ['own', '--size', '3x4', '--holes', '1.../1.1./....'];
  const rule = drawn(3, 4, { stencil: '010/111/010', holes });
  const answer = json('inspect', ...own);
  assert.equal(answer.buttons, 9);
  assert.equal(answer.lamps, 9);
  assert.equal(answer.holes, '1000/1010/0000');
  assert.equal(answer.reachable, String(reach(rule, Array(12).fill(0)).size));
  const solved = json('solve', ...own);
  const lit = Array.from({ length: 12 }, (_, cell) => Number(!holes.includes(cell)));
  assert.deepEqual(cells(json('show', ...own).picture), lit);
  if (solved.verdict === 'impossible') {
    assert.equal(reach(rule, lit).has('0'.repeat(12)), false);
  } else {
    assert.deepEqual(after(rule, lit, cells(solved.presses)), Array(12).fill(0));
  }
});

test('cells keep their numbers round holes, and answers write - where there is none', () => {
  // A single lamp, the last of six cells.
  const own = ['own', '--size', '2x3', '--holes', '111/110'];
  const solved = json('solve', ...own);
  assert.deepEqual(solved.cells, [6]);
  assert.equal(solved.presses, '---/--1');
  const game = json('new', ...own, '--seed', '1');
  assert.deepEqual([game.start, game.target], ['---/--1', '---/--0']);
  assert.equal(json('open', game.code).pressed, '---/--0');
  assert.equal(json('show', ...own, '--presses', solved.presses).picture, '---/--0');
  assert.equal(json('inspect', ...own).buttons, 1);
});

test('. and 0 are no hole, and nothing lit', () => {
  for (const none of ['.', '0']) {
    const board = json('solve', 'own', '--size', '1x3', '--holes', `${none}1${none}`, '--start', `1${none}0`);
    assert.deepEqual(board.cells, [1]);
  }
});

test('own takes 2 to 9 states', () => {
  for (const states of ['2', '3', '4', '5', '6', '7', '8', '9']) {
    const answer = json('inspect', 'own', '--states', states, '--size', '3x3', ...stencils.merlin);
    assert.equal(answer.determinant, '5');
    assert.equal(answer.always_solvable, states !== '5');
  }
});

test('a share code brings the rule along', () => {
  const own = ['own', '--size', '4x5', '--states', '3', ...stencils.merlin, '--holes', '...../.11../...../1....'];
  const game = json('new', ...own, '--seed', '8');
  assert.match(game.code, /^2\.own~4x5~3~p~/);
  const solved = json('solve', `code:${game.code}`);
  assert.deepEqual(json('solve', ...own, '--start', game.start), solved);
  assert.deepEqual(json('inspect', `code:${game.code}`), json('inspect', ...own));
  const opened = json('open', game.code);
  assert.equal(opened.machine, 'own');
  assert.equal(opened.stencil, '010/111/010');
  assert.equal(opened.corner, '000/011/011');
  assert.equal(opened.edge, '000/111/000');
  assert.equal(opened.holes, '00000/01100/00000/10000');
  assert.equal(opened.torus, false);
  assert.equal(opened.states, 3);
});

test('what inspect tells of a rule draws it again', () => {
  const drawing = json('inspect', 'own', '--torus', '--stencil', '00000/01000/00111/00000/00010', '--holes', '1..../...../...../...../.....');
  const again = json('inspect', 'own', '--torus', '--stencil', drawing.stencil, '--holes', drawing.holes);
  assert.deepEqual(again, drawing);
});

test('options go before what the code draws, and its pictures stay where they fit', () => {
  const { code, start } = json('new', 'own', '--size', '4x4', '--seed', '2');
  const crossed = ['--stencil', '101/010/101'];
  assert.equal(json('show', `code:${code}`, ...crossed).picture, start);
  assert.deepEqual(json('inspect', `code:${code}`, ...crossed), json('inspect', 'own', '--size', '4x4', ...crossed));
  assert.equal(json('show', `code:${code}`, '--states', '3').picture, '1111/1111/1111/1111');
  assert.equal(json('show', `code:${code}`, '--size', '2x2').picture, '11/11');
  assert.deepEqual(json('inspect', `code:${code}`, '--torus'), json('inspect', 'own', '--size', '4x4', '--torus'));
});

test('any corner or edge that is drawn needs the other', () => {
  assert.equal(run('inspect', 'own', ...stencils.merlin).status, 0);
  assert.equal(run('inspect', 'own', ...stencils.merlin.slice(0, 4)).status, 2);
});

test('people see the drawings', () => {
  const answer = text('inspect', 'own', '--size', '2x3', ...stencils.merlin, '--holes', '1../...');
  assert.match(answer, /^My rule, 2 x 3\n/);
  assert.match(answer, /^Stencil +Corner +Edge +Holes\n\. X \. +\. \. \. +\. \. \. +X \. \.\nX X X +\. X X +X X X +\. \. \.\n/m);
  assert.match(answer, /^Surface +plane$/m);
  assert.match(text('inspect', 'own', '--torus'), /^Surface +torus$/m);
});

test('the rules above are those of the other tests', () => {
  const written = (rule) => rule.map((lamps) => [...lamps].sort((a, b) => a - b));
  assert.deepEqual(written(drawn(5, 5, { stencil: '010/111/010' })), written(lightsOut(5, 5)));
  assert.deepEqual(written(drawn(3, 3, { stencil: '010/111/010', corner: '000/011/011', edge: '000/111/000' })), written(merlin));
});
