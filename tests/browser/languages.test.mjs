// The page uses the browser's language at first, and the chosen one later.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const paperCode = '1.merlin.mI.94.AA.0.azr8p';

// Runs in the page before its own scripts.
const preferring = (...tags) => `Object.defineProperty(navigator, 'languages', { value: ${JSON.stringify(tags)} })`;

const fetched = (game) =>
  game.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => /words\/([a-z-]+)\./.exec(entry.name)?.[1])
      .filter(Boolean),
  );
const language = (game) => game.page.evaluate(() => document.documentElement.lang);

inEachBrowser('languages', ({ visit }) => {
  test('the first of the browser\'s languages that there is is spoken, and no other one fetched', async () => {
    const game = await visit(paperCode, { before: preferring('fr-FR', 'de-AT', 'en') });
    assert.equal(await language(game), 'de');
    assert.deepEqual(await fetched(game), ['de']);
    await (await game.element('button', 'Tipp')).click();
    await game.settle();
    assert.equal(await game.status(), 'Tipp: 5 drücken.');
    assert.equal(await game.attribute('cell-5', 'aria-label'), '5, Zeile 2, Spalte 2, an, Tipp');
    await game.close();
  });

  test('where none of them is there, English is', async () => {
    const game = await visit(paperCode, { before: preferring('fr', 'tlh') });
    assert.equal(await language(game), 'en');
    await game.element('button', 'Hint');
    await game.close();
  });

  test('a language that is chosen is spoken at once and after a reload', async () => {
    const game = await visit(paperCode, { before: preferring('en') });
    await game.click('cell-5');
    await game.click('settings');
    await game.click('setting-language-de');
    await game.page.waitForFunction(() => document.documentElement.lang === 'de');
    await game.settle();
    await game.key('Escape');
    await game.element('button', 'Lösen');
    assert.match(await game.status(), /^Gedrückt: 5\. 2, 6 und 8 jetzt an, 4 und 5 aus\./);
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal(await language(game), 'de');
    assert.deepEqual(await fetched(game), ['de']);
    await game.click('settings');
    await game.click('setting-language-system');
    await game.page.waitForFunction(() => document.documentElement.lang === 'en');
    await game.close();
  });
});
