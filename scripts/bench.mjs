// bench.mjs [PATTERN]: runs the benchmarks natively and under Node, measures the page, and prints one table. A pattern selects
// rows by group, description or benchmark; the figures of the page are in the group "The page".
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { rows, webLimit } from './bench_rows.mjs';
import { pageFigures } from './page_figures.mjs';
import { limitOf, measuredOf, print } from './table.mjs';

const rounds = 3; // native and WebAssembly alternate: the machine's speed changes from minute to minute
const secondsEach = 0.05;
const programs = {
  native: ['build/native/bench'],
  web: ['node', '-r', './scripts/no_fetch.cjs', 'build/web/bench.js'],
};
const millisecondsIn = { ns: 1e-6, us: 1e-3, ms: 1, s: 1e3 };
const pageGroup = 'The page, in headless Chromium';
const say = (text) => console.error(`switchbox: ${new Date().toTimeString().slice(0, 8)} ${text}`);

const bare = (name) => name.replace(/\/iterations:\d+$/, '');
const quoted = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

// Returns the time of each benchmark in milliseconds. Natively it is processor time, which other programs disturb less than wall
// time. As WebAssembly Google Benchmark has only wall time.
function run(program, names) {
  if (names.length === 0) return [];
  const filter = `^(${names.map(quoted).join('|')})(/iterations:[0-9]+)?$`;
  const [command, ...first] = programs[program];
  const options = [`--benchmark_filter=${filter}`, `--benchmark_min_time=${secondsEach}`, '--benchmark_format=json'];
  const output = execFileSync(command, [...first, ...options], { encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] });
  if (!output.includes('{')) return []; // no benchmark matches
  const { benchmarks } = JSON.parse(output);
  return benchmarks.filter((found) => !found.error_occurred).map((found) => [bare(found.name), found.cpu_time * millisecondsIn[found.time_unit]]);
}

// Returns the times of programs in JavaScript; empty if they cannot be fetched.
function runPeers(names) {
  if (names.length === 0) return [];
  say('programs of others');
  try {
    const { benchmarks } = JSON.parse(execFileSync('node', ['bench/peers.mjs', ...names], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return benchmarks.map((found) => [found.name, found.cpu_time * millisecondsIn[found.time_unit]]);
  } catch {
    return [];
  }
}

// Returns { native, web, peers }: the median for each name.
function measure(chosen) {
  const times = { native: new Map(), web: new Map() };
  const wanted = (program, again) => {
    const those = chosen.filter((row) => (!again || !row.once) && (program === 'native' || row.web !== 0));
    const names = those.flatMap((row) => (program === 'native' && row.than ? [row.bench, row.than[1]] : [row.bench]));
    return [...new Set(names)];
  };
  for (let round = 1; round <= rounds; ++round) {
    for (const program of Object.keys(programs)) {
      say(`round ${round} of ${rounds}: ${program}`);
      for (const [name, time] of run(program, wanted(program, round > 1))) {
        times[program].set(name, [...(times[program].get(name) ?? []), time]);
      }
    }
  }
  const medians = (found) => new Map([...found].map(([name, measured]) => [name, median(measured)]));
  const peers = chosen.filter(({ peer }) => peer).map(({ peer }) => peer[1]);
  return { native: medians(times.native), web: medians(times.web), peers: new Map(runPeers(peers)) };
}

function duration(milliseconds) {
  if (milliseconds === undefined) return '';
  const [unit, size] = Object.entries({ s: 1e3, ms: 1, us: 1e-3, ns: 1e-6 }).find(([, least]) => milliseconds >= least) ?? ['ns', 1e-6];
  return `${(milliseconds / size).toPrecision(3)} ${unit}`;
}
const ratio = (number) => (number === undefined || Number.isNaN(number) ? '' : `${number >= 100 ? number.toFixed(0) : number.toPrecision(2)} x`);
const over = (a, b) => (a === undefined || b === undefined ? undefined : a / b);

const head = ['what', 'native', 'WebAssembly', 'ratio', 'compared with', 'its time', 'faster', 'wanted', 'reached'];

function rowOf(row, { native, web, peers }) {
  const here = native.get(row.bench);
  const [who, other] = row.than ?? row.peer ?? [];
  const theirs = native.get(other) ?? peers.get(other);
  if (here === undefined) return [row.what, 'none yet', '', '', who ?? '', duration(theirs), '', '', ''];
  const there = web.get(row.bench);
  const slower = over(there, here);
  const faster = over(theirs, row.peer ? there : here);
  const limits = [
    [row.most, duration(row.most), here <= row.most],
    [row.times, `${row.times} x`, faster === undefined ? undefined : faster >= row.times],
    [row.web !== 0, row.web ? `web ${row.web} x` : '', slower === undefined ? undefined : slower <= (row.web ?? webLimit)],
  ].filter(([isLimit]) => isLimit);
  const compared = who && theirs === undefined ? `${who}: not here` : (who ?? '');
  const wanted = limits.map(([, words]) => words).filter(Boolean).join(', ');
  return [row.what, duration(here), duration(there), ratio(slower), compared, duration(theirs), ratio(faster), wanted, verdictOn(limits)];
}

function verdictOn(limits) {
  if (limits.length === 0) return '';
  const failed = limits.filter(([, , reached]) => reached === false).map(([, words]) => words || 'web');
  if (failed.length > 0) return `no: ${failed.join(', ')}`;
  return limits.some(([, , reached]) => reached === undefined) ? 'not measured' : 'yes';
}

const reached = ({ value, most }) => (most === undefined ? '' : value <= most ? 'yes' : 'no');
const pageRow = (figure) => [figure.what, '', measuredOf(figure), '', '', '', '', limitOf(figure), reached(figure)];

// Selects the rows that match the pattern; groups without a row are left out.
function chosenBy(pattern) {
  let group = '';
  const chosen = [];
  for (const row of rows) {
    if (row.group) group = row.group;
    else if (pattern.test([group, row.what, row.bench].join('\n'))) chosen.push({ ...row, group });
  }
  return chosen;
}

const withGroups = (lines) => lines.flatMap(([group, line], index) => (group === lines[index - 1]?.[0] ? [line] : [[''], [group], line]));

async function main() {
  const pattern = new RegExp(process.argv[2] ?? '', 'i');
  const chosen = chosenBy(pattern);
  const times = measure(chosen);
  const lines = chosen.map((row) => [row.group, rowOf(row, times)]);
  if (pattern.test(pageGroup)) {
    say('the page');
    lines.push(...(await pageFigures()).map((figure) => [pageGroup, pageRow(figure)]));
  }
  console.log(`Processor time, as WebAssembly time by the clock: medians of ${rounds} runs by turns. Read ratios: times are this machine's, at this moment.\nAs WebAssembly at most ${webLimit} x as long is wanted of every row that a page has.`);
  print(head, withGroups(lines));
}

main()
  .catch((error) => {
    console.error(`switchbox: ${error.message}`);
    process.exitCode = 1;
  })
  .finally(() => process.exit());
