// Sound and vibration: off until the player turns them on; then each action has its sound and vibration.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser, patience } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';
const litOnlyCode = '1.lights-out~lit.bTWaA.AAAAA.AAAAA.0.zw7ge';

// Replaces the browser's audio and vibration, and records the calls.
const listen = () => {
  Object.assign(globalThis, { contexts: [], heard: [], felt: [] });
  const param = { setValueAtTime() {}, linearRampToValueAtTime() {} };
  globalThis.AudioContext = class {
    constructor() {
      Object.assign(this, { state: 'suspended', currentTime: 0, destination: {} });
      globalThis.contexts.push(this);
    }
    async resume() {
      this.state = 'running';
    }
    async suspend() {
      this.state = 'suspended';
    }
    async close() {
      this.state = 'closed';
    }
  };
  globalThis.GainNode = class {
    gain = param;
    connect(to) {
      return to;
    }
  };
  globalThis.OscillatorNode = class {
    constructor(context, { type, frequency }) {
      Object.assign(this, { type, frequency });
    }
    connect(to) {
      return to;
    }
    start() {
      globalThis.heard.push([this.type, this.frequency]);
    }
    stop() {
      queueMicrotask(() => this.onended?.());
    }
  };
  Object.defineProperty(navigator, 'vibrate', { value: (times) => globalThis.felt.push(times) });
};
// Firefox does not report fingers as a coarse pointer.
const listenOnTouch = `(${listen})();
  const real = matchMedia;
  globalThis.matchMedia = (query) => (query.includes('coarse') ? { matches: true, addEventListener() {} } : real(query));`;
const deafen = () => {
  delete globalThis.AudioContext;
};

// Waits for calls, and returns those since the last time.
const take = async (game, name) => {
  await game.page.waitForFunction((list) => globalThis[list].length > 0, { timeout: patience }, name);
  return game.page.evaluate((list) => globalThis[list].splice(0), name);
};
const count = (game, name) => game.page.evaluate((list) => globalThis[list].length, name);
const states = (game) => game.page.evaluate(() => globalThis.contexts.map(({ state }) => state));
const fetched = (game) => game.page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/sound\./.test(name)).length);

async function choose(game, id) {
  await game.click('settings');
  await game.page.$eval(`[data-id="${id}"]`, (choice) => choice.click());
  await game.settle();
  await game.key('Escape');
}

inEachBrowser('sound', ({ visit }) => {
  test('is off at first, and then none of it is fetched or made', async () => {
    const game = await visit(paperCode, { before: listen });
    for (const cell of [5, 6, 7, 9]) await game.click(`cell-${cell}`);
    await game.key('h');
    await game.sleep();
    assert.deepEqual([await count(game, 'contexts'), await count(game, 'heard'), await count(game, 'felt')], [0, 0, 0]);
    assert.equal(await fetched(game), 0);
    await game.close();
  });

  test('of a press, an undo, a hint and a win is told apart, and then the audio sleeps', async () => {
    const game = await visit(paperCode, { before: listen });
    await choose(game, 'setting-sound-1');
    assert.ok((await take(game, 'heard')).length > 0, 'what it is like');
    await game.click('cell-5');
    const press = await take(game, 'heard');
    await game.click('undo');
    const undo = await take(game, 'heard');
    await game.click('hint');
    const hint = await take(game, 'heard');
    assert.equal(new Set([press, undo, hint].map(String)).size, 3);
    for (const cell of [5, 6, 7]) await game.click(`cell-${cell}`);
    await take(game, 'heard');
    await game.click('cell-9');
    const pitches = (await take(game, 'heard')).map(([, hertz]) => hertz);
    assert.equal(pitches.length, 4);
    assert.deepEqual(pitches, pitches.toSorted?.((a, b) => a - b) ?? pitches);
    await game.sleep();
    assert.deepEqual(await states(game), ['suspended']);
    assert.match(await game.status(), /^Solved/);
    await game.close();
  });

  test('of a press that is refused says so beside the words', async () => {
    const game = await visit(litOnlyCode, { before: listen });
    await choose(game, 'setting-sound-1');
    await take(game, 'heard');
    await game.click(await game.page.$eval('[data-id="board"] button[aria-disabled="true"]', (lamp) => lamp.dataset.id));
    const refused = await take(game, 'heard');
    assert.ok(refused.every(([wave]) => wave === 'square'));
    assert.match(await game.status(), /Lamp 1 is dark\. You can press only lit lamps\./);
    await game.close();
  });

  test('is remembered, waits for the first touch of the player, and goes when it is switched off', async () => {
    const game = await visit(paperCode, { before: listen });
    await choose(game, 'setting-sound-1');
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal(await count(game, 'contexts'), 0);
    await game.click('cell-5');
    await take(game, 'heard');
    await choose(game, 'setting-sound-0');
    await game.click('cell-5');
    await game.sleep();
    assert.equal(await count(game, 'heard'), 0);
    assert.deepEqual(await states(game), ['closed']);
    await game.close();
  });

  test('that a browser does not have is told once, and the game goes on', async () => {
    const game = await visit(paperCode, { before: deafen });
    await choose(game, 'setting-sound-1');
    await game.says('This browser plays no sound here. The game goes on without it.');
    await game.click('cell-5');
    await game.shows('110/001/011');
    assert.match(await game.status(), /^Pressed/);
    assert.deepEqual(game.errors, []);
    await game.close();
  });

  test('plays in the browser as it is', async () => {
    const game = await visit(paperCode);
    await choose(game, 'setting-sound-1');
    for (const cell of [5, 6, 7, 9]) await game.click(`cell-${cell}`);
    assert.match(await game.status(), /^Solved/);
    assert.equal(await fetched(game), 1);
    assert.deepEqual(game.errors, []);
    await game.close();
  });
});

inEachBrowser('vibration', ({ visit }) => {
  test('is offered on touch devices alone', async () => {
    const game = await visit(paperCode, { before: listen });
    await game.click('settings');
    assert.ok(await game.isThere('setting-sound-1'));
    assert.ok(!(await game.isThere('setting-vibration-1')));
    await game.close();
  });

  test('is short at a press and longer at a win, once it is switched on', async () => {
    const game = await visit(paperCode, { before: listenOnTouch, touch: true, size: { width: 390, height: 844 } });
    await game.click('cell-5');
    await game.click('cell-5');
    assert.equal(await count(game, 'felt'), 0);
    await choose(game, 'setting-vibration-1');
    await take(game, 'felt');
    await game.click('cell-5');
    const [press] = await take(game, 'felt');
    for (const cell of [6, 7]) await game.click(`cell-${cell}`);
    await take(game, 'felt');
    await game.click('cell-9');
    const [win] = await take(game, 'felt');
    assert.ok(press.length === 1 && win.length === 1 && win[0] > press[0], `${press} and ${win}`);
    assert.equal(await count(game, 'heard'), 0);
    await game.close();
  });
});
