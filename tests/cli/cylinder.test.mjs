// Lights Out on a cylinder: the left column touches the right one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaint, json, text } from './binary.mjs';
import { cells, cylinder } from './rules.mjs';

// Returns the lamps after the presses.
function after(rule, start, presses, states) {
  const lamps = cells(start);
  cells(presses).forEach((times, button) => {
    for (const lamp of rule[button]) lamps[lamp] = (lamps[lamp] + times) % states;
  });
  return lamps;
}

test('solutions clear the board, on every small size and with 2, 3 and 6 states', () => {
  for (const [rows, columns] of [[1, 1], [1, 2], [2, 1], [2, 2], [1, 5], [5, 1], [3, 4], [4, 3], [5, 5], [7, 6]]) {
    const rule = cylinder(rows, columns);
    for (const states of [2, 3, 6]) {
      const board = ['cylinder', '--size', `${rows}x${columns}`, '--states', `${states}`, '--start', 'random:5'];
      const { picture: start } = json('show', ...board);
      const { presses } = json('solve', ...board);
      assert.ok(after(rule, start, presses, states).every((lamp) => lamp === 0), `${rows}x${columns}, ${states} states`);
    }
  }
});

test('a proof is a set of lamps of which each press changes an even number', () => {
  const { verdict, proof } = json('solve', 'cylinder', '--size', '4x5', '--start', 'X..../...../...../.....');
  assert.equal(verdict, 'impossible');
  const lamps = cells(proof.lamps);
  for (const changed of cylinder(4, 5)) assert.equal(changed.filter((lamp) => lamps[lamp] === 1).length % 2, 0);
  assert.equal(lamps[0], 1);
});

test('it is a rule of its own with --cylinder, and in its links', () => {
  const { rank, nullity } = json('inspect', 'cylinder', '--size', '4x6');
  const own = json('inspect', 'own', '--cylinder', '--size', '4x6');
  assert.deepEqual([own.rank, own.nullity, own.cylinder, own.torus], [rank, nullity, true, false]);
  assert.match(text('inspect', 'own', '--cylinder'), /^Surface +cylinder$/m);
  const { code } = json('new', 'own', '--cylinder', '--seed', '1');
  assert.match(code, /^2\.own~5x5~2~c~XQ\./);
  assert.equal(json('open', code).cylinder, true);
});

test('large cylinders are chased, with two states to 10000 rows, and with any stencil', () => {
  for (const board of [['cylinder', '--size', '300x200'], ['cylinder', '--size', '90x150', '--states', '3'], ['own', '--cylinder', '--size', '100x300', '--stencil', '111/111/111']]) {
    const answer = json('solve', ...board, '--start', 'random:9', '--quick');
    const { picture } = json('show', ...board, '--start', 'random:9', '--presses', answer.presses);
    assert.match(picture, /^[0/]+$/);
  }
  assert.equal(json('inspect', 'cylinder', '--size', '2000x3').buttons, 6000);
  assert.equal(complaint('solve', 'cylinder', '--size', '100x2'), 'switchbox: size 100x2: with more than 64 rows or columns, Cylinder needs at least 3 columns');
  assert.equal(json('inspect', 'cylinder', '--size', '2x100').buttons, 200);
});
