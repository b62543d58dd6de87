// Ghaly's machine in the real window: played, drawn with its wires, and with typed codes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json } from '../cli/binary.mjs';
import { dataFolder, eventually, eventuallyTrue, open, saveOf } from './harness.mjs';

const seeded = json('new', 'ghaly', '--seed', '1');

async function openGhaly(t) {
  const game = await open(t, dataFolder(t, { game: saveOf(seeded.code) }));
  await game.resize(900, 640);
  return game;
}

const colours = (game) => game.buttons().map(({ name }) => name.split(', ')[3]);

test('hints lead to one colour in the fewest presses', async (t) => {
  const game = await openGhaly(t);
  await eventually(() => game.element('board').name, 'Ghaly, 4 by 4');
  assert.deepEqual(new Set(colours(game)), new Set(['dark']));
  await game.key('h');
  await eventually(() => game.hinted().length, 1);
  for (let press = 0; press < seeded.fewest; ++press) await game.key('h');
  await game.says(`Solved in ${seeded.fewest} presses, the fewest possible. With ${seeded.fewest} hints.`);
  assert.deepEqual(new Set(colours(game)), new Set(['blue']));
});

test('W draws the wires, and a click presses through them', async (t) => {
  const game = await openGhaly(t);
  const plain = await game.pixels();
  await game.key('w');
  await eventuallyTrue(() => game.element('wiring'), 'the wiring in words');
  await eventuallyTrue(async () => !(await game.pixels()).data.equals(plain.data), 'other pixels');
  await game.click('cell-1');
  await eventually(() => game.attribute('cell-1', 'aria-pressed'), 'true');
  assert.match(game.element('wiring').text, /In cycles: \(1 2\)/);
  await game.key('w');
  await eventually(() => game.element('wiring'), undefined);
});

test('codes are typed as cycles, and wrong ones cannot be used', async (t) => {
  const game = await openGhaly(t);
  await game.key('k');
  await eventually(() => game.element('modal')?.name, 'Codes');
  const retype = async (field, text) => {
    await game.click(field);
    await game.key(...Array(game.element(field).text.length).fill('BackSpace'));
    await eventually(() => game.element(field).text, '');
    await game.type(text);
    await eventually(() => game.element(field).text, text);
  };
  await retype('codes-sigma-field', '(3 6)');
  await eventually(() => game.isDisabled('codes-use'), true);
  assert.match(game.element('codes-facts').text, /^sigma, .*3 is of the first 4 and 6 of the last 4/);
  await retype('codes-sigma-field', '()');
  await retype('codes-tau-field', '(1 2 3 4)');
  await eventually(() => game.isDisabled('codes-use'), false);
  await game.key('Tab'); // continues from the clicked field
  await eventually(() => game.focused(), 'codes-use');
  await game.key('Return');
  await game.says('Codes changed. 11 presses to go.');
  await game.key('u');
  await eventually(() => game.log().actions.length, 2);
});

test('the coach says what to press, by what can be seen alone', async (t) => {
  const game = await openGhaly(t);
  await game.key('c');
  await eventually(() => game.hinted().length, 16);
  await game.click('cell-6');
  await eventually(() => game.hinted().length, 15);
  assert.match(game.element('why').text, /^Press every button: 15 are left\./);
});
