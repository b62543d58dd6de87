// The keyboard alone, in the real window: everything that a mouse can do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, paperStart, paperSteps, ring } from './harness.mjs';

test('arrows, Return, hint, solve, step, undo, redo, restart', async (t) => {
  const game = await open(t);
  await game.key('Right'); // the first arrow only shows the cursor
  await eventually(() => game.focused(), 'cell-1');
  await game.key('Right', 'Down');
  await eventually(() => game.focused(), 'cell-5');
  await game.key('Return');
  await game.shows(paperSteps[0]);
  await game.key('h');
  await eventually(() => game.hinted(), [6]);
  await game.key('Right');
  await eventually(() => game.focused(), 'cell-6');
  await game.key('space');
  await game.shows(paperSteps[1]);
  await game.key('u');
  await game.shows(paperSteps[0]);
  await game.key('ctrl+z');
  await game.shows(paperStart);
  await game.key('ctrl+y');
  await game.shows(paperSteps[0]);
  await game.key('ctrl+shift+z');
  await game.shows(paperSteps[1]);
  await game.key('r');
  await game.shows(paperStart);
  await game.key('s');
  await eventually(() => game.hinted(), [5, 6, 7, 9]);
  for (const picture of paperSteps) {
    await game.key('period');
    await game.shows(picture);
  }
  await game.key('comma');
  await game.shows(paperSteps[2]);
  await game.key('Home');
  await game.shows(paperStart);
  await game.key('End');
  await game.shows(ring);
  await game.key('Escape');
  await eventually(() => game.element('timeline'), undefined);
  assert.deepEqual(game.log().actions, [
    'press 5', 'hint 6', 'press 6', 'undo', 'undo', 'redo', 'redo', 'restart', 'solve 5 6 7 9',
    'step 4', 'dismiss',
  ]);
});

test('keys pressed in quick succession all arrive, with nothing else to wake the window', async (t) => {
  const game = await open(t);
  for (let burst = 0; burst < 3; ++burst) {
    await game.settle();
    await game.key('--delay', '1', '5', '6', '7', '9', '5', '6', '7', '9');
    await eventually(() => game.log().actions.length, 8 * (burst + 1));
  }
  await game.shows(paperStart);
});

test('the cursor stops at the edges of the board', async (t) => {
  const game = await open(t);
  await game.key('Left', 'Left', 'Up');
  await eventually(() => game.focused(), 'cell-1');
  await game.key('Down', 'Down', 'Down', 'Down', 'Right', 'Right', 'Right', 'Right');
  await eventually(() => game.focused(), 'cell-9');
});

test('Tab goes through every control that can do something, in order, and round', async (t) => {
  const game = await open(t);
  const stops = game.elements().filter(({ attributes }) => attributes.tabindex === '0').map(({ id }) => id);
  assert.deepEqual(stops.slice(0, 7), ['gallery', 'levels', 'today', 'lessons', 'machine-merlin', 'setup', 'cell-1']);
  for (const id of [...stops, stops[0]]) {
    await game.key('Tab');
    await eventually(() => game.focused(), id);
  }
  for (const id of [stops.at(-1), stops.at(-2)]) {
    await game.key('shift+Tab');
    await eventually(() => game.focused(), id);
  }
});

test('what Tab reaches, Return activates and arrows move', async (t) => {
  const game = await open(t);
  const tabTo = async (wanted) => {
    for (let presses = 0; game.focused() !== wanted; ++presses) {
      assert.ok(presses < 30, `Tab reaches ${wanted}`);
      const before = game.focused();
      await game.key('Tab');
      await eventually(() => game.focused() !== before, true);
    }
  };
  await tabTo('hint');
  await game.key('Return');
  await eventually(() => game.hinted(), [5]);
  await game.key('Escape');
  await eventually(() => game.hinted(), []);
  await tabTo('solve');
  await game.key('Return');
  await eventually(() => game.hinted(), [5, 6, 7, 9]);
  await tabTo('timeline');
  await game.key('Right');
  await game.shows(paperSteps[0]);
  await game.key('Left');
  await game.shows(paperStart);
  await tabTo('machine-merlin');
  await game.key('Right');
  await eventually(() => game.focused(), 'machine-quatrainment');
  await game.key('Return');
  await eventually(() => game.attribute('machine-quatrainment', 'aria-checked'), 'true');
  await eventually(() => game.focused(), 'machine-quatrainment');
});

test('help and settings open, keep the keys to themselves, and Escape closes them', async (t) => {
  const game = await open(t);
  await game.key('question');
  await eventually(() => game.element('modal')?.name, 'How to play');
  await eventually(() => game.focused(), 'how-to-play');
  await game.key('Tab');
  await eventually(() => game.focused(), 'modal-close');
  await game.key('5', 'h', 'Escape');
  await eventually(() => game.element('modal'), undefined);
  await game.shows(paperStart);
  assert.deepEqual(game.log().actions, []);
  await game.click('settings');
  await eventually(() => game.element('modal')?.name, 'Settings');
  await game.click('setting-theme-2');
  await eventually(() => game.attribute('setting-theme-2', 'aria-checked'), 'true');
  await game.key('Escape');
  await eventually(() => game.element('modal'), undefined);
  assert.match(game.folder.read('settings'), /^theme light$/m);
});
