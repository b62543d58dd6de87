// Cost of a frame without a GPU: processor time of headless Chromium's GPU process, which draws in software. It is steadier than
// wall time on a shared machine. Only Linux reports it (/proc).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { launch, open } from '../tests/browser/harness.mjs';

const millisecondsATick = 10;
const paperCode = '1.merlin.mI.94.AA.0.azr8p';
// Made by: switchbox new lights-out --size 1000x1000 --seed 7
const largeCode = '2.seed~7~lights-out~1000x1000.9a0xj';
const desktop = { size: { width: 1280, height: 800 }, pixels: 1 };
const phone = { size: { width: 390, height: 844 }, pixels: 3 };
const moves = 40;

const overBoard = async ({ page }, { width, height }) => {
  for (let i = 0; i < moves; ++i) await page.mouse.move(width * (0.2 + 0.004 * i), height * (0.35 + 0.004 * i));
};
const overBar = async ({ page }, { width, height }) => {
  for (let i = 0; i < moves; ++i) await page.mouse.move(width * (0.05 + 0.02 * i), height - 35);
};
const presses = async (game) => {
  for (const digit of '123456789') await game.key(digit);
};

// A large board shown as a whole has no keyboard keys for its buttons, so this clicks them.
const clicks = async (game) => {
  for (let button = 1; button < 10; ++button) {
    await game.page.$eval(`[data-id="cell-${button}"]`, (element) => element.click());
    await game.settle();
  }
};

// Cases: action, code that performs it, view, and limit in milliseconds a frame.
const cases = [
  ['pointer over the board', overBoard, desktop, 60],
  ['pointer over the bar', overBar, desktop, 60],
  ['a press, with its animation', presses, desktop, 100],
  ['pointer over the board, phone', overBoard, phone, 200],
  ['a press, phone', presses, phone, 200],
  ['pointer over 1000 x 1000 lamps', overBoard, { ...desktop, code: largeCode }, 60],
  ['a press on 1000 x 1000 lamps', clicks, { ...desktop, code: largeCode }, 100],
];

const gpuProcesses = () =>
  readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=gpu-process');
    } catch {
      return false; // it has ended meanwhile
    }
  });

function processorTime(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * millisecondsATick;
}

const drawn = (game) => game.page.evaluate(() => Number(document.documentElement.dataset.drawn));

async function cost(browser, gpu, address, act, view) {
  const game = await open(browser, address, view.code ?? paperCode, { ...view, motion: true });
  const before = [processorTime(gpu), await game.frames(), await drawn(game)];
  await act(game, view.size);
  await game.settle();
  const after = [processorTime(gpu), await game.frames(), await drawn(game)];
  await game.close();
  const [time, frames, drawings] = after.map((value, index) => value - before[index]);
  return { frame: time / frames, drawing: time / Math.max(drawings, 1), drawings, frames };
}

// Returns figures in the form of page_figures.mjs.
export async function frameCosts(address) {
  if (!existsSync('/proc/self/stat')) return []; // only Linux reports it
  const others = new Set(gpuProcesses());
  const browser = await launch('chromium');
  try {
    await (await open(browser, address)).close(); // the GPU process exists from the first page on
    const [gpu] = gpuProcesses().filter((pid) => !others.has(pid));
    const figures = [];
    for (const [what, act, view, limit] of cases) {
      const { frame, drawing, drawings, frames } = await cost(browser, gpu, address, act, view);
      const note = `${drawing.toFixed(0)} ms one of the ${drawings} drawn of ${frames}`;
      figures.push({ what: `a frame without a GPU: ${what}`, value: frame, unit: 'ms', most: limit, digits: 0, note });
    }
    return figures;
  } finally {
    await browser.close();
  }
}
