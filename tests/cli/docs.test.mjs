// The documents are correct: their commands print the given output. The test cases that docs/theory.md names exist, and so do the
// sections that comments in the code cite.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { binary } from './binary.mjs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const lines = read('docs/theory.md').split('\n');

// Runs a command of a document with the program that was built, in a folder that has door.txt.
const folder = mkdtempSync(join(tmpdir(), 'switchbox-docs-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const example = /\n## As text\n(?:[^\n]*\n)*?\n((?: {4}.*\n)+)/.exec(read('docs/puzzles.md'))[1];
writeFileSync(join(folder, 'door.txt'), example.replaceAll(/^ {4}/gm, ''));
function output(command) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command.replace(/(^|\| )(build\/native\/)?switchbox /, `$1'${binary}' `)], { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.notEqual(stdout, '');
  return { stdout, stderr };
}
const onOneLine = (text) => text.replace(/\s+/g, ' ');

// Indented lines of the documents that begin with the program's name, "$" or printf are commands. Lines after one, up to the next
// command or the end of the block, are its output or a part of it.
const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync(new URL('../../docs/', import.meta.url)).map((name) => `docs/${name}`)].filter((name) => name.endsWith('.md'));
let count = 0;
for (const document of documents) {
  let command;
  for (const [number, line] of read(document).split('\n').entries()) {
    const [, found] = /^ {4,}(?:\$ )?((?:(?:build\/native\/)?switchbox |printf ).+)$/.exec(line) ?? [];
    if (found) {
      command = { found, printed: [] };
      const { printed } = command;
      ++count;
      test(`${document}, line ${number + 1}: ${found}`, () => {
        const { stdout, stderr } = output(found);
        for (const expected of printed) assert.ok(onOneLine(stdout + stderr).includes(onOneLine(expected.trim())), expected);
        for (const said of stderr.trim().split('\n')) assert.ok(said === '' || printed.includes(said), said);
      });
    } else if (line !== '' && !line.startsWith('    ')) {
      command = undefined;
    } else if (line !== '') {
      command?.printed.push(line.slice(4));
    }
  }
}

test('the documents have commands, all of them in blocks of their own', () => {
  assert.ok(count > 25);
  for (const document of documents) assert.doesNotMatch(read(document), /^\S.*[^`]\bswitchbox (solve|inspect|new|open) --/m, document);
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

test('the files that comments and documents name are there', () => {
  const files = ['src', 'tests', 'bench', 'scripts', 'cmake', 'web', 'shaders'].flatMap(sources);
  // The build makes these; the last one is an example.
  const made = ['languages.hpp', 'characters.hpp', 'icons.hpp', 'embedded.hpp', 'src/layer/file.cpp'];
  const commented = files.filter((path) => /\.[ch]pp$/.test(path)).map((path) => [path, [...read(path).matchAll(/\/\/ (.*)$/gm)].map(([, text]) => text).join('\n')]);
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/chasing.md', 'docs/kept.md', 'docs/puzzles.md', 'docs/speed.md'].map((path) => [path, read(path)]);
  let named = 0;
  for (const [path, text] of [...commented, ...documents]) {
    for (const [name] of text.matchAll(/(?<![\w./*])[\w/]+\.[ch]pp\b/g)) {
      assert.ok(made.includes(name) || files.some((file) => file === name || file.endsWith(`/${name}`)), `${path}: ${name}`);
      ++named;
    }
  }
  assert.ok(named > 200);
});
