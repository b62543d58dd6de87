// A long search shows how far it is where a person watches, and nowhere else.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { binary, run } from './binary.mjs';

// What the command prints on a terminal, which script(1) stands in for.
function onTerminal(...args) {
  const result = spawnSync('script', ['-qec', [binary, ...args].join(' '), '/dev/null'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return result.error ? null : result.stdout;
}
const clearLine = '\r\x1b[K';
const skip = onTerminal('--version') === null ? 'script(1) is not installed' : false;

test('a terminal shows percents on one line, which is cleared before the answer', { skip }, () => {
  const shown = onTerminal('solve', 'lights-out', '--lit-only', '--json');
  const [search, answer, ...rest] = shown.split(clearLine);
  assert.equal(rest.length, 0);
  const percents = search.split('\r').slice(1).map((line) => Number(/^switchbox: (\d+) % searched$/.exec(line)[1]));
  assert.ok(percents.length > 1);
  assert.equal(percents[0], 0);
  percents.forEach((percent, i) => assert.ok(percent <= 100 && (i === 0 || percent > percents[i - 1])));
  assert.match(answer, /^\{"verdict":"in order".*\}\r\n$/);
});

test('a short search shows nothing there', { skip }, () => {
  assert.match(onTerminal('solve', 'lights-out', '--json'), /^\{.*\}\r\n$/);
  assert.match(onTerminal('solve', 'lights-out', '--lit-only', '--quick', '--json'), /^\{.*\}\r\n$/);
});

test('a script sees nothing of it', () => {
  assert.equal(run('solve', 'lights-out', '--lit-only').stderr, '');
});
