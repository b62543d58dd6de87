// The npm package, installed from its archive into an empty project: calls, tasks in a Worker, and their end.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { before, test } from 'node:test';
import { installed, npmArchive, root, scratch, version } from './built.mjs';

const folder = scratch();
let project;
before(() => {
  project = join(folder, 'project');
  mkdirSync(project);
  installed(npmArchive(folder), project);
});

const board = "{ command: 'solve', machine: 'lights-out', size: '5x5', start: '10101/01010/10101/01010/10101' }";
const hard = "{ command: 'solve', machine: 'cube', start: 'random:5', shortest: true }";

// Runs a module in the project and returns what it prints, which is JSON.
function run(code) {
  const head = "import { begin, call, version } from 'switchbox-solver';\nconst print = (value) => console.log(JSON.stringify(value));\n";
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', head + code], { cwd: project, encoding: 'utf8', timeout: 120_000 });
  assert.deepEqual([status, stderr], [0, ''], stdout.slice(0, 1000));
  return stdout.trim().split('\n').map((line) => JSON.parse(line));
}

test('it has its files, its licences, and no other package with it', () => {
  const here = join(project, 'node_modules/switchbox-solver');
  assert.deepEqual(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.')), ['switchbox-solver']);
  assert.deepEqual(readdirSync(here).sort(), ['LICENCES.txt', 'README.md', 'index.d.ts', 'index.js', 'package.json', 'program.js', 'switchbox.js', 'switchbox.wasm', 'worker.js']);
  assert.equal(JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')).version, version);
  for (const name of ['index.js', 'program.js', 'worker.js', 'switchbox.js']) assert.ok(!readFileSync(join(here, name), 'utf8').includes(root), name);
});

test('it solves, refuses with an error, and has the version of the program', () => {
  assert.deepEqual(run('print(version);'), [version]);
  const [{ verdict, fewest, presses }] = run(`print(await call(${board}));`);
  assert.deepEqual([verdict, fewest, presses.length], ['several', 13, 29]);
  const [refused, none, text] = run("print(await call({ command: 'solve', machine: 'merlin', start: '1' })); print(await call(undefined)); print(await call('['));");
  assert.deepEqual(Object.keys(refused), ['error']);
  assert.match(refused.error.message, /^start/);
  assert.match(refused.error.place, /^start/);
  for (const answer of [none, text]) assert.match(answer.error.message, /^request/);
});

test('a certificate is in the answer, and the checker verifies it', () => {
  const [{ certificate, files }] = run("print(await call({ command: 'solve', machine: 'merlin', start: '100/110/001', certificate: 'merlin' }));");
  assert.deepEqual([certificate, Object.keys(files)], [{ file: 'merlin', claim: 'fewest' }, ['merlin']]);
  const path = join(folder, 'merlin.json');
  writeFileSync(path, files.merlin);
  const { status, stdout } = spawnSync('python3', [join(root, 'tools/check_certificate.py'), path], { encoding: 'utf8' });
  assert.equal(status, 0, stdout);
  assert.match(stdout, /verified: solved with 4 presses/);
});

test('a call ends with its time, and others follow', () => {
  const long = "{ command: 'solve', machine: 'neighbours', size: '64x64', states: 9, start: 'random:1', time: '200ms' }";
  const [ended, next] = run(`print(await call(${long})); print(await call(${board}));`);
  assert.equal(ended.timed_out, true);
  assert.equal(next.fewest, 13);
});

test('calls at once are answered each for itself', () => {
  const [answers] = run("print(await Promise.all([3, 4, 5].map((n) => call({ command: 'table', what: 'nullity', from: n, to: n }))));");
  assert.deepEqual(answers.map(({ values }) => values), [[0], [4], [2]]);
});

test('a task yields progress that never decreases, and at last the answer', () => {
  const [news, answer] = run("const task = begin({ command: 'table', what: 'nullity', from: 20000, to: 20400 }); const news = []; for await (const one of task) news.push(one); print(news); print(await task.answer);");
  const parts = news.map(({ progress }) => progress);
  assert.deepEqual(parts, [...parts].sort((a, b) => a - b));
  assert.deepEqual(news.at(-1), { progress: 1, known: answer });
  assert.equal(answer.values.length, 401);
});

test('a task without a loop is answered, and a wrong request too', () => {
  const [answer, refused, plain] = run(`print(await begin(${board}).answer); print(await begin({ command: 'nothing' }).answer); print([await begin(${board}, null).answer, await begin(${board}, { signal: null }).answer]);`);
  for (const one of [answer, ...plain]) assert.equal(one.fewest, 13);
  assert.match(refused.error.message, /^command/);
});

test('the thread goes on while a task works', () => {
  const [ticks] = run(`let ticks = 0; setInterval(() => ++ticks, 10).unref(); let steps = 0; for await (const one of begin(${hard})) if (++steps === 10) break; print(ticks);`);
  assert.ok(ticks >= 5, `${ticks}`);
});

test('the signal, the method and a loop that is left end a task, and its answer says why', () => {
  const ends = {
    signal: `const end = new AbortController(); setTimeout(() => end.abort(new Error('enough')), 300); const task = begin(${hard}, { signal: end.signal });`,
    timeout: `const task = begin(${hard}, { signal: AbortSignal.timeout(300) });`,
    early: `const task = begin(${hard}, { signal: AbortSignal.abort(new Error('early')) });`,
    method: `const task = begin(${hard}); setTimeout(() => task.cancel(), 300);`,
    loop: `const task = begin(${hard}); for await (const one of task) break;`,
  };
  const said = Object.entries(ends).map(([name, code]) => [name, ...run(`${code} try { await task.answer; print('answered'); } catch (error) { print(error.name + ': ' + error.message); }`)]);
  assert.deepEqual(said.slice(0, 1).concat(said.slice(2)), [
    ['signal', 'Error: enough'],
    ['early', 'Error: early'],
    ['method', 'AbortError: the task was cancelled'],
    ['loop', 'AbortError: the task was cancelled'],
  ]);
  assert.match(said[1][1], /^TimeoutError/);
  const [thrown] = run(`try { for await (const one of begin(${hard}, { signal: AbortSignal.timeout(300) })); } catch (error) { print(error.name); }`);
  assert.equal(thrown, 'TimeoutError');
});

test('in a worker thread both work', () => {
  writeFileSync(join(project, 'inside.mjs'), `import { parentPort } from 'node:worker_threads'; import { begin, call } from 'switchbox-solver'; parentPort.postMessage([await call(${board}), await begin(${board}).answer]);`);
  const [[one, other]] = run("import { Worker } from 'node:worker_threads'; new Worker('./inside.mjs', { execArgv: [] }).on('message', print);");
  assert.equal(one.fewest, 13);
  assert.deepEqual(other, one);
});

test('a request that needs too much memory is refused, and the next is answered', () => {
  const large = "{ command: 'solve', machine: 'lights-out', size: '3000x3000', start: 'all-on', memory: 1000000 }";
  const [refused, next, both] = run(`print(await call(${large})); print(await call(${board})); print(await Promise.all([call(${large}), call(${board})]));`);
  for (const one of [refused, both[0]]) assert.match(one.error?.message ?? '', /memory/);
  for (const one of [next, both[1]]) assert.equal(one.fewest, 13);
});

test('whoever packs it again packs the same bytes', () => {
  const digest = () => createHash('sha256').update(readFileSync(npmArchive(scratch()))).digest('hex');
  assert.equal(digest(), digest());
});
