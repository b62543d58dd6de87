// figures.mjs: measures the built page and prints what it promises beside the limits. A report, not a test.
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { launch, open, startServer } from '../tests/browser/harness.mjs';
import { frameCosts } from './frame_cost.mjs';
import { pressCosts } from './press_cost.mjs';

const loads = 7;
const restSeconds = 3;

// What a first visit fetches, as servers send it: each file compressed by itself.
function transferred() {
  const report = execFileSync('scripts/size.sh', { encoding: 'utf8' });
  return Number(/(\d+) on a first visit/.exec(report)[1]);
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

// Every load has an empty cache and empty storage.
async function firstFrames(browser, address) {
  const times = [];
  for (let load = 0; load < loads; ++load) {
    const game = await open(browser, address, '', { motion: true, before: noteFirstFrame });
    times.push(await game.page.evaluate(() => window.firstFrame));
    await game.close();
  }
  return times;
}

async function framesAtRest(browser, address) {
  const game = await open(browser, address, '', { motion: true });
  await game.sleep();
  const before = await game.frames();
  await new Promise((resolve) => setTimeout(resolve, 1000 * restSeconds));
  const drawn = (await game.frames()) - before;
  await game.close();
  return drawn;
}

async function main() {
  const server = await startServer();
  const browser = await launch('chromium');
  try {
    const times = await firstFrames(browser, server.address);
    const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
    const rows = [
      ['what', 'measured', 'limit'],
      ['the page, compressed', `${(transferred() / 1000).toFixed(1)} kB`, '560.0 kB'],
      [`first frame, median of ${loads} loads`, seconds(median(times)), '1.50 s'],
      ['first frame, slowest of them', seconds(Math.max(...times)), ''],
      [`frames drawn in ${restSeconds} s at rest`, String(await framesAtRest(browser, server.address)), '0'],
      ...(await pressCosts(browser, server.address)),
      ...(await frameCosts(server.address)),
      ['the built tree', `${execFileSync('du', ['-sm', 'build'], { encoding: 'utf8' }).split('\t')[0]} MB`, '600 MB'],
    ];
    const width = (column) => Math.max(...rows.map((row) => row[column].length));
    for (const row of rows) console.log(`${row[0].padEnd(width(0))}  ${row[1].padStart(width(1))}  ${row[2].padStart(width(2))}`.trimEnd());
  } finally {
    await browser.close();
    server.close();
  }
}

main().catch((error) => console.error(`switchbox: ${error.message}`)).finally(() => process.exit(0));
