// The files of words/ and the sources that speak: every id that is said has a sentence, and every sentence is said.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const areas = ['machine', 'solve', 'play', 'lesson', 'view', 'page'];
const ofTheLanguage = ['language', 'list', 'number'];
// Ids that are put together at run time begin with one of these (play/lesson.cpp).
const composed = ['lesson.'];
// The build puts these into the page itself (cmake/assemble_page.cmake).
const ofTheBuild = ['page.no-script', 'page.too-old'];

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
const said = new Map();
for (const file of [...sources('src'), ...sources('web')]) {
  for (const [, found] of withoutComments(readFileSync(file, 'utf8')).matchAll(id)) said.set(found, file);
}
const english = idsIn('words/en.txt');

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
