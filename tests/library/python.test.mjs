// The Python package, installed from its wheel into a virtual environment without a connection.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { before, test } from 'node:test';
import { root, scratch, version, wheel } from './built.mjs';

const folder = scratch();
const python = join(folder, 'venv/bin/python');
before(() => {
  execFileSync('python3', ['-m', 'venv', join(folder, 'venv')]);
  execFileSync(python, ['-m', 'pip', '--quiet', '--disable-pip-version-check', 'install', '--no-index', wheel(folder)], { stdio: ['ignore', 'ignore', 'inherit'] });
});

// Runs code in the environment and returns what it prints, a JSON text a line. Every warning is an error.
function run(code, variables = {}, program = python) {
  const { SWITCHBOX_LIBRARY, ...env } = process.env;
  const head = 'import json, sys, threading, time\nimport switchbox\nout = lambda value: print(json.dumps(value))\n';
  const { status, stdout, stderr } = spawnSync(program, ['-W', 'error', '-c', head + code], { cwd: folder, env: { ...env, ...variables }, encoding: 'utf8', timeout: 120_000 });
  assert.deepEqual([status, stderr], [0, ''], stdout);
  return stdout.trim().split('\n').map((line) => JSON.parse(line));
}

const board = "{'command': 'solve', 'machine': 'lights-out', 'size': '5x5', 'start': '10101/01010/10101/01010/10101'}";
const hard = "{'command': 'solve', 'machine': 'cube', 'start': 'random:5', 'shortest': True}";

test('it is installed whole, and pip finds no fault', () => {
  assert.match(execFileSync(python, ['-m', 'pip', '--disable-pip-version-check', 'check'], { encoding: 'utf8' }), /No broken requirements/);
  const shown = execFileSync(python, ['-m', 'pip', '--disable-pip-version-check', 'show', '--files', 'switchbox'], { encoding: 'utf8' });
  assert.match(shown, new RegExp(`^Version: ${version.replaceAll('.', '\\.')}$`, 'm'));
  for (const name of ['__init__.py', 'py.typed', 'libswitchbox.so']) assert.ok(shown.includes(`switchbox/${name}`), name);
  assert.ok(shown.includes('LICENCES.txt'));
});

test('it solves, refuses with an error, and has the version of the program', () => {
  const [answer, refused, text, said] = run(`out(switchbox.call(${board})); out(switchbox.call({'command': 'solve', 'machine': 'merlin', 'start': '1'})); out(switchbox.call('[')); out(switchbox.version)`);
  assert.deepEqual([answer.verdict, answer.fewest, answer.presses.length], ['several', 13, 29]);
  assert.deepEqual(Object.keys(refused), ['error']);
  assert.match(refused.error.place, /^start/);
  assert.match(text.error.message, /^request/);
  assert.equal(said, version);
});

test('a task yields progress that never decreases, and at last the answer', () => {
  const [parts, answer, again] = run("task = switchbox.begin({'command': 'table', 'what': 'nullity', 'from': 20000, 'to': 20400}, milliseconds=5)\nout(list(task)); out(task.answer()); out(list(task))");
  assert.deepEqual(parts, [...parts].sort((a, b) => a - b));
  assert.equal(parts.at(-1), 1);
  assert.equal(answer.values.length, 401);
  assert.deepEqual(again, []);
});

test('a wrong request gives a task that is finished', () => {
  const [parts, answer] = run("task = switchbox.begin({'command': 'nothing'})\nout(list(task)); out(task.answer())");
  assert.deepEqual(parts, [1]);
  assert.match(answer.error.message, /^command/);
});

test('a loop that is left goes on, and a cancelled task has no answer', () => {
  const [first, second, verdict, after] = run(`
with switchbox.begin(${hard}, milliseconds=20) as task:
    for first in task: break
    for second in task: break
    out(first); out(second); out(task.answer().get('verdict'))
try: task.answer()
except ValueError as error: out(str(error))
task.cancel()`);
  assert.ok(first <= second && second < 1);
  assert.ok(['solvable', 'undecided'].includes(verdict), verdict);
  assert.equal(after, 'the task was cancelled');
});

test('other threads go on while a task works, and tasks work on several threads', () => {
  const [ticks, fewest] = run(`
ticks = 0
task = switchbox.begin(${hard}, milliseconds=300)
thread = threading.Thread(target=lambda: next(task))
thread.start()
while thread.is_alive():
    time.sleep(0.01); ticks += 1
out(ticks)
found = []
threads = [threading.Thread(target=lambda: found.append(switchbox.call(${board})['fewest'])) for _ in range(4)]
for one in threads: one.start()
for one in threads: one.join()
out(found)`);
  assert.ok(ticks >= 5, `${ticks}`);
  assert.deepEqual(fewest, [13, 13, 13, 13]);
});

test('without a wheel it takes the library that SWITCHBOX_LIBRARY names, or says that there is none', () => {
  const source = { PYTHONPATH: join(root, 'packages/python'), PYTHONDONTWRITEBYTECODE: '1' };
  const library = execFileSync(python, ['-c', 'import switchbox, pathlib; print(pathlib.Path(switchbox.__file__).with_name("libswitchbox.so"))'], { cwd: folder, encoding: 'utf8' }).trim();
  assert.deepEqual(run('out([switchbox.version, "packages" in switchbox.__file__])', { ...source, SWITCHBOX_LIBRARY: library }, 'python3'), [[version, true]]);
  const { SWITCHBOX_LIBRARY, ...env } = process.env;
  const code = 'import ctypes.util\nctypes.util.find_library = lambda name: None\nimport switchbox';
  const { status, stderr } = spawnSync('python3', ['-c', code], { cwd: folder, env: { ...env, ...source }, encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /ImportError: libswitchbox is not installed; SWITCHBOX_LIBRARY may name its file\n$/);
});

test('whoever packs it again packs the same bytes', () => {
  const digest = () => createHash('sha256').update(readFileSync(wheel(scratch()))).digest('hex');
  assert.equal(digest(), digest());
});
