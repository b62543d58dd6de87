// Names and keyboards of other alphabets: letters that the program's fonts lack are drawn by the browser, and shortcuts follow the
// place of a key.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

// Buttons named in Chinese or with emoji show numbers if no font has these.
const names = ['Łódź', 'Příliš', 'İğdır', 'Ωμέγα', 'Дверь', '北京', 'שלום', '🙂', '👩‍🔧', 'é'];
const initials = names.map((name) => (name.startsWith('👩') ? name : [...name][0]));
const puzzleOf = (buttons) => `${buttons.map((name, index) => `${name}: lamp${index} lamp${(index + 1) % buttons.length}`).join('\n')}\nstart lamp0=1 lamp1=1\ntarget lamp0=0\n`;

const buttonIds = (game) => game.page.$$eval('[data-id="buttons"] button', (buttons) => buttons.map((button) => button.dataset.id));

// Returns the pixels of each button's label, cut out of the middle.
async function labels(game) {
  const ids = await buttonIds(game);
  const image = await game.pixels();
  const cut = [];
  for (const id of ids) {
    const { middle } = await game.rect(id);
    const pixels = [];
    for (let y = -8; y < 8; ++y) for (let x = -12; x < 12; ++x) pixels.push(...image.at(Math.round(middle.x) + x, Math.round(middle.y) + y));
    cut.push(pixels.join());
  }
  return cut;
}

const pasted = (game, text) => game.drawn(() => game.paste(text));

inEachBrowser('names in every alphabet', ({ visit }) => {
  test('each is drawn, differs from the others, and is in the mirror as it was written', async () => {
    const game = await visit();
    await pasted(game, puzzleOf(names));
    const ids = await buttonIds(game);
    assert.deepEqual(await Promise.all(ids.map((id) => game.attribute(id, 'aria-label'))), names.map((name) => `Button ${name}`));
    await game.click('hint');
    const [, named] = /^Press button (\S+) once/.exec(await game.text('why'));
    assert.ok(names.includes(named), named);
    // Letters that were drawn as question marks would all look the same.
    await pasted(game, puzzleOf(initials));
    assert.equal(new Set(await labels(game)).size, initials.length);
    assert.deepEqual(game.errors, []);
    await game.close();
  });

  test('a name without a glyph is drawn as its number', async () => {
    const nowhere = '\u{10fffd}';
    const game = await visit();
    await pasted(game, puzzleOf(['Ł', nowhere, 'C']));
    const [, drawn] = await labels(game);
    await pasted(game, puzzleOf(['Ł', '2', 'C']));
    const [, number] = await labels(game);
    assert.equal(drawn, number);
    await game.close();
  });

  test('they are drawn again after a lost context', async () => {
    const game = await visit();
    await pasted(game, puzzleOf(['שלום', 'Дверь']));
    const before = await labels(game);
    await game.page.evaluate(() => {
      globalThis.loss = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
      globalThis.loss.loseContext();
    });
    await game.drawn(() => game.page.evaluate(() => globalThis.loss.restoreContext()));
    assert.deepEqual(await labels(game), before);
    await game.close();
  });
});

// Presses a key as a keyboard with another layout sends it.
const press = (game, event) =>
  game.page.evaluate((init) => {
    for (const type of ['keydown', 'keyup']) {
      document.getElementById('canvas').dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }));
    }
  }, event);

const paperCode = '1.merlin.mI.94.AA.0.azr8p';
const start = '100/110/001';
const pressed5 = '110/001/011';

inEachBrowser('keyboards of other layouts', ({ visit }) => {
  test('Russian and Greek letters count as the Latin ones in their places', async () => {
    const game = await visit(paperCode);
    await game.click('cell-5');
    await game.shows(pressed5);
    await press(game, { key: 'я', code: 'KeyZ', keyCode: 90, ctrlKey: true });
    await game.shows(start);
    await press(game, { key: 'Я', code: 'KeyZ', keyCode: 90, ctrlKey: true, shiftKey: true });
    await game.shows(pressed5);
    await press(game, { key: 'υ', code: 'KeyU', keyCode: 85 });
    await game.shows(start);
    await press(game, { key: 'р', code: 'KeyH', keyCode: 72 });
    await game.until(() => game.hinted(), (buttons) => buttons.length === 1);
    await game.close();
  });

  test('a Latin letter counts as itself, wherever it is', async () => {
    const game = await visit(paperCode);
    await game.click('cell-5');
    // German: Y and Z have changed places.
    await press(game, { key: 'z', code: 'KeyY', keyCode: 90, ctrlKey: true });
    await game.shows(start);
    await press(game, { key: 'y', code: 'KeyZ', keyCode: 89, ctrlKey: true });
    await game.shows(pressed5);
    await game.close();
  });

  test('French digits work with and without Shift', async () => {
    const game = await visit(paperCode);
    await press(game, { key: '(', code: 'Digit5', keyCode: 53 });
    await game.shows(pressed5);
    await press(game, { key: '5', code: 'Digit5', keyCode: 53, shiftKey: true });
    await game.shows(start);
    await game.close();
  });

  test('a sign above a digit keeps its own meaning: Russian Shift+7 is the question mark', async () => {
    const game = await visit(paperCode);
    await press(game, { key: '!', code: 'Digit5', keyCode: 53, shiftKey: true });
    await press(game, { key: '?', code: 'Digit7', keyCode: 55, shiftKey: true });
    await game.until(() => game.isThere('modal'), Boolean);
    await game.key('Escape');
    assert.equal(await game.picture(), start);
    await game.close();
  });
});
