// A kind of machine stands in folders of its own, and the tables of the program (src/kinds_all.cpp, src/editors_all.cpp) know
// it: all other files play, keep and draw it without asking which kind it is, but for one file a floor, kinds.cpp, that puts
// the kinds together.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

// Where a kind is at home, and by which words somebody asks for it.
const kinds = {
  linear: { home: /\/(linear|chase|large|algebra)\//, asked: /(\.|->)linear\(\)|(get_if|holds_alternative)<(machine::)?Rule>/ },
  ghaly: { home: /\/(ghaly|wires)\//, asked: /(\.|->)ghaly\(\)|\bghaly_id\b|(get_if|holds_alternative)<(machine::)?GhalyCodes>/ },
  cube: { home: /\/cube\/|\/cube_[^/]*$/, asked: /#include "[^"]*\bcube(\/|_)|\bcube_id\b/ },
  wired: {
    home: /\/wired\/|\/wired_[^/]*$|\/src\/puzzle\/|\/puzzle_[^/]*$|\/brought\.[ch]pp$/,
    asked: /#include "[^"]*\bwired(\/|_(?!words))|\bwired_id\b/,
  },
};
// The programs' own tables, the floors' seams, and what is asked.
const tables = /^\/src\/[a-z_]+\.cpp$|^\/src\/[a-z_]+\/kinds\.cpp$|^\/src\/machine\/choice\.hpp$/;

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.[ch]pp$/.test(entry.name))
  .map((entry) => `/src/${`${entry.parentPath ?? entry.path}/${entry.name}`.replace(/^src\//, '')}`);
const text = (file) => readFileSync(file.slice(1), 'utf8');

for (const [kind, { home, asked }] of Object.entries(kinds)) {
  test(`outside of its own files ${kind} is asked for in kinds.cpp alone`, () => {
    assert.deepEqual(sources.filter((file) => !home.test(file) && !tables.test(file) && asked.test(text(file))), []);
  });

  test(`${kind} has files of its own, and somebody asks for it`, () => {
    assert.ok(sources.some((file) => home.test(file)));
    assert.ok(sources.some((file) => asked.test(text(file))));
  });
}
