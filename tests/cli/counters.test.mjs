// Puzzles with counters on the command line: formats, answers, proofs that this test checks itself, and refusals.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { binary } from './binary.mjs';

function run(input, ...args) {
  const { status, stdout, stderr } = spawnSync(binary, args, { input, encoding: 'utf8' });
  return { status, stdout, stderr };
}
function solve(input, ...args) {
  const { status, stdout, stderr } = run(input, 'solve', 'file:-', '--json', ...args);
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}
const inWords = (input) => run(input, 'solve', 'file:-').stdout;

// The first machine of a programming contest of 2025, in each format that has counters.
const contest = {
  text: 'states counter\nA: 0 1\nB: 0 2\nC: 2\nD: 2 3\nE: 1 3\nF: 3\ntarget 0=3 1=5 2=4 3=7\n',
  csv: `button,0,1,2,3
A,1,1,,
B,1,,1,
C,,,1,
D,,,1,1
E,,1,,1
F,,,,1
-
states,counter,counter,counter,COUNTER
target,3,5,4,7
`,
  json: JSON.stringify({
    states: 'counter',
    lamps: ['0', '1', '2', '3'],
    buttons: { A: { 0: 1, 1: 1 }, B: { 0: 1, 2: 1 }, C: { 2: 1 }, D: { 2: 1, 3: 1 }, E: { 1: 1, 3: 1 }, F: { 3: 1 } },
    target: [3, 5, 4, 7],
  }),
};

test('every format has counters, and conversions keep them', () => {
  for (const [format, text] of Object.entries(contest)) {
    const answer = solve(text);
    assert.deepEqual([answer.verdict, answer.fewest, answer.cost, answer.proved], ['several', 10, 10, true], format);
    assert.deepEqual(answer.target, [3, 5, 4, 7]);
    assert.equal(answer.order.length, 10);
    for (const to of Object.keys(contest)) {
      const converted = run(text, 'convert', 'file:-', '--to', to);
      assert.equal(converted.status, 0, converted.stderr);
      assert.deepEqual(solve(converted.stdout), answer, `${format} to ${to}`);
    }
  }
  const matrix = run(contest.text, 'convert', 'file:-', '--to', 'matrix');
  assert.equal(matrix.status, 2);
  assert.match(matrix.stderr, /a matrix cannot show that '0' is a counter: write text or JSON/);
});

test('some lamps are counters, and others come round', () => {
  const answer = solve('states 3 n=counter\nA: a n\nB: b a-1 n+2\nstart b=1\ntarget a=0 b=0 n=9\n');
  const { A = 0, B = 0 } = answer.presses;
  assert.deepEqual([(A - B + 9) % 3, (1 + B) % 3, A + 2 * B], [0, 0, 9]);
  assert.equal(answer.proved, true);
  assert.match(run(JSON.stringify({ states: [3, 'counter'], lamps: ['a', 'n'], buttons: { A: { a: 1, n: -4 } }, target: [2, -20] }), 'solve', 'file:-').stdout, /A 5 times/);
});

test('large numbers are exact', () => {
  const far = solve('states counter\nA: x+26 y+66\nB: x+67 y+21\ncost A=3\ntarget x=10000000012748 y=10000000012176\n');
  assert.deepEqual(far.presses, { A: 118679050709, B: 103199174542 });
  assert.equal(far.cost, 459236326669);
  assert.equal(far.order, undefined);
  const beyond = solve('states counter\nA: x\ncost A=1000000000\nstart x=-999999999999999\ntarget x=999999999999999\n');
  assert.deepEqual(beyond.presses, { A: 1999999999999998 });
  assert.equal(beyond.cost, '1999999999999998000000000');
});

const buttons = { A: { x: 1, y: 1 }, B: { x: 1 }, C: { x: 4 }, D: { x: -2 }, L: { x: 1 } };
const impossible = [
  ['A: x y\nB: x\ntarget x=2 y=5', ['A', 'B'], [2, 5], 'no press lowers x - y, and the target is lower by 3'],
  ['B: x\ntarget x=-4 y=0', ['B'], [-4, 0], 'no press lowers x, and the target is lower by 4'],
  ['D: x-2\ntarget x=4 y=0', ['D'], [4, 0], 'no press raises x, and the target is higher by 4'],
  ['A: x y\ntarget x=4 y=6', ['A'], [4, 6], 'no press changes x - y, and the target is 2 away'],
  ['C: x+4\nD: x-2\ntarget x=3 y=0', ['C', 'D'], [3, 0], 'no press changes x modulo 2, and the target is 1 away'],
  ['L: x\nmost L=3\ntarget x=5 y=0', ['L'], [5, 0], 'presses within the limits raise x by at most 3, and the target is higher by 5'],
];
for (const [text, names, target, words] of impossible) {
  test(`the proof holds: ${words}`, () => {
    const input = `states counter x=counter y=counter\nstart x=0 y=0\n${text}\n`;
    const answer = solve(input);
    assert.equal(answer.verdict, 'impossible');
    assert.equal(answer.solutions, '0');
    const [{ weights, modulus, least, sum }] = answer.proof;
    const change = names.map((name) => (buttons[name].x ?? 0) * weights.x + (buttons[name].y ?? 0) * weights.y);
    const needed = target[0] * weights.x + target[1] * weights.y;
    if (modulus === undefined) {
      const most = { L: 3 };
      assert.equal(names.reduce((low, name, i) => low + (change[i] < 0 ? change[i] * most[name] : 0), 0), least);
      assert.equal(needed, sum);
      assert.ok(sum < least);
    } else {
      for (const by of change) assert.equal(Math.abs(by % modulus), 0);
      assert.equal(((needed % modulus) + modulus) % modulus, sum);
      assert.notEqual(sum, 0);
    }
    assert.ok(inWords(input).replace(/\s+/g, ' ').includes(words), inWords(input));
    assert.equal(answer.reason, `impossible: ${words}`);
  });
}

test('without a proof in one line the search proves it', () => {
  const coins = 'states counter\nsix: n+6\nnine: n+9\ntwenty: n+20\ntarget n=43\n';
  const answer = solve(coins);
  assert.equal(answer.verdict, 'impossible');
  assert.equal(answer.proof, undefined);
  assert.match(answer.reason, /all presses that could reach the target were searched/);
  assert.deepEqual(solve(coins.replace('43', '44')).presses, { six: 1, nine: 2, twenty: 1 });
});

test('each target has its proof, and alike means the same number', () => {
  const two = solve('states counter\nA: n+3\ntarget n=4\ntarget n=-3\n');
  assert.deepEqual(two.proof.map(({ modulus, least }) => [modulus, least]), [[3, undefined], [undefined, 0]]);
  const alike = solve('states counter\nA: b c\nB: a c\nC: a b\nstart a=1 b=2 c=6\ntarget alike\n');
  assert.deepEqual(alike.presses, { B: 1, C: 5 });
  assert.deepEqual(alike.target, [7, 7, 7]);
});

const refusals = [
  ['states counter x=10\nA: x\n', /line 1, column 18: a lamp has 2 to 9 states or is a counter, not 10/],
  ['states counted\nA: x\n', /line 1, column 8: 'counted' is not a whole number/],
  ['states counter\nA: x\nstart x=1000000000000000\n', /line 3, column 9: .* is too large; the largest number here is 999,999,999,999,999/],
  ['states counter\nA: x+1000000001\n', /line 2, column 4: 1,000,000,001 is too large; the largest number here is 1,000,000,000/],
  ['states counter\nA: x\npress lit\n', /line 3, column 7: counters have no rule press lit; leave it out/],
];
for (const [text, message] of refusals) {
  test(`refused: ${JSON.stringify(text)}`, () => {
    const { status, stderr } = run(text, 'solve', 'file:-');
    assert.equal(status, 2);
    assert.match(stderr, message);
    assert.equal(stderr.trim().split('\n').length, 1);
  });
}

test('--time ends a long search with the result so far', () => {
  // Six sums of 50 numbers, each half of the whole: market split problems of this size are out of reach (Cornuéjols and Dawande
  // 1998).
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 2147483647) % 100;
  const rows = Array.from({ length: 6 }, () => Array.from({ length: 50 }, random));
  const buttons = rows[0].map((_, i) => `b${i}: ${rows.map((row, lamp) => `n${lamp}+${row[i]}`).join(' ')}\nmost b${i}=1\n`).join('');
  const target = rows.map((row, lamp) => `n${lamp}=${Math.floor(row.reduce((sum, one) => sum + one, 0) / 2)}`).join(' ');
  const answer = solve(`states counter\n${buttons}target ${target}\n`, '--time', '0.5');
  assert.equal(answer.proved, false);
});
