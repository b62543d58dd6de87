// The documents keep their word: the commands of docs/theory.md print what it shows, the test cases that it names are
// there, and so are the sections that comments in the code cite.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { text } from './binary.mjs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const lines = read('docs/theory.md').split('\n');

const words = (command) => [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
const isOfBlock = (line) => line === '' || line.startsWith('    ');

// What stands in a block after a command, up to the next one, is what it prints, or some of it.
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

test('there are commands, and they all stand in blocks of their own', () => {
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
    const comments = read(path).replace(/\n *\/\/ /g, ' '); // a citation may run over the end of a line
    for (const [, document, section] of comments.matchAll(/docs\/(\w+\.md), "([^"]+)"/g)) {
      assert.match(read(`docs/${document}`), new RegExp(`^#+ (\\d+\\. )?${section}$`, 'm'), `${path}: ${document}, ${section}`);
      ++cited;
    }
  }
  assert.ok(cited > 20);
});
