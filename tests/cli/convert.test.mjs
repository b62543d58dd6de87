// Custom puzzles, converted to another format.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { binary, complaint, json, text } from './binary.mjs';

const folder = mkdtempSync(join(tmpdir(), 'convert-'));
let files = 0;
function file(content) {
  const path = join(folder, `${++files}`);
  writeFileSync(path, content);
  return `file:${path}`;
}

const manual = readFileSync(new URL('../../docs/puzzles.md', import.meta.url), 'utf8');
// Returns the block after a heading.
function example(heading) {
  const [, block] = new RegExp(`\n## ${heading}\n(?:[^\n]*\n)*?\n((?: {4}.*\n)+)`).exec(manual);
  return block.replaceAll(/^ {4}/gm, '');
}

const forms = ['text', 'csv', 'json'];

test('the examples of the manual are one puzzle, and each form of it is solved alike', () => {
  const examples = { text: example('As text'), csv: example('As a table'), json: example('As JSON') };
  const answer = json('solve', file(examples.json));
  assert.equal(answer.verdict, 'unique');
  // A table has no layout and no title.
  const laidOut = text('convert', file(examples.json), '--to', 'text');
  assert.equal(text('convert', file(examples.text), '--to', 'text'), laidOut);
  const untitled = laidOut.replace('# title: The statues\n', '');
  assert.equal(text('convert', file(examples.csv), '--to', 'text'), untitled.replace(/layout.*/, 'layout north east south west'));
  for (const from of forms) {
    assert.deepEqual(json('solve', file(examples[from])), answer);
    for (const to of forms) assert.deepEqual(json('solve', file(text('convert', file(examples[from]), '--to', to))), answer);
  }
});

test('every form of the same puzzle is the same in every other', () => {
  const matrix = '110\n011\n111\n-\n101\n';
  const forms = ['matrix', 'text', 'csv', 'json'];
  const written = Object.fromEntries(forms.map((form) => [form, text('convert', file(matrix), '--to', form)]));
  assert.equal(written.matrix, matrix);
  assert.equal(written.csv, 'button,1,2,3\n1,1,1,0\n2,0,1,1\n3,1,1,1\n-\nstart,1,0,1\n');
  assert.deepEqual(JSON.parse(written.json).start, [1, 0, 1]);
  for (const from of forms) for (const to of forms) assert.equal(text('convert', file(written[from]), '--to', to), written[to]);
});

test('it reads the standard input, and answers in JSON', () => {
  const piped = spawnSync(binary, ['convert', 'file:-', '--to', 'csv', '--json'], { input: 'A: x\n', encoding: 'utf8' });
  assert.deepEqual(JSON.parse(piped.stdout), { format: 'csv', puzzle: 'button,x\nA,1\n' });
});

test('what is wrong, and what a form cannot say, is bad input', () => {
  assert.equal(complaint('convert', file('button;a\nX;one\n'), '--to', 'json'), "switchbox: line 2, column 3: 'one' is not a whole number");
  assert.equal(complaint('solve', file('button\ta\nX\t1\t1\n')), 'switchbox: line 2, column 5: nothing belongs into this cell, by the heading above it and the first cell of its row');
  assert.equal(complaint('convert', file('A: x\n'), '--to', 'matrix'), "switchbox: a matrix cannot show that something is called 'x': write text or JSON");
  assert.match(complaint('convert', file(',a b\nX,1\n'), '--to', 'text'), /'a b' cannot be written as text, only as CSV or JSON/);
  assert.match(complaint('convert', file('{"lamps": ["-"]}'), '--to', 'csv'), /'-' cannot be a name in CSV/);
  assert.equal(complaint('convert', file('A: x\n'), '--to', 'xml'), "switchbox: --to is text, matrix, csv, json or link, not 'xml'");
  assert.match(complaint('convert', 'merlin', '--to', 'csv'), /the puzzle is file:PATH/);
  assert.match(complaint('convert', 'file:/nowhere/at/all', '--to', 'csv'), /cannot be read/);
  assert.match(complaint('convert', file('A: x\n')), /--to is missing/);
  assert.match(complaint('convert', '--to', 'csv'), /PUZZLE is missing/);
  assert.match(complaint('convert', file(Buffer.from([0x2c, 0x61, 0x0a, 0xe4, 0x2c, 0x31])), '--to', 'csv'), /line 2, column 1: the text is not UTF-8/);
});
