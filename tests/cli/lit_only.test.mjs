// Lit-only play: the button of a dark lamp cannot be pressed, so the order of the presses matters.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, text } from './binary.mjs';
import { lightsOut } from './rules.mjs';

// Presses one by one, and checks that no press is of a dark lamp.
function play(rule, start, order, states) {
  const lamps = [...start];
  for (const number of order) {
    assert.notEqual(lamps[number - 1], 0, `cell ${number} is lit when it is pressed`);
    for (const lamp of rule[number - 1]) lamps[lamp] = (lamps[lamp] + 1) % states;
  }
  return lamps;
}

test('the keys of an order', () => {
  assert.deepEqual(Object.keys(json('solve', 'lights-out', '--size', '3x3', '--lit-only')), ['verdict', 'fewest', 'presses', 'order']);
});

test('a dark board cannot be left, although presses would do', () => {
  const dark = ['merlin', '--start', 'all-off'];
  assert.equal(json('solve', ...dark).verdict, 'unique');
  const { verdict, reason, ...rest } = json('solve', ...dark, '--lit-only');
  assert.equal(verdict, 'impossible');
  assert.match(reason, /only a lit lamp can be pressed/);
  assert.deepEqual(rest, { solutions: '0' });
  assert.ok(text('solve', ...dark, '--lit-only').includes(reason));
});

test('what no presses reach keeps its proof', () => {
  const answer = json('solve', 'lights-out', '--lit-only', '--start', 'X..../...../...../...../.....');
  assert.deepEqual(Object.keys(answer), ['verdict', 'solutions', 'proof', 'reason']);
});

test('5 x 5 Lights Out is searched to the end', () => {
  const answer = json('solve', 'lights-out', '--lit-only');
  assert.equal(answer.verdict, 'in order');
  assert.deepEqual(play(lightsOut(5, 5), Array(25).fill(1), answer.order, 2), Array(25).fill(0));
});

test('--quick leaves a long search out', () => {
  const { verdict, reason, ...rest } = json('solve', 'lights-out', '--lit-only', '--quick');
  assert.equal(verdict, 'undecided');
  assert.match(reason, /^Not solved yet/);
  assert.deepEqual(rest, {});
});

test('boards with too many pictures are undecided', () => {
  const { verdict, reason, ...rest } = json('solve', 'lights-out', '--size', '6x6', '--lit-only');
  assert.equal(verdict, 'undecided');
  assert.match(reason, /searching all their pictures/);
  assert.deepEqual(rest, {});
  assert.match(text('new', 'lights-out', '--size', '6x6', '--lit-only', '--seed', '1'), /^Fewest presses +not known$/m);
});

test('new games can be played', () => {
  for (const machine of [['merlin'], ['merlin', '--states', '4'], ['torus'], ['lights-out'], ['own', '--size', '3x4', '--holes', '..../.11./....']]) {
    const game = json('new', ...machine, '--lit-only', '--seed', '3');
    const solved = json('solve', `code:${game.code}`);
    assert.equal(solved.verdict, 'in order');
    assert.equal(solved.fewest, game.fewest);
  }
  assert.equal(json('new', 'lights-out', '--size', '4x4', '--lit-only', '--fewest', '5', '--seed', '1').fewest, 5);
});

test('random pictures can be played, whichever side they are on', () => {
  for (const seed of ['1', '2', '3', '4', '5']) {
    const solve = (...args) => json('solve', 'lights-out', '--size', '4x4', '--lit-only', ...args).verdict;
    assert.equal(solve('--start', `random:${seed}`), 'in order');
    assert.equal(solve('--target', `random:${seed}`), 'in order');
    assert.equal(solve('--start', `random:${seed}`, '--target', 'random:9'), 'in order');
  }
  const shown = (seed) => json('show', 'lights-out', '--lit-only', '--start', `random:${seed}`).picture;
  assert.equal(shown(1), shown(1));
  assert.notEqual(shown(1), shown(2));
});

test('from a dark board nothing but itself is random', () => {
  assert.deepEqual(json('solve', 'merlin', '--lit-only', '--target', 'random:1').order, []);
});

test('a share code keeps lit-only play, and the option adds it to one', () => {
  const { code, start } = json('new', 'torus', '--lit-only', '--seed', '3');
  assert.match(code, /^2\.torus~lit\./);
  assert.equal(json('open', code).lit_only, true);
  const plain = json('new', 'torus', '--seed', '3').code;
  assert.equal('lit_only' in json('open', plain), false);
  assert.deepEqual(json('solve', `code:${plain}`, '--lit-only', '--start', start), json('solve', `code:${code}`));
  assert.equal(json('show', `code:${plain}`, '--lit-only').picture, json('show', `code:${plain}`).picture);
});

test('inspect does not promise what only holds when every button can be pressed', () => {
  const { reachable, solutions, lit_only, ...rest } = json('inspect', 'merlin', '--lit-only');
  assert.equal(reachable, undefined);
  assert.equal(solutions, undefined);
  assert.equal(lit_only, true);
  assert.deepEqual(rest, { buttons: 9, lamps: 9, states: 2, rank: 9, nullity: 0, determinant: '5', always_solvable: false });
});

test('people read the order', () => {
  const board = ['solve', 'lights-out', '--size', '3x3', '--lit-only'];
  const { order } = json(...board);
  const answer = text(...board);
  assert.match(answer, /^Lights Out, 3 x 3, lit-only play\n/);
  assert.ok(answer.includes(`\nPress in this order  ${order.join(' ')}\n`));
});

test('where presses are added up it is said that their order matters', () => {
  const merlinLit = ['merlin', '--lit-only'];
  const caveat = /^In lit-only play the order of presses matters/;
  const pressed = ['--presses', '100/000/000'];
  assert.match(json('show', ...merlinLit, ...pressed).caveat, caveat);
  assert.match(json('algebra', ...merlinLit, '--show', 'product').caveat, caveat);
  assert.match(text('show', ...merlinLit, ...pressed), /order of presses matters/);
  assert.equal('caveat' in json('show', ...merlinLit), false);
  assert.equal('caveat' in json('show', 'merlin', ...pressed), false);
  assert.equal('caveat' in json('algebra', 'merlin', '--show', 'product'), false);
});
