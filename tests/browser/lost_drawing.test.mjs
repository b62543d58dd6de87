// The browser takes the drawing surface away between any two steps of the start, and restores it if the page allows that. The
// page starts, or shows a message and starts on the next attempt.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countFaults } from '../faults.mjs';
import { inEachBrowser, patience } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';
const paperStart = '100/110/001';
const lost = 'The browser has taken the drawing surface away. Your game is kept: try again.';
const faults = countFaults('drawing surface');

// Runs in the page before its own scripts. Between two steps the start waits by a timer without a delay (web/boot.js).
const loseAt = (step) => {
  if (location.protocol !== 'http:' || sessionStorage.getItem('lost')) return;
  const later = globalThis.setTimeout;
  const { getContext } = HTMLCanvasElement.prototype;
  let context = null;
  let steps = 0;
  const lose = () => {
    sessionStorage.setItem('lost', 'yes');
    const loss = context.getExtension('WEBGL_lose_context');
    context.canvas.addEventListener('webglcontextlost', () => later(() => loss.restoreContext()));
    loss.loseContext();
  };
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    const made = getContext.call(this, kind, ...rest);
    if (kind === 'webgl2') context ??= made;
    return made;
  };
  globalThis.setTimeout = (act, time, ...rest) =>
    later(() => {
      if (time === undefined && context) {
        steps += 1;
        if (steps === step) lose();
      }
      act();
    }, time, ...rest);
};

inEachBrowser('the drawing surface', ({ visit }) => {
  async function isPlayed(game) {
    await game.until(() => game.pixelPicture(), (picture) => picture === paperStart);
    await game.click('cell-5');
    await game.until(() => game.pixelPicture(), (picture) => picture === '110/001/011');
  }

  async function saysSo(game, step) {
    await game.page.waitForFunction(() => document.documentElement.dataset.failed, { timeout: patience });
    const [words, button] = await game.page.$eval('#message', (message) => [message.firstChild.textContent, message.querySelector('button').textContent]);
    assert.deepEqual([words, button], [lost, 'Try again'], `step ${step}`);
  }

  test('taken away at any step of the start', async () => {
    let step = 1;
    for (let isLost = true; isLost; ++step) {
      const game = await visit(paperCode, { before: `(${loseAt})(${step})` });
      isLost = await game.page.evaluate(() => sessionStorage.getItem('lost') !== null);
      if (isLost) await faults.survives(async () => ((await game.failed()) ? saysSo(game, step) : isPlayed(game)));
      await game.close();
    }
    assert.ok(step > 8, `${step}`);
  });

  test('taken away for good the page says so, and begins again when it is asked to', async () => {
    const game = await visit(paperCode, { before: `(${loseAt})(1)` });
    const beginAgain = () => game.beginsAgain(() => game.page.$eval('#message button', (again) => again.click()));
    await faults.survives(async () => {
      await saysSo(game, 1);
      await beginAgain();
      await isPlayed(game);
    });
    await faults.survives(async () => {
      await game.page.evaluate(() => document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext());
      await saysSo(game, 'none');
      await beginAgain();
      await game.until(() => game.pixelPicture(), (picture) => picture === '110/001/011');
    });
    await game.close();
  });
});
