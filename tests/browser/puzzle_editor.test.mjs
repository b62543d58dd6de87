// A puzzle drawn in the page: by clicks, by keyboard alone, by the mirror alone, on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const phone = { size: { width: 390, height: 844 }, touch: true };

const opened = (game, open) =>
  game.drawn(open).then(() => game.page.waitForSelector('[data-id="puzzle-figure"]'));

const checked = (game, id) => game.attribute(id, 'aria-checked');
const name = (game, id) => game.attribute(id, 'aria-label');

// Clicks as a screen reader does, independent of the drawing.
async function activate(game, role, label) {
  const element = await game.element(role, label);
  await element.evaluate((found) => found.click());
  await game.settle();
}

inEachBrowser('the editor of puzzles', ({ visit }) => {
  test('a row of switches is rewired by clicks, played, and there again after a reload', async () => {
    const game = await visit();
    await opened(game, () => game.machine('wired'));
    await game.click('puzzle-button-1');
    assert.equal(await checked(game, 'puzzle-place-2'), 'true');
    await game.click('puzzle-place-2');
    await game.click('puzzle-place-6');
    assert.equal(await checked(game, 'puzzle-place-2'), 'false');
    assert.equal(await name(game, 'puzzle-place-6'), '6: +1');
    await game.click('puzzle-undo');
    assert.equal(await checked(game, 'puzzle-place-6'), 'false');
    await game.click('puzzle-part-start');
    await game.click('puzzle-place-1');
    await game.click('puzzle-play');
    assert.match(await game.status(), /Opened: My puzzle/);
    assert.equal(await game.picture(), '001101');
    await game.click('cell-1');
    assert.equal(await game.picture(), '101101');
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal(await game.picture(), '101101');
    // The puzzle in play can be edited.
    await game.machine('wired');
    assert.equal(await checked(game, 'puzzle-place-1'), 'true');
    assert.equal(await checked(game, 'puzzle-place-2'), 'false');
    await game.close();
  });

  test('nine turning statues take at most 20 clicks, and the title goes with the link', async () => {
    const game = await visit();
    let clicks = 0;
    const click = async (...ids) => {
      for (const id of ids) {
        await game.click(id);
        ++clicks;
      }
    };
    await opened(game, () => game.machine('wired'));
    clicks += 2;
    const play = await game.attribute('puzzle-play', 'data-rect');
    const places = [7, 8, 9].map((number) => `puzzle-place-${number}`);
    await click('puzzle-part-lamps', ...Array(3).fill('puzzle-columns-more'), ...places);
    await click('puzzle-states-more', 'puzzle-states-more', 'puzzle-all-states', 'puzzle-faces-2');
    await click('puzzle-part-wires', 'puzzle-button-2', 'puzzle-repeat-ring');
    assert.equal(await game.attribute('puzzle-play', 'data-rect'), play, 'Play stays in its place');
    await game.click('puzzle-title-field');
    await game.page.keyboard.type('Nine statues');
    await game.settle();
    await click('puzzle-play');
    assert.ok(clicks <= 20, `${clicks} clicks`);
    assert.match(await game.status(), /Opened: Nine statues/);
    await game.page.waitForFunction(() => document.title.includes('Nine statues'));
    // Edit leads back to this puzzle.
    await opened(game, () => game.click('edit'));
    await game.click('puzzle-button-9');
    assert.equal(await name(game, 'puzzle-place-1'), '1: +1');
    await game.close();
  });

  test('right click, Shift+click and Backspace go one state back', async () => {
    const game = await visit();
    await opened(game, () => game.machine('wired'));
    await game.click('puzzle-from-statues');
    assert.equal(await name(game, 'puzzle-place-2'), 'north: +1');
    const { middle } = await game.rect('puzzle-place-2');
    await game.page.mouse.click(middle.x, middle.y, { button: 'right' });
    await game.settle();
    assert.equal(await name(game, 'puzzle-place-2'), 'north: unchanged');
    await game.page.keyboard.down('Shift');
    await game.click('puzzle-place-2');
    await game.page.keyboard.up('Shift');
    assert.equal(await name(game, 'puzzle-place-2'), 'north: \u22121');
    await game.focus('puzzle-place-2');
    await game.key('Backspace');
    assert.equal(await name(game, 'puzzle-place-2'), 'north: +2');
    await game.key('-');
    assert.equal(await name(game, 'puzzle-place-2'), 'north: +1');
    await game.close();
  });

  test('by the keyboard alone', async () => {
    const game = await visit();
    await game.tabTo('machine-merlin');
    await game.focus('machine-wired');
    await opened(game, () => game.page.keyboard.press('Enter'));
    await game.tabTo('puzzle-part-wires');
    await game.key('ArrowRight');
    assert.equal(await checked(game, 'puzzle-part-lamps'), 'true');
    await game.tabTo('puzzle-rows-more');
    await game.key('Enter');
    await game.tabTo('puzzle-place-1');
    await game.key('ArrowDown');
    await game.key('ArrowRight');
    assert.equal(await game.focused(), 'puzzle-place-8');
    await game.key(' ');
    assert.equal(await name(game, 'puzzle-place-8'), '7: 2 states');
    await game.tabTo('puzzle-name-field');
    await game.page.keyboard.press('Backspace');
    await game.page.keyboard.type('door');
    await game.settle();
    assert.equal(await name(game, 'puzzle-place-8'), 'door: 2 states');
    await game.tabTo('puzzle-play');
    await game.key('Enter');
    assert.equal(await game.picture(), '101101/0');
    await game.close();
  });

  test('by the mirror alone: what a button of the real thing did is recorded', async () => {
    const game = await visit();
    await opened(game, () => activate(game, 'radio', 'My puzzle').catch(() => {}));
    await activate(game, 'button', 'Turning statues');
    await activate(game, 'radio', 'Try out');
    await activate(game, 'checkbox', 'north: down');
    await activate(game, 'checkbox', 'south: left');
    await activate(game, 'button', 'Record button north');
    assert.equal(await game.text('puzzle-known'), '1 of 4 buttons tried.');
    await activate(game, 'radio', 'Buttons');
    await activate(game, 'radio', 'north');
    assert.ok(await game.has('checkbox', 'south: +1'));
    assert.ok(await game.has('checkbox', 'east: unchanged'));
    await activate(game, 'button', 'Play this puzzle');
    assert.match(await game.status(), /My puzzle/);
    await game.close();
  });

  test('on a phone, by taps', async () => {
    const game = await visit('', phone);
    const tap = async (id) => {
      const { middle } = await game.rect(id);
      await game.page.touchscreen.tap(middle.x, middle.y);
    };
    const tapped = (id) => tap(id).then(() => game.settle());
    // Scrolls the row of machines until the puzzle is in sight.
    for (let swipes = 0; (await game.rect('machine-wired')).middle.x > 340 && swipes < 20; ++swipes) {
      const { middle } = await game.rect('machine-merlin');
      await game.page.touchscreen.touchStart(270, middle.y);
      for (let x = 260; x >= 200; x -= 20) await game.page.touchscreen.touchMove(x, middle.y);
      await game.page.touchscreen.touchEnd();
      await game.settle();
    }
    await opened(game, () => tap('machine-wired'));
    await tapped('puzzle-button-3');
    await tapped('puzzle-place-1');
    assert.equal(await checked(game, 'puzzle-place-1'), 'true');
    await tapped('puzzle-play');
    assert.equal(await game.picture(), '101101');
    await game.close();
  });

  test('what was drawn stays when a text that is pasted is wrong', async () => {
    const game = await visit();
    await opened(game, () => game.machine('wired'));
    await game.click('puzzle-place-4');
    await game.paste('A: 1 2\nstart 1=7');
    await game.settle();
    assert.match(await game.text('notice'), /line 2, column 9/);
    assert.equal(await checked(game, 'puzzle-place-4'), 'true');
    await game.close();
  });
});
