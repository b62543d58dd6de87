// The row of machines scrolls if it does not fit. By mouse and by touch each machine can be reached and opened.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const paperCode = '1.merlin.mI.94.AA.0.azr8p';
const arrowWidth = 32;
const phoneMargin = 12;
const gap = 8; // largest gap between the buttons
const speaking = (words) => `Object.defineProperty(navigator, 'languages', { value: ['${words}'] })`;

// tests/ui/bars/header_machines_test.cpp tries windows of all sizes; these are one for the mouse, one that the page shows smaller
// than its text is, and one for fingers.
const windows = [
  { size: { width: 1280, height: 800 }, words: 'de' },
  { size: { width: 320, height: 256 }, words: 'en' },
  { size: { width: 390, height: 844 }, words: 'de', touch: true },
];

const ways = ['gallery', 'levels', 'today', 'lessons'];

// Returns the visible part of the row that scrolls: from the last way that stays, to More or to the end. A way that scrolls along
// is at its place beside the one before only while nothing is scrolled.
async function room(game) {
  const row = await game.rect('machines');
  const [gallery, ...others] = await Promise.all(ways.map((way) => game.rect(way)));
  let left = gallery.x + gallery.width;
  for (const way of others) {
    if (way.x < left + 1) break;
    left = way.x + way.width;
  }
  const isPhone = row.x < gallery.x && row.x === 0;
  const right = (await game.isThere('setup')) ? (await game.rect('setup')).x : row.x + row.width - (isPhone ? phoneMargin : 0);
  return { left, right, y: gallery.middle.y };
}

// Returns whether the middle of the element is in sight and not under a scroll arrow. Firefox draws the arrows, since it does not
// report fingers as a coarse pointer.
async function inReach(game, id, { left, right }) {
  const ids = await game.page.$$eval('[data-id="machines"] [role="radio"]', (all) => all.map((radio) => radio.dataset.id));
  const rects = await Promise.all([...ways, ...ids].map((each) => game.rect(each)));
  const last = rects.at(-1);
  const { middle } = await game.rect(id);
  const isBack = rects.every(({ x }, i) => i === 0 || x >= rects[i - 1].x + rects[i - 1].width);
  const from = isBack ? left : left + arrowWidth;
  const to = last.x + last.width <= right ? right : right - arrowWidth;
  // A way that stays is always in reach.
  return (middle.x <= left && ways.includes(id)) || (middle.x > from + gap && middle.x < to - gap);
}

async function bring(game, id, touch) {
  for (let tries = 0; tries < 30; ++tries) {
    const seen = await room(game);
    if (await inReach(game, id, seen)) return;
    const forward = (await game.rect(id)).middle.x > (seen.left + seen.right) / 2;
    if (touch) {
      const middle = (seen.left + seen.right) / 2;
      await game.page.touchscreen.touchStart(middle, seen.y);
      for (let step = 1; step <= 5; ++step) await game.page.touchscreen.touchMove(middle + (forward ? -12 : 12) * step, seen.y);
      await game.page.touchscreen.touchEnd();
    } else {
      const arrow = forward ? seen.right - arrowWidth / 2 : seen.left + arrowWidth / 2;
      await game.page.mouse.click(arrow, seen.y);
    }
    await game.settle();
  }
  throw new Error(`${id} does not come within reach`);
}

async function choose(game, id, touch) {
  await bring(game, id, touch);
  const { middle } = await game.rect(id);
  if (touch) await game.page.touchscreen.tap(middle.x, middle.y);
  else await game.page.mouse.click(middle.x, middle.y);
}

inEachBrowser('the row of machines', ({ visit }) => {
  for (const { size, words, touch } of windows) {
    test(`has every machine within reach (${size.width}x${size.height}, ${words}${touch ? ', touch' : ''})`, async () => {
      const game = await visit(paperCode, { size, touch, before: speaking(words) });
      for (const machine of ['subboards', 'quatrainment', 'ghaly', 'lights-out', 'merlin']) {
        await choose(game, `machine-${machine}`, touch);
        await game.until(() => game.attribute(`machine-${machine}`, 'aria-checked'), (checked) => checked === 'true');
        await game.settle();
      }
      await choose(game, 'machine-own', touch);
      await game.until(() => game.isThere('rule-states-2'), Boolean);
      await game.key('Escape');
      await game.drawn(() => choose(game, 'machine-wired', touch));
      await game.until(() => game.isThere('puzzle-play'), Boolean);
      await game.key('Escape');
      await choose(game, 'machine-cube', touch);
      await game.until(() => game.attribute('machine-cube', 'aria-checked'), (checked) => checked === 'true');
      assert.deepEqual(game.errors, []);
      await game.close();
    });
  }

  for (const { size, words, touch } of windows) {
    test(`has Levels and Lessons as words within reach (${size.width}x${size.height}, ${words}${touch ? ', touch' : ''})`, async () => {
      const game = await visit(paperCode, { size, touch, before: speaking(words) });
      for (const [way, content] of [['levels', 'levels-continue'], ['lessons', 'lesson-merlin-buttons']]) {
        await choose(game, way, touch);
        await game.until(() => game.isThere(content), Boolean);
        await game.key('Escape');
      }
      assert.deepEqual(game.errors, []);
      await game.close();
    });
  }
});
