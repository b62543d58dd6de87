import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { binary, complaint, json, text } from './binary.mjs';

const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
let files = 0;
function file(content) {
  const path = join(folder, `${++files}`);
  writeFileSync(path, content);
  return `file:${path}`;
}

const matrix = '110\n011\n111\n-\n101\n';

test('a matrix is solved, from a file and from the standard input', () => {
  const answer = { verdict: 'unique', presses: { 1: 1, 2: 1 }, order: ['1', '2'], cost: 2, proved: true, solutions: '1', target: [0, 0, 0] };
  assert.deepEqual(json('solve', file(matrix)), answer);
  const piped = spawnSync(binary, ['solve', 'file:-', '--json'], { input: matrix, encoding: 'utf8' });
  assert.deepEqual(JSON.parse(piped.stdout), answer);
});

test('the keys stand in the order of the specification', () => {
  assert.deepEqual(Object.keys(json('solve', file(matrix))), ['verdict', 'presses', 'order', 'cost', 'proved', 'solutions', 'target']);
});

test('costs and limits choose other presses', () => {
  const two = 'A: x\nB: x\nstart x=1\n';
  assert.deepEqual(json('solve', file(`${two}cost A=3\n`)).presses, { B: 1 });
  assert.deepEqual(json('solve', file(`${two}most B=0\n`)).presses, { A: 1 });
  assert.equal(json('solve', file(`${two}most B=0\n`)).verdict, 'unique');
  assert.equal('solutions' in json('solve', file(`${two}most B=0\n`)), false);
  assert.equal(json('solve', file(two)).verdict, 'several');
  assert.deepEqual(json('solve', file('A: dial\nstates dial=5\ntarget dial=4\n')).order, ['A', 'A', 'A', 'A']);
});

test('what cannot be reached has a proof that holds, one for each target', () => {
  const answer = json('solve', file('A: dial lamp\nB: lamp dial-1\nstates dial=4 lamp=2\nstart dial=3\ntarget alike\n'));
  assert.equal(answer.verdict, 'impossible');
  assert.equal(answer.proof.length, 2);
  for (const [state, { weights, modulus, sum }] of answer.proof.entries()) {
    assert.equal((weights.dial + weights.lamp) % modulus, 0);
    assert.equal((weights.lamp - weights.dial) % modulus, 0);
    assert.equal((weights.dial * ((state - 3 + 4) % 4) + weights.lamp * state) % modulus, sum);
    assert.notEqual(sum, 0);
  }
});

test('within limits a search is the proof, and says so', () => {
  const stuck = file('A: x\nmost A=0\nstart x=1\n');
  assert.deepEqual(json('solve', stuck), { verdict: 'impossible', proved: true });
  assert.match(text('solve', stuck), /all presses within them were searched/);
});

test('where only lit lamps may be pressed the order is found, which can be followed, or that there is none', () => {
  const wires = { a: 'abc', b: 'abd', c: 'acd', d: 'bcd', switch: 'a' };
  const lines = Object.entries(wires).map(([name, lamps]) => `${name}: ${[...lamps].join(' ')}\n`).join('');
  const puzzle = file(`${lines}start a=1 d=1\npress lit\ncost d=3\n`);
  const answer = json('solve', puzzle);
  assert.deepEqual(Object.keys(answer), ['verdict', 'presses', 'order', 'cost', 'proved', 'target']);
  assert.equal(answer.verdict, 'in order');
  const lit = new Set(['a', 'd']);
  for (const name of answer.order) {
    assert.ok(name === 'switch' || lit.has(name), `${name} is lit when it is pressed`);
    for (const lamp of wires[name]) if (!lit.delete(lamp)) lit.add(lamp);
  }
  assert.equal(lit.size, 0);
  assert.equal(answer.cost, answer.order.reduce((sum, name) => sum + (name === 'd' ? 3 : 1), 0));
  assert.match(text('solve', puzzle), new RegExp(`In this order +${answer.order.join(', ')}`));
  const never = file('x: x\nstates 3\npress lit\ntarget x=1\n');
  assert.deepEqual(json('solve', never), { verdict: 'impossible', proved: true });
  assert.match(text('solve', never), /impossible while only lit lamps may be pressed/);
  assert.equal(json('solve', file('x: x y\ny: x y\npress lit\nstart x=1\n')).proof.length, 1);
  assert.equal(json('solve', file('{"lamps": ["x"], "buttons": {"x": {"x": 1}}, "start": [1], "press": "lit"}')).verdict, 'in order');
});

test('what is too large to be searched says how large it is', () => {
  const names = Array.from({ length: 40 }, (_, i) => `l${i}`);
  const large = file(`${names.map((name) => `${name}: ${name}\n`).join('')}press lit\nstart l0=1\n`);
  const answer = json('solve', large);
  assert.equal(answer.verdict, 'undecided');
  assert.equal(answer.proved, false);
  assert.match(answer.reason, /1,099,511,627,776 states here, and 33,554,432 are the most/);
  assert.match(text('solve', large), /33,554,432 are the most/);
});

test('the examples of the manual are what they say', () => {
  const manual = readFileSync(new URL('../../docs/puzzles.md', import.meta.url), 'utf8');
  const [, statues] = /\n((?: {4}.*\n)+)\n- `states 2 dial/.exec(manual);
  const [, object] = /\n((?: {4}.*\n)+)\n`states` may be/.exec(manual);
  const answer = json('solve', file(statues.replaceAll(/^ {4}/gm, '')));
  assert.equal(answer.verdict, 'impossible');
  assert.deepEqual(json('solve', file(object)), answer);
});

test('what is wrong names its place, and other options are refused', () => {
  assert.equal(complaint('solve', file('A: x\nmost B=2')), 'switchbox: line 2, column 6: there is no button \'B\'');
  assert.equal(complaint('solve', file('{"lamps":["a"],"buttons":{"X":{"C":1}}}')), 'switchbox: buttons.X.C: there is no lamp \'C\'');
  assert.match(complaint('solve', 'file:/nowhere/at/all'), /cannot be read/);
  assert.match(complaint('solve', file(matrix), '--size', '3x3'), /--time TIME and --json/);
});

// Of the statues of the manual but for their limits, from a start that can be solved.
const wired = '2.wired~AAUCBGxhbXAEBW5vcnRoBARlYXN0BAVzb3V0aAQEd2VzdAQBQQIBAQABAAABQgMAAQEBAAMAAAFDAgMCAAEAAAFEAgABAwEAAAEBAQEBAQA.XIAA.xjkkk';

test('the code of a puzzle is opened, solved, shown and played on, and what needs a matrix is refused', () => {
  assert.deepEqual(json('solve', `code:${wired}`), { verdict: 'several', fewest: 7, presses: '-----/3211-', cells: [1, 2, 3, 4], solutions: '2' });
  assert.equal(json('open', wired).code, wired);
  assert.equal(json('show', `code:${wired}`, '--presses', '00000/01000').picture, '01032/-----');
  assert.equal(json('inspect', `code:${wired}`).lamps, 5);
  const { code } = json('new', `code:${wired}`, '--seed', '3');
  assert.match(json('open', code).verdict, /unique|several/);
  assert.match(complaint('algebra', `code:${wired}`), /has no matrix/);
  assert.match(complaint('inspect', `code:${wired}`, '--inverse'), /has no matrix/);
  assert.match(complaint('solve', `code:${wired}`, '--all'), /leave --all out/);
  assert.match(complaint('solve', `code:${wired}`, '--size', '3x3'), /leave --size/);
  assert.match(complaint('solve', `code:${wired}`, '--target', '00000/00000'), /has its own target/);
  assert.match(complaint('solve', `code:${wired}`, '--start', '20000/-----'), /lamp lamp goes from 0 to 1/);
  assert.match(complaint('open', wired.replace('wired~AAUC', 'wired~AAUA')), /its text is damaged/);
});
