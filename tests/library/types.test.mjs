// The npm package's types: answers of every command have the shapes that index.d.ts declares, and wrong uses do not compile.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { before, test } from 'node:test';
import { binary, json } from '../cli/binary.mjs';
import { installed, npmArchive, root, scratch } from './built.mjs';
import { argumentsOf, makeRequests } from './requests.mjs';

const count = Number(process.env.SWITCHBOX_REQUESTS ?? 500);
const folder = scratch();
const project = join(folder, 'project');
before(() => {
  mkdirSync(project);
  installed(npmArchive(folder), project);
  const compilerOptions = { strict: true, noEmit: true, target: 'es2022', module: 'nodenext', lib: ['es2022', 'dom', 'esnext.disposable'], types: [] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['code.ts'] }));
});

// Returns what the compiler says of a module, a line for each error; [] if it compiles.
function problems(code) {
  writeFileSync(join(project, 'code.ts'), code);
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false', '-p', '.'], { cwd: project, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

// Returns the command line's answer to a request as text; undefined if it refuses the request.
function answerTo(request, at) {
  const { args, puzzle } = argumentsOf(request);
  const cwd = join(folder, String(at));
  mkdirSync(cwd);
  if (puzzle !== undefined) writeFileSync(join(cwd, 'puzzle'), puzzle);
  const { status, stdout } = spawnSync(binary, args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

// `Declared` leaves out the keys that a type allows without naming them, so that the compiler reports a key that it does not name.
const head = `import { begin, call, version } from 'switchbox-solver';
import type { Answers, Failure, Progress, Requests } from 'switchbox-solver';
type Declared<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
`;

test('requests and their answers have the declared types, and no key without one', () => {
  const answered = new Map();
  const lines = [];
  for (const [at, request] of makeRequests(count, json('levels').levels.map(({ code }) => code)).entries()) {
    const answer = answerTo(request, at);
    if (answer === undefined) continue;
    const { command } = request;
    answered.set(command, (answered.get(command) ?? 0) + 1);
    lines.push(`{ const request: { command: '${command}' } & Requests['${command}'] = ${JSON.stringify(request)};`);
    lines.push(`const answer: Declared<Answers['${command}']> = ${answer}; void [request, answer]; }`);
  }
  assert.deepEqual(problems(`${head}${lines.join('\n')}\n`), []);
  const commands = ['algebra', 'convert', 'inspect', 'levels', 'list', 'new', 'open', 'show', 'solve', 'table', 'wire'];
  if (count >= 500) assert.deepEqual([...answered.keys()].sort(), commands);
});

test('a program that uses calls, tasks and refusals compiles', () => {
  assert.deepEqual(problems(`${head}
export async function presses(): Promise<number | undefined> {
  const answer = await call({ command: 'solve', machine: 'merlin', start: '110/100/001', time: '1s' });
  if (answer.error) throw new Error(\`\${answer.error.place ?? 'request'}: \${answer.error.message}\`);
  return answer.fewest ?? answer.cells?.length;
}
export async function last(signal: AbortSignal): Promise<number> {
  const task = begin({ command: 'table', what: 'nullity', to: 100 }, { signal });
  let done = 0;
  for await (const { progress } of task) done = progress;
  const answer = await task.answer;
  const refused: Failure | undefined = answer.error ? answer : undefined;
  if (refused) task.cancel(new Error(refused.error.message));
  return answer.error ? done : answer.values.length;
}
export const text: Promise<unknown> = call('{ "command": "list" }');
export const name: string = version;
export type Known = Progress<Answers['solve']>['known'];
`), []);
});

test('options take numbers as text, and puzzles of any object type', () => {
  assert.deepEqual(problems(`${head}
interface Statues { buttons: Record<string, string[]> }
const puzzle: Statues = { buttons: { A: ['x'] } };
call({ command: 'solve', puzzle, all: true, limit: '3', time: 2 });
call({ command: 'new', machine: 'lights-out', states: '3', seed: '18446744073709551615', fewest: '4' });
call({ command: 'new', machine: 'cube', turns: '3' });
call({ command: 'table', what: 'nullity', from: '3', to: '5' });
begin({ command: 'list' }, null);
begin({ command: 'list' }, { signal: null });
export async function fileOf(): Promise<string | null | undefined> {
  const { certificate } = await call({ command: 'solve', machine: 'merlin', certificate: 'a' });
  return certificate?.file;
}
`), []);
});

for (const path of ['docs/library.md', 'packages/npm/README.md']) {
  test(`the examples of ${path} compile`, () => {
    const blocks = [...readFileSync(join(root, path), 'utf8').matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code);
    assert.ok(blocks.length > 0);
    assert.deepEqual(problems(blocks.join('')), []);
  });
}

test('wrong uses do not compile, each in its line', () => {
  const wrong = [
    "call({ command: 'sovle', machine: 'merlin' });",
    "call({ command: 'solve', machine: 5 });",
    "call({ command: 'table', what: 'rank', to: 5 });",
    "call({ command: 'table', what: 'nullity' });",
    "call({ command: 'wire', n: 4 });",
    "call({ command: 'solve', machine: 'merlin', strat: '100/110/001' });",
    "begin({ command: 'list', machine: 'merlin' });",
    "call({ command: 'solve' }).then((answer) => answer.verdict.length);",
    'begin(7);',
    "begin({ command: 'list' }, { signal: true });",
  ];
  const lines = problems(`${head}${wrong.join('\n')}\n`).filter((line) => line.startsWith('code.ts('));
  const first = head.split('\n').length;
  assert.deepEqual([...new Set(lines.map((line) => Number(/^code\.ts\((\d+)/.exec(line)[1])))], wrong.map((_, index) => first + index));
});
