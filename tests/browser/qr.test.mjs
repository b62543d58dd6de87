// The QR code of the link, read from the screen as a camera would.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { golden, inEachBrowser } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';
const phone = { width: 390, height: 844 };
const looks = [
  { theme: 'dark' },
  { theme: 'light', size: phone },
  { theme: 'contrast', size: phone, pixels: 2 },
  { theme: 'dark', size: { width: 320, height: 568 }, pixels: 3 },
  { theme: 'light', size: { width: 844, height: 390 } },
  { theme: 'dark', pixels: 1.5 },
];

async function openCode(game) {
  await game.key('x');
  await game.focus('export-qr'); // scrolls it into sight
  await game.click('export-qr');
}

// Returns the visible code in device pixels. Places in the mirror are whole CSS pixels, so the edge of its quiet zone is left
// out.
async function codePixels(game) {
  const { x, y, width, height } = await game.rect('link-code');
  const clip = { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
  return PNG.sync.read(Buffer.from(await game.page.screenshot({ clip })));
}

const read = ({ data, width, height }) => jsQR(new Uint8ClampedArray(data), width, height)?.data;

// Returns the width of a module: the smallest run of one colour in any row.
function moduleOf({ data, width, height }) {
  let least = width;
  for (let row = 0; row < height; ++row) {
    let run = 0;
    for (let column = 1; column < width; ++column) {
      ++run;
      if (data[4 * (row * width + column)] === data[4 * (row * width + column - 1)]) continue;
      least = Math.min(least, run);
      run = 0;
    }
  }
  return least;
}

const coloursOf = ({ data }) => {
  const colours = new Set();
  for (let start = 0; start < data.length; start += 4) colours.add(data.readUInt32BE(start).toString(16));
  return [...colours].sort();
};

inEachBrowser('the QR code', ({ visit, address }) => {
  const withTheme = (theme) => `location.protocol === 'http:' && localStorage.setItem('switchbox.settings', 'switchbox-settings 1\\nmotion reduced\\ntheme ${theme}\\n')`;

  test('what is drawn reads as the link, dark on white, in every theme and on every screen', async () => {
    for (const { theme, ...options } of looks) {
      const game = await visit(paperCode, { ...options, before: withTheme(theme) });
      await openCode(game);
      const pixels = await codePixels(game);
      const what = JSON.stringify({ theme, ...options });
      assert.equal(read(pixels), `${address()}#${paperCode}`, what);
      // Firefox mixes colours at a fractional pixel ratio.
      if (Number.isInteger(options.pixels ?? 1)) assert.deepEqual(coloursOf(pixels), ['ff', 'ffffffff'], what);
      assert.ok(moduleOf(pixels) >= 3, what);
      await game.close();
    }
  });

  test('it follows the position, is named for screen readers, and the link can be copied', async () => {
    const before = `Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { globalThis.copied = text; } } });`;
    const game = await visit(paperCode, { before });
    await game.click('cell-5');
    const link = `${address()}#${await game.code()}`;
    await openCode(game);
    assert.equal(read(await codePixels(game)), link);
    assert.equal(await game.has('image', `QR code of the link ${link}`), true);
    assert.equal(await game.text('link-text'), link);
    await game.click('link-copy');
    await game.says('Link copied.');
    assert.equal(await game.page.evaluate(() => globalThis.copied), link);
    await game.close();
  });

  test('the link of a board of 64 x 64 can be read too', async () => {
    const code = (await golden('code_64x64.txt')).trim();
    for (const options of [{}, { size: phone }, { size: phone, pixels: 2 }]) {
      const game = await visit(code, options);
      await openCode(game);
      const pixels = await codePixels(game);
      assert.equal(read(pixels), `${address()}#${code}`, JSON.stringify(options));
      assert.ok(moduleOf(pixels) >= 3, JSON.stringify(options));
      await game.close();
    }
  });
});
