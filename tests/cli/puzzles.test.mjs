import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { binary, complaint, json, run, text } from './binary.mjs';

const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
let files = 0;
function file(content) {
  const path = join(folder, `${++files}`);
  writeFileSync(path, content);
  return `file:${path}`;
}

const matrix = '110\n011\n111\n-\n101\n';

test('a matrix is solved, from a file and from the standard input', () => {
  const answer = { verdict: 'unique', fewest: 2, presses: { 1: 1, 2: 1 }, order: ['1', '2'], cost: 2, proved: true, solutions: '1', target: [0, 0, 0] };
  assert.deepEqual(json('solve', file(matrix)), answer);
  const piped = spawnSync(binary, ['solve', 'file:-', '--json'], { input: matrix, encoding: 'utf8' });
  assert.deepEqual(JSON.parse(piped.stdout), answer);
});

test('the keys stand in the order of the specification', () => {
  assert.deepEqual(Object.keys(json('solve', file(matrix))), ['verdict', 'fewest', 'presses', 'order', 'cost', 'proved', 'solutions', 'target']);
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
  assert.deepEqual(json('solve', stuck), { verdict: 'impossible', proved: true, reason: 'impossible within the limits: all presses within them were searched' });
  assert.match(text('solve', stuck), /all presses within them were searched/);
});

test('where only lit lamps may be pressed the order is found, which can be followed, or that there is none', () => {
  const wires = { a: 'abc', b: 'abd', c: 'acd', d: 'bcd', switch: 'a' };
  const lines = Object.entries(wires).map(([name, lamps]) => `${name}: ${[...lamps].join(' ')}\n`).join('');
  const puzzle = file(`${lines}start a=1 d=1\npress lit\ncost d=3\n`);
  const answer = json('solve', puzzle);
  assert.deepEqual(Object.keys(answer), ['verdict', 'fewest', 'presses', 'order', 'cost', 'proved', 'target', 'notes']);
  assert.deepEqual(answer.notes, ["The button 'switch' can always be pressed: no lamp has its name."]);
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
  const { reason, ...rest } = json('solve', never);
  assert.deepEqual(rest, { verdict: 'impossible', proved: true });
  assert.match(reason, /^impossible while only lit lamps may be pressed: all that leads to the target was searched/);
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
  assert.match(answer.reason, /1,099,511,627,776 states, and 33,554,432 are the most/);
  assert.match(text('solve', large), /33,554,432 are the most/);
});

test('the examples of the manual are what they say', () => {
  const manual = readFileSync(new URL('../../docs/puzzles.md', import.meta.url), 'utf8');
  const [, statues] = /\n((?: {4}.*\n)+)\n- `states 2 dial/.exec(manual);
  const [, object] = /\n((?: {4}.*\n)+)\n`states` may be/.exec(manual);
  const answer = json('solve', file(statues.replaceAll(/^ {4}/gm, '')));
  assert.deepEqual([answer.verdict, answer.presses, answer.cost], ['unique', { B: 3, C: 1 }, 7]);
  assert.deepEqual(json('solve', file(object)), answer);
});

test('what is wrong names its place, and other options are refused', () => {
  assert.equal(complaint('solve', file('A: x\nmost B=2')), 'switchbox: line 2, column 6: there is no button \'B\'');
  assert.equal(complaint('solve', file('{"lamps":["a"],"buttons":{"X":{"C":1}}}')), 'switchbox: buttons.X.C: there is no lamp \'C\'');
  assert.match(complaint('solve', 'file:/nowhere/at/all'), /cannot be read/);
  assert.match(complaint('solve', file(matrix), '--size', '3x3'), /--time TIME and --json/);
});

const answerTo = (content) => {
  const { status, stdout, stderr } = run('solve', file(content), '--json');
  assert.equal(status, 0, stderr);
  return { ...JSON.parse(stdout), said: stderr };
};

test('commas, full stops and odd spaces between names are no part of them', () => {
  for (const list of ['x, y', 'x,y', 'x; y.', 'x\u00a0y', 'x\u3000y', 'x\u200b y', '\u200fx y', 'x y,']) {
    const answer = answerTo(`A: ${list}\nB: y\nstart x=1\n`);
    assert.deepEqual(answer.presses, { A: 1, B: 1 }, list);
    assert.equal(answer.said, '');
  }
});

test('a statement written with a colon is the statement, and the answer says so', () => {
  const answer = answerTo('states: 4\nA: x y\nB: y\nMost: A=3\nstart: x=1\nLayout: x / y\n');
  assert.deepEqual(answer.presses, { A: 3, B: 1 });
  assert.match(answer.said, /^switchbox: line 1, column 1: read as the statement 'states', not as a button; line 4, [^\n]*\n$/);
  assert.equal(`switchbox: ${answer.read_as}\n`, answer.said);
  assert.equal(complaint('solve', file('A: x\nstart: y\n')), 'switchbox: line 2, column 8: give the state too: y=0');
  const table = answerTo('button,x,y,most\nA,1,1,1\nB,,1,\nstart,1,0,\n');
  assert.deepEqual(table.presses, { A: 1, B: 1 });
  assert.match(table.read_as, /'most' is read as limits although no column - comes before it; line 4, column 1: read as the row 'start'/);
});

test('names that end in a hyphen and a digit are names where the text has them', () => {
  const answer = answerTo('lever-1: lamp-1\nlever-2: lamp-2\nstart lamp-1=1 lamp-2=1\n');
  assert.deepEqual(answer.presses, { 'lever-1': 1, 'lever-2': 1 });
  assert.match(answer.read_as, /'lamp-1' is read as a name/);
  assert.match(complaint('solve', file('A: lamp lamp-1\nstart lamp-1=1\n')), /line 1, column 9: 'lamp-1' may be the lamp of that name or the lamp 'lamp' and steps/);
  assert.match(complaint('solve', file('A: lamp-1\nB: lamp-2\n')), /line 1, column 4: 'lamp-1' may be a lamp of that name or/);
});

test('the answer points at a lamp that no button moves', () => {
  const note = "No button moves 'North'. Did you mean 'north'?";
  const slip = file('A: north\nstart North=1\n');
  const answer = json('solve', slip);
  assert.equal(answer.verdict, 'impossible');
  assert.deepEqual(answer.notes, [note]);
  assert.ok(text('solve', slip).includes(note));
  assert.equal('notes' in json('solve', file('A: north\nstart north=1\n')), false);
  assert.deepEqual(json('solve', file('A: x\nB: X\nstart x=1\n')).notes, ["'x' and 'X' are two lamps."]);
});

test('messages quote every alphabet, and numbers that are too large are called so', () => {
  assert.equal(complaint('solve', file('Ä: Süd Öst\nstart Öst=5\n')), "switchbox: line 2, column 11: 'Öst' has 2 states, 0 to 1, and not 5");
  assert.equal(complaint('solve', file('A: x\nmost A=99999999999\n')), 'switchbox: line 2, column 6: 99,999,999,999 is not from 0 to 1,000,000,000');
  assert.match(complaint('solve', 'file:/nowhere/Küche'), /'\/nowhere\/Küche' cannot be read/);
  assert.match(complaint('inspect', 'lights-out', '--size', '5÷5'), /'5÷5'/);
  assert.match(complaint('inspect', 'merlin', '--states', '−1'), /states '−1'/);
  assert.equal(complaint('inspect', 'merlin', '--states', 'a\u009bb'), "switchbox: states 'a?b': write a whole number from 2 to 9");
});

test('rows of digits in JSON are read as rows, and a row without entries is told of', () => {
  const answer = answerTo('{"buttons": ["110", "011"], "start": [1, 0, 1]}');
  assert.deepEqual(answer.presses, { 1: 1, 2: 1 });
  assert.match(answer.read_as, /^buttons.0: '"110"' is read as a row of the matrix$/);
  assert.equal(complaint('solve', file('{"buttons": [[]]}')), 'switchbox: buttons.0: this row is empty; a row has an entry for each lamp');
  assert.match(complaint('solve', file('{"lamps": 2, "states": "2"}')), /states: the number of states is needed/);
});

// Code of the manual's statues without their limits, from a solvable start.
const wired = '2.wired~AAUCBGxhbXAEBW5vcnRoBARlYXN0BAVzb3V0aAQEd2VzdAQBQQIBAQABAAABQgMAAQEBAAMAAAFDAgMCAAEAAAFEAgABAwEAAAEBAQEBAQA.XIAA.xjkkk';

test('the code of a puzzle is opened, solved, shown and played on, and one matrix for different lamps is refused', () => {
  assert.deepEqual(json('solve', `code:${wired}`), { verdict: 'several', fewest: 7, presses: '-----/3211-', cells: [1, 2, 3, 4], solutions: '2', cost: 7 });
  assert.equal(json('open', wired).code, wired);
  assert.equal(json('show', `code:${wired}`, '--presses', '00000/01000').picture, '01032/-----');
  assert.equal(json('inspect', `code:${wired}`).lamps, 5);
  const { code } = json('new', `code:${wired}`, '--seed', '3');
  assert.match(json('open', code).verdict, /unique|several/);
  const different = /different numbers of states \(lamp 2, north 4, east 4, south 4, west 4\)/;
  assert.match(complaint('algebra', `code:${wired}`), different);
  assert.match(complaint('inspect', `code:${wired}`, '--inverse'), different);
  assert.equal(json('solve', `code:${wired}`, '--all').all.length, 2);
  assert.match(complaint('solve', `code:${wired}`, '--size', '3x3'), /leave --size/);
  assert.match(complaint('solve', `code:${wired}`, '--target', '00000/00000'), /has its own target/);
  assert.match(complaint('solve', `code:${wired}`, '--start', '20000/-----'), /lamp lamp goes from 0 to 1/);
  assert.match(complaint('open', wired.replace('wired~AAUC', 'wired~AAUA')), /its text is damaged/);
});
