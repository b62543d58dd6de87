// axe-core finds no accessibility problem on any screen: the main one, each pane, each dialog, both sizes, both themes.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const paperCode = '1.merlin.mI.94.AA.0.azr8p';
const ghalyCode = '1.ghaly~4~Gxs~bBs...AAA.0.gpz9r';
const sizes = { desktop: { size: { width: 1280, height: 800 } }, phone: { size: { width: 390, height: 844 }, touch: true } };

const withTheme = (theme) => `if (location.protocol === 'http:') localStorage.setItem('switchbox.settings', 'switchbox-settings 1\\nmotion reduced\\ntheme ${theme}\\n');`;

// Steps to each screen from the one before it.
const ofMerlin = [
  [],
  ['hint'],
  ['solve'],
  ['key:End'],
  ['key:,'],
  ['algebra'],
  ['algebra-own'],
  ['algebra-own-bring'],
  ['pane-machine'],
  ['edit'],
  ['edit'],
  ...['levels', 'key:b', 'export', 'gallery', 'key:g', 'settings', 'help', 'machine-own'].map((dialog) => [dialog]),
  ['key:b', 'lesson-merlin-buttons'],
];
const lightsOutCode = '2.lights-out.mO6Bg.n3cma';
const ofLightsOut = [['pane-chase'], ['chase-algebra']];
const ofGhaly = [[], ['coach'], ['coach', 'wires', 'generators'], ['codes'], ['results']];

// Clicks `id` as a screen reader does; Escape closes dialogs.
async function act(game, id) {
  if (id.startsWith('key:')) return game.key(id.slice(4));
  if (!(await game.isThere(id))) await game.click('why-handle'); // on a phone the panes are in the sheet
  await game.page.waitForSelector(`[data-id="${id}"]`);
  await game.page.$eval(`[data-id="${id}"]`, (element) => element.click());
  await game.settle();
}

async function complaints(game) {
  const { violations } = await game.page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(({ html }) => html).join(' ')}`);
}

inEachBrowser('axe-core', ({ visit }) => {
  for (const [name, options] of Object.entries(sizes)) {
    for (const theme of ['dark', 'light']) {
      test(`finds nothing on any screen (${name}, ${theme})`, async () => {
        for (const [code, screens] of [[paperCode, ofMerlin], [lightsOutCode, ofLightsOut], [ghalyCode, ofGhaly]]) {
          const game = await visit(code, { ...options, before: withTheme(theme) });
            await game.page.evaluate(axe);
          for (const steps of screens) {
            for (const id of steps) await act(game, id);
            assert.deepEqual(await complaints(game), [], `after ${steps.join(', ') || 'the start'}`);
            if (await game.isThere('modal')) await game.key('Escape');
          }
          await game.close();
        }
      });
    }
  }

  test('would find an element without a name', async () => {
    const game = await visit(paperCode);
    await game.page.evaluate(axe);
    await game.page.$eval('[data-id="hint"]', (button) => button.removeAttribute('aria-label'));
    assert.match((await complaints(game)).join(), /^button-name: /);
    await game.close();
  });
});
