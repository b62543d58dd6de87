// Names and keyboards of other alphabets in the real window.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { dataFolder, eventually, open, paperStart, paperSteps, saveOf } from './harness.mjs';

// Buttons named Ł, Ω, ש and 한, each of which changes two lamps.
const names = ['Ł', 'Ω', 'ש', '한'];
const code = '2.wired~AAUCAWECAWICAWMCAWQCAWUEAsWBAgABAAEAAALOqQIBAQABAAAC16kCAgEAAQAAA-2VnAIDAQABAAABAQEBAQEA.gA.cphfd';

// Returns the pixels of each button's label, cut out of the middle.
async function labels(game) {
  await game.settle();
  const { width, data } = await game.pixels();
  const buttons = game.elements().filter(({ name }) => name.startsWith('Button '));
  assert.deepEqual(buttons.map(({ name }) => name), names.map((name) => `Button ${name}`));
  return buttons.map(({ attributes }) => {
    const [x, y, wide, high] = attributes['data-rect'].split(' ').map(Number);
    const [left, top] = [Math.round(x + wide / 2) - 10, Math.round(y + high / 2) - 8];
    return Array.from({ length: 16 }, (_, line) => data.subarray(4 * ((top + line) * width + left), 4 * ((top + line) * width + left + 20)).toString('hex')).join();
  });
}

test('names are drawn in the letters of the program and of the system', async (t) => {
  const game = await open(t, dataFolder(t, { game: saveOf(code) }));
  await eventually(async () => new Set(await labels(game)).size, names.length);
  await game.close();
});

test('without any font of the system, buttons show their numbers', async (t) => {
  const folder = dataFolder(t, { game: saveOf(code), 'fonts.conf': '<fontconfig></fontconfig>' });
  const game = await open(t, folder, { FONTCONFIG_FILE: join(folder.home, 'switchbox', 'fonts.conf') });
  await eventually(async () => new Set(await labels(game)).size, names.length);
  await game.close();
});

// Keys by their numbers in X, in any layout.
const keys = { 5: '14', u: '30', z: '52' };

function useLayout(t, layout) {
  t.after(() => execFileSync('setxkbmap', ['us']));
  execFileSync('setxkbmap', [layout]);
}

test('on a Russian keyboard the letters of the same places work, on a French one the digits without Shift', async (t) => {
  const game = await open(t);
  useLayout(t, 'ru');
  await game.key(keys[5]);
  await game.shows(paperSteps[0]);
  await game.key(`ctrl+${keys.z}`);
  await game.shows(paperStart);
  await game.key(keys[5]);
  await game.shows(paperSteps[0]);
  await game.key(keys.u);
  await game.shows(paperStart);
  useLayout(t, 'fr');
  await game.key(keys[5]);
  await game.shows(paperSteps[0]);
  await game.key(`shift+${keys[5]}`);
  await game.shows(paperStart);
});
