// Cost of a press for the page's main thread, and the page's memory, in headless Chromium.
import { open } from '../tests/browser/harness.mjs';

const presses = 30;
const pause = 120; // milliseconds, shorter than the delay of the address
// Made by: switchbox new lights-out --size 64x64 --seed 7
const largeCode = [
  '2.lights-out~64x64.DgDjEF63fzSTLDBN240SG-rLYICfvlIy6I4C8gNefDR7oFjnm1mAbLKZljFuTwC7tkiowEtxFUQ__G0RNp5KPO_c09R',
  'uDImc48K4UZPn_HhsM8im0JDqslKyHY4X5LYqo_IK066pcJC7Zfkk5eSe22HY38WQQhvEroanx_K7FGpRX-nh_CwQE2vUsU2CV2IqcFon24-JD',
  '8swYzRxqv23kz8QEGG7vdCccjl7CnNAjdIKfJLsXZHPG_MUenyYVqDUugLk7jmPjmdTMqT7B6Z_qlo6HF9oA3vUFkmMZVNxBhbGXcBsCU9jaWL',
  '8LcVLxjPOCfkL0zXHN8tHjew8ppCihFqw6pCDuKXueefmcLW73x2y5FPTe4lLlPJCAJsuUxIamNaPs9g4oBxa6YwZjvKlTyrXF4QHyAO_FP1d3',
  'hzdA4bMB9Sk468zmZMOO_MSkvoV2SluTiubH9k9M6WQ4miEamb36qSkesC7p5Dzarw8wZWxsO2IOUr-JdLiQCAyjbMAuHxYOY5DkSS9PWj0pWp',
  '8yjgvLS47SEkeEZMqIXFY-Pq9bbY55v9kf3IgRDC-fOzkwFtbEIiSXyQvx2VZJAdI8jCRgFd2yKS_-m8Voh6CRRWYJCdvGzfJR4zPYUnGbD7Om',
  '8QyG59N3iQrSNPN0CGR6NTOBWHy2KqBvNcTfYA_fQI.wypkq',
].join('');
// Cases: board, code of a game on it, and limit in milliseconds.
const cases = [
  ['5 x 5', '2.lights-out.Z4uxg.58j52', 4],
  ['64 x 64', largeCode, 8],
  // Made by: switchbox new lights-out --size 1000x1000 --seed 7
  ['1000 x 1000', '2.seed~7~lights-out~1000x1000.9a0xj', 8],
];
const memoryLimit = 64;

// Runs in the page before its own scripts.
const noteMemory = () => {
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const real = WebAssembly[name];
    WebAssembly[name] = async (...args) => {
      const made = await real.apply(WebAssembly, args);
      const exported = Object.values((made.instance ?? made).exports);
      globalThis.programMemory = exported.find((value) => value instanceof WebAssembly.Memory);
      return made;
    };
  }
};

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function metrics(session) {
  const { metrics: found } = await session.send('Performance.getMetrics');
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

const later = () => new Promise((resolve) => setTimeout(resolve, pause));

// Returns the main thread's work for `act` until the page is at rest, in milliseconds. Nothing polls the page meanwhile, since
// polling would be work too.
async function costOf(game, session, act) {
  await game.sleep();
  const before = (await metrics(session)).TaskDuration;
  await game.page.evaluate(act.run, act.id);
  await later();
  const cost = 1000 * ((await metrics(session)).TaskDuration - before);
  if (!(await game.page.evaluate(() => document.documentElement.dataset.rest === 'true'))) throw new Error(`a press takes longer than ${pause} ms`);
  return cost;
}

// Covers events, the program, the mirror, layout and painting. The address follows later, when nothing waits for it.
const press = (button) => ({ run: (id) => document.querySelector(`[data-id="${id}"]`).click(), id: `cell-${button}` });
// Cost of measuring itself, without a press.
const nothing = { run: (id) => document.querySelector(`[data-id="${id}"]`).isConnected, id: 'cell-1' };

async function megabytes(game, session) {
  await session.send('HeapProfiler.collectGarbage');
  const heap = (await metrics(session)).JSHeapUsedSize;
  const program = await game.page.evaluate(() => globalThis.programMemory?.buffer.byteLength ?? 0);
  return (heap + program) / 1e6;
}

// Returns figures in the form of page_figures.mjs.
export async function pressCosts(browser, address) {
  const figures = [];
  for (const [board, code, limit] of cases) {
    const game = await open(browser, address, code, { before: noteMemory, plain: true });
    const session = await game.page.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' }); // processor time: no effect of other programs
    const measured = [];
    const idle = [];
    for (let i = 0; i < presses; ++i) {
      idle.push(await costOf(game, session, nothing));
      measured.push(await costOf(game, session, press(1 + (i * 7) % 25)));
    }
    figures.push({ what: `main thread for a press, ${board}, median`, value: median(measured) - median(idle), unit: 'ms', most: limit });
    figures.push({ what: `memory, ${board}`, value: await megabytes(game, session), unit: 'MB', most: memoryLimit });
    await game.close();
  }
  return figures;
}
