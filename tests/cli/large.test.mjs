// Large boards of Lights Out and of other stencils: solved or proved impossible. Requests that cannot be fulfilled are refused.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { binary, complaint, json, text } from './binary.mjs';

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'switchbox-large-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

// Returns the lamps that presses change, computed independently.
function changed(presses, states = 2) {
  const rows = presses.split('/');
  const at = (row, column) => rows[row]?.charCodeAt(column) & 15; // 0 outside the board
  return rows.map((line, row) =>
    [...line].map((_, column) => (at(row, column) + at(row - 1, column) + at(row + 1, column) + at(row, column - 1) + at(row, column + 1)) % states).join(''),
  );
}

const countOnes = (grid) => [...grid].filter((cell) => cell === '1').length;
const isDark = (rows) => rows.every((line) => /^0*$/.test(line));
const large = (command, size, ...rest) => json(command, 'lights-out', '--size', size, ...rest);

// Writes a file with one row a line, and returns its path.
function kept(rows, name) {
  const path = join(folder, name);
  writeFileSync(path, `${rows.join('\n')}\n`);
  return `file:${path}`;
}

test('all lamps of boards beyond 64 x 64 are put out', () => {
  for (const [rows, columns] of [[65, 65], [100, 100], [1000, 1000], [70, 200], [200, 70], [500, 3]]) {
    const size = `${rows}x${columns}`;
    const answer = large('solve', size, '--quick');
    assert.ok(changed(answer.presses).every((line) => line === '1'.repeat(columns)), size);
    assert.equal(answer.fewest ?? answer.at_most, countOnes(answer.presses));
    const { rank, nullity, buttons } = large('inspect', size);
    assert.equal(rank + nullity, buttons);
    assert.equal(answer.solutions, String(2n ** BigInt(nullity)));
  }
});

test('large boards with more states are put out, and several solutions are counted', () => {
  for (const [rows, columns, states] of [[1000, 1000, 9], [1000, 1000, 6], [100, 100, 4], [70, 200, 8], [200, 70, 7], [500, 3, 5], [65, 65, 3]]) {
    const board = [`${rows}x${columns}`, '--states', states];
    const start = ['--start', 'random:7'];
    const answer = large('solve', ...board, ...start, '--quick');
    const { picture } = large('show', ...board, ...start, '--presses', kept(answer.presses.split('/'), 'presses'));
    assert.ok(isDark(picture.split('/')), board.join(' '));
    const { rank, nullity, buttons, solutions } = large('inspect', ...board);
    assert.equal(answer.verdict === 'unique', rank === buttons);
    assert.equal(answer.solutions, solutions);
    if (nullity !== undefined) assert.equal(solutions, String(BigInt(states) ** BigInt(nullity)));
  }
});

test('with more states too a quiet pattern proves what no presses can change', () => {
  for (const states of [3, 6, 9]) {
    const side = 80; // nullity 40 modulo 3
    const rows = Array.from({ length: side }, () => '0'.repeat(side));
    rows[0] = `1${'0'.repeat(side - 1)}`;
    const answer = large('solve', `${side}x${side}`, '--states', states, '--start', kept(rows, 'corner'));
    assert.equal(answer.verdict, 'impossible');
    assert.ok(isDark(changed(answer.proof.lamps, states)));
    // The only lit lamp of the start needs states - 1 more steps.
    assert.equal(answer.proof.sum, (Number(answer.proof.lamps[0]) * (states - 1)) % states);
    assert.notEqual(answer.proof.sum, 0);
  }
});

test('large tori are solved, or proved impossible', () => {
  for (const [rows, columns] of [[65, 67], [100, 100], [90, 301], [3, 2000], [513, 512]]) {
    const size = `${rows}x${columns}`;
    const answer = json('solve', 'torus', '--size', size, '--start', 'random:9', '--quick');
    const { picture } = json('show', 'torus', '--size', size, '--start', 'random:9', '--presses', kept(answer.presses.split('/'), 'presses'));
    assert.ok(!picture.includes('1'), size);
    const { rank, nullity, buttons } = json('inspect', 'torus', '--size', size);
    assert.equal(rank + nullity, buttons);
    assert.equal(answer.solutions, String(2n ** BigInt(nullity)));
    if (nullity === 0) continue;
    const dark = Array(rows).fill('0'.repeat(columns));
    dark[0] = `1${dark[0].slice(1)}`;
    const alone = json('solve', 'torus', '--size', size, '--start', kept(dark, 'corner'));
    assert.equal(alone.verdict, 'impossible');
    assert.equal(alone.proof.lamps[0], '1');
    const { picture: unchanged } = json('show', 'torus', '--size', size, '--start', 'all-off', '--presses', kept(alone.proof.lamps.split('/'), 'proof'));
    assert.ok(!unchanged.includes('1'), 'the proof is a quiet pattern');
  }
});

test('a picture out of a file is solved, and pressing the solution leads to it', () => {
  const rows = Array.from({ length: 300 }, (_, row) => Array.from({ length: 450 }, (_, column) => ((row * row + 7 * column * row + column) % 5 < 2 ? 1 : 0)).join(''));
  const presses = kept(rows, 'presses');
  const { picture } = json('show', 'lights-out', '--size', '300x450', '--start', 'all-off', '--presses', presses);
  assert.deepEqual(picture.split('/'), changed(rows.join('/')));
  const answer = json('solve', 'lights-out', '--size', '300x450', '--quick', '--start', kept(picture.split('/'), 'picture'));
  assert.deepEqual(changed(answer.presses), picture.split('/'));
});

test('a file may come from the standard input', () => {
  const input = '100\n110\n001\n';
  const { stdout } = spawnSync(binary, ['solve', 'merlin', '--start', 'file:-', '--json'], { input, encoding: 'utf8' });
  assert.deepEqual(JSON.parse(stdout).cells, [5, 6, 7, 9]);
});

test('what no presses can change is proved by lamps that every press changes an even number of', () => {
  const side = 95;
  const rows = Array.from({ length: side }, () => '0'.repeat(side));
  rows[0] = `1${'0'.repeat(side - 1)}`;
  const answer = large('solve', `${side}x${side}`, '--start', kept(rows, 'corner'));
  assert.equal(answer.verdict, 'impossible');
  assert.equal(answer.proof.sum, 1);
  assert.equal(answer.proof.lamps[0], '1');
  assert.ok(changed(answer.proof.lamps).every((line) => !line.includes('1')));
  assert.equal(answer.nearest, undefined);
});

test('the fewest presses of a large board are proved where few solutions are to be compared', () => {
  const answer = large('solve', '100x103', '--start', 'random:3');
  assert.equal(answer.verdict, 'unique');
  const several = large('solve', '101x101', '--start', 'random:3');
  assert.equal(several.verdict, 'several');
  assert.equal(several.solutions, String(2n ** BigInt(large('inspect', '101x101').nullity)));
  assert.equal(several.fewest, countOnes(several.presses));
});

test('words say what is not drawn, and what is a power', () => {
  const answer = text('solve', 'lights-out', '--size', '100x100');
  assert.match(answer, /^Lights Out, 100 x 100\n\nOne solution: [\d,]+ presses, in any order\.\n\nBoards of more than 64 rows or columns are not drawn; --json has them\.\n/);
  assert.equal(large('inspect', '1000x1000').reachable, '2^1000000');
  assert.equal(large('inspect', '1000x1000', '--states', '6').reachable, '2^1000000 * 3^999982');
});

test('sizes and questions that go too far are refused', () => {
  const lights = ['solve', 'lights-out', '--size'];
  assert.equal(complaint(...lights, '10001x5'), "switchbox: size '10001x5': rows must be 1 to 10,000");
  assert.equal(complaint(...lights, '5x10001'), "switchbox: size '5x10001': columns must be 1 to 10,000");
  const withStates = ['--states', '3'];
  assert.equal(complaint(...lights, '5x1001', ...withStates), 'switchbox: size 5x1001: Lights Out has at most 1000 rows and columns with more than two states');
  assert.equal(complaint('solve', 'torus', '--size', '70x70', ...withStates), 'switchbox: size 70x70: Torus has at most 64 rows and columns with more than two states');
  assert.equal(complaint(...lights, '70x70', '--lit-only'), 'switchbox: size 70x70: Lights Out has at most 64 rows and columns in lit-only play');
  assert.equal(complaint('solve', 'king', '--size', '1001x65'), 'switchbox: size 1001x65: King has at most 1000 rows and columns');
  assert.equal(complaint('solve', 'king', '--size', '65x65', ...withStates), 'switchbox: size 65x65: King has at most 64 rows and columns with more than two states');
  assert.equal(complaint('solve', 'row-column', '--size', '25x25'), 'switchbox: size 25x25: Row and column has at most 24 rows and columns');
  assert.equal(complaint('solve', 'torus', '--size', '2x65'), 'switchbox: size 2x65: with more than 64 rows or columns, Torus needs at least 3 of each');
  const own = ['solve', 'own', '--size'];
  assert.equal(complaint(...own, '65x1001'), "switchbox: size '65x1001': columns must be 1 to 1000");
  assert.equal(complaint(...own, '65x65', ...withStates), 'switchbox: size 65x65: My rule has at most 64 rows and columns with more than two states');
  assert.equal(complaint(...own, '65x65', '--lit-only'), 'switchbox: size 65x65: My rule has at most 64 rows and columns in lit-only play');
  const bordered = ['--corner', '000/011/010', '--edge', '000/111/000'];
  assert.equal(complaint(...own, '65x65', ...bordered), 'switchbox: size 65x65: My rule has at most 64 rows and columns with holes or with buttons that differ');
  assert.equal(complaint(...own, '1x65', '--holes', '1'.repeat(64) + '0'), 'switchbox: size 1x65: My rule has at most 64 rows and columns with holes or with buttons that differ');
  assert.equal(complaint(...own, '4x65', '--torus', '--stencil', '11111/00000/00100/00000/00000'), 'switchbox: size 4x65: with more than 64 rows or columns, My rule needs at least 5 of each');
  assert.equal(complaint('new', 'lights-out', '--size', '2001x65'), "switchbox: size '2001x65': rows must be 1 to 2000");
  assert.equal(complaint('algebra', 'king', '--size', '65x65'), "switchbox: size '65x65': rows must be 1 to 64");
  assert.equal(complaint('algebra', 'code:2.seed~7~lights-out~1000x1000.9a0xj'), "switchbox: size '1000x1000': rows must be 1 to 64");
  assert.match(complaint('inspect', 'lights-out', '--size', '65x65', '--inverse'), /^switchbox: inverse: a matrix of 4225 rows is too large to print/);
  // p_1024 = x^1023 and p_1536(1 + x) = (1 + x)^511 x^1024.
  assert.match(complaint('inspect', 'lights-out', '--size', '1023x1535', '--quiet'), /^switchbox: quiet: 1023 patterns of 1570305 buttons are too many/);
  assert.match(complaint(...lights, '1023x1535', '--all'), /^switchbox: all: 2\^1023 solutions of so large a board are too many/);
  assert.match(complaint('inspect', 'lights-out', '--size', '728x728', '--states', '9', '--quiet'), /^switchbox: quiet: 364 patterns of 529984 buttons are too many/);
  assert.match(complaint(...lights, '728x728', '--states', '9', '--start', 'random:1', '--all'), /^switchbox: all: 3\^485 solutions of so large a board are too many/);
});

test('a file that is not there, or has another shape, is named', () => {
  const start = ['solve', 'lights-out', '--size', '70x70', '--start'];
  assert.match(complaint(...start, `file:${folder}/none`), /^switchbox: start: '.*' cannot be read: No such file or directory$/);
  assert.match(complaint(...start, `file:${folder}`), /^switchbox: start: '.*' cannot be read: Is a directory$/);
  assert.equal(complaint(...start, kept(['01', '10'], 'small')), 'switchbox: start, row 1: 2 cells where 70 are needed; a board of 2 by 2 fits lights-out --size 2x2');
  assert.match(complaint(...start, kept(Array(70).fill('2'.repeat(70)), 'two')), /^switchbox: start, row 1, column 1: /);
});

test('new games of large boards have a short code, which opens and solves', () => {
  const made = json('new', 'lights-out', '--size', '300x200', '--seed', '7');
  assert.match(made.code, /^2\.seed~7~lights-out~300x200\.[0-9a-z]{5}$/);
  assert.equal(json('new', 'lights-out', '--size', '300x200', '--seed', '7').code, made.code);
  const opened = json('open', made.code, '--quick');
  assert.equal(opened.size, '300x200');
  const drawn = json('solve', `code:${made.code}`, '--quick');
  assert.equal(drawn.verdict, opened.verdict);
});

// Returns the lamps that a stencil round each press changes, as bits, computed independently.
function changedBy(stencil, presses, size, isTorus = false) {
  const [rows, columns] = size.split('x').map(Number);
  const reach = (stencil.length - 1) / 2;
  const pressed = presses.split('/').map((line) => [...line].map(Number));
  const lamps = Array.from({ length: rows }, () => new Uint8Array(columns));
  const at = (place, side) => (isTorus ? (place + side) % side : place);
  for (const [up, line] of stencil.entries()) {
    for (const [left, mark] of [...line].entries()) {
      if (mark === '0') continue;
      for (let row = 0; row < rows; row++) {
        const to = lamps[at(row + up - reach, rows)];
        if (to === undefined) continue;
        for (let column = 0; column < columns; column++) to[at(column + left - reach, columns)] ^= pressed[row][column];
      }
    }
  }
  return lamps.map((line) => line.join(''));
}

const stencils = {
  diagonals: ['101', '010', '101'],
  king: ['111', '111', '111'],
  knight: ['01010', '10001', '00100', '10001', '01010'],
};

test('any stencil that is the same for all buttons is solved to 1000 x 1000', () => {
  for (const [name, size] of [['diagonals', '1000x1000'], ['king', '65x1000'], ['knight', '1000x300'], ['neighbours', '100x100']]) {
    const answer = json('solve', name, '--size', size, '--start', 'random:3', '--quick');
    const start = json('show', name, '--size', size, '--start', 'random:3').picture;
    const stencil = stencils[name] ?? ['010', '101', '010'];
    assert.deepEqual(changedBy(stencil, answer.presses, size), start.split('/'), name);
    const { rank, nullity, buttons } = json('inspect', name, '--size', size);
    assert.equal(rank + nullity, buttons);
    assert.equal(answer.solutions, String(2n ** BigInt(nullity)));
  }
  const drawn = ['0000001', '0000000', '0110000', '0001000', '0000100', '0000000', '0101000'];
  for (const [size, ...torus] of [['1000x1000'], ['300x170', '--torus']]) {
    const own = ['own', '--size', size, '--stencil', drawn.join('/'), ...torus, '--start', 'random:4'];
    const answer = json('solve', ...own, '--quick');
    const lit = json('show', ...own).picture;
    assert.deepEqual(changedBy(drawn, answer.presses, size, torus.length > 0), lit.split('/'), size);
  }
});

test('with any stencil what no presses can change is proved', () => {
  for (const [size, ...torus] of [['998x998'], ['300x300', '--torus']]) {
    const [rows, columns] = size.split('x').map(Number);
    const dark = Array(rows).fill('0'.repeat(columns));
    dark[0] = `1${dark[0].slice(1)}`;
    // Three cells to the right of the pressed one: the matrix is not symmetric.
    const stencil = ['00000', '00111', '00111', '00111', '00000'];
    const own = ['own', '--size', size, '--stencil', stencil.join('/'), ...torus];
    const answer = json('solve', ...own, '--start', kept(dark, 'corner'));
    assert.equal(answer.verdict, 'impossible');
    assert.equal(answer.proof.lamps[0], '1');
    // No press changes an odd number of the proof's lamps: pressing them with the stencil turned by half changes nothing.
    const turned = stencil.map((line) => [...line].reverse().join('')).reverse();
    assert.ok(isDark(changedBy(turned, answer.proof.lamps, size, torus.length > 0)), size);
  }
});

test('games of large boards with any stencil are named by their seed, and solved', () => {
  const made = json('new', 'own', '--size', '200x100', '--stencil', '111/111/111', '--seed', '7');
  assert.match(made.code, /^2\.seed~7~own~200x100~2~p~_4\.[0-9a-z]{5}$/);
  assert.equal(made.link, null);
  assert.match(text('new', 'king', '--size', '200x100', '--seed', '7'), /Link {2}none, the page does not play it: size 200x100: King has at most 64 rows and columns\n/);
  const opened = json('open', made.code, '--quick');
  assert.equal(opened.size, '200x100');
  assert.equal(opened.start, made.start);
  const solved = json('solve', `code:${made.code}`, '--quick');
  assert.deepEqual(changedBy(stencils.king, solved.presses, '200x100'), made.start.split('/'));
  const small = json('new', 'king', '--size', '64x64', '--seed', '7');
  assert.ok(small.link.endsWith(`#${small.code}`));
});
