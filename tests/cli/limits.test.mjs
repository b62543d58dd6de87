// Every limit of time is kept, and every Ctrl+C is answered, in hard commands of all kinds.
//
// The limits are for the time of the processor: at most a tenth, or 0.2 s if that is more, beyond --time, and 0.2 s after
// Ctrl+C. A loaded machine does not change these, as it changes the time of a clock, which gets only a generous limit. The time
// of the processor is read from /proc every few milliseconds; the last reading before the end counts, so it is never too large.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { binary } from './binary.mjs';
import { hard, puzzles } from './hard.mjs';

const folder = mkdtempSync(join(tmpdir(), 'switchbox-limits-'));
for (const [name, text] of Object.entries(puzzles)) writeFileSync(join(folder, name), text);
after(() => rmSync(folder, { recursive: true }));

// Commands without --time.
const untimed = [
  ['new', 'lights-out', '--size', '2000x2000', '--seed', '1'],
  ['new', 'lights-out', '--size', '5x5', '--lit-only', '--fewest', '20', '--seed', '1'],
  ['inspect', 'file:large'],
  ['inspect', 'neighbours', '--size', '64x64', '--states', '9', '--quiet'],
  ['algebra', 'own', '--size', '30x30', '--states', '7', '--stencil', '110/000/111', '--show', 'matrix'],
  ['algebra', 'own', '--size', '30x30', '--states', '7', '--stencil', '110/000/111', '--show', 'inverse'],
  ['wire', '64', '(1 2)'],
  ['convert', 'file:rows', '--to', 'json'],
];

// Returns the seconds that a process has used the processor; null if it has ended, or if the system does not tell.
function used(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\) /s, '').split(' ');
    return fields[0] === 'Z' ? null : (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}

// Returns whether the process handles Ctrl+C already; where the system does not tell, whether it had time to begin.
function hears(pid, seconds) {
  try {
    const [, caught] = /^SigCgt:\s*(\S+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
    return (BigInt(`0x${caught}`) & 2n) !== 0n;
  } catch {
    return seconds >= 1;
  }
}

// Runs a command, with Ctrl+C after `interrupt` seconds if given. Returns its end, its output, and the seconds of the processor
// that it used: all of them, or those after Ctrl+C.
async function measured(args, interrupt) {
  const child = spawn(binary, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = { stdout: '', stderr: '', used: 0 };
  for (const name of ['stdout', 'stderr']) child[name].setEncoding('latin1').on('data', (text) => { end[name] += text; });
  let first = interrupt === undefined ? 0 : null;
  const timer = setInterval(() => {
    const now = used(child.pid);
    if (now !== null && first !== null) end.used = now - first;
  }, 4);
  const begin = performance.now();
  const key = interrupt !== undefined && setInterval(() => {
    const seconds = (performance.now() - begin) / 1000;
    if (first !== null || seconds < interrupt || !hears(child.pid, seconds)) return;
    first = used(child.pid);
    child.kill('SIGINT');
  }, 4);
  const guard = setTimeout(() => child.kill('SIGKILL'), 120_000);
  [end.status, end.signal] = await once(child, 'close');
  clearInterval(timer);
  clearInterval(key);
  clearTimeout(guard);
  return end;
}

const tick = 0.02;  // the precision of these times, at both ends

// Returns whether the output is long. If its writing begins in time, it is written to its end.
const isLong = (end) => end.stdout.length > 1_000_000;

async function keepsTo(seconds, { args, reading }) {
  const end = await measured([...args, '--time', `${seconds}s`, '--json']);
  assert.deepEqual([end.signal, end.status], [null, 0]);
  const answer = JSON.parse(end.stdout);
  if (reading) return;
  assert.ok(end.used <= seconds + Math.max(0.1 * seconds, 0.2) + tick, `${end.used} s with a limit of ${seconds} s`);
  if (end.used > seconds + 0.1 && !isLong(end)) assert.equal(answer.timed_out, true);
}

for (const each of hard) {
  const name = each.args.join(' ');
  for (const seconds of [1, 3]) test(`${name} keeps to ${seconds} s`, () => keepsTo(seconds, each));
}

test('a limit is kept that ends while a long answer is made from the solution', async () => {
  const largest = hard.find(({ args }) => args.includes('10000x10000'));
  const whole = await measured([...largest.args, '--json']);
  assert.ok(isLong(whole));
  for (const part of [0.75, 0.8, 0.85, 0.9, 0.95, 1]) await keepsTo(Math.round(part * whole.used * 100) / 100, largest);
});

for (const args of [...hard.map((each) => each.args), ...untimed]) {
  const name = args.join(' ');
  for (const seconds of [0.05, 1]) {
    test(`${name} hears Ctrl+C after ${seconds} s`, async () => {
      const end = await measured([...args, '--json'], seconds);
      assert.equal(end.signal, null);
      assert.ok([0, 2, 130].includes(end.status), `status ${end.status}`);  // a short command may end before
      const wasReading = end.stderr.includes('was being read when Ctrl+C stopped it');
      if (end.status !== 2 && !wasReading) assert.equal(JSON.parse(end.stdout).stopped ?? false, end.status === 130);
      assert.ok(end.used <= 0.2 + tick, `${end.used} s`);
    });
  }
}
