// Every benchmark in the rows of `make bench` exists.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { rows } from '../../scripts/bench_rows.mjs';

const listed = execFileSync('build/native/bench', ['--benchmark_list_tests'], { encoding: 'utf8' });
const there = new Set(listed.split('\n').map((name) => name.replace(/\/iterations:\d+$/, '')));
const hasM4ri = listed.includes('by_m4ri');

test('every row of make bench names benchmarks that there are', () => {
  const named = rows.filter((row) => row.bench).flatMap((row) => [row.bench, ...(row.than ? [row.than[1]] : [])]);
  const missing = named.filter((name) => !there.has(name) && (hasM4ri || !name.includes('by_m4ri')));
  assert.deepEqual(missing, []);
});
