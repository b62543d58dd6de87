// The documents are correct: the commands of docs/theory.md print the given output. The test cases that it names exist, and so do
// the sections that comments in the code cite.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { binary, text } from './binary.mjs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const lines = read('docs/theory.md').split('\n');

const words = (command) => [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
const isOfBlock = (line) => line === '' || line.startsWith('    ');

// Lines of a block after a command, up to the next command, are its output or a part of it.
const examples = [];
for (const [number, line] of lines.entries()) {
  if (line.startsWith('    switchbox ')) examples.push({ number: number + 1, args: words(line).slice(1), printed: [] });
  else if (!isOfBlock(line)) examples.push(undefined);
  else if (line !== '') examples.at(-1)?.printed.push(line.slice(4));
}

for (const { number, args, printed } of examples.filter(Boolean)) {
  test(`line ${number}: ${args.join(' ')}`, () => {
    const output = text(...args).split('\n');
    assert.notEqual(printed.length, 0);
    for (const line of printed) assert.ok(output.includes(line), line);
  });
}

const shown = read('README.md').split('\n').filter((line) => /^ {4,}(build\/native\/switchbox|printf) /.test(line));
for (const command of shown) {
  test(`README: ${command.trim()}`, () => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command.replaceAll('build/native/switchbox', `'${binary}'`)], { encoding: 'utf8' });
    assert.equal(stderr, '');
    assert.equal(status, 0);
    assert.notEqual(stdout, '');
  });
}

test('there are commands, and they all stand in blocks of their own', () => {
  assert.ok(shown.length > 3);
  assert.ok(examples.filter(Boolean).length > 5);
  assert.doesNotMatch(lines.join('\n'), /\S.*\bswitchbox (show|solve|wire|inspect|new|open|list) /);
});

test('the test cases that it names are there', () => {
  const rows = lines.map((line) => line.match(/^\| `([\w/]+\.cpp)` \| (.+) \| .+ \|$/)).filter(Boolean);
  assert.ok(rows.length > 50);
  for (const [, file, name] of rows) assert.ok(read(`tests/unit/${file}`).includes(`"${name}"`), `${file}: ${name}`);
});

test('the tests that docs/machines.md names are there', () => {
  const named = [...read('docs/machines.md').matchAll(/`([\w/]+\.cpp)`/g)];
  assert.ok(named.length > 10);
  for (const [, file] of named) assert.ok(existsSync(new URL(`../unit/${file}`, import.meta.url)), file);
});

const sources = (folder) =>
  readdirSync(new URL(`../../${folder}/`, import.meta.url), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );

test('the sections that comments cite are there', () => {
  let cited = 0;
  for (const path of [...sources('src'), ...sources('tests')]) {
    const comments = read(path).replace(/\n *\/\/ /g, ' '); // a citation may continue on the next line
    for (const [, document, section] of comments.matchAll(/docs\/(\w+\.md), "([^"]+)"/g)) {
      assert.match(read(`docs/${document}`), new RegExp(`^#+ (\\d+\\. )?${section}$`, 'm'), `${path}: ${document}, ${section}`);
      ++cited;
    }
  }
  assert.ok(cited > 20);
});
