// A kind of machine stands in folders of its own, and the tables of the program (src/kinds_all.cpp, src/editors_all.cpp) know
// it: all other files play, keep and draw it without asking which kind it is, but for one file a floor that puts the kinds
// together.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

// Where a kind is at home, and by which words somebody asks for it.
const kinds = {
  linear: { home: /\/(linear|chase|large|algebra)\//, asked: /(\.|->)linear\(\)/ },
  ghaly: { home: /\/(ghaly|wires)\//, asked: /(\.|->)ghaly\(\)|\bghaly_id\b/ },
  cube: { home: /\/cube\/|\/cube_[^/]*$/, asked: /#include "[^"]*\bcube(\/|_)|\bcube_id\b/ },
  wired: {
    home: /\/wired\/|\/wired_[^/]*$|\/src\/puzzle\/|\/puzzle_[^/]*$|\/brought\.[ch]pp$/,
    asked: /#include "[^"]*\bwired(\/|_(?!words))|\bwired_id\b/,
  },
};
// The programs' own tables, and what adds to the machines of every kind.
const tables = /^\/src\/[a-z_]+\.cpp$|\/kind_answers\.cpp$/;

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.[ch]pp$/.test(entry.name))
  .map((entry) => `/src/${`${entry.parentPath ?? entry.path}/${entry.name}`.replace(/^src\//, '')}`);
const text = (file) => readFileSync(file.slice(1), 'utf8');
const floorOf = (file) => file.split('/')[2];

for (const [kind, { home, asked }] of Object.entries(kinds)) {
  test(`one file a floor at most asks for ${kind} outside of its own files`, () => {
    const asking = sources.filter((file) => !home.test(file) && !tables.test(file) && asked.test(text(file)));
    const floors = asking.map(floorOf);
    const more = asking.filter((file) => floors.filter((floor) => floor === floorOf(file)).length > 1);
    assert.deepEqual(more, []);
  });

  test(`${kind} has files of its own, and somebody asks for it`, () => {
    assert.ok(sources.some((file) => home.test(file)));
    assert.ok(sources.some((file) => asked.test(text(file))));
  });
}
