// Worksheets as files: their pages, their boards and the errors.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { complaint, json, text } from './binary.mjs';

const folder = mkdtempSync(join(tmpdir(), 'switchbox-sheet-'));
after(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = (ending) => join(folder, `${++files}.${ending}`);

// Makes a worksheet as SVG. Returns the answer and the drawing.
function drawn(...args) {
  const file = newFile('svg');
  const answer = json('sheet', ...args, '--to', file);
  assert.equal(answer.file, file);
  return { ...answer, svg: readFileSync(file, 'utf8') };
}

// Checks that each tag is closed in order. Returns the texts of the elements of that name.
function textsOf(svg, name) {
  const open = [];
  for (const [, closing, tag, empty] of svg.matchAll(/<(\/?)([a-z]+)(?:\s[A-Za-z-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (closing) assert.equal(open.pop(), tag);
    else if (!empty) open.push(tag);
  }
  assert.deepEqual(open, []);
  assert.equal(svg.replaceAll(/<\?[^<>]*\?>|<\/?[a-z]+(?:\s[A-Za-z-]+="[^"<]*")*\s*\/?>/g, '').search(/[<>]/), -1);
  return [...svg.matchAll(new RegExp(`<${name}[ >][^<]*?>?([^<>]*)</${name}>`, 'g'))].map(([, found]) => found);
}

test('a worksheet has the boards with their numbers, and the solutions on a page of their own', () => {
  const { svg, boards, seed } = drawn('merlin', '--count', '8', '--seed', '5');
  assert.equal(seed, 5);
  assert.equal(boards.length, 8);
  assert.equal(new Set(boards.map(({ code }) => code)).size, 8);
  assert.deepEqual(textsOf(svg, 'title'), ['Merlin: worksheet', 'Merlin: worksheet', 'Merlin: solutions']);
  const words = textsOf(svg, 'text');
  for (const [index, { fewest, order }] of boards.entries()) {
    assert.equal(order.length, fewest);
    assert.equal(words.filter((word) => word === `${index + 1}.`).length, 1);
    assert.ok(words.includes(`${index + 1}. ${fewest} ${fewest === 1 ? 'press' : 'presses'}`), `${index + 1}`);
  }
  assert.equal(words.filter((word) => word === 'Switchbox, machine merlin, 3 × 3, seed 5').length, 2);
});

test('solve agrees with the solutions of the boards', () => {
  for (const args of [['merlin'], ['ghaly', '--size', '3'], ['lights-out', '--size', '4x4', '--states', '3'], ['merlin', '--lit-only']]) {
    for (const { code, fewest } of drawn(...args, '--count', '4', '--seed', '1').boards) {
      assert.equal(json('solve', `code:${code}`).fewest, fewest, code);
    }
  }
});

test('the same seed makes the same file again', () => {
  const { svg, seed } = drawn('lights-out');
  assert.equal(drawn('lights-out', '--seed', String(seed)).svg, svg);
  assert.notEqual(drawn('lights-out', '--seed', String(seed + 1)).svg, svg);
  const [one, two] = [newFile('pdf'), newFile('pdf')];
  for (const file of [one, two]) text('sheet', 'cube', '--seed', '3', '--count', '2', '--to', file);
  assert.ok(readFileSync(one).equals(readFileSync(two)));
});

test('without a count there are 12 boards, and --fewest sets their presses', () => {
  const { boards } = drawn('merlin', '--fewest', '3');
  assert.deepEqual(boards.map(({ fewest }) => fewest), Array(12).fill(3));
});

test('a PDF has a page for the boards and one for the solutions', () => {
  for (const [count, pages] of [[4, 2], [12, 2], [13, 4]]) {
    const file = newFile('PDF');
    assert.match(text('sheet', 'merlin', '--count', String(count), '--seed', '1', '--to', file), new RegExp(`^Boards +${count}\nSeed +1$`, 'm'));
    const pdf = readFileSync(file, 'latin1');
    assert.match(pdf, /^%PDF-1\.4/);
    assert.equal(pdf.match(/\/Type \/Page\b/g).length, pages);
    assert.match(pdf, /\/FontFile/);
    assert.match(pdf, /\/ToUnicode/);
  }
});

test('a puzzle of your own and the cube have worksheets', () => {
  const puzzle = join(folder, 'puzzle.txt');
  writeFileSync(puzzle, 'A: x y\nB: y\nC: x\nstart x=1\n');
  assert.match(textsOf(drawn(`file:${puzzle}`, '--count', '2').svg, 'text').join(' '), /A: x, y\. B: y\. C: x\./);
  const { boards, svg } = drawn('cube', '--size', '2', '--turns', '3', '--count', '2');
  const words = textsOf(svg, 'text');
  for (const { code, fewest, order } of boards) {
    assert.ok(fewest <= 3);
    assert.equal(json('show', `code:${code}`, '--presses', order.join(' ')).picture, json('show', 'cube', '--size', '2').picture);
    assert.ok(words.includes(order.join(' ')));
  }
  assert.ok(words.includes('Cube 2 × 2 × 2: solutions'));
});

test('boards are repeated only if the machine has no others', () => {
  const file = newFile('svg');
  assert.match(text('sheet', 'merlin', '--fewest', '9', '--count', '2', '--to', file), /^Different boards +1$/m);
});

test('a file is replaced only with --force', () => {
  const file = newFile('svg');
  writeFileSync(file, 'mine');
  assert.equal(complaint('sheet', 'merlin', '--to', file), `switchbox: to: '${file}' exists; add --force to replace it, or name another file`);
  assert.equal(readFileSync(file, 'utf8'), 'mine');
  text('sheet', 'merlin', '--to', file, '--force');
  assert.match(readFileSync(file, 'utf8'), /^<\?xml/);
});

test('bad input is refused in one line, without a file', () => {
  const file = newFile('pdf');
  const refused = (...args) => complaint('sheet', ...args, '--to', file);
  assert.match(refused('merlin', '--count', '0'), /count/);
  assert.match(refused('merlin', '--count', '49'), /count.*48/);
  assert.match(refused('merlin', '--count', 'x'), /count/);
  assert.match(refused('merlin', '--seed', '-1'), /seed/);
  assert.match(refused('merlin', '--fewest', '10'), /fewest|more than 9/);
  assert.match(refused('lights-out', '--size', '25x25'), /boards of up to 24 x 24/);
  assert.match(refused('nothing'), /machine 'nothing' is not known/);
  assert.ok(!existsSync(file));
  assert.match(complaint('sheet', 'merlin'), /--to is required|--to/);
  assert.match(complaint('sheet', 'merlin', '--to', join(folder, 'sheet.png')), /must end in \.svg or \.pdf$/);
  assert.match(complaint('sheet', 'merlin', '--to', join(folder, 'none', 'sheet.svg')), /cannot be written: No such file or directory$/);
  const directory = newFile('svg');
  mkdirSync(directory);
  assert.match(complaint('sheet', 'merlin', '--to', directory), /cannot be written|exists/);
});
