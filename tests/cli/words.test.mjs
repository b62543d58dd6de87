// The files of words/ and the sources: every id in the sources has a message, and every message is used.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const areas = ['machine', 'puzzle', 'cube', 'solve', 'play', 'lesson', 'view', 'page', 'native'];
const ofTheLanguage = ['language', 'list', 'number'];
// Ids that are composed at run time begin with one of these (game/lesson.cpp).
const composed = ['lesson.', 'cube.lesson.'];
// The build inserts these into the page itself (cmake/assemble_page.cmake).
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
const said = new Map(); // files that use each id
const vocabularies = new Set();
for (const file of [...sources('src'), ...sources('web')]) {
  const text = withoutComments(readFileSync(file, 'utf8'));
  for (const [, found] of text.matchAll(id)) said.set(found, [...(said.get(found) ?? []), file]);
  for (const [, name] of text.matchAll(/vocabulary\(\) const override \{ return "([^"]+)"; \}/g)) vocabularies.add(name);
}
// Rows of the command table have ids that form the ids of their messages.
const commands = 'src/ui/frame/commands.cpp';
for (const [, row, keys] of readFileSync(commands, 'utf8').matchAll(/\{C::\w+,\s*"([a-z-]+)",\s*icons::\w+,\s*(\w+|\{.*?\}),/g)) {
  said.set(`view.command.${row}.name`, [commands]);
  if (keys !== '{}') said.set(`view.command.${row}.what`, [commands]);
}
// The sources compose "view.setting.theme.name" from "view.setting." and more, so they use all ids with this beginning.
// tests/ui/screens_test.cpp tests that each shown id has a message.
const start = new RegExp(`"((?:${areas.join('|')})\\.[a-z0-9.-]*[.-])"`, 'g');
const starts = [];
for (const file of sources('src')) {
  for (const [, found] of withoutComments(readFileSync(file, 'utf8')).matchAll(start)) {
    if (found !== 'view.command.') starts.push([found, file]);
  }
}
// "play.pressed@turns" is the variant of "play.pressed" in the vocabulary of turns.
const lines = idsIn('words/en.txt');
const english = lines.filter((found) => !found.includes('@'));
for (const [prefix, file] of starts) {
  for (const found of english.filter((sentence) => sentence.startsWith(prefix))) {
    said.set(found, [...(said.get(found) ?? []), file]);
  }
}
const variants = lines.filter((found) => found.includes('@')).map((found) => found.split('@'));
// Other files show the rows of these files, in the vocabulary of the machine in play.
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

// Text for programmers, notation, and input of a player. All other prose belongs into words/.
const notProse = [
  /\b(require|stop)\([^;]*$/, // message of an assertion
  /static_assert\([^;]*$/,
  /\bunfinished = $/, // message that two assertions share
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
  // The layer i18n reports errors to the authors of language files.
  const speaking = sources('src').filter((file) => !/src\/(cli|i18n)\//.test(file) && /pp$/.test(file));
  assert.deepEqual(speaking.flatMap(proseIn), []);
});
