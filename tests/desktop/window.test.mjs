// Behaviour of the window: rest when nothing happens, every size, and an error message if it cannot open.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataFolder, eventually, eventuallyTrue, open, paperCode, paperStart, paperSteps, saveOf, start } from './harness.mjs';

test('at rest every thread waits for an event and sets no timer, even while a hint is marked', async (t) => {
  const game = await open(t, dataFolder(t, { game: saveOf(paperCode), settings: 'switchbox-settings 1\nmotion full\n' }));
  await game.click('cell-5');
  await eventually(() => game.picture(), paperSteps[0]);
  await eventuallyTrue(() => game.isWaiting(), 'once the lamps are there');
  await game.click('hint');
  await eventually(() => game.hinted(), [6]);
  await eventuallyTrue(() => game.isWaiting(), 'once the ring is still');
  await game.key('5');
  await game.shows(paperStart, 'and it wakes');
});

test('the narrow layout, the low one, and back; clicks land in each', async (t) => {
  const game = await open(t);
  const places = () => game.lamps().map(({ id }) => game.rect(id));
  const wide = places();
  const sizes = [[420, 800, true], [900, 420, false], [360, 640, true], [1280, 800, false]];
  for (const [width, height, narrow] of sizes) {
    const before = game.text();
    await game.resize(width, height);
    await eventuallyTrue(() => game.text() !== before, 'the layout changes');
    await eventually(() => game.element('why-handle') !== undefined, narrow, `${width} x ${height}`);
    await game.shows(paperStart, `at ${width} x ${height}`);
    for (const { id } of [...game.lamps(), { id: 'hint' }, { id: 'undo' }]) {
      const { x, y, width: across, height: down } = game.rect(id);
      assert.ok(x >= 0 && y >= 0 && x + across <= width && y + down <= height, `${id} is inside`);
    }
    await game.click('cell-5');
    await game.shows(paperSteps[0]);
    await game.click('hint');
    await eventually(() => game.hinted(), [6]);
    await game.click('cell-6');
    await game.shows(paperSteps[1]);
    await game.click('undo');
    await game.shows(paperSteps[0]);
    await game.click('undo');
    await game.shows(paperStart);
  }
  assert.deepEqual(places(), wide);
});

test('on the narrow layout the Why pane slides up, and Escape sends it back', async (t) => {
  const game = await open(t);
  await game.resize(420, 800);
  await eventually(() => game.attribute('why-handle', 'aria-expanded'), 'false');
  await eventuallyTrue(() => game.attribute('why-handle', 'data-rect'), 'the handle is drawn');
  await game.click('why-handle');
  await eventually(() => game.attribute('why-handle', 'aria-expanded'), 'true');
  await game.key('Escape');
  await eventually(() => game.attribute('why-handle', 'aria-expanded'), 'false');
  await game.click('cell-5');
  await game.shows(paperSteps[0]);
});

test('a window that cannot open says so in one line and exits 1', async (t) => {
  for (const display of [undefined, ':7777']) {
    for (const folder of [undefined, dataFolder(t)]) {
      const { ended } = start(dataFolder(t), { DISPLAY: display, WAYLAND_DISPLAY: undefined, XDG_RUNTIME_DIR: folder });
      const { status, signal, stdout, stderr } = await ended;
      assert.deepEqual({ status, signal, stdout }, { status: 1, signal: null, stdout: '' }, `DISPLAY=${display}`);
      assert.match(stderr, /^switchbox: [^\n]+\n$/);
    }
  }
});
