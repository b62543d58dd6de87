// Effect of a long search on the page, in headless Chromium: the longest wait for a frame, and the search's share of the time.
import { open } from '../tests/browser/harness.mjs';

// The fewest presses of 2^32 solutions: switchbox show lights-out --size 39x39
const code = '2.lights-out~39x39.jha9m';

// Runs in the page: records the time of each animation frame.
const watchFrames = () => {
  window.frameTimes = [];
  const note = (time) => {
    window.frameTimes.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};

async function workedSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration').value;
}

// Returns figures in the form of page_figures.mjs.
export async function searchCosts(browser, address) {
  const game = await open(browser, address, code, { plain: true });
  const session = await game.page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
  await game.sleep();
  await game.page.evaluate(watchFrames);
  const before = await workedSeconds(session);
  const began = await game.page.evaluate(() => performance.now());
  await game.key('h'); // returns after the answer
  const [ended, times] = await game.page.evaluate(() => [performance.now(), window.frameTimes]);
  const worked = (await workedSeconds(session)) - before;
  await game.close();
  const during = times.filter((time) => time >= began && time <= ended);
  const gaps = during.slice(1).map((time, index) => time - during[index]);
  const seconds = (ended - began) / 1000;
  return [
    { what: 'a search of 2^32 solutions, 39 x 39', value: seconds, unit: 's', digits: 2, note: `${((100 * worked) / seconds).toFixed(0)} % of it at work` },
    { what: 'longest wait for a frame meanwhile', value: Math.max(...gaps), unit: 'ms', most: 50, digits: 0, note: `${(gaps.length / seconds).toFixed(0)} frames a second` },
  ];
}
