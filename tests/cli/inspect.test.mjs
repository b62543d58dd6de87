import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, text } from './binary.mjs';
import { after, cells, lightsOut, merlin } from './rules.mjs';

const times = (matrix, vector) => matrix.map((row) => row.reduce((sum, entry, i) => sum ^ (entry & vector[i]), 0));

test('Merlin: rank 9, determinant 5, all 512 pictures in reach', () => {
  assert.deepEqual(json('inspect', 'merlin'), {
    buttons: 9,
    lamps: 9,
    states: 2,
    rank: 9,
    nullity: 0,
    reachable: '512',
    determinant: '5',
    always_solvable: true,
    solutions: '1',
  });
});

test('the keys stand in the order of the specification', () => {
  assert.deepEqual(Object.keys(json('inspect', 'lights-out', '--inverse', '--quiet')), [
    'buttons',
    'lamps',
    'states',
    'rank',
    'nullity',
    'reachable',
    'determinant',
    'always_solvable',
    'solutions',
    'inverse',
    'quiet',
    'orders',
  ]);
});

// docs/machines.md, "Results of the sources"
for (const [machine, size, expected] of [
  ['quatrainment', '4x4', { rank: 16, nullity: 0, determinant: '9', always_solvable: true, reachable: '65536' }],
  ['lights-out', '5x5', { rank: 23, nullity: 2, determinant: '0', always_solvable: false, reachable: '8388608' }],
  ['lights-out', '4x4', { rank: 12, nullity: 4, determinant: '0', always_solvable: false }],
  ['lights-out', '1x1', { rank: 1, nullity: 0, determinant: '1', reachable: '2' }],
  ['torus', '3x3', { nullity: 4, determinant: '80', always_solvable: false, reachable: '32' }],
  ['lights-out', '39x39', { buttons: 1521, nullity: 32, solutions: String(2 ** 32) }],
  ['lights-out', '64x64', { buttons: 4096, nullity: 28 }],
  ['subboards', '4x4', { buttons: 13, lamps: 16, rank: 12, nullity: 1, reachable: '4096', always_solvable: false, solutions: '2' }],
  ['lights-out-2000', '5x5', { states: 3, nullity: 3, reachable: String(3n ** 22n), always_solvable: false, solutions: '27' }],
]) {
  test(`${machine} ${size}: ${JSON.stringify(expected)}`, () => {
    const answer = json('inspect', machine, '--size', size);
    for (const [key, value] of Object.entries(expected)) assert.equal(answer[key], value, key);
  });
}

// The prime divisors of the determinant decide (docs/machines.md, "Results of the sources").
for (const [machine, determinant, prime] of [
  ['merlin', 5, [5]],
  ['quatrainment', 9, [3]],
  ['torus', 80, [2, 5]],
]) {
  test(`${machine}: determinant ${determinant}, so always solvable with the states that have no factor of it`, () => {
    for (const states of [2, 3, 4, 5, 6, 7, 8, 9]) {
      const answer = json('inspect', machine, '--states', String(states));
      const solvable = prime.every((p) => states % p !== 0);
      assert.equal(answer.determinant, String(determinant));
      assert.equal(answer.always_solvable, solvable, `${states} states`);
      assert.equal(answer.solutions === '1', solvable);
      assert.equal(answer.rank === answer.buttons, solvable);
      if (solvable) assert.equal(answer.reachable, String(BigInt(states) ** BigInt(answer.buttons)));
    }
  });
}

test('the determinant needs as many buttons as lamps', () => {
  assert.equal('determinant' in json('inspect', 'subboards'), false);
});

test('nullity is a word for prime numbers of states', () => {
  for (const states of [2, 3, 5, 7]) assert.ok('nullity' in json('inspect', 'torus', '--states', String(states)));
  for (const states of [4, 6, 8, 9]) assert.equal('nullity' in json('inspect', 'torus', '--states', String(states)), false);
});

test('the determinant is given up to 64 buttons', () => {
  assert.ok('determinant' in json('inspect', 'lights-out', '--size', '8x8'));
  assert.equal('determinant' in json('inspect', 'lights-out', '--size', '5x13'), false);
});

test('a large number of pictures is written out', () => {
  assert.equal(json('inspect', 'lights-out', '--size', '9x9').reachable, String(2n ** 73n));
});

test('the inverse of Merlin is the published one', () => {
  assert.deepEqual(json('inspect', 'merlin', '--inverse').inverse, [
    '101001110',
    '111111000',
    '101100011',
    '110110110',
    '101010101',
    '011011011',
    '110001101',
    '000111111',
    '011100101',
  ]);
});

test('the inverse takes the effect of each button back to that button', () => {
  const inverse = json('inspect', 'merlin', '--inverse').inverse.map(cells);
  merlin.forEach((_, button) => {
    const alone = merlin.map((__, other) => Number(other === button));
    assert.deepEqual(times(inverse, after(merlin, Array(9).fill(0), alone)), alone);
  });
});

test('the inverse of Merlin with more states undoes its moves too', () => {
  for (const states of [3, 4, 6, 7, 8, 9]) {
    const inverse = json('inspect', 'merlin', '--states', String(states), '--inverse').inverse.map(cells);
    merlin.forEach((_, button) => {
      const alone = merlin.map((__, other) => Number(other === button));
      const picture = after(merlin, Array(9).fill(0), alone, states);
      const presses = inverse.map((row) => row.reduce((sum, entry, lamp) => sum + entry * picture[lamp], 0) % states);
      assert.deepEqual(presses, alone);
    });
  }
});

test('a machine without an inverse says so', () => {
  assert.equal(json('inspect', 'lights-out', '--inverse').inverse, null);
  assert.equal(json('inspect', 'merlin', '--states', '5', '--inverse').inverse, null);
  assert.equal(json('inspect', 'subboards', '--inverse').inverse, null);
  assert.match(text('inspect', 'lights-out', '--inverse'), /^Inverse: there is none\.$/m);
});

test('the quiet patterns of Lights Out change nothing', () => {
  const { quiet } = json('inspect', 'lights-out', '--quiet');
  assert.equal(new Set(quiet).size, 2);
  for (const pattern of quiet) {
    assert.ok(cells(pattern).some(Boolean));
    assert.ok(after(lightsOut(5, 5), Array(25).fill(0), cells(pattern)).every((lamp) => lamp === 0));
  }
  assert.deepEqual(json('inspect', 'merlin', '--quiet').quiet, []);
});

test('people read a table', () => {
  const answer = text('inspect', 'merlin', '--inverse', '--quiet');
  assert.match(answer, /^Merlin, 3 x 3\nA corner flips/);
  assert.match(answer, /^Rank +9$/m);
  assert.match(answer, /^Determinant +5$/m);
  assert.match(answer, /^Always solvable +yes$/m);
  assert.match(answer, /^Solutions of a board +1$/m);
  assert.match(answer, /^101001110$/m);
  assert.match(answer, /^Quiet patterns: none\.$/m);
  const torusAnswer = text('inspect', 'torus', '--states', '4', '--quiet');
  assert.match(torusAnswer, /^Torus, 3 x 3, 4 states\n/);
  assert.match(torusAnswer, /^Quiet 1, order [24] +Quiet 2, order [24]/m);
  assert.equal(/^Nullity/m.test(torusAnswer), false);
});
