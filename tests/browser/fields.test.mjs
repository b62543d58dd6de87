// Text fields of the dialogs: the browser's own inputs, over the drawing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const nameId = 'rule-name';
const seedId = 'setup-seed-field';
const phone = { size: { width: 390, height: 844 }, touch: true };

const focused = (game) => game.page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.id);
const value = (game, id) => game.page.$eval(`[data-id="${id}"]`, (input) => input.value);
const exists = async (game, id) => (await game.page.$(`[data-id="${id}"]`)) !== null;
const savedNames = async (game) => [...(await game.storage('settings')).matchAll(/^rule \S+ (.*)$/gm)].map(([, name]) => name);

async function openSeed(game) {
  await game.key('g');
  await game.showMore();
  await game.click('setup-puzzle-seed');
  await game.click(seedId);
}

async function openName(game) {
  await game.machine('own');
  await game.click(nameId);
}

async function type(game, text) {
  await game.page.keyboard.type(text);
  await game.settle();
}

// Inserts all text at once, as a paste or a phone's keyboard does.
async function insert(game, id, text) {
  await game.page.$eval(
    `[data-id="${id}"]`,
    (input, inserted) => {
      input.setRangeText(inserted, input.selectionStart, input.selectionEnd, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: inserted }));
    },
    text,
  );
  await game.settle();
}

inEachBrowser('text fields', ({ visit }) => {
  for (const name of ["Anna's rule (2)", 'Übung', 'semi-torus: 3 + "x"?']) {
    test(`a rule is saved under the name typed: ${name}`, async () => {
      const game = await visit('');
      await openName(game);
      assert.equal(await focused(game), nameId, 'a click on the drawn field');
      await type(game, name);
      assert.equal(await value(game, nameId), name);
      await game.click('rule-save');
      assert.equal(await game.status(), `Saved as ${name}.`);
      assert.deepEqual(await savedNames(game), [name]);
      await game.page.reload();
      await game.ready();
      await game.settle();
      await game.machine('own');
      assert.equal((await game.attribute('rule-saved-1', 'aria-label')).replace(/, loaded$/, ''), name);
      await game.close();
    });
  }

  test('letters that our own texts do not have are drawn as what they are', async () => {
    const drawn = [];
    for (const name of ['Ñandú', 'Çandú', 'Åandú']) {
      const game = await visit('');
      await openName(game);
      await type(game, name);
      await game.click('rule-save');
      drawn.push({ name, row: await game.rect('rule-saved-1'), pixels: await game.pixels() });
      await game.close();
    }
    for (const [at, one] of drawn.entries()) {
      for (const other of drawn.slice(0, at)) {
        // The letters differ in width.
        const [row, otherRow] = [one.row, other.row].map(({ x, y, height }) => ({ x, y, height }));
        assert.deepEqual(row, otherRow);
        assert.ok(one.pixels.differs(other.pixels, one.row), `${one.name} looks as ${other.name}`);
      }
    }
  });

  test('a field is a text box of its dialog, by its name, and shows what is typed where it is drawn', async () => {
    const game = await visit('');
    await openName(game);
    const box = await game.element('textbox', 'Name of the rule');
    assert.equal(await box.evaluate((input) => input.tagName), 'INPUT');
    await type(game, 'Mine');
    const { x, y, width, height } = await game.rect(nameId);
    const drawn = await box.boundingBox();
    assert.ok(Math.abs(drawn.x - x) <= 1 && Math.abs(drawn.y - y) <= 1 && Math.abs(drawn.width - width) <= 1 && Math.abs(drawn.height - height) <= 1);
    const seen = await game.pixels();
    await game.page.keyboard.press('Backspace');
    await game.settle();
    assert.ok(!seen.equals(await game.pixels()));
    await game.close();
  });

  test('a seed has digits only, and refused letters leave the field at once', async () => {
    const game = await visit('');
    await openSeed(game);
    await game.chord('Control', 'a');
    await type(game, '4x2-');
    assert.equal(await value(game, seedId), '42');
    await game.key('ArrowLeft');
    await type(game, 'y1');
    assert.equal(await value(game, seedId), '412', 'the caret stays where it was');
    await game.click('setup-start');
    assert.match(await game.status(), /^New game: Merlin\./);
    const first = await game.code();
    await game.key('n');
    await openSeed(game);
    assert.equal(await value(game, seedId), '412');
    await game.click('setup-start');
    assert.equal(await game.code(), first);
    await game.close();
  });

  test('text is edited as in every field, and its keys do not reach the game', async () => {
    const game = await visit('');
    const picture = await game.picture();
    await openName(game);
    await type(game, 'hug 5n');
    for (let i = 0; i < 2; ++i) await game.key('Backspace');
    await game.key('Home');
    await game.key('Delete');
    await type(game, 'H');
    await game.key('Enter');
    assert.equal(await value(game, nameId), 'Hug ');
    await game.chord('Control', 'z');
    assert.equal(await game.attribute('modal', 'aria-label'), 'My rule');
    await game.key('Escape');
    assert.equal(await game.picture(), picture);
    assert.deepEqual(await game.hinted(), []);
    assert.ok(await game.isDisabled('undo'), 'nothing was done');
    await game.close();
  });

  test('Escape closes the dialog and gives the keys back to the game', async () => {
    const game = await visit('');
    await openSeed(game);
    await type(game, '7');
    await game.key('Escape');
    assert.equal(await exists(game, 'modal'), false);
    assert.equal(await exists(game, seedId), false);
    await game.key('h');
    assert.equal((await game.hinted()).length, 1);
    await game.close();
  });

  test('Tab comes to the field in its turn and leaves it both ways', async () => {
    const game = await visit('');
    await openName(game);
    await type(game, 'Tab');
    await game.key('Tab');
    assert.equal(await focused(game), 'rule-play');
    await game.chord('Shift', 'Tab');
    assert.equal(await focused(game), nameId);
    await type(game, 'le');
    await game.chord('Shift', 'Tab');
    const before = await focused(game);
    assert.match(before, /^rule-hole/);
    await type(game, 'x');
    assert.equal(await value(game, nameId), 'le', 'Tab selects the whole text, and no key comes after it has left');
    await game.key('Tab');
    assert.equal(await focused(game), nameId);
    await game.close();
  });

  test('a click elsewhere leaves the field', async () => {
    const game = await visit('');
    await openName(game);
    await type(game, 'a');
    await game.click('rule-clear');
    assert.equal(await focused(game), 'canvas');
    await type(game, 'b');
    assert.equal(await value(game, nameId), 'a');
    await game.close();
  });

  test('a pasted text goes into the field, cleaned as typed ones are', async () => {
    const game = await visit('');
    await openName(game);
    await insert(game, nameId, 'Ring\u0007 of fire');
    assert.equal(await value(game, nameId), 'Ring of fire');
    await game.key('Escape');
    await openSeed(game);
    await game.chord('Control', 'a');
    await insert(game, seedId, ' 1,234 ');
    assert.equal(await value(game, seedId), '1234');
    await game.close();
  });

  test('with a mouse the text of a field keeps its font, its size and its place when the field gets the focus', async () => {
    const game = await visit('');
    await openName(game);
    const { size, family, left } = await game.page.$eval(`[data-id="${nameId}"]`, (input) => {
      const { fontSize, fontFamily, paddingLeft, borderLeftWidth } = getComputedStyle(input);
      return { size: fontSize, family: fontFamily, left: parseFloat(paddingLeft) + parseFloat(borderLeftWidth) };
    });
    assert.equal(size, '12.4px');
    assert.match(family, /^"?Inter/);
    // Browsers draw a border of whole pixels.
    assert.ok(Math.abs(left - 12) <= 0.5, `the text begins ${left} px from the left`);
    const loaded = await game.page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`));
    assert.deepEqual(loaded, ['Inter loaded']);
    await game.close();
  });

  test('a tap puts the focus into the field, and nothing is asked', async () => {
    const game = await visit('', phone);
    let asked = false;
    game.page.on('dialog', (dialog) => {
      asked = true;
      dialog.dismiss();
    });
    const tap = async (id) => {
      const { middle } = await game.rect(id);
      await game.page.touchscreen.tap(middle.x, middle.y);
      await game.settle();
    };
    for (const id of ['gallery', 'gallery-setup', 'setup-more']) {
      await game.page.$eval(`[data-id="${id}"]`, (button) => button.click());
      await game.settle();
    }
    await game.page.$eval('[data-id="setup-puzzle-seed"]', (button) => button.click());
    await game.settle();
    // Focus scrolls the field into sight, as Tab does.
    await game.page.$eval(`[data-id="${seedId}"]`, (input) => input.focus());
    await game.settle();
    await game.page.$eval('[data-id="setup-start"]', (button) => button.focus());
    await game.settle();
    await tap(seedId);
    assert.equal(await focused(game), seedId);
    assert.equal(asked, false);
    await type(game, '5');
    assert.ok((await value(game, seedId)).endsWith('5'));
    await game.close();
  });
});
