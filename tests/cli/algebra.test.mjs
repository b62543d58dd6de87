import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import katex from 'katex';
import { complaint, json, text } from './binary.mjs';
import { after, cells, merlin } from './rules.mjs';

const merlinMatrix = [
  '110100000',
  '111010000',
  '011001000',
  '100110100',
  '101010101',
  '001011001',
  '000100110',
  '000010111',
  '000001011',
];
const paper = ['merlin', '--start', '100/110/001'];

test('Merlin: facts and the matrix of the paper', () => {
  const { facts, matrix, ...rest } = json('algebra', 'merlin');
  assert.deepEqual(rest, {});
  assert.deepEqual(matrix, merlinMatrix);
  const values = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  assert.deepEqual(values, {
    Size: '9 \u00d7 9',
    Rank: '9',
    Nullity: '0',
    Determinant: '5',
    'Determinant modulo 2': '1',
    'Pictures reached': '512 of 512',
    'Solutions each': '1',
  });
  for (const { words } of facts) assert.match(words, /\.$/);
});

test('column j of the matrix is what button j changes', () => {
  const { matrix } = json('algebra', 'merlin', '--show', 'matrix');
  merlin.forEach((_, button) => {
    const alone = merlin.map((__, other) => Number(other === button));
    assert.deepEqual(matrix.map((row) => Number(row[button])), after(merlin, Array(9).fill(0), alone));
  });
});

test("the steps begin as the paper's do, and what they lead to says what to press", () => {
  const { steps, echelon, reduced, pivots, words } = json('algebra', ...paper, '--show', 'steps');
  assert.equal(steps[0], 'row 2 += row 1');
  assert.ok(steps.includes('swap row 2 and row 3'));
  assert.ok(echelon > 0 && echelon <= steps.length);
  assert.deepEqual(pivots, merlinMatrix.map((_, i) => ({ row: i + 1, column: i + 1, value: 1 })));
  assert.deepEqual(reduced.map((row) => row.at(-1)).join(''), '000011101');
  assert.equal(words, 'Each row has its pivot 1, so the last column is the solution: press 5, 6, 7 and 9.');

  // The steps, repeated here, give the reduced matrix.
  const rows = json('algebra', ...paper, '--show', 'augmented').augmented.map(cells);
  for (const step of steps) {
    const [a, b] = step.match(/\d+/g).map((number) => Number(number) - 1);
    if (step.startsWith('swap')) [rows[a], rows[b]] = [rows[b], rows[a]];
    else rows[a] = rows[a].map((entry, i) => entry ^ rows[b][i]);
  }
  assert.deepEqual(rows.map((row) => row.join('')), reduced);
});

test('people read the steps with their numbers', () => {
  const answer = text('algebra', ...paper, '--show', 'steps');
  assert.match(answer, /^Merlin, 3 x 3\n\nSteps \(echelon form after \d+\)\n1 +row 2 \+= row 1\n/);
  assert.match(answer, /^0 0 0 0 1 0 0 0 0 \| 1$/m);
  assert.match(answer, /press 5, 6, 7 and 9\.\n$/);
});

test('the presses so far count', () => {
  const { words } = json('algebra', ...paper, '--presses', '000/011/101', '--show', 'reduced');
  assert.match(words, /: press nothing\.$/);
});

test('the inverse and the quiet patterns are those of inspect', () => {
  assert.deepEqual(json('algebra', 'merlin', '--show', 'inverse').inverse, json('inspect', 'merlin', '--inverse').inverse);
  const { quiet, orders } = json('algebra', 'torus', '--states', '4', '--show', 'quiet');
  const inspected = json('inspect', 'torus', '--states', '4', '--quiet');
  assert.deepEqual(quiet, inspected.quiet.map((grid) => grid.replaceAll('/', '')));
  assert.deepEqual(orders, inspected.orders);
});

test('the product says for each button what it comes to', () => {
  const { product } = json('algebra', ...paper, '--show', 'product');
  assert.equal(product[4], '0 + 1 + 1 + 1 + 0 = 3, which is 1 modulo 2: press button 5.');
  const pressed = product.flatMap((words, i) => (words.endsWith(`: press button ${i + 1}.`) ? [i + 1] : []));
  assert.deepEqual(pressed, [5, 6, 7, 9]);
});

test('what there is not is told', () => {
  assert.equal(json('algebra', 'lights-out', '--show', 'inverse').inverse, null);
  assert.equal(json('algebra', 'lights-out', '--show', 'product').product, null);
  assert.deepEqual(json('algebra', 'merlin', '--show', 'quiet'), { quiet: [], orders: [] });
  assert.match(text('algebra', 'lights-out', '--show', 'inverse'), /^Inverse: there is none\.$/m);
  assert.match(text('algebra', 'lights-out', '--show', 'product'), /^Inverse: there is none, /m);
  assert.match(text('algebra', 'merlin', '--show', 'quiet'), /^Quiet patterns: none\.$/m);
});

test('a matrix for elsewhere stands alone', () => {
  assert.equal(text('algebra', 'merlin', '--as', 'csv'), merlinMatrix.map((row) => `${[...row].join(',')}\n`).join(''));
  const { matrix, csv, ...rest } = json('algebra', 'merlin', '--as', 'csv');
  assert.deepEqual(rest, {});
  assert.equal(csv, text('algebra', 'merlin', '--as', 'csv'));
  assert.deepEqual(matrix, merlinMatrix);
  assert.equal(json('algebra', 'merlin', '--as', 'latex').latex, text('algebra', 'merlin', '--as', 'latex'));
});

// Returns the rows of digits and the bars of a matrix in LaTeX, as KaTeX renders it; KaTeX accepts nothing that LaTeX refuses.
function read(latex) {
  const options = { displayMode: true, throwOnError: true, strict: 'error' };
  const html = katex.renderToString(latex, { ...options, output: 'html' });
  const mathml = katex.renderToString(latex, { ...options, output: 'mathml' });
  const rows = [...mathml.matchAll(/<mtr>(.*?)<\/mtr>/gs)].map(([, row]) =>
    [...row.matchAll(/<mtd>(.*?)<\/mtd>/gs)].map(([, cell]) => cell.replace(/<[^>]*>/g, '')).join(''),
  );
  return { rows, bars: html.split('vertical-separator').length - 1, lines: mathml.match(/columnlines="([^"]*)"/)?.[1] };
}

for (const [machine, size] of [
  ['merlin', '3x3'],
  ['quatrainment', '4x4'],
  ['lights-out', '5x5'],
  ['lights-out-6', '6x6'],
]) {
  for (const [part, key] of [['matrix'], ['augmented'], ['reduced'], ...(machine === 'lights-out' ? [['quiet']] : [['inverse']])]) {
    test(`${machine}: KaTeX reads ${part}`, () => {
      const args = ['algebra', machine, '--size', size, '--show', part];
      const { rows, bars, lines } = read(text(...args, '--as', 'latex'));
      assert.deepEqual(rows, json(...args)[key ?? part]);
      const hasBar = part === 'augmented' || part === 'reduced';
      assert.equal(bars, hasBar ? 1 : 0);
      const columns = rows[0].length;
      // The lines are those between columns; the only bar is before the last column.
      if (hasBar) assert.deepEqual(lines.split(' '), [...Array(columns - 2).fill('none'), 'solid']);
      else assert.equal(lines, undefined);
    });
  }
}

test('KaTeX reads the largest reduction', () => {
  const args = ['algebra', 'lights-out', '--size', '12x12', '--show', 'reduced'];
  const { rows, bars } = read(text(...args, '--as', 'latex'));
  assert.deepEqual(rows, json(...args).reduced);
  assert.equal(rows[0].length, 145);
  assert.equal(bars, 1);
});

test('buttons that are not lamps make a matrix that is not square', () => {
  const { matrix, facts } = json('algebra', 'subboards');
  assert.equal(matrix.length, 16);
  for (const row of matrix) assert.equal(row.length, 13);
  assert.equal(facts[0].value, '16 \u00d7 13');
  assert.ok(!facts.some(({ name }) => name.startsWith('Determinant')));
});

test('the limits are those that the documentation gives', () => {
  assert.equal(json('algebra', 'lights-out', '--size', '32x32', '--show', 'matrix').matrix.length, 1024);
  assert.equal(json('algebra', 'lights-out', '--size', '64x64', '--show', 'facts').facts[0].value, '4096 \u00d7 4096');
});

for (const [args, place] of [
  [['ghaly'], /machine: Ghaly's machine has no matrix/],
  [['ghaly', '--show', 'facts'], /machine: Ghaly's machine has no matrix/],
  [['nope'], /machine 'nope' is not known/],
  [['merlin', '--show', 'everything'], /show 'everything': write matrix, augmented, steps, /],
  [['merlin', '--show', ''], /show '': write matrix/],
  [['merlin', '--as', 'pdf'], /as 'pdf': write text, latex, csv, sage, gap, numpy, matlab or mathematica/],
  [['merlin', '--show', 'facts', '--as', 'latex'], /as latex: only matrix, .* can be written so, not facts/],
  [['merlin', '--show', 'steps', '--as', 'csv'], /as csv: only .*, not steps/],
  [['merlin', '--show', 'product', '--as', 'csv'], /as csv: only .*, not product/],
  [['merlin', '--show', 'quiet', '--as', 'csv'], /show quiet: this machine has no quiet patterns/],
  [['lights-out', '--show', 'inverse', '--as', 'latex'], /show inverse: this matrix has none/],
  [['merlin', '--start', '100/1Q0/001'], /start, row 2, column 2: 'Q' is not a lamp/],
  [['lights-out', '--size', '32x33'], /size: the matrix has 1056 rows and 1056 columns; matrix takes at most 1024/],
  [['lights-out', '--size', '12x13', '--show', 'steps'], /size: the matrix has 156 .*; steps takes at most 144/],
  [['lights-out', '--size', '12x13', '--show', 'reduced'], /size: .*; reduced takes at most 144/],
]) {
  test(`refused: switchbox algebra ${args.join(' ')}`, () => {
    assert.match(complaint('algebra', ...args), place);
    complaint('algebra', ...args, '--json');
  });
}

const goldenTables = readFileSync(new URL('../golden/chasing_tables.txt', import.meta.url), 'utf8').split('\n');

test('the chasing tables are the golden ones', () => {
  const sizes = new Map();
  for (const line of goldenTables) {
    const [kind, rows, columns, bottom, first] = line.split(' | ');
    if (kind !== 'table') continue;
    const size = `${rows}x${columns}`;
    sizes.set(size, [...(sizes.get(size) ?? []), { bottom, first }]);
  }
  assert.equal(sizes.size, 36);
  for (const [size, table] of sizes)
    assert.deepEqual(json('algebra', 'lights-out', '--size', size, '--show', 'chasing'), { table });
});

test('a long chasing table is a basis', () => {
  const { table, basis } = json('algebra', 'lights-out', '--size', '13x13', '--show', 'chasing');
  assert.equal(basis, true);
  assert.deepEqual(table.map(({ bottom }) => bottom.indexOf('1')), [...Array(13).keys()]);
  assert.equal(json('algebra', 'lights-out', '--size', '12x12', '--show', 'chasing').table.length, 4096);
});

test('boards that cannot be chased have no chasing table', () => {
  for (const machine of ['merlin', 'torus', 'king', 'ghaly', 'cube'])
    assert.match(complaint('algebra', machine, '--show', 'chasing'), /^switchbox: show chasing: /);
  assert.match(complaint('algebra', 'lights-out', '--size', '4x300', '--show', 'chasing'), /300/);
  assert.match(complaint('algebra', 'lights-out', '--show', 'chasing', '--as', 'csv'), /^switchbox: as csv: /);
});
