import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, text } from './binary.mjs';

const show = (...args) => json('show', 'merlin', '--start', '100/110/001', ...args);

test('the picture after no press is the start', () => {
  assert.deepEqual(show(), { picture: '100/110/001' });
  assert.equal(json('show', 'merlin').picture, '000/000/000');
  assert.equal(json('show', 'lights-out', '--size', '2x3').picture, '111/111');
});

// Presses 5, 6, 7, 9 in that order, and 1, 6, 5 (Arnold & Blaszak; docs/machines.md, "Results of the sources").
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

test('with more states a press moves lamps on by one, and round', () => {
  const shown = (presses) => json('show', 'lights-out-2000', '--size', '2x2', '--start', '00/02', '--presses', presses).picture;
  assert.equal(shown('00/00'), '00/02');
  assert.equal(shown('10/00'), '11/12');
  assert.equal(shown('20/01'), '20/00');
});

test('a button of Subboards changes the block round it', () => {
  const shown = (presses) => json('show', 'subboards', '--start', 'all-off', '--presses', presses).picture;
  assert.equal(shown('1..../...../...../...../.....'), '1100/1100/0000/0000');
  assert.equal(shown('...../.1.../...../...../.....'), '1110/1110/1110/0000');
  assert.equal(shown('...../...../...../...1./1....'), '0000/0111/1011/1011');
});

test('where nothing is, grids have - and people see a blank', () => {
  const board = ['own', '--size', '2x3', '--holes', '.1./...', '--presses', '1-./...'];
  assert.equal(json('show', ...board).picture, '0-1/011');
  assert.equal(
    text('show', ...board),
    ['My rule, 2 x 3', '', 'Start    Pressed    Picture', 'X   X    X   .      .   X', 'X X X    . . .      . X X', ''].join('\n'),
  );
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
