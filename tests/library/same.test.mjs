// The ways into Switchbox give the same JSON: command line, C library, tasks, npm package and Python package. SWITCHBOX_REQUESTS is
// the number of requests, SWITCHBOX_WAYS the ways that are compared with the command line.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buffer, text } from 'node:stream/consumers';
import { before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { binary, json } from '../cli/binary.mjs';
import { installed, library, npmArchive, root, scratch } from './built.mjs';
import { argumentsOf, makeRequests } from './requests.mjs';

const count = Number(process.env.SWITCHBOX_REQUESTS ?? 500);
const ways = (process.env.SWITCHBOX_WAYS ?? 'call,task,package,npm').split(',');
const folder = scratch();
const requests = makeRequests(count, json('levels').levels.map(({ code }) => code));

async function run(program, args, { input, ...options }) {
  const child = spawn(program, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => {}); // it may end before it has read
  child.stdin.end(input);
  const [stdout, stderr, [status]] = await Promise.all([buffer(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status, stdout: stdout.toString(), stderr };
}

// Returns the command line's answer, or its refusal as the library words it.
async function commandLine(request, at) {
  const { args, puzzle } = argumentsOf(request);
  const cwd = join(folder, String(at));
  mkdirSync(cwd);
  if (puzzle !== undefined) writeFileSync(join(cwd, 'puzzle'), puzzle);
  const { status, stdout, stderr } = await run(binary, args, { cwd });
  if (status === 0) return stdout.replace(/\n$/, '');
  assert.deepEqual([status, stdout], [2, ''], `${JSON.stringify(request)}: ${stderr}`);
  return { message: /^switchbox: ([^\n]+)\n$/.exec(stderr)[1] };
}

let expected;
before(async () => {
  expected = Array(count);
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < count; at = next++) expected[at] = await commandLine(requests[at], at);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
});

// Compares all answers, as text where the way gives text, and lists the first that differ.
function compare(answers, isText) {
  const differing = [];
  for (const [at, answer] of answers.entries()) {
    const wanted = expected[at];
    const object = isText ? JSON.parse(answer) : answer;
    const { message, place, ...rest } = object.error ?? {};
    const isSame = typeof wanted === 'string'
      ? (isText ? answer === wanted : JSON.stringify(object) === JSON.stringify(JSON.parse(wanted)))
      : message === wanted.message && Object.keys(object).length === 1 && Object.keys(rest).length === 0 && (place === undefined || message.includes(place));
    if (!isSame) differing.push({ request: JSON.stringify(requests[at]), wanted: wanted.message ?? wanted, answer: isText ? answer : JSON.stringify(answer) });
  }
  assert.equal(answers.length, count);
  assert.deepEqual(differing.slice(0, 5), [], `${differing.length} of ${count}`);
}

async function byPython(way) {
  const env = { ...process.env, SWITCHBOX_LIBRARY: library, PYTHONPATH: join(root, 'packages/python'), PYTHONDONTWRITEBYTECODE: '1' };
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const { status, stdout, stderr } = await run('python3', [join(root, 'tests/library/answers.py'), way], { input, env });
  assert.deepEqual([status, stderr], [0, '']);
  return stdout.trim().split('\n').map((line) => JSON.parse(line));
}

test('the requests are of all commands, and a fifth or more of them are refused', () => {
  assert.equal(new Set(requests.map(({ command }) => command)).size, 11);
  const refused = expected.filter((answer) => typeof answer !== 'string').length;
  assert.ok(refused > count / 5 && refused < 0.6 * count, `${refused} of ${count}`);
});

const skip = (way) => !ways.includes(way) && 'not asked for';

for (const way of ['call', 'task']) {
  test(`the C library gives the text of the command line (${way})`, { skip: skip(way) }, async () => {
    compare(await byPython(way), true);
  });
}

test('the Python package gives the same', { skip: skip('package') }, async () => {
  compare((await byPython('package')).map((answer) => JSON.parse(answer)), false);
});

test('the npm package gives the same', { skip: skip('npm') }, async () => {
  const project = join(folder, 'project');
  mkdirSync(project);
  installed(npmArchive(folder), project);
  const { call } = await import(pathToFileURL(join(project, 'node_modules/switchbox-solver/index.js')));
  const answers = [];
  for (const request of requests) answers.push(await call(request));
  compare(answers, false);
});

// Requests that the command line cannot be given.
const malformed = ['', '[', '[]', '3', 'null', '{', '{}', '{"command": 1}', '{"command": "sheet"}', '{"command": "list", "command": "list"}', '{"command": "solve", "machine": ["merlin"]}', '{"command": "solve", "machine": "merlin", "puzzle": "A: x"}', '{"command": "solve", "machine": "merlin", "colour": 1}', '{"command": "solve", "machine": "merlin", "json": true}', '{"command": "list", "puzzle": "A: x"}', '{"command": "list", "memory": -1}', '{"command": "solve", "machine": "merlin", "start": "\\ud800"}', '{"command": "solve", "machine": "file:/etc/passwd"}', '{"command": "solve", "machine": "merlin", "start": "file:/etc/passwd"}', `${'['.repeat(70)}${']'.repeat(70)}`];

test('a request that is none is refused in the same words, and no file is read', async () => {
  const env = { ...process.env, SWITCHBOX_LIBRARY: library };
  const { status, stdout, stderr } = await run('python3', [join(root, 'tests/library/answers.py'), 'call'], { input: malformed.map((line) => `${line}\n`).join(''), env });
  assert.deepEqual([status, stderr], [0, '']);
  const answers = stdout.trim().split('\n').map((line) => JSON.parse(JSON.parse(line)));
  for (const [at, { error }] of answers.entries()) assert.match(error?.message ?? '', /^.{8,}$/, malformed[at]);
  assert.equal(answers.at(-1).error.message, 'request: lists and objects are nested more than 64 deep');
  if (!ways.includes('npm')) return;
  const { call } = await import(pathToFileURL(join(folder, 'project/node_modules/switchbox-solver/index.js')));
  for (const [at, request] of malformed.entries()) assert.deepEqual(await call(request), answers[at], request);
});
