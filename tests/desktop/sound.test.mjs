// Sound on the desktop: SDL's test drivers write the output to a file, or are missing.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dataFolder, eventually, eventuallyTrue, open, paperCode, paperSteps, saveOf } from './harness.mjs';

const settings = (sound) => `switchbox-settings 1\nmotion reduced\n${sound ? 'sound on\n' : ''}`;
const folderWith = (t, sound) => dataFolder(t, { game: saveOf(paperCode), settings: settings(sound) });
const intoFile = (folder) => ({ SDL_AUDIODRIVER: 'disk', SDL_DISKAUDIOFILE: folder.path('heard') });

// Returns the largest sample of the output, read as four-byte numbers.
function loudest(folder) {
  const bytes = readFileSync(folder.path('heard'));
  let most = 0;
  for (let at = 0; at + 4 <= bytes.length; at += 4) most = Math.max(most, Math.abs(bytes.readFloatLE(at)));
  return most;
}

test('a press is heard, quietly, once sound is on', async (t) => {
  const folder = folderWith(t, true);
  const game = await open(t, folder, intoFile(folder));
  await eventuallyTrue(() => existsSync(folder.path('heard')), 'the device is open');
  assert.equal(loudest(folder), 0);
  await game.key('5');
  await game.shows(paperSteps[0]);
  await eventuallyTrue(() => loudest(folder) > 0.02, 'the press is heard');
  assert.ok(loudest(folder) < 0.3);
});

test('no device is opened while sound is off', async (t) => {
  const folder = folderWith(t, false);
  const game = await open(t, folder, intoFile(folder));
  await game.key('5');
  await game.shows(paperSteps[0]);
  await game.settle();
  assert.ok(!existsSync(folder.path('heard')));
  await game.close();
});

test('without a device one notice says so, and the game goes on', async (t) => {
  const game = await open(t, folderWith(t, true), { SDL_AUDIODRIVER: 'none' });
  await eventually(() => /^There is no sound: .* The game goes on without it\.$/.test(game.element('notice')?.text), true);
  await game.click('notice-close');
  await game.key('5');
  await game.shows(paperSteps[0]);
  assert.equal(game.element('notice'), undefined);
  await game.close();
});
