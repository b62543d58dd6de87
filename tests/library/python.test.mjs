// The Python package, installed from its wheel into a virtual environment without a connection.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
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

test('numbers and texts of Python are taken, refused or raise one clear line', () => {
  const said = run(`
def say(make):
    try: out(make())
    except (TypeError, ValueError) as error: out(type(error).__name__ + ': ' + str(error))
itself = {'command': 'list'}
itself['memory'] = itself
say(lambda: len(switchbox.call({'command': 'list', 'memory': 1e9})['machines']) > 0)
say(lambda: switchbox.call({'command': 'solve', 'machine': 'lights-out', 'size': 5.0})['fewest'])
say(lambda: switchbox.call({'command': 'solve', 'puzzle': {'states': 2.0, 'lamps': ['x'], 'buttons': ({'x': 1.0},), 'start': (1.0,)}})['fewest'])
say(lambda: switchbox.call('{"command": "list", "memory": "\\ud800"}'))
say(lambda: switchbox.call({'command': 'solve', 'machine': '\\ud800'}))
say(lambda: switchbox.call({'command': 'solve', 'machine': b'merlin'}))
say(lambda: switchbox.call({'command': 'list', 'memory': float('nan')}))
say(lambda: switchbox.call(itself))
say(lambda: switchbox.begin({'command': 'list'}, milliseconds='5'))
say(lambda: switchbox.begin({'command': 'list'}, milliseconds=0))
say(lambda: list(switchbox.begin({'command': 'list'}, milliseconds=10**400)))`);
  assert.deepEqual(said.slice(0, 3), [true, 15, 1]);
  for (const { error } of said.slice(3, 5)) assert.match(error.message, /^request, byte \d+: this is no JSON$/);
  assert.match(said[5], /^TypeError: .*bytes/);
  assert.match(said[6], /^ValueError: Out of range float values/);
  assert.deepEqual(said.slice(7), [
    'ValueError: the request is nested too deeply',
    'TypeError: milliseconds: write a number, not str',
    'ValueError: milliseconds: write a number above 0, not 0',
    [1],
  ]);
});

test('Ctrl+C ends a call at once', async () => {
  const code = `import switchbox\nprint('begun', flush=True)\nswitchbox.call({**${hard}, 'time': '20s'})`;
  const child = spawn(python, ['-c', code], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text) => { errors += text; });
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  await wait(1000);
  const begin = Date.now();
  child.kill('SIGINT');
  const [, signal] = await closed;
  const milliseconds = Date.now() - begin;
  assert.equal(signal, 'SIGINT');
  assert.match(errors, /KeyboardInterrupt\n$/);
  assert.ok(milliseconds < 2000, `${milliseconds} ms`);
});

test('a task yields progress that never decreases, and at last the answer', () => {
  const [parts, answer, again] = run("task = switchbox.begin({'command': 'table', 'what': 'nullity', 'from': 20000, 'to': 20400}, milliseconds=5)\nout(list(task)); out(task.answer()); out(list(task))");
  assert.deepEqual(parts, [...parts].sort((a, b) => a - b));
  assert.equal(parts.at(-1), 1);
  assert.equal(answer.values.length, 401);
  assert.deepEqual(again, []);
});

test('an unfinished task has the best solution so far, and less than the whole progress', () => {
  const [cube, board] = run(`
def known(request):
    with switchbox.begin(request, 100) as task:
        for part in task:
            answer = task.answer()
            if 'at_most' in answer or part == 1: return [part, answer]
out(known(${hard}))
out(known({'command': 'solve', 'machine': 'lights-out', 'size': '79x79', 'start': 'all-off', 'target': 'all-on', 'time': '60s'}))`);
  for (const [part, answer] of [cube, board]) {
    assert.ok(part < 1);
    assert.equal(answer.stopped, true);
    assert.ok(answer.at_least >= 0 && answer.at_least <= answer.at_most, JSON.stringify(answer).slice(0, 300));
    assert.equal(answer.reason, undefined);
  }
  assert.equal(cube[1].turns.split(' ').length, cube[1].at_most);
  assert.equal([...board[1].presses].filter((sign) => sign === '1').length, board[1].at_most);
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
