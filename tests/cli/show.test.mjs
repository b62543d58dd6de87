import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, text } from './binary.mjs';

const show = (...args) => json('show', 'merlin', '--start', '100/110/001', ...args);

test('the picture after no press is the start', () => {
  assert.deepEqual(show(), { picture: '100/110/001' });
  assert.equal(json('show', 'merlin').picture, '000/000/000');
  assert.equal(json('show', 'lights-out', '--size', '2x3').picture, '111/111');
});

// spec/machines.md: 5, 6, 7, 9 in that order, and 1, 6, 5.
for (const [presses, picture] of [
  ['100/000/000', '010/000/001'],
  ['000/010/000', '110/001/011'],
  ['000/011/000', '111/000/010'],
  ['000/011/100', '111/110/100'],
  ['000/011/101', '111/101/111'],
  ['100/001/000', '011/001/000'],
  ['100/011/000', '001/110/010'],
]) {
  test(`Merlin's sample shows ${picture} after ${presses}`, () => assert.equal(show('--presses', presses).picture, picture));
}

test('one button of each kind changes what the rules say', () => {
  const lit = (...args) => json('show', ...args, '--start', 'all-off').picture;
  assert.equal(lit('quatrainment', '--presses', 'X.../..../..../....'), '1110/1100/1000/0000');
  assert.equal(lit('quatrainment', '--presses', '.X../..../..../....'), '1010/0100/0000/0000');
  assert.equal(lit('quatrainment', '--presses', '..../.X../..../....'), '0100/1110/0100/0000');
  assert.equal(lit('lights-out', '--size', '3x4', '--presses', 'X.../..../....'), '1100/1000/0000');
  assert.equal(lit('torus', '--presses', 'X../.../...'), '111/100/100');
});

test('people see start, presses and picture side by side', () => {
  assert.equal(
    text('show', 'merlin', '--start', '100/110/001', '--presses', '1../.../...'),
    [
      'Merlin, 3 x 3',
      '',
      'Start    Pressed    Picture',
      'X . .    X . .      . X .',
      'X X .    . . .      . . .',
      '. . X    . . .      . . X',
      '',
    ].join('\n'),
  );
});
