// The daily puzzle: one for everybody, with a tick, a streak, a calendar and a result to share.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

// Monday, 23 November 2026, at noon, whenever and wherever the test runs; `days` moves it.
const onMonday = `Date.now = () => Date.UTC(2026, 10, 23, 12) + performance.now()
  + Number((location.protocol === 'http:' && localStorage.getItem('days')) || 0) * 86_400_000;`;
// Keeps the timer that waits for midnight from running; the test calls `atMidnight`.
const heldMidnight = `${onMonday}
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (act, wait, ...rest) => {
    if (!(wait > 60_000)) return later(act, wait, ...rest);
    globalThis.atMidnight = act;
    globalThis.toMidnight = wait;
    return 0;
  };`;
const mondaysCode = '2.merlin.Zw.f3dq1';

async function solve(game) {
  for (let hints = 0; hints < 60 && !/^Solved/.test(await game.status()); ++hints) await game.click('hint');
}

const nameOf = (game, id) => game.attribute(id, 'aria-label');

inEachBrowser('the daily puzzle', ({ visit }) => {
  test('opens by two presses, is the same for all, and gets a tick and a streak', async () => {
    const game = await visit('', { before: onMonday });
    await game.key('z');
    assert.equal(await game.focused(), 'daily-play');
    await game.key('Enter');
    assert.match(await game.status(), /^Daily puzzle 327, 23 November\. Merlin\./);
    assert.equal(await game.code(), mondaysCode);

    await game.click('hint');
    await game.click('hint');
    const begun = await game.picture();
    await game.click('today');
    await game.click('daily-play');
    assert.equal(await game.picture(), begun, 'a puzzle in play goes on');

    await solve(game);
    assert.match(await game.storage('statistics'), /^day 2026-11-23$/m);
    assert.match(await nameOf(game, 'today'), /puzzle 327, solved, 1 day in a row/);
    await game.beginsAgain(() => game.page.reload());
    assert.match(await nameOf(game, 'today'), /puzzle 327, solved, 1 day in a row/);

    await game.page.evaluate(() => localStorage.setItem('days', '1'));
    await game.key('d');
    assert.equal(await nameOf(game, 'today'), 'Daily 1: puzzle 328');
    await game.close();
  });

  test('changes at midnight in a page at rest', async () => {
    const game = await visit('', { before: heldMidnight });
    await game.sleep();
    assert.equal(await nameOf(game, 'today'), 'Daily: puzzle 327');
    const wait = await game.page.evaluate(() => globalThis.toMidnight);
    assert.ok(wait <= 25 * 3_600_000, `${wait}`);
    await game.page.evaluate(() => {
      localStorage.setItem('days', '1');
      delete globalThis.toMidnight;
      globalThis.atMidnight();
    });
    await game.until(() => nameOf(game, 'today'), (name) => name === 'Daily: puzzle 328');
    await game.sleep();
    assert.ok(await game.page.evaluate(() => globalThis.toMidnight > 0), 'and it waits for the next one');
    await game.close();
  });

  test('of an earlier day is in the calendar; solving it gives a tick and no streak', async () => {
    const game = await visit('', { before: onMonday });
    await game.click('today');
    assert.equal(await game.isDisabled('daily-2026-11-24'), true);
    await game.click('daily-2026-11-16');
    assert.match(await game.status(), /^Daily puzzle 320, 16 November\. Merlin\./);
    await solve(game);
    assert.match(await game.storage('statistics'), /^late 2026-11-16$/m);
    assert.equal(await nameOf(game, 'today'), 'Daily: puzzle 327');
    await game.click('today');
    assert.match(await nameOf(game, 'daily-2026-11-16'), /solved$/);
    await game.click('daily-earlier');
    assert.equal(await nameOf(game, 'daily-days'), 'Puzzles of October 2026');
    await game.close();
  });

  test('begun on its day and won after midnight counts for its day', async () => {
    const game = await visit('', { before: onMonday });
    await game.click('today');
    await game.click('daily-play');
    await game.click('hint');
    assert.match(await game.storage('attempts'), / day 2026-11-23 opened 2026-11-23$/m);
    await game.page.evaluate(() => localStorage.setItem('days', '1'));
    await game.beginsAgain(() => game.page.reload());
    await solve(game);
    assert.match(await game.storage('statistics'), /^day 2026-11-23$/m);
    assert.doesNotMatch(await game.storage('statistics'), /^late /m);
    assert.match(await game.text('result-words'), /Daily puzzle 327\.$/);
    assert.equal(await nameOf(game, 'today'), 'Daily 1: puzzle 328');
    await game.close();
  });

  test('offers a puzzle whose solution was shown again on the next day, until it is solved', async () => {
    const game = await visit(mondaysCode, { before: onMonday });
    await game.click('solve');
    await game.click('to-end');
    assert.match(await game.text('result-words'), /Tomorrow this puzzle is offered again\./);
    assert.match(await game.storage('statistics'), /^lost 2\.merlin\.Zw\.f3dq1 day 2026-11-23$/m);
    await game.click('today');
    assert.ok(!(await game.isThere('daily-retries')));
    await game.key('Escape');

    await game.page.evaluate(() => localStorage.setItem('days', '1'));
    await game.beginsAgain(() => game.page.reload());
    await game.click('today');
    assert.equal(await nameOf(game, 'daily-retry-1'), 'Merlin, 3 × 3, lost on 23 November');
    await game.click('daily-retry-1');
    assert.equal(await game.code(), mondaysCode);
    await solve(game);
    assert.doesNotMatch(await game.text('result-words'), /tomorrow/);
    assert.doesNotMatch(await game.storage('statistics'), /^lost /m);
    assert.match(await game.storage('statistics'), /^machine merlin games 2 wins 1 /m);
    await game.click('today');
    assert.ok(!(await game.isThere('daily-retries')));
    await game.close();
  });

  test('forgets the lost puzzles when the list is cleared', async () => {
    const game = await visit(mondaysCode, { before: onMonday });
    await game.click('solve');
    await game.page.evaluate(() => localStorage.setItem('days', '1'));
    await game.beginsAgain(() => game.page.reload());
    await game.click('today');
    await game.click('daily-retry-clear');
    assert.ok(!(await game.isThere('daily-retry-1')));
    assert.doesNotMatch(await game.storage('statistics'), /^lost /m);
    await game.beginsAgain(() => game.page.reload());
    assert.doesNotMatch(await game.storage('statistics'), /^lost /m);
    await game.close();
  });

  test('on a phone opens by two taps, goes on after a reload, and a second win counts nothing', async () => {
    const game = await visit('', { before: onMonday, size: { width: 390, height: 844 }, touch: true });
    const tap = async (id) => {
      const { middle } = await game.rect(id);
      await game.page.touchscreen.tap(middle.x, middle.y);
      await game.settle();
    };
    await tap('today');
    await tap('daily-play');
    assert.match(await game.status(), /^Daily puzzle 327, 23 November\. Merlin\./);
    await tap('hint');
    await tap('hint');
    const begun = await game.picture();
    await game.beginsAgain(() => game.page.reload());
    assert.equal(await game.picture(), begun);

    await solve(game);
    assert.match(await nameOf(game, 'today'), /puzzle 327, solved, 1 day in a row/);
    await tap('undo');
    await solve(game);
    assert.match(await nameOf(game, 'today'), /puzzle 327, solved, 1 day in a row/);
    assert.match(await game.storage('statistics'), /^machine merlin games 1 wins 1 /m);
    await game.close();
  });
});
