// Kinds of machines that a program may have or not stand in files of their own, and in the tables of the program
// (src/kinds_all.cpp, src/editors_all.cpp, command_line/kind_answers.cpp): all other files play, keep and draw them without asking which kind it is.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';

// Where a kind is at home, and by which includes somebody asks for it.
const kinds = {
  cube: { home: /\/cube\/|\/cube_[^/]*$/, asked: /#include "[^"]*\bcube(\/|_)/ },
  wired: {
    home: /\/wired\/|\/wired_[^/]*$|\/src\/puzzle\/|\/puzzle_[^/]*$|\/brought\.[ch]pp$/,
    asked: /#include "[^"]*\bwired(\/|_(?!words))/,
  },
};
const tables = ['kinds_all.cpp', 'editors_all.cpp', 'kind_answers.cpp'];

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.[ch]pp$/.test(entry.name))
  .map((entry) => `/src/${`${entry.parentPath ?? entry.path}/${entry.name}`.replace(/^src\//, '')}`);
const text = (file) => readFileSync(file.slice(1), 'utf8');
const floorOf = (file) => file.split('/')[2];

for (const [kind, { home, asked }] of Object.entries(kinds)) {
  test(`one file a floor at most asks for ${kind} outside of its own files`, () => {
    const asking = sources.filter((file) => !home.test(file) && !tables.includes(basename(file)) && asked.test(text(file)));
    const floors = asking.map(floorOf);
    const more = asking.filter((file) => floors.filter((floor) => floor === floorOf(file)).length > 1);
    assert.deepEqual(more, []);
  });

  test(`${kind} has files of its own, and the tables know it`, () => {
    assert.ok(sources.some((file) => home.test(file)));
    assert.ok(asked.test(text('/src/kinds_all.cpp')));
  });
}
