// New players: a first game that explains itself, cards that introduce machines, and the next steps after a win.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const paperCode = '1.merlin.mI.94.AA.0.azr8p';
const phone = { width: 390, height: 844 };
const sizes = [{ width: 1280, height: 800 }, phone, { width: 360, height: 640 }, { width: 320, height: 568 }];

// Wins by hints alone.
async function win(game) {
  while ((await game.hinted()).length > 0 || !(await game.status()).startsWith('Solved')) {
    await game.click('hint');
    const [marked] = await game.hinted();
    await game.click(`cell-${marked}`);
  }
}

// Clicks through the mirror: on a phone the element may be out of sight.
async function choose(game, id) {
  await game.page.$eval(`[data-id="${id}"]`, (element) => element.click());
  await game.settle();
}

inEachBrowser('the first minute', ({ visit }) => {
  test('a newcomer is told the goal over a first game of three presses, wins, and goes on', async () => {
    for (const size of sizes) {
      const game = await visit('', { newcomer: true, size });
      assert.equal(await game.attribute('board', 'aria-label'), 'Merlin, 3 by 3');
      assert.equal(await game.text('counters'), 'Presses: 0. Par: 3.');
      assert.equal(await game.status(), '', 'what is not on the screen is not said');
      assert.equal(await game.text('guide'), 'Make the board look like the target. Pressing a button flips the lamps around it.');
      const skip = await game.rect('skip-guide');
      assert.ok(skip.height >= 44 && skip.y + skip.height <= (await game.rect('cell-1')).y + 1, 'it stands over the board');
      await game.click('hint');
      const [marked] = await game.hinted();
      assert.equal(await game.text('guide'), 'Press the ringed button. The reason is under Why.');
      await game.click(`cell-${marked}`);
      assert.equal(await game.text('guide'), 'Solve shows you every press.');
      await win(game);
      assert.equal(await game.status(), 'Solved in 3 presses, the fewest possible. With 3 hints.');
      // A phone's result takes the place of the guide.
      if (size.width > 640) assert.equal(await game.text('guide'), 'Solved! Play the next one, or try another machine above.');
      else assert.equal(await game.isThere('guide'), false);
      await game.click('next-game');
      assert.equal(await game.has('region', 'How to play'), false);
      assert.equal(await game.status(), 'New game: Merlin.');
      await game.page.reload();
      await game.ready();
      await game.settle();
      assert.equal(await game.has('region', 'How to play'), false);
      assert.deepEqual(game.errors, []);
      await game.close();
    }
  });

  test('the guide goes on after a reload, and Skip ends it for good', async () => {
    const game = await visit('', { newcomer: true });
    await game.click('cell-5');
    const line = await game.text('guide');
    assert.match(line, /^You changed 5 lamps\. Stuck\? Hint/);
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal(await game.text('guide'), line);
    await game.click('skip-guide');
    assert.equal(await game.has('region', 'How to play'), false);
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal(await game.has('region', 'How to play'), false);
    await game.close();
  });

  test('whoever comes by a link plays that game, with the machine introduced once', async () => {
    const game = await visit(paperCode, { newcomer: true });
    assert.equal(await game.has('region', 'How to play'), false);
    assert.match(await game.text('introduction'), /^Make the board look like the target\. A corner/);
    await game.click('cell-5');
    assert.equal(await game.status(), 'Pressed 5. 2, 6 and 8 now lit, 4 and 5 dark.');
    await game.click('introduction-close');
    assert.equal(await game.has('button', 'Got it'), false);
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal(await game.has('button', 'Got it'), false);
    await game.close();
  });

  test('damaged settings are set aside, and nobody is taken for a newcomer', async () => {
    const game = await visit('', { before: () => localStorage.setItem('switchbox.settings', 'switchbox-settings 1\nguide perhaps\n') });
    assert.match(await game.text('notice'), /'guide perhaps' is not a setting/);
    assert.equal(await game.storage('settings.damaged-1'), 'switchbox-settings 1\nguide perhaps\n');
    assert.equal(await game.has('region', 'How to play'), false);
    await game.close();
  });
});

inEachBrowser('winning and what comes next', ({ visit }) => {
  test('a win offers the next game, the result to share, and an easier or harder game or another machine', async () => {
    for (const size of [sizes[0], phone]) {
      const game = await visit(paperCode, { size });
      for (const button of [5, 6, 7, 9]) await game.click(`cell-${button}`);
      assert.equal(await game.status(), 'Solved in 4 presses, the fewest possible.');
      await game.click('share-result');
      await game.says(/^(Result copied|Nothing was copied)/);
      await game.click('restart');
      assert.equal(await game.status(), 'Back at the start. 4 presses to go.');
      for (const button of [5, 6, 7, 9]) await game.click(`cell-${button}`);
      // On a phone the other games are in the raised part of the result.
      const raise = async () => size === phone && !(await game.isThere('harder')) && (await game.click('why-handle'));
      await raise();
      await game.click('harder');
      assert.equal(await game.status(), 'New game: Merlin. 5 presses to go.');
      await game.click('undo');
      await raise();
      await game.click('easier');
      assert.equal(await game.status(), 'New game: Merlin. 3 presses to go.');
      await game.click('undo');
      await raise();
      await game.click('another-machine');
      assert.equal(await game.attribute('board', 'aria-label'), 'Quatrainment, 4 by 4');
      await game.close();
    }
  });

  test('choosing a seed on a phone brings its field into sight', async () => {
    const game = await visit('', { size: phone, touch: true });
    for (const id of ['gallery', 'gallery-setup', 'setup-more', 'setup-puzzle-seed']) await choose(game, id);
    const field = await game.rect('setup-seed-field');
    const start = await game.rect('setup-start');
    assert.ok(field.y > 0 && field.y + field.height <= start.y, 'the field stands over Start');
    await game.close();
  });
});
