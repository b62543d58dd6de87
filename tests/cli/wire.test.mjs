// wire: a shortest press grid of Ghaly's machine with a given wiring (docs/theory.md, section 2).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, text } from './binary.mjs';
import { cycles, inversions, numbers, presses, randomBoard, randomNumbers, rows, wiring } from './wires.mjs';

test('the wiring of the paper is made by 8 presses', () => {
  assert.deepEqual(json('wire', '4', '1 3 5 7 4 2 8 6'), {
    verdict: 'possible',
    fewest: 8,
    presses: '0101/0100/0111/0101',
    cells: [2, 4, 6, 10, 11, 12, 14, 16],
  });
});

test('one-line notation and cycles say the same, with spaces or commas', () => {
  const answer = json('wire', '4', '1 3 5 7 4 2 8 6');
  assert.deepEqual(json('wire', '4', '(2 3 5 4 7 8 6)'), answer);
  assert.deepEqual(json('wire', '4', '1,3,5,7,4,2,8,6'), answer);
  assert.deepEqual(json('wire', '4x4', ' ( 2,3,5,4,7,8,6 ) '), answer);
});

test('with nothing pressed the wiring is the identity', () => {
  assert.deepEqual(json('wire', '3', '()'), { verdict: 'possible', fewest: 0, presses: '000/000/000', cells: [] });
  assert.match(text('wire', '3', '()'), /With nothing pressed/);
});

for (const size of [4, 8, 64]) {
  test(`${size} x ${size}: the wirings of random boards, in as many presses as they have inversions`, () => {
    const below = randomNumbers(size);
    for (let i = 0; i < (size === 64 ? 2 : 10); ++i) {
      const board = randomBoard(size, below);
      const pi = wiring(board);
      const answer = json('wire', String(size), pi.join(' '));
      const found = rows(answer.presses);
      assert.equal(answer.verdict, 'possible');
      assert.deepEqual(wiring(found), pi);
      assert.equal(answer.fewest, inversions(pi));
      assert.equal(presses(found), answer.fewest);
      assert.equal('cells' in answer, answer.fewest <= 1000);
      assert.equal(answer.fewest % 2, presses(board) % 2);
      assert.deepEqual(json('wire', String(size), cycles(pi)), answer);
      assert.deepEqual(numbers(json('show', 'ghaly', '--size', String(size), '--presses', answer.presses).wiring), pi);
    }
  });
}

test('a wire that would have to go too far is named', () => {
  const { verdict, reason, ...rest } = json('wire', '4', '(1 6)');
  assert.equal(verdict, 'impossible');
  assert.deepEqual(rest, {});
  assert.match(reason, /transmitter 1 .*exit 6/);
  assert.ok(text('wire', '4', '(1 6)').includes(reason));
});

test('without the buttons it needs there is no way', () => {
  const { verdict, reason } = json('wire', '2', '(2 3)', '--broken', '11/11');
  assert.equal(verdict, 'impossible');
  assert.match(reason, /without the broken buttons/);
});

test('people see broken buttons, the press grid and the wiring both ways', () => {
  assert.equal(
    text('wire', '3', '(2 3)', '--broken', '010/000/000'),
    [
      'Ghaly, 3 x 3, 3 colours and dark',
      '',
      'With 1 press the machine has this wiring, and no press grid without the broken buttons makes it with fewer.',
      '',
      'Broken    Press',
      '. X .     . . .',
      '. . .     X . .',
      '. . .     . . .',
      '',
      'Wiring          1 3 2 4 5 6',
      'Cycles          (2 3)',
      'Fewest presses  1',
      'Cells to press  4',
      '',
    ].join('\n'),
  );
});
