// The files of words/ and the sources that speak: every id that is said has a sentence, and every sentence is said.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const areas = ['machine', 'puzzle', 'cube', 'solve', 'play', 'lesson', 'view', 'page', 'native'];
const ofTheLanguage = ['language', 'list', 'number'];
// Ids that are put together at run time begin with one of these (game/lesson.cpp).
const composed = ['lesson.', 'cube.lesson.'];
// The build puts these into the page itself (cmake/assemble_page.cmake).
const ofTheBuild = ['page.late', 'page.no-script', 'page.too-old'];

const withoutComments = (text) => text.replace(/\/\/.*$/gm, '');

function sources(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(cpp|hpp|js|html)$/.test(entry.name))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`);
}

function idsIn(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => /^[a-z]/.test(line)).map((line) => /^[^ (=]+/.exec(line)[0]);
}

const id = new RegExp(`["'\`]((?:${areas.join('|')})\\.[a-z0-9.~-]*[a-z0-9])["'\`]`, 'g');
const said = new Map(); // the files that say each id
const vocabularies = new Set();
for (const file of [...sources('src'), ...sources('web')]) {
  const text = withoutComments(readFileSync(file, 'utf8'));
  for (const [, found] of text.matchAll(id)) said.set(found, [...(said.get(found) ?? []), file]);
  for (const [, name] of text.matchAll(/vocabulary\(\) const override \{ return "([^"]+)"; \}/g)) vocabularies.add(name);
}
// Rows of commands have ids that their messages are called by.
const commands = 'src/ui/frame/command_table.cpp';
for (const [, row, keys] of readFileSync(commands, 'utf8').matchAll(/\{C::\w+,\s*"([a-z-]+)",\s*icons::\w+,\s*(\w+|\{.*?\}),/g)) {
  said.set(`view.command.${row}.name`, [commands]);
  if (keys !== '{}') said.set(`view.command.${row}.what`, [commands]);
}
// The sources put "view.setting.theme.name" together from "view.setting." and more: they say all that begin so. That each has
// a sentence is tested where they are shown (tests/view/screens.cpp).
const start = new RegExp(`"((?:${areas.join('|')})\\.[a-z0-9.-]*[.-])"`, 'g');
const starts = [];
for (const file of sources('src')) {
  for (const [, found] of withoutComments(readFileSync(file, 'utf8')).matchAll(start)) {
    if (found !== 'view.command.') starts.push([found, file]);
  }
}
// "play.pressed@turns" says in the vocabulary of turns what "play.pressed" says in the usual one.
const lines = idsIn('words/en.txt');
const english = lines.filter((found) => !found.includes('@'));
for (const [prefix, file] of starts) {
  for (const found of english.filter((sentence) => sentence.startsWith(prefix))) {
    said.set(found, [...(said.get(found) ?? []), file]);
  }
}
const variants = lines.filter((found) => found.includes('@')).map((found) => found.split('@'));
// The rows of these are said elsewhere, in the vocabulary of the machine in play.
const rows = /\/(command_table\.cpp|settings\.cpp|ui_state\.hpp)$/;

test('every id that the sources say has a sentence', () => {
  const known = new Set(english);
  const missing = [...said].filter(([found]) => !known.has(found) && !composed.some((prefix) => found.startsWith(prefix)));
  assert.deepEqual(missing, []);
});

test('every sentence is said somewhere', () => {
  const elsewhere = [...composed, ...ofTheBuild, ...ofTheLanguage.map((area) => `${area}.`)];
  const idle = english.filter((found) => !said.has(found) && !elsewhere.some((prefix) => found.startsWith(prefix)));
  assert.deepEqual(idle, []);
});

test('every variant is of a sentence that is said in its vocabulary, which a machine type has', () => {
  const namesOne = (file) => rows.test(file) || readFileSync(file, 'utf8').includes('.in(');
  const idle = variants.filter(([usual, name]) => !vocabularies.has(name) || !said.get(usual)?.some(namesOne));
  assert.deepEqual(idle, []);
});

test('every vocabulary has variants', () => {
  assert.deepEqual([...vocabularies].sort(), [...new Set(variants.map(([, name]) => name))].sort());
});

// What programmers read, notation, and what a player types. Everything else that reads like prose belongs into words/.
const notProse = [
  /\b(require|stop)\([^;]*$/, // an assertion says what it found wrong
  /static_assert\([^;]*$/,
  /\bunfinished = $/, // of an assertion that stands twice
];
const notation = new Set(['answer possible', 'answer impossible', 'in order', 'Downloads', 'Switchbox']);
const notText = /^(paint|press|target|codes|start|states) |^#(version|define)|<\?xml|^const float|sans-serif|monospace|^(Arrow|Enter|Escape|Backspace|Home|End|Ctrl|Shift)/;

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
  // The words floor tells those who write a language file what is wrong with it.
  const speaking = sources('src').filter((file) => !/src\/(cli|i18n)\//.test(file) && /pp$/.test(file));
  assert.deepEqual(speaking.flatMap(proseIn), []);
});
