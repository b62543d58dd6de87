// fuzz.mjs [--seconds N | --runs N] [TARGET ...]: runs the fuzzers (tests/fuzz), one per processor at a time, and prints how much
// each tried and reached. With --seconds each corpus grows in build/fuzz; with --runs the same inputs are tried each time.
// Findings are kept in build/fuzz/found, and printed with the command that reproduces them.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { print } from './table.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const program = 'build/native-sanitize/fuzz';
const root = 'build/fuzz';
const longestInput = 2048;
const longestRun = 60; // seconds for one input
const mostMemory = 3000; // MB
// One input of these fuzzers is a whole game, a whole command, or a whole visit of a player.
const slower = { play: 100, arguments: 40, window: 100 };

const { values: wish, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '30' }, runs: { type: 'string' } },
});

const known = execFileSync(program, { encoding: 'utf8' }).trim().split('\n');
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`switchbox: no fuzzer is called '${unknown[0]}'; there are ${known.join(', ')}`);
  process.exit(2);
}

const seedsOf = (target) => `tests/fuzz/corpus/${target}`;
const wordsOf = (target) => `tests/fuzz/words/${target}.txt`;

function folderFor(target) {
  const folder = wish.runs ? `${root}/runs/${target}` : `${root}/corpus/${target}`;
  if (wish.runs) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

function optionsFor(target) {
  const runs = Math.ceil(Number(wish.runs) / (slower[target] ?? 1));
  const length = wish.runs ? [`-runs=${runs}`, '-seed=1'] : [`-max_total_time=${wish.seconds}`];
  const words = existsSync(wordsOf(target)) ? [`-dict=${wordsOf(target)}`] : [];
  return [
    ...length,
    ...words,
    `-max_len=${longestInput}`,
    `-timeout=${longestRun}`,
    `-report_slow_units=${longestRun}`,
    `-rss_limit_mb=${mostMemory}`,
    `-artifact_prefix=${root}/found/${target}-`,
    '-print_final_stats=1',
    folderFor(target),
    seedsOf(target),
  ];
}

const numberIn = (text, pattern) => Number(text.match(pattern)?.[1] ?? 0);
const lastNumberIn = (text, pattern) => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0);

// Extracts figures from the output of libFuzzer.
function figuresOf(target, output, status) {
  return {
    target,
    seeds: readdirSync(seedsOf(target)).length,
    executions: numberIn(output, /stat::number_of_executed_units:\s*(\d+)/),
    perSecond: numberIn(output, /stat::average_exec_per_sec:\s*(\d+)/),
    edges: lastNumberIn(output, /\bcov: (\d+)/g),
    allEdges: numberIn(output, /\((\d+) inline 8-bit counters\)/),
    output,
    status,
  };
}

function run(target) {
  return new Promise((done) => {
    const child = spawn(program, [target, ...optionsFor(target)], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (status) => done(figuresOf(target, output, status)));
  });
}

// Returns the results in the order of the list, whichever fuzzer ends first.
async function runAll(targets) {
  const results = [];
  const waiting = [...targets.keys()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results[next] = await run(targets[next]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

// Prints a finding without the output before it.
function tellFinding({ target, output }) {
  const lines = output.split('\n');
  const begin = Math.max(0, lines.findIndex((line) => /^switchbox: |ERROR: |runtime error: /.test(line)));
  console.log(`\n${target}: found\n${lines.slice(begin, begin + 40).join('\n')}`);
  const file = output.match(/Test unit written to (\S+)/)?.[1];
  if (file) console.log(`see it again: ${program} ${target} ${file}`);
}

mkdirSync(`${root}/found`, { recursive: true });
const results = await runAll(positionals.length > 0 ? positionals : known);
const rows = results.map((one) => [
  one.target,
  `${one.seeds}`,
  `${one.executions}`,
  `${one.perSecond}`,
  `${one.edges}`,
  `${((100 * one.edges) / one.allEdges).toFixed(1)} %`,
]);
print(['fuzzer', 'seeds', 'executions', 'a second', 'edges', 'of the program'], rows);
const found = results.filter(({ status }) => status !== 0);
found.forEach(tellFinding);
const total = results.reduce((sum, { executions }) => sum + executions, 0);
const closing = `fuzzing: ${results.length} fuzzers, ${total} executions, ${found.length} with a finding`;
console.log(closing);
process.exitCode = found.length > 0 ? 1 : 0;
