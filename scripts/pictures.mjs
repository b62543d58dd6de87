// pictures.mjs: redraws the pictures of the repository from the built page: icons, the preview of links, screenshots of the
// manifest and of the documents. Look at them before you commit them.
import { readFileSync, writeFileSync } from 'node:fs';
import { launch, open, startServer } from '../tests/browser/harness.mjs';

const icon = readFileSync('web/icon.svg', 'utf8');
// Systems may crop a maskable icon to a circle of 80 %, and its background has to reach the edges.
const maskable = icon.replace(' rx="14"', '').replace('<g fill="#FFB347">', '<g transform="translate(6.4 6.4) scale(.8)"><g fill="#FFB347">').replace('</svg>', '</g></svg>');

const icons = [
  ['web/icon-48.png', icon, 48],
  ['web/icon-180.png', icon.replace(' rx="14"', ''), 180],
  ['web/icon-192.png', icon, 192],
  ['web/icon-512.png', icon, 512],
  ['web/maskable-512.png', maskable, 512],
];

const merlin = '1.merlin.mI.94.AA.0.azr8p';
const ghaly = '1.ghaly~4~sRs~sRs...AAA.0.2dq5x';
const dark = [{ name: 'prefers-color-scheme', value: 'dark' }];

const scenes = [
  { file: 'web/wide.png', code: merlin, size: { width: 1280, height: 800 }, clicks: ['hint'] },
  { file: 'web/narrow.png', code: merlin, size: { width: 390, height: 844 }, pixels: 2, touch: true, clicks: ['hint'] },
  { file: 'web/preview.png', code: merlin, size: { width: 1200, height: 630 }, clicks: [] },
  { file: 'docs/screenshot.png', code: merlin, size: { width: 1280, height: 800 }, clicks: ['hint'] },
  { file: 'docs/algebra.png', code: merlin, size: { width: 1280, height: 800 }, clicks: ['algebra'] },
  { file: 'docs/ghaly.png', code: ghaly, size: { width: 1280, height: 800 }, clicks: ['hint'] },
];

async function drawIcon(browser, [file, svg, size]) {
  const page = await browser.newPage();
  await page.setViewport({ width: size, height: size });
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${sized}`);
  writeFileSync(file, await page.screenshot({ omitBackground: true }));
  await page.close();
}

async function drawScene(browser, address, { file, code, clicks, ...options }) {
  const game = await open(browser, address, code, { ...options, features: dark });
  for (const id of clicks) await game.click(id);
  await game.pointAt({ x: 2, y: 2 });
  writeFileSync(file, await game.page.screenshot());
  await game.close();
}

const server = await startServer();
const browser = await launch('chromium');
try {
  for (const each of icons) await drawIcon(browser, each);
  for (const each of scenes) await drawScene(browser, server.address, each);
} finally {
  await browser.close();
  server.close();
}
