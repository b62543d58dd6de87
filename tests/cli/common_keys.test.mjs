// Keys that the answers of all machine types have (docs/command_line.md, "Keys of the JSON answers").
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { binary, json } from './binary.mjs';

const withKeys = (answer, ...keys) => { for (const key of keys) assert.ok(key in answer, `${key} in ${JSON.stringify(answer)}`); };
const withoutKeys = (answer, ...keys) => { for (const key of keys) assert.ok(!(key in answer), `no ${key} in ${JSON.stringify(answer)}`); };
function solveText(puzzle) {
  const { status, stdout, stderr } = spawnSync(binary, ['solve', 'file:-', '--json'], { input: puzzle, encoding: 'utf8' });
  assert.deepEqual([status, stderr], [0, '']);
  return JSON.parse(stdout);
}

const board = '2.wired~AAUCBGxhbXAEBW5vcnRoBARlYXN0BAVzb3V0aAQEd2VzdAQBQQIBAQABAAABQgMAAQEBAAMAAAFDAgMCAAEAAAFEAgABAwEAAAEBAQEBAQA.XIAA.xjkkk';
const wires = 'A: x y\nB: y\n';
const twisted = 'UUURFRRRFUFFDDDDLLLLBBBB';

// For each type an answer with a solution, and the number of its presses.
const solved = {
  lights: [() => json('solve', 'merlin', '--start', '100/110/001'), 4],
  'lights, lit-only': [() => json('solve', 'lights-out', '--size', '3x3', '--lit-only'), 5],
  ghaly: [() => json('solve', 'ghaly', '--tau', '(1 2 3 4)'), 11],
  'custom, a file': [() => solveText(`${wires}start x=1\n`), 2],
  'custom, a board': [() => json('solve', `code:${board}`), 7],
  cube: [() => json('solve', 'cube', '--start', "R U R' F2"), 4],
};
for (const [type, [answerOf, presses]] of Object.entries(solved)) {
  test(`a proved solution has its number of presses, and which: ${type}`, () => {
    const answer = answerOf();
    assert.equal(answer.fewest, presses);
    withKeys(answer, 'verdict', 'presses');
    withoutKeys(answer, 'at_most', 'at_least', 'reason');
  });
}

const impossible = {
  lights: () => json('solve', 'lights-out', '--start', '10000/00000/00000/00000/00000'),
  'lights, lit-only': () => json('solve', 'merlin', '--lit-only', '--start', 'all-off'),
  ghaly: () => json('solve', 'ghaly', '--sigma', '(6 7)', '--tau', '(2 3)(5 8)'),
  'custom, a file': () => solveText('A: x y\nstart x=1\n'),
  'custom, a file with limits': () => solveText(`${wires}start x=1\nmost A=0\n`),
  'custom, a board': () => json('solve', `code:${board}`, '--start', '10000/-----'),
  cube: () => json('solve', 'cube', '--size', '2', '--start', twisted),
};
for (const [type, answerOf] of Object.entries(impossible)) {
  test(`an impossible target has a reason in words: ${type}`, () => {
    const answer = answerOf();
    assert.equal(answer.verdict, 'impossible');
    assert.match(answer.reason, /\w+ \w+/);
    withoutKeys(answer, 'fewest', 'at_most', 'presses');
  });
}

test('a solution that is not proved says how many presses it has, and how many every one has', () => {
  const lights = json('solve', 'neighbours', '--size', '10x10', '--states', '9', '--quick');
  const cube = json('solve', 'cube', '--start', 'random:5');
  for (const answer of [lights, cube]) {
    withKeys(answer, 'at_most', 'at_least', 'presses');
    withoutKeys(answer, 'fewest');
    assert.ok(answer.at_least <= answer.at_most);
  }
  assert.ok(cube.at_least >= 1);
});

test('the presses of a cube are those that --presses takes', () => {
  const start = ['--start', "R U R' F2"];
  const { presses } = json('solve', 'cube', ...start);
  assert.equal(json('show', 'cube', ...start, '--presses', presses).picture, json('show', 'cube').picture);
});

test('older keys have the values of those that took their place', () => {
  const cube = json('solve', 'cube', '--start', "R U R' F2");
  assert.deepEqual([cube.turns, cube.length], [cube.presses, cube.fewest]);
  const far = json('solve', 'cube', '--start', 'random:5');
  assert.deepEqual([far.proved, far.length], [false, far.at_most]);
  const file = solveText(`${wires}start x=1\ncost A=3\n`);
  assert.deepEqual([file.cost, file.fewest, file.proved, file.order], [4, 2, true, ['A', 'B']]);
  const { buttons, inputs } = json('inspect', 'cube');
  assert.equal(buttons, inputs);
});

test('presses are counted that no grid can count', () => {
  const dials = solveText('A: a b c\nstates a=9 b=8 c=7\nstart a=1 b=1 c=1\n');
  assert.deepEqual([dials.fewest, dials.presses], [503, { A: 503 }]);
});

test('new games and share codes tell start and target, and every machine its size', () => {
  for (const machine of ['merlin', 'ghaly', `code:${board}`, 'cube']) {
    const game = json('new', machine, '--seed', '3');
    withKeys(game, 'code', 'link', 'start', 'target', 'seed');
    const opened = json('open', game.code);
    withKeys(opened, 'machine', 'size', 'picture', 'code', 'link', 'start', 'target', 'verdict', 'presses', 'buttons', 'lamps');
    assert.deepEqual([opened.start, opened.target], [game.start, game.target]);
    withKeys(json('inspect', machine), 'buttons', 'lamps', 'states');
  }
});
