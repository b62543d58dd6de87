// A long search shows how far it is where a person watches, and nowhere else.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { binary, json, run } from './binary.mjs';

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

// What a command answers that is stopped by Ctrl+C after so many milliseconds.
async function stopped(after, ...args) {
  const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => { printed[name] += text; });
  setTimeout(() => child.kill('SIGINT'), after);
  const [status, signal] = await once(child, 'close');
  assert.deepEqual([signal, status, printed.stderr], [null, 130, '']);
  return printed.stdout;
}
const farCube = ['solve', 'cube', '--start', 'random:5', '--shortest'];

test('Ctrl+C ends a search with the best that is known, as text and as JSON', async () => {
  const text = await stopped(1000, ...farCube);
  assert.match(text, /^Turns {2,}\S.*$/m);
  assert.match(text, /\nStopped by Ctrl\+C: this is what was known by then\.\n$/);
  const answer = JSON.parse(await stopped(1000, ...farCube, '--json'));
  assert.equal(answer.stopped, true);
  assert.equal(answer.proved, false);
  assert.ok(answer.length >= 15 && answer.length <= 22);
});

test('Ctrl+C ends a table after a whole line', async () => {
  const lines = (await stopped(1000, 'table', 'nullity', '--to', '100000')).split('\n');
  assert.deepEqual(lines.splice(-2), ['Stopped by Ctrl+C: this is what was known by then.', '']);
  lines.forEach((line, i) => assert.match(line, new RegExp(`^${i + 1} \\d+$`)));
  assert.ok(lines.length > 100);
});

test('a whole answer says nothing of being stopped', () => {
  assert.equal(json('solve', 'merlin').stopped, undefined);
});
