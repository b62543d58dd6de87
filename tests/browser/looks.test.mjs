// Display for players with low vision, and its settings: lamps, high contrast, text size, one-key shortcuts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const merlin = '1.merlin.mI.94.AA.0.azr8p';
const themes = ['dark', 'light', 'contrast'];

const linear = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]) => 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

// Returns luminances of a lamp's disc, in the middle and halfway to the edge.
function lampAt(image, { x, y, width, height }) {
  const centre = [x + width / 2, y + height / 2];
  const radius = 0.285 * 0.85 * width;
  const disc = [];
  for (let dx = -radius; dx <= radius; ++dx) {
    for (let dy = -radius; dy <= radius; ++dy) {
      if (Math.hypot(dx, dy) <= radius) disc.push(luminance(image.at(centre[0] + dx, centre[1] + dy)));
    }
  }
  const out = luminance(image.at(centre[0] + radius * 0.8, centre[1]));
  return { face: median(disc), middle: luminance(image.at(...centre)), out };
}

// Returns the largest contrast on the line from a lamp's edge to its key.
function rimContrast(image, { x, y, width, height }) {
  const key = luminance(image.at(x + width * 0.9, y + height / 2));
  const line = [];
  for (let out = 0.2; out < 0.32; out += 0.005) line.push(luminance(image.at(x + width * (0.5 + out), y + height / 2)));
  return Math.max(...line.map((value) => contrast(value, key)));
}

const themeOf = (game) => game.page.evaluate(() => document.documentElement.dataset.theme);

async function choose(game, id) {
  await game.click('settings');
  await game.click(id);
  await game.click('modal-close');
}

inEachBrowser('Looks', ({ visit }) => {
  test('lit and dark lamps differ by 3 to 1, and in grey too by a core, in every theme', async () => {
    const game = await visit(merlin);
    for (const [number, theme] of themes.entries()) {
      await choose(game, `setting-theme-${number + 1}`);
      await game.pointAt({ x: 5, y: 5 });
      assert.equal(await themeOf(game), theme);
      const image = await game.pixels();
      const lamps = { 0: [], 1: [] };
      for (const [cell, state] of [...(await game.picture()).replaceAll('/', '')].entries()) {
        const place = await game.rect(`cell-${cell + 1}`);
        lamps[state].push(lampAt(image, place));
        assert.ok(rimContrast(image, place) >= 3, `${theme}: the rim of lamp ${cell + 1} differs from its key`);
      }
      for (const lit of lamps[1]) {
        for (const dark of lamps[0]) {
          assert.ok(contrast(lit.face, dark.face) >= 3, `${theme}: ${lit.face} and ${dark.face}`);
        }
        assert.ok(contrast(lit.middle, lit.out) >= 1.25, `${theme}: a lit lamp has a core`);
      }
      for (const dark of lamps[0]) assert.ok(contrast(dark.middle, dark.out) < 1.1, `${theme}: a dark one has none`);
    }
    await game.close();
  });

  test('a machine that prefers more contrast, or has its own colours, gets the high contrast theme', async (context) => {
    const game = await visit(merlin);
    const session = await game.page.createCDPSession().catch(() => null);
    if (!session) {
      await game.close();
      return context.skip('this browser cannot be told');
    }
    for (const feature of [{ name: 'prefers-contrast', value: 'more' }, { name: 'forced-colors', value: 'active' }]) {
      await session.send('Emulation.setEmulatedMedia', { features: [] });
      await game.until(() => themeOf(game), (theme) => !theme.startsWith('contrast'));
      for (const [scheme, name, ground] of [['dark', 'contrast', [0, 0, 0]], ['light', 'contrast-light', [255, 255, 255]]]) {
        await session.send('Emulation.setEmulatedMedia', { features: [feature, { name: 'prefers-color-scheme', value: scheme }] });
        await game.until(() => themeOf(game), (theme) => theme === name);
        assert.deepEqual((await game.pixels()).at(5, 400), ground);
      }
    }
    // The player's choice takes precedence.
    await choose(game, 'setting-theme-2');
    assert.equal(await themeOf(game), 'light');
    await game.close();
  });

  test('what has the keyboard is seen from afar in high contrast', async () => {
    const game = await visit(merlin);
    await choose(game, 'setting-theme-3');
    const before = await game.pixels();
    await game.tabTo('hint');
    const { x, y, width } = await game.rect('hint');
    const after = await game.pixels();
    let ring = 0;
    for (let out = 1; out <= 10; ++out) {
      const at = [x + width / 2, y - out];
      if (luminance(after.at(...at)) > 0.2 && luminance(before.at(...at)) < 0.1) ++ring;
    }
    assert.ok(ring >= 4, `a ring of ${ring} pixels`);
    await game.close();
  });

  test('text of 200 % is twice as large, the board is played where it is drawn, and it stays so', async () => {
    const game = await visit(merlin);
    const before = await game.rect('hint');
    await choose(game, 'setting-text-3');
    const after = await game.rect('hint');
    assert.ok(after.height >= 2 * before.height - 1, `${after.height} after ${before.height}`);
    const picture = await game.picture();
    await game.click('cell-5');
    assert.notEqual(await game.picture(), picture);
    assert.equal(await game.pixelPicture(), await game.picture());
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal((await game.rect('hint')).height, after.height);
    await choose(game, 'setting-text-0');
    assert.equal((await game.rect('hint')).height, before.height);
    await game.close();
  });

  test('a field has the size of its text', async () => {
    const game = await visit('');
    await game.click('machine-ghaly');
    await choose(game, 'setting-text-2');
    await game.key('k');
    const shown = await game.page.$eval('[data-id="codes-sigma-field"]', (input) => getComputedStyle(input).fontSize);
    assert.equal(shown, '18.6px', 'letters as large as those that are drawn, one and a half times');
    await game.close();
  });

  test('the key that opens the codes types nothing into them, pressed briefly or long', async () => {
    for (const delay of [0, 120]) {
      const game = await visit('');
      await game.click('machine-ghaly');
      await game.key('k');
      const sigma = await game.text('codes-sigma-field');
      await game.click('modal-close');
      await game.page.keyboard.press('k', { delay });
      await game.settle();
      assert.equal(await game.focused(), 'codes-sigma-field');
      assert.equal(await game.text('codes-sigma-field'), sigma);
      assert.doesNotMatch(sigma, /k/);
      await game.page.keyboard.type('k');
      await game.settle();
      assert.match(await game.text('codes-sigma-field'), /k/);
      await game.close();
    }
  });

  test('where only lit lamps may be pressed dark ones have no key, and nothing shows that they change', async () => {
    const game = await visit('');
    await game.click('setup');
    await game.showMore();
    await game.click('setup-pressing-lit');
    await game.click('setup-start');
    if (!(await game.picture()).includes('0')) await game.click('cell-1');
    await game.pointAt({ x: 5, y: 5 });
    const picture = [...(await game.picture()).replaceAll('/', '')];
    const image = await game.pixels();
    const corner = async (cell) => {
      const { x, y, width, height } = await game.rect(`cell-${cell + 1}`);
      return String(image.at(x + width * 0.9, y + height * 0.5));
    };
    const dark = picture.indexOf('0');
    const lit = picture.indexOf('1');
    assert.notEqual(await corner(dark), await corner(lit));
    const hovered = (cell) => game.cellsChangedBy(async () => game.pointAt((await game.rect(`cell-${cell + 1}`)).middle));
    assert.deepEqual(await hovered(dark), []);
    assert.notDeepEqual(await hovered(lit), []);
    await game.close();
  });
});
