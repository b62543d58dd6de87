// Figures of the built page in headless Chromium: bytes sent, first frame, presses, frames, searches. A figure is { what, value,
// unit, most?, digits?, note? }: `most` is its limit.
import { execFileSync } from 'node:child_process';
import { launch, open, startServer } from '../tests/browser/harness.mjs';
import { frameCosts } from './frame_cost.mjs';
import { pressCosts } from './press_cost.mjs';
import { searchCosts } from './search_cost.mjs';

const loads = 7;
const restSeconds = 3;

// Returns the size of a first visit, as servers send it: each file compressed by itself.
function transferred() {
  const report = execFileSync('scripts/size.sh', { encoding: 'utf8' });
  const [, gzip, brotli, gzipBudget, brotliBudget] = /(\d+) +(\d+) on a first visit, of (\d+) and (\d+)/.exec(report).map(Number);
  const program = Number(/(\d+) +\d+ switchbox\.\w+\.wasm/.exec(report)[1]);
  return [
    { what: 'sent on a first visit, as gzip', value: gzip / 1000, unit: 'kB', most: gzipBudget / 1000 },
    { what: 'sent on a first visit, as brotli', value: brotli / 1000, unit: 'kB', most: brotliBudget / 1000 },
    { what: 'the program of it, as gzip', value: program / 1000, unit: 'kB' },
  ];
}

// Runs in the page before its own scripts. The page's clock starts with the navigation.
const noteFirstFrame = () => {
  new MutationObserver((_, observer) => {
    if (!document.documentElement?.dataset.ready) return;
    window.firstFrame = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ready'] });
};

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

// Runs in the page: clicks, and returns the milliseconds until the next frame is drawn.
const timeToFrame = (chip) => new Promise((resolve) => {
  const begun = performance.now();
  new MutationObserver(() => resolve(performance.now() - begun)).observe(document.documentElement, { attributes: true, attributeFilter: ['data-frames'] });
  chip.click();
});

// Measures loads with an empty cache and empty storage.
async function firstFrames(browser, address) {
  const times = [];
  const switches = [];
  for (let load = 0; load < loads; ++load) {
    const game = await open(browser, address, '', { motion: true, before: noteFirstFrame });
    times.push((await game.page.evaluate(() => window.firstFrame)) / 1000);
    const chip = await game.element('radio', 'Cube');
    await game.sleep();
    switches.push(await game.page.evaluate(timeToFrame, chip));
    await game.close();
  }
  return [
    { what: `first frame, median of ${loads} loads`, value: median(times), unit: 's', most: 1.5, digits: 2 },
    { what: 'first frame, slowest of them', value: Math.max(...times), unit: 's', digits: 2 },
    { what: `first switch to the cube, to its frame, median of ${loads}`, value: median(switches), unit: 'ms', most: 100, digits: 0 },
  ];
}

async function framesAtRest(browser, address) {
  const game = await open(browser, address, '', { motion: true });
  await game.sleep();
  const before = await game.frames();
  await new Promise((resolve) => setTimeout(resolve, 1000 * restSeconds));
  const drawn = (await game.frames()) - before;
  await game.close();
  return { what: `frames drawn in ${restSeconds} s at rest`, value: drawn, unit: '', most: 0, digits: 0 };
}

export async function pageFigures() {
  const server = await startServer();
  const browser = await launch('chromium');
  try {
    return [
      ...transferred(),
      ...(await firstFrames(browser, server.address)),
      await framesAtRest(browser, server.address),
      ...(await pressCosts(browser, server.address)),
      ...(await searchCosts(browser, server.address)),
      ...(await frameCosts(server.address)),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}
