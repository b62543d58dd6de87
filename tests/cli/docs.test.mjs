// docs/theory.md keeps its word: its commands print what it shows, and the test cases that it names are there.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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
