// Commands for machines take a puzzle of one's own too: file:PATH and code:TEXT. Counts are compared with all press counts.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { binary, complaint, json, run, text } from './binary.mjs';

const folder = mkdtempSync(join(tmpdir(), 'puzzle-study-'));
let files = 0;
function path(content) {
  const name = join(folder, `${++files}.txt`);
  writeFileSync(name, content);
  return name;
}
const file = (content) => `file:${path(content)}`;

// A puzzle as an object, its text, and all press counts below the periods with the states that they lead to.
const door = {
  states: { north: 4, east: 4, south: 4 },
  buttons: { A: { north: 1, east: 1 }, B: { east: 1, south: 3 }, C: { north: 3, south: 2 }, D: { east: 2 } },
  start: { north: 3, east: 0, south: 1 },
  cost: { A: 1, B: 2, C: 1, D: 5 },
};
const mixed = {
  states: { dial: 4, lamp: 2, gem: 3 },
  buttons: { A: { dial: 1, lamp: 1 }, B: { lamp: 1, dial: 3 }, C: { gem: 1, dial: 2 } },
  start: { dial: 1, lamp: 1, gem: 2 },
  cost: {},
};
const textOf = ({ states, buttons, start, cost }) => [
  `states ${Object.entries(states).map(([lamp, count]) => `${lamp}=${count}`).join(' ')}`,
  ...Object.entries(buttons).map(([name, effects]) => `${name}: ${Object.entries(effects).map(([lamp, by]) => `${lamp}+${by}`).join(' ')}`),
  `start ${Object.entries(start).map(([lamp, state]) => `${lamp}=${state}`).join(' ')}`,
  ...(Object.keys(cost).length > 0 ? [`cost ${Object.entries(cost).map(([name, each]) => `${name}=${each}`).join(' ')}`] : []),
  '',
].join('\n');
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
const lcm = (a, b) => (a / gcd(a, b)) * b;
function everyCount({ states, buttons, start }) {
  let all = [{}];
  for (const [name, effects] of Object.entries(buttons)) {
    const period = Object.entries(effects).map(([lamp, by]) => states[lamp] / gcd(states[lamp], by)).reduce(lcm, 1);
    all = all.flatMap((counts) => Array.from({ length: period }, (_, count) => (count === 0 ? counts : { ...counts, [name]: count })));
  }
  return all.map((counts) => {
    const shown = { ...start };
    for (const [name, count] of Object.entries(counts)) {
      for (const [lamp, by] of Object.entries(buttons[name])) shown[lamp] = (shown[lamp] + count * by) % states[lamp];
    }
    return { counts, shown };
  });
}

for (const [name, puzzle] of Object.entries({ door, mixed })) {
  test(`inspect counts reach and solutions, and its invariants hold: ${name}`, () => {
    const answer = json('inspect', file(textOf(puzzle)));
    const all = everyCount(puzzle);
    const reached = new Set(all.map(({ shown }) => JSON.stringify(shown)));
    assert.equal(answer.reachable, String(reached.size));
    assert.equal(answer.solutions, String(all.length / reached.size));
    assert.equal(answer.buttons, Object.keys(puzzle.buttons).length);
    assert.equal(answer.period, 4 * (name === 'mixed' ? 3 : 1));
    const pictures = Object.values(puzzle.states).reduce((product, count) => product * count, 1);
    assert.equal(answer.always_solvable, reached.size === pictures);
    const classes = answer.invariants.reduce((product, { modulus }) => product * modulus, 1);
    assert.ok(classes >= pictures / reached.size);
    for (const { weights, modulus } of answer.invariants) {
      const sum = (shown) => Object.entries(weights).reduce((total, [lamp, weight]) => total + weight * shown[lamp], 0) % modulus;
      for (const { shown } of all) assert.equal(sum(shown), sum(puzzle.start));
    }
  });

  test(`--all has every solution, in order of cost: ${name}`, () => {
    const solutions = everyCount(puzzle).filter(({ shown }) => Object.values(shown).every((state) => state === 0)).map(({ counts }) => counts);
    const costOf = (counts) => Object.entries(counts).reduce((sum, [button, count]) => sum + count * (puzzle.cost[button] ?? 1), 0);
    const answer = json('solve', file(textOf(puzzle)), '--all');
    const sorted = (list) => list.map((counts) => JSON.stringify(counts)).sort();
    assert.deepEqual(sorted(answer.all), sorted(solutions));
    assert.deepEqual(answer.all.map(costOf), solutions.map(costOf).sort((a, b) => a - b));
    if (answer.verdict !== 'impossible') assert.equal(costOf(answer.all[0]), answer.cost);
    const limited = json('solve', file(textOf(puzzle)), '--all', '--limit', '2');
    assert.deepEqual(limited.all.map(costOf), answer.all.slice(0, 2).map(costOf));
  });
}

test('--all keeps to limits, and refuses where the order matters', () => {
  const two = 'A: x\nB: x\nC: x\nstart x=1\ncost B=2\n';
  assert.deepEqual(json('solve', file(`${two}most C=0\n`), '--all').all, [{ A: 1 }, { B: 1 }]);
  assert.match(text('solve', file(two), '--all'), /\n4 of the solutions:\nA 1\nC 1\nB 1\n/);
  assert.deepEqual(json('solve', file('A: x y\nstart x=1\n'), '--all').all, []);
  assert.match(complaint('solve', file('x: x\nstart x=1\npress lit\n'), '--all'), /the order of presses matters/);
  assert.match(complaint('solve', file(two), '--all', '--presses', '1'), /only --all, --limit N, .*--time TIME and --json can be added/);
});

test('algebra has the matrix, its reduction and the presses, with the names of the puzzle', () => {
  const statues = file('states 3\nA: x y\nB: y z\nC: x z\nstart x=1 y=2\n');
  assert.deepEqual(json('algebra', statues, '--show', 'matrix').matrix, ['101', '110', '011']);
  const { words, reduced } = json('algebra', statues, '--show', 'reduced');
  assert.deepEqual(reduced.map((row) => row.slice(0, 3)), ['100', '010', '001']);
  const { presses } = json('solve', statues);
  const x = Object.fromEntries(['A', 'B', 'C'].map((name, i) => [name, Number(reduced[i][3])]).filter(([, count]) => count > 0));
  assert.deepEqual(presses, x);
  assert.match(words, /the last column is the solution: press [ABC]/);
  const { product } = json('algebra', statues, '--show', 'product');
  assert.match(product[0], /press button A/);
  assert.match(text('algebra', statues), /Rank +3/);
  assert.deepEqual(json('inspect', statues, '--inverse').inverse, json('algebra', statues, '--show', 'inverse').inverse);
});

test('algebra leaves lamps out that do not matter, and refuses different numbers of states by name', () => {
  const part = file('states 2 dial=4\nA: x dial\nB: y\nstart x=1\ntarget dial=*\n');
  assert.deepEqual(json('algebra', part, '--show', 'augmented').augmented, ['101', '010']);
  assert.equal(json('algebra', part).caveat, 'The equations leave out lamps that do not matter.');
  assert.match(text('algebra', file(textOf(door))), /\nThe equations leave out costs\.\n$/);
  assert.equal('caveat' in json('algebra', file('A: x\nstart x=1\n')), false);
  assert.match(complaint('algebra', file(textOf(mixed))), /different numbers of states \(dial 4, lamp 2, gem 3\)/);
  assert.match(complaint('inspect', file(textOf(mixed)), '--inverse'), /dial 4, lamp 2, gem 3/);
});

test('quiet presses change nothing, over any numbers of states', () => {
  const { quiet, orders } = json('inspect', file(textOf(mixed)), '--quiet');
  assert.equal(quiet.length, orders.length);
  const start = json('show', file(textOf(mixed))).picture;
  for (const presses of quiet) assert.equal(json('show', file(textOf(mixed)), '--presses', presses).picture, start);
  assert.match(text('inspect', file(textOf(mixed)), '--quiet'), /Order \d +[ABC] \d/);
});

test('a puzzle becomes a link and a code, which are opened, solved and written back', () => {
  const content = textOf(door);
  const { code, link } = json('convert', file(content), '--to', 'link');
  assert.equal(text('convert', file(content), '--to', 'link'), `${link}\n`);
  assert.ok(link.endsWith(`#${code}`));
  const opened = json('open', link);
  assert.equal(opened.code, code);
  assert.equal(opened.cost, json('solve', file(content)).cost);
  assert.deepEqual(json('open', file(content)), opened);
  assert.equal(text('convert', `code:${code}`, '--to', 'text'), text('convert', file(content), '--to', 'text'));
  assert.equal(opened.puzzle, text('convert', file(content), '--to', 'text'));
  assert.equal(json('solve', `code:${code}`, '--all').all.length, json('solve', file(content), '--all').all.length);
  assert.match(complaint('convert', `code:${json('new', 'merlin', '--seed', '1').code}`, '--to', 'text'), /not of a puzzle of your own/);
});

test('new draws a start that can be solved, the same for the same seed', () => {
  const puzzle = file(textOf(door));
  const first = json('new', puzzle, '--seed', '4');
  assert.deepEqual(json('new', puzzle, '--seed', '4'), first);
  assert.match(json('open', first.code).verdict, /unique|several/);
  assert.equal(first.seed, 4);
});

test('the reading of an unclear file is told by every command', () => {
  const puzzle = file('A: x\nstart: x=1\n');
  for (const args of [['solve', puzzle], ['inspect', puzzle], ['show', puzzle], ['algebra', puzzle], ['new', puzzle, '--seed', '1'], ['convert', puzzle, '--to', 'link']]) {
    const { status, stderr } = run(...args);
    assert.equal(status, 0, args.join(' '));
    assert.match(stderr, /^switchbox: line 2, column 1: read as the statement 'start'[^\n]*\n$/, args.join(' '));
  }
});

test('buttons are learned by trying them', () => {
  const tried = 'states 4\nstart north=3 south=1\ntry A: north=0 east=1\ntry B: east=2 south=0\ntry C: south=2 west=1\n';
  const listed = 'states 4\nstart north=0 south=2 east=2 west=1\nA: north east\nB: east south-1\nC: south+2 west\n';
  assert.deepEqual(json('convert', file(tried), '--to', 'json'), json('convert', file(listed), '--to', 'json'));
  assert.deepEqual(json('solve', file(tried)), json('solve', file(listed)));
  const arrows = 'states 4\ntry A north=3 south=1 east=0 -> north=0 east=1\ntry B -> east=2 south=0\ntry C \u2192 south=2 west=1\n';
  assert.deepEqual(json('convert', file(arrows), '--to', 'json'), json('convert', file(listed), '--to', 'json'));
});

const wrongTries = [
  ['try A: x=1 y=0\ntry A: x=0 y=1\n', /line 2, column 5: here 'A' moves 'y' on by 1, and in line 1 by 0; check both lines/],
  ['A: x\ntry A: x=1 y=1\n', /line 2, column 5: here 'A' moves 'y' on by 1, and by 0 in the list of its lamps/],
  ['try A:\n', /line 1, column 1: something is missing after try/],
  ['try A x=1 ->\n', /line 1, column \d+: give the states that the press of A led to: try A: LAMP=1/],
  ['try A: x\n', /line 1, column 8: give the state too: x=0/],
  ['try A: x=2\n', /line 1, column 10: 'x' has 2 states, 0 to 1, and not 2/],
  ['try A: x=1 x=0\n', /line 1, column 14: this is given already/],
];
for (const [content, error] of wrongTries) {
  test(`a try that cannot be meant is refused: ${JSON.stringify(content)}`, () => assert.match(complaint('solve', file(content)), error));
}

test('a machine set anew by hand between two tries is told', () => {
  const { status, stdout, stderr } = run('convert', file('try A: x=1\ntry B: x=0 y=0 -> y=1\n'), '--to', 'text');
  assert.equal(status, 0);
  assert.match(stderr, /line 2, column 10: 'x' was 1 before this line and is 0 here; read as set anew by hand/);
  assert.equal(stdout, text('convert', file('A: x\nB: y\nstart x=0 y=1\n'), '--to', 'text'));
});

test('an unknown machine names them all, and a file or code without its prefix is recognized', () => {
  const name = path('A: x\nstart x=1\n');
  assert.equal(complaint('solve', name), `switchbox: machine '${name}' is a file; write file:${name}`);
  assert.match(complaint('inspect', name), /write file:/);
  assert.match(complaint('solve', 'chess'), /machine 'chess' is not known; there are merlin, .*ghaly, .*cube, .*own, code:TEXT and file:PATH$/);
  const { code } = json('new', 'merlin', '--seed', '1');
  assert.match(complaint('solve', code), /is a share code; write code: before it/);
  assert.match(complaint('convert', name, '--to', 'csv'), /write file: before the path/);
});

test('drawings, holes and broken buttons may be in a file', () => {
  const cross = file('010\n111\n010\n');
  assert.deepEqual(json('inspect', 'own', '--stencil', cross), json('inspect', 'own'));
  assert.deepEqual(json('inspect', 'own', '--size', '3', '--holes', file('000\n010\n000\n')), json('inspect', 'own', '--size', '3x3', '--holes', '000/010/000'));
  assert.deepEqual(json('inspect', 'own', '--corner', cross, '--edge', cross), json('inspect', 'own', '--corner', '010/111/010', '--edge', '010/111/010'));
  const wiring = ['4', '1 3 5 7 4 2 8 6'];
  assert.deepEqual(json('wire', ...wiring, '--broken', file('1000\n0000\n0000\n0000\n')), json('wire', ...wiring, '--broken', '1000/0000/0000/0000'));
  const piped = spawnSync(binary, ['inspect', 'own', '--stencil', 'file:-', '--json'], { input: '010\n111\n010\n', encoding: 'utf8' });
  assert.deepEqual(JSON.parse(piped.stdout), json('inspect', 'own'));
  assert.match(complaint('inspect', 'own', '--holes', 'file:/nowhere'), /holes: '\/nowhere' cannot be read/);
});

test('sizes are read as people write them', () => {
  const usual = json('inspect', 'lights-out', '--size', '4x4');
  for (const size of ['4', '4X4', '4\u00d74', '4 x 4', '4 by 4', '4, 4', ' 4 ']) assert.deepEqual(json('inspect', 'lights-out', '--size', size), usual, size);
  assert.equal(json('inspect', 'ghaly', '--size', '5 \u00d7 5').buttons, 25);
  for (const size of ['2', '2x2', '2x2x2']) assert.equal(json('inspect', 'cube', '--size', size).states, '3674160');
  assert.match(complaint('inspect', 'lights-out', '--size', '4 4'), /size '4 4'/);
  assert.match(complaint('inspect', 'lights-out', '--size', '99999999999999999999'), /10,000/);
});
