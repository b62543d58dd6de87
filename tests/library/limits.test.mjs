// The library keeps the limits of time that hard requests give: the processor works at most a tenth longer, or 0.2 s if that is
// more. Nothing from outside ends a call of the library, so each of its steps has to check the limit.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { hard, puzzles } from '../cli/hard.mjs';
import { library, root } from './built.mjs';

// Returns the request of a command line.
function requestOf([command, subject, ...options]) {
  const request = { command, ...(subject.startsWith('file:') ? { puzzle: puzzles[subject.slice(5)] } : { [command === 'table' ? 'what' : 'machine']: subject }) };
  for (const [at, word] of options.entries()) {
    if (!word.startsWith('--')) continue;
    const next = options[at + 1];
    request[word.slice(2)] = next === undefined || next.startsWith('--') ? true : next;
  }
  return request;
}

// Returns the seconds that the library works on a request, the length of its answer, and whether the time was over.
function measured(request) {
  const env = { ...process.env, SWITCHBOX_LIBRARY: library };
  return JSON.parse(execFileSync('python3', [join(root, 'tests/library/answers.py'), 'time'], { input: `${JSON.stringify(request)}\n`, encoding: 'utf8', env }));
}

function keepsTo(seconds, request) {
  const { used, length, timed_out, error } = measured({ ...request, time: `${Math.round(1000 * seconds)}ms` });
  assert.equal(error, false);
  assert.ok(used <= seconds + Math.max(0.1 * seconds, 0.2), `${used} s with a limit of ${seconds} s`);
  // An answer that is found or written at the end is given.
  if (used > seconds + 0.1 && length < 1_000_000) assert.equal(timed_out, true);
}

for (const { args, reading } of hard) {
  if (!reading) test(`${args.join(' ')} keeps to 1 s`, () => keepsTo(1, requestOf(args)));
}

test('a limit is kept that ends while a long answer is made from the solution', () => {
  const request = requestOf(hard.find(({ args }) => args.includes('10000x10000')).args);
  const whole = measured(request);
  assert.ok(whole.length > 100_000_000);
  for (const part of [0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1]) keepsTo(part * whole.used, request);
});

test('a list that is longer than the memory of the request is refused', () => {
  const request = { command: 'solve', machine: 'lights-out', size: '30x30', all: true, limit: 1_000_000, memory: 50_000_000 };
  assert.equal(measured(request).error, true);
  const { length, error } = measured({ ...request, limit: 30_000 });
  assert.equal(error, false);
  assert.ok(length > 25_000_000 && length < 50_000_000, `${length}`);
});
