// Puzzles of one's own in the notations of people, spreadsheets and programs, given to the program itself.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { binary } from './binary.mjs';

function solve(input, ...options) {
  return spawnSync(binary, ['solve', 'file:-', '--json', ...options], { input, encoding: 'utf8' });
}

function utf16(text, swapped) {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return swapped ? bytes.swap16() : bytes;
}

// Each is the puzzle of a lamp x that A and B move and a lamp y that only B moves, both lit at the start: B solves it.
const named = [
  'A: x\nB: x y\nstart x=1 y=1\n',
  'Button A toggles x.\nPressing B flips x and y.\nstart x=1 y=1\n',
  'A -> x\nB => x, y\nstart x=1 y=1\n',
  'A affects x\nB affects x, y\nfaces off on\nstart x=on y=on\n',
  'by lamp\nx: A, B\ny: B\nstart x=1 y=1\n',
  'Button,x,y\nA,x,\nB,TRUE,yes\nStart,1.0,X\n',
  'sep=;\r\nButton;x;y\r\nA;1,0;FALSE\r\nB;WAHR;1\r\nstart;1;1\r\n',
  '| Button | x | y |\n|:---|:-:|--:|\n| A | 1 |  |\n| B | \u22121 | 1 |\n| start | 1 | 1 |\n',
  '\tx\ty\nA\t1\t0\nB\t1\t1\nstart\t1\t1\n',
  utf16('button\tx\ty\r\nA\t1\t\r\nB\t1\t1\r\nstart\t1\t1\r\n'),
  utf16('A: x\nB: x y\nstart x=1 y=1\n', true),
  '{"lamps": ["x", "y"], "buttons": {"A": ["x"], "B": ["x", "y"]}, "start": {"x": 1, "y": true}}',
  '{"lamps": ["x", "y"], "buttons": {"A": [true, false], "B": {"x": 1, "y": 1}}, "start": [1, 1], "target": {"y": 0}}',
];

test('a puzzle with names has one answer in every notation', () => {
  for (const input of named) {
    const { stdout, stderr } = solve(input);
    assert.deepEqual(JSON.parse(stdout).presses, { B: 1 }, `${input}\n${stderr}`);
  }
});

const numbered = [
  '10\n11\n-\n11\n',
  '[[1, 0], [1, 1]]\n-\n[1, 1]\n',
  'array([[1, 0],\n       [1, 1]])\nstart = [1, 1]\n',
  '[1 0]\n[1 1]\n-\n11\n',
  'A = [1 1; ...\n     0 1];\nb = [1; 1]\n',
  '1 1 | 1\n0 1 | 1\n',
  'A x = b\n1 1\n0 1\n-\n1 1\n',
  'columns\n[[True, True], [False, True]]\n-\n1. 1.\n',
  '{"buttons": [[1, 0], [1, 1]], "start": [1, 1]}',
  '{"lamps": 2, "buttons": [[1], [1, 2]], "start": [1, 1]}',
];

test('a matrix has one answer in every notation', () => {
  for (const input of numbered) {
    const { stdout, stderr } = solve(input);
    assert.deepEqual(JSON.parse(stdout).presses, { 2: 1 }, `${input}\n${stderr}`);
  }
});

test('a diagram is solved, and braces are left out in words', () => {
  const { stdout, stderr } = solve('[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}\n');
  assert.equal(JSON.parse(stdout).fewest, 2);
  assert.match(stderr, /^switchbox: line 1, column 1: .*; the numbers in braces are left out: for them, leave out the part in square brackets\n$/);
});

test('the columns are buttons with --columns, which only a matrix can have', () => {
  const convert = (input) => spawnSync(binary, ['convert', 'file:-', '--columns', '--to', 'matrix'], { input, encoding: 'utf8' });
  assert.equal(convert('[[1, 1], [0, 1], [0, 1]]\n').stdout, '100\n111\n-\n000\n');
  const refused = convert('A: x\n');
  assert.equal(refused.status, 2);
  assert.equal(refused.stderr, 'switchbox: line 1, column 1: only a matrix has columns that can be buttons; leave the option out\n');
});

test('counts that are a multiple of the period are as good as none', () => {
  const puzzle = 'states 4\nA: x\nstart x=3\n';
  for (const line of ['', 'pressed A=4\n', 'pressed A=400000\n', 'most A=5\n', 'most A=4000000\n']) {
    const { stdout } = solve(puzzle + line);
    assert.deepEqual(JSON.parse(stdout).presses, { A: 1 }, line);
  }
});

test('bytes in another encoding are refused at their place', () => {
  for (const bytes of [Buffer.from('K\xfcche: x\n', 'latin1'), Buffer.concat([utf16('K'), Buffer.from([0x41])])]) {
    const { status, stderr } = solve(bytes);
    assert.equal(status, 2);
    assert.equal(stderr, 'switchbox: line 1, column 2: the text is not UTF-8 from here on; save it in that encoding\n');
  }
});
