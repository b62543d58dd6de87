// The messages of words/en.txt. The compiler checks each message of the C++ sources (base/message.hpp); these tests check that it
// does, the messages of the page's scripts, and that no message and no variant is left over.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

function sources(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(cpp|hpp|js|html)$/.test(entry.name))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`);
}
const withoutComments = (text) => text.replace(/\/\/.*$/gm, '');
const textOf = (folder) => sources(folder).map((file) => withoutComments(readFileSync(file, 'utf8'))).join('\n');

const ids = readFileSync('words/en.txt', 'utf8').split('\n').filter((line) => /^[a-z]/.test(line)).map((line) => /^[^ (=]+/.exec(line)[0]);
const english = new Set(ids.filter((id) => !id.includes('@')));
const cpp = textOf('src');
const literals = new Set([...cpp.matchAll(/"([a-z][a-z0-9.-]*)"/g)].map(([, text]) => text));
// Beginnings of ids that are composed at run time.
const beginnings = [...literals].filter((text) => /\.[a-z0-9.-]*[.-]$/.test(text));

// Compiles one line that uses a message; returns the errors.
function errorsOf(line) {
  const code = `#include "base/message.hpp"\nusing namespace switchbox;\nvoid show(const std::string& text) { (void)text; (void)${line}; }\n`;
  const folders = ['src', 'build/native/messages'].flatMap((folder) => ['-I', folder]);
  const made = spawnSync('c++', ['-std=c++20', '-fsyntax-only', ...folders, '-x', 'c++', '-'], { input: code, encoding: 'utf8' });
  return made.status === 0 ? '' : made.stderr;
}

test('the compiler refuses a message that is missing, has other values, or has a text where a number is needed', () => {
  assert.equal(errorsOf('tell("play.to-go", 3)'), '');
  assert.equal(errorsOf('tell(text.empty() ? "machine.colour.red"_id : "machine.colour.blue"_id)'), '');
  assert.match(errorsOf('tell("play.to-goo", 3)'), /lacks_this_message/);
  assert.match(errorsOf('tell("play.to-go")'), /another_number_of_values/);
  assert.match(errorsOf('tell("play.to-go", 3, 4)'), /another_number_of_values/);
  assert.match(errorsOf('tell("play.to-go", text)'), /is_no_number/);
});

test('every message of the page\'s scripts is in words/en.txt', () => {
  const said = [...textOf('web').matchAll(/["'`](page\.[a-z0-9.-]*[a-z0-9])["'`]/g)].map(([, id]) => id);
  assert.ok(said.length > 0);
  assert.deepEqual(said.filter((id) => !english.has(id)), []);
});

test('every message is used', () => {
  const web = textOf('web');
  // The build inserts these into the page (cmake/assemble_page.cmake), and lessons name theirs (game/lesson.cpp).
  const elsewhere = /^(page\.(late|no-script|too-old)|(cube\.)?lesson\..*|(language|list|number)\..*)$/;
  const isUsed = (id) => literals.has(id) || web.includes(id) || elsewhere.test(id) || beginnings.some((text) => id.startsWith(text));
  assert.deepEqual([...english].filter((id) => !isUsed(id)), []);
});

test('every variant belongs to a message, in the vocabulary of a machine type', () => {
  const vocabularies = new Set([...cpp.matchAll(/vocabulary\(\) const override \{ return "([^"]+)"; \}/g)].map(([, name]) => name));
  const variants = ids.filter((id) => id.includes('@')).map((id) => id.split('@'));
  assert.deepEqual(variants.filter(([id]) => !english.has(id)), []);
  assert.deepEqual(new Set(variants.map(([, name]) => name)), vocabularies);
});

// Text for programmers, notation, and input of a player. All other prose belongs into words/.
const notProse = [
  /\b(require|stop)\([^;]*$/, // message of an assertion
  /static_assert\([^;]*$/,
  /\bunfinished = $/, // message that two assertions share
];
const notation = new Set(['Inter', 'JetBrains Mono', 'answer possible', 'answer impossible', 'in order', 'Downloads', 'Switchbox', 'RrxMmLlUuyEeDdFfzSsBb', 'Monospace', 'Sans', 'Matrix', 'Array']);
// Lists of words that a reader knows begin with a space.
const notText = /^( |(paint|press|target|codes|start|states) )|^#(version|define)|<\?xml|^const float|sans-serif|monospace|^(Arrow|Enter|Escape|Backspace|Home|End|Ctrl|Shift)/;

// Programs and formats for other software: their comments are English in every language, as their keywords are.
const foreign = /\/(program_text|state_graph_text)\.cpp$/;

function proseIn(file) {
  const text = withoutComments(readFileSync(file, 'utf8')).replace(/^\s*#include.*$/gm, '').replace(/"\s*\n\s*"/g, '');
  const found = [];
  for (const match of text.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)) {
    const [, literal] = match;
    const isProse = /[A-Za-z]{2,} [A-Za-z]{2,}/.test(literal) || /^[A-Z][a-z]{2,}/.test(literal);
    if (!isProse || notation.has(literal) || notText.test(literal)) continue;
    const before = text.slice(Math.max(0, match.index - 300), match.index);
    if (!notProse.some((pattern) => pattern.test(before))) found.push(`${file}: ${literal}`);
  }
  return found;
}

test('the sources say nothing in English by themselves', () => {
  // The layer i18n reports errors to the authors of language files.
  const speaking = sources('src').filter((file) => !/src\/(cli|library|i18n)\//.test(file) && /pp$/.test(file) && !foreign.test(file));
  assert.deepEqual(speaking.flatMap(proseIn), []);
});
