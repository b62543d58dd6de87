// A long search shows its progress on a terminal, and nowhere else.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { binary, json, run } from './binary.mjs';

// Returns the output of the command on a terminal, which script(1) simulates.
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

// Stops a command with Ctrl+C after so many milliseconds, and returns its answer, which has to come soon.
const soon = 60_000;
async function stopped(after, args, { note = '', input = 'ignore' } = {}) {
  const child = spawn(binary, args, { stdio: [input, 'pipe', 'pipe'] });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => { printed[name] += text; });
  setTimeout(() => child.kill('SIGINT'), after);
  const guard = setTimeout(() => child.kill('SIGKILL'), soon);
  const [status, signal] = await once(child, 'close');
  clearTimeout(guard);
  assert.deepEqual([signal, status, printed.stderr], [null, 130, note]);
  return printed.stdout;
}
const farCube = ['solve', 'cube', '--start', 'random:5', '--shortest'];

test('Ctrl+C ends a search with the best that is known, as text and as JSON', async () => {
  const text = await stopped(1000, farCube);
  assert.match(text, /^Turns {2,}\S.*$/m);
  assert.match(text, /\nStopped by Ctrl\+C: this is what was known by then\.\n$/);
  const answer = JSON.parse(await stopped(1000, [...farCube, '--json']));
  assert.equal(answer.stopped, true);
  assert.equal(answer.proved, false);
  assert.ok(answer.length >= 15 && answer.length <= 22);
});

const known = 'stopped by Ctrl+C: this is what was known by then';

test('Ctrl+C ends a table after a whole line, and says so on standard error', async () => {
  const lines = (await stopped(1000, ['table', 'nullity', '--to', '100000'], { note: `switchbox: ${known}\n` })).split('\n');
  assert.equal(lines.pop(), '');
  lines.forEach((line, i) => assert.match(line, new RegExp(`^${i + 1} \\d+$`)));
  assert.ok(lines.length > 100);
});

test('Ctrl+C ends a long term of a table, and the terms before it are kept', async () => {
  const table = ['table', 'fewest', '--from', '78', '--to', '80', '--check'];
  assert.equal(await stopped(3000, table, { note: `switchbox: ${known}\n` }), '78 2980\n');
  assert.deepEqual(JSON.parse(await stopped(3000, [...table, '--json'])), { values: [2980], stopped: true });
});

// Searches for one term, each in another part of its work: sorting, weighing by the second method, combining.
test('Ctrl+C within a term is heard at once', async () => {
  for (const [n, after, ...check] of [[79, 700], [135, 700], [128, 4000, '--check'], [95, 12_000]]) {
    const begun = Date.now();
    const args = ['table', 'fewest', '--from', String(n), '--to', String(n), ...check];
    assert.equal(await stopped(after, args, { note: `switchbox: ${known}\n` }), '', `${n}`);
    assert.ok(Date.now() - begun < after + 2000, `${n}: after ${Date.now() - begun} ms`);
  }
});

test('Ctrl+C while the input is read ends with its own status, and names what was read', async () => {
  for (const args of [['solve', 'file:-'], ['solve', 'merlin', '--start', 'file:-'], ['convert', 'file:-', '--to', 'json', '--json']])
    assert.equal(await stopped(500, args, { note: `switchbox: ${args[2] === '--start' ? 'start' : 'puzzle'}: '-' was being read when Ctrl+C stopped it\n`, input: 'pipe' }), '');
});

// Searches that would take minutes to hours.
const endless = [
  ['solve', 'own', '--size', '25x41', '--stencil', '110/000/111', '--start', 'random:1'],
  ['solve', 'neighbours', '--size', '10x10', '--states', '9'],
  ['solve', 'lights-out', '--size', '30x30', '--all', '--limit', '1000000000'],
  farCube,
];

// Checks that a search ends when its time is over, and returns its answer.
function timed(...args) {
  const { status, signal, stdout, stderr } = spawnSync(binary, [...args, '--json'], { encoding: 'utf8', timeout: soon, maxBuffer: 1 << 30 });
  assert.deepEqual([signal, status, stderr], [null, 0, ''], args.join(' '));
  return JSON.parse(stdout);
}

test('a search ends with its --time, and says that it was over', () => {
  for (const args of endless) {
    assert.equal(timed(...args, '--time', '1s').timed_out, true, args.join(' '));
  }
  assert.match(run('solve', 'neighbours', '--size', '10x10', '--states', '9', '--time', '1.5').stdout, /\nThe time was over: this is what was known by then\.\n$/);
});

test('the search for a picture ends with its --time, or after the work of so much time', () => {
  assert.equal(timed('solve', 'ghaly', '--size', '64', '--target', 'random:4', '--time', '1s').verdict, 'undecided');
});

test('a time in --limit, as it once was written, is a time still', () => {
  assert.equal(timed(...farCube, '--limit', '1s').timed_out, true);
  assert.equal(timed('solve', 'neighbours', '--size', '10x10', '--states', '9', '--limit', '1s').timed_out, true);
});

test('a table ends with its --time, after a whole term', () => {
  const { values, timed_out } = timed('table', 'fewest', '--from', '78', '--to', '80', '--check', '--time', '3s');
  assert.deepEqual([values, timed_out], [[2980], true]);
  const { status, stdout, stderr } = run('table', 'nullity', '--to', '100000', '--time', '500ms');
  assert.match(stdout, /^(\d+ \d+\n)*$/);
  assert.deepEqual([status, stderr], [0, 'switchbox: the time was over: this is what was known by then\n']);
});

// The board cannot be prepared in the time, so nothing is known yet.
test('where the time is over before anything is found the answer says that', () => {
  const board = ['solve', 'lights-out', '--size', '10000x10000', '--start', 'random:1', '--time', '1ms'];
  const { verdict, reason, timed_out } = timed(...board);
  assert.deepEqual([verdict, reason, timed_out], ['undecided', 'The time was over before anything was found.', true]);
  const { status, stdout, stderr } = run(...board);
  assert.deepEqual([status, stdout, stderr], [0, 'The time was over before anything was found.\n', '']);
});

test('an answer within the --time says nothing of it', () => {
  for (const args of [['solve', 'merlin'], ['solve', 'cube', '--start', 'R U', '--shortest'], ['table', 'nullity', '--to', '9'], ['open', json('new', 'merlin', '--seed', '1').code]])
    assert.deepEqual(json(...args, '--time', '1h'), json(...args));
});

test('a whole answer says nothing of being stopped', () => {
  assert.equal(json('solve', 'merlin').stopped, undefined);
});
