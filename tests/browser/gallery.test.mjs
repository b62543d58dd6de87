// The gallery of machines: opened by click, key and tap; a machine is chosen by pointer, by keyboard alone and by the mirror alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const paperCode = '1.merlin.mI.94.AA.0.azr8p';
const phone = { size: { width: 390, height: 844 }, touch: true };
const won = () => localStorage.setItem('switchbox.statistics', 'switchbox-statistics 1\nmachine quatrainment games 1 wins 1 fewest 1 hints 0 solves 0 seconds 9 best 9\nend\n');

const board = (game) => game.attribute('board', 'aria-label');

inEachBrowser('the gallery of machines', ({ visit }) => {
  test('opens by a click and by a key, shows every machine, and marks the one in play', async () => {
    const game = await visit(paperCode);
    await game.click('gallery');
    assert.ok(await game.has('dialog', 'Machines'));
    const cards = await game.page.$$eval('[data-id="gallery-cards"] button', (all) => all.map((card) => [card.dataset.id, card.getAttribute('aria-pressed')]));
    assert.ok(cards.length >= 17);
    assert.deepEqual(cards.filter(([, pressed]) => pressed === 'true'), [['card-merlin', 'true']]);
    for (const id of ['card-cube', 'card-own', 'card-wired']) assert.ok(cards.some(([card]) => card === id), id);
    assert.match(await game.attribute('card-merlin', 'aria-description'), /^In play\. A corner flips four lamps/);
    await game.key('Escape');
    assert.equal(await game.isThere('modal'), false);
    await game.key('v');
    assert.ok(await game.isThere('gallery-cards'));
    const code = await game.code();
    await game.click('card-merlin');
    assert.equal(await game.isThere('modal'), false);
    assert.equal(await game.code(), code, 'the machine in play stays as it is');
    assert.deepEqual(game.errors, []);
    await game.close();
  });

  test('begins a game of three presses on a machine that is new to the player', async () => {
    const game = await visit(paperCode);
    await game.click('gallery');
    await game.click('card-quatrainment');
    await game.says(/^New game: Quatrainment\. 3 presses to go\.$/);
    assert.equal(await board(game), 'Quatrainment, 4 by 4');
    await game.close();
  });

  test('begins any game on a machine that the player has won before', async () => {
    const game = await visit(paperCode, { before: won });
    const presses = new Set();
    for (let tries = 0; tries < 6; ++tries) {
      await game.click('gallery');
      await game.click('card-quatrainment');
      await game.says(/^New game: Quatrainment\./);
      presses.add((await game.status()).match(/(\d+) press/)[1]);
      await game.click('undo');
    }
    assert.notDeepEqual([...presses], ['3']);
    await game.close();
  });

  test('is used by the keyboard alone', async () => {
    const game = await visit(paperCode);
    await game.key('v');
    assert.equal(await game.focused(), 'card-merlin');
    await game.key('ArrowRight');
    assert.equal(await game.focused(), 'card-quatrainment');
    await game.key('ArrowDown');
    assert.equal(await board(game), 'Merlin, 3 by 3', 'arrows choose nothing');
    await game.key('ArrowUp');
    assert.equal(await game.focused(), 'card-quatrainment');
    await game.key('Enter');
    await game.until(() => board(game), (name) => name === 'Quatrainment, 4 by 4');
    assert.equal(await game.isThere('modal'), false);
    await game.key('v');
    await game.tabTo('gallery-setup');
    await game.key('Enter');
    assert.ok(await game.isThere('setup-start'));
    await game.close();
  });

  test('is used by the document alone, and opens the editors', async () => {
    const game = await visit(paperCode);
    const press = async (name) => {
      await (await game.element('button', name)).evaluate((element) => element.click());
      await game.settle();
    };
    await press('Machines');
    await press('Lights Out');
    await game.until(() => board(game), (name) => name === 'Lights Out, 5 by 5');
    await press('Machines');
    await press('My rule');
    assert.ok(await game.has('dialog', 'My rule'));
    await game.key('Escape');
    await press('Machines');
    await press('My puzzle');
    await game.until(() => game.isThere('puzzle-play'), Boolean);
    assert.deepEqual(game.errors, []);
    await game.close();
  });

  test('is used by taps on a phone, where it scrolls and also sets up a game', async () => {
    const game = await visit(paperCode, phone);
    const tap = async (id) => {
      const { middle } = await game.rect(id);
      await game.page.touchscreen.tap(middle.x, middle.y);
      await game.settle();
    };
    assert.equal(await game.isThere('setup'), false);
    await tap('gallery');
    const [first, second, third] = [await game.rect('card-merlin'), await game.rect('card-quatrainment'), await game.rect('card-ghaly')];
    assert.equal(first.y, second.y);
    assert.ok(second.x > first.x + first.width && third.y > first.y + first.height, 'two in a row');
    await tap('card-quatrainment');
    await game.until(() => board(game), (name) => name === 'Quatrainment, 4 by 4');
    await tap('gallery');
    await tap('gallery-setup');
    assert.ok(await game.isThere('setup-start'));
    await game.close();
  });
});
