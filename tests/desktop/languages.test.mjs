// The window uses the machine's language at first, and the chosen one later; the command line uses English.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { binary, dataFolder, eventually, eventuallyTrue, open, paperCode, saveOf } from './harness.mjs';

const german = { LANG: 'de_DE.UTF-8', LC_ALL: '', LANGUAGE: '' };
const says = (game, words) => eventuallyTrue(() => game.text().includes(words), words);

test('the machine speaks German, and so does the window, until another language is chosen', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode) });
  const game = await open(t, folder, german);
  await says(game, 'Noch 4 Züge.');
  await game.click('hint');
  await says(game, 'Tipp: 5 drücken.');
  await game.click('settings');
  await eventually(() => game.attribute('setting-language-system', 'aria-checked'), 'true');
  await game.click('setting-language-en');
  await says(game, 'Hint: press 5.');
  await eventuallyTrue(() => folder.read('settings').includes('language en'), 'it is kept');
});

test('a language that was chosen is there again at the next start', async (t) => {
  const game = await open(t, dataFolder(t, { game: saveOf(paperCode), settings: 'switchbox-settings 1\nlanguage de\npresses-left shown\n' }));
  await says(game, 'Noch 4 Züge.');
});

test('a language that is not there any more is no reason to fail', async (t) => {
  const game = await open(t, dataFolder(t, { game: saveOf(paperCode), settings: 'switchbox-settings 1\nlanguage tlh\npresses-left shown\n' }));
  await says(game, '4 presses to go.');
});

test('the command line speaks English wherever it is', () => {
  const answer = execFileSync(binary, ['list'], { env: { ...process.env, ...german }, encoding: 'utf8' });
  assert.match(answer, /A corner flips the/);
});
