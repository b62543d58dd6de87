// A player with a mouse, in the real window: lamps, playing solution, other machines. The command line gives the expected
// values.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json } from '../cli/binary.mjs';
import { dataFolder, eventually, eventuallyTrue, open, paperStart, ring, saveOf } from './harness.mjs';

const grid = (pressed) => [1, 4, 7].map((first) => [0, 1, 2].map((more) => (pressed.has(first + more) ? 'X' : '.')).join('')).join('/');
const after = (pressed) => json('show', 'merlin', '--start', paperStart, '--presses', grid(pressed)).picture;

test('the window opens and shows the saved game', async (t) => {
  const game = await open(t);
  await game.shows(paperStart);
  assert.equal(game.element('board').name, 'Merlin, 3 by 3');
  assert.equal(game.attribute('machine-merlin', 'aria-checked'), 'true');
  assert.equal(game.status(), '4 presses to go.');
  assert.equal(game.element('notice'), undefined);
  assert.ok(game.isDisabled('undo') && !game.element('step-forward') && !game.isDisabled('hint'));
  await game.close();
});

test('a first start shows a fresh game of Merlin that is not yet solved', async (t) => {
  const game = await open(t, dataFolder(t));
  assert.equal(game.element('board').name, 'Merlin, 3 by 3');
  assert.notEqual(game.picture(), ring);
  const { fewest } = json('solve', 'merlin', '--start', game.picture());
  assert.equal(game.status(), fewest === 1 ? '1 press to go.' : `${fewest} presses to go.`);
  await game.shows(game.picture());
});

test('a click on the pixels of a lamp changes exactly the lamps of its rule', async (t) => {
  const game = await open(t);
  const pressed = new Set();
  for (let button = 1; button <= 9; ++button) {
    await game.click(`cell-${button}`);
    pressed.add(button);
    await game.shows(after(pressed), `after button ${button}`);
    assert.equal(game.attribute(`cell-${button}`, 'aria-pressed'), 'true');
  }
  await game.click('cell-5');
  pressed.delete(5);
  await game.shows(after(pressed), 'after button 5 once more');
  assert.equal(game.attribute('cell-5', 'aria-pressed'), 'false');
  assert.deepEqual(game.log().actions, [1, 2, 3, 4, 5, 6, 7, 8, 9, 5].map((button) => `press ${button}`));
});

test('Play runs to the end by itself, with lamps that move', async (t) => {
  const settings = 'switchbox-settings 1\nmotion full\nspeed fast\n';
  const game = await open(t, dataFolder(t, { game: saveOf('1.merlin.mI.94.AA.0.azr8p'), settings }));
  await game.key('p');
  await eventually(() => game.attribute('timeline', 'aria-valuenow'), '4');
  await game.shows(ring);
  await eventuallyTrue(() => !game.element('pause'), 'playing is over');
});

test('another machine is a click away, and plays by its own rule', async (t) => {
  const game = await open(t);
  await game.click('machine-lights-out');
  await eventually(() => game.element('board').name, 'Lights Out, 5 by 5');
  const start = game.picture();
  await game.shows(start);
  await game.click('cell-13');
  const presses = '...../...../..X../...../.....';
  await game.shows(json('show', 'lights-out', '--start', start, '--presses', presses).picture);
  await game.click('undo');
  await game.click('undo');
  await game.shows(paperStart);
});
