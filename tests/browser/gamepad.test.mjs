// A gamepad plays, and costs nothing while there is none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';
const paperStart = '100/110/001';
// Numbers of the browsers' standard mapping.
const [a, b, x, y, rightShoulder, start, down, right] = [0, 1, 2, 3, 5, 9, 13, 15];

const withoutPads = () => {
  globalThis.pads = [];
  globalThis.looks = 0; // times that the page has asked for the pads
  Object.defineProperty(navigator, 'getGamepads', {
    value: () => {
      ++globalThis.looks;
      return globalThis.pads;
    },
  });
};
const connect = (game) =>
  game.page.evaluate(() => {
    globalThis.pads = [null, { connected: true, buttons: Array.from({ length: 17 }, () => ({ pressed: false })), axes: [0, 0, 0, 0] }];
    dispatchEvent(new Event('gamepadconnected'));
  });
// Changes something on the pad and waits until the page has looked at it. Held for longer, a button would repeat on a slow machine.
const change = (game, act, ...values) =>
  game.page.evaluate(
    (how, given) =>
      new Promise((done) => {
        const pad = globalThis.pads[1];
        if (how === 'button') pad.buttons[given[0]].pressed = given[1];
        else pad.axes[given[0]] = given[1];
        const before = globalThis.looks;
        const wait = () => (globalThis.looks > before ? done() : requestAnimationFrame(wait));
        wait();
      }),
    act,
    values,
  );
async function press(game, button) {
  await change(game, 'button', button, true);
  await change(game, 'button', button, false);
  await game.settle();
}
const fetched = (game) => game.page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/gamepad\./.test(name)).length);

inEachBrowser('a gamepad', ({ visit }) => {
  test('plays: moves, presses, undoes, hints, solves, steps and sets up a game', async () => {
    const game = await visit(paperCode, { before: withoutPads });
    await connect(game);
    await game.page.waitForFunction(() => globalThis.pendingWork.size > 0);
    await press(game, right); // shows the focus
    await press(game, right);
    await press(game, down);
    await press(game, a);
    await game.says(/^Pressed 5\./);
    await press(game, b);
    await game.shows(paperStart);
    await press(game, x);
    assert.deepEqual(await game.hinted(), [5]);
    await press(game, y);
    await press(game, rightShoulder);
    await game.until(() => game.picture(), (picture) => picture !== paperStart);
    await change(game, 'axis', 0, -1);
    await change(game, 'axis', 0, 0);
    await press(game, a);
    await game.says(/^Pressed 4\./);
    await press(game, start);
    await game.until(() => game.isThere('modal'), Boolean);
    await press(game, b);
    await game.until(() => game.isThere('modal'), (there) => !there);
    assert.deepEqual(game.errors, []);
    await game.close();
  });

  test('is neither fetched nor looked for while there is none, and no more once it has gone', async () => {
    const game = await visit(paperCode, { before: withoutPads });
    await game.sleep();
    assert.equal(await fetched(game), 0);
    await connect(game);
    await game.page.waitForFunction(() => globalThis.pendingWork.size > 0);
    await change(game, 'button', right, true);
    await game.page.evaluate(() => {
      globalThis.pads = [null, null];
    });
    await game.sleep();
    await game.close();
  });
});
