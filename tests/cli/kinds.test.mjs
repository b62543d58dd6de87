// A machine type has folders of its own. The list of types (src/machine_types.cpp) and one file a front end (kinds.cpp, and
// src/kind_faces.cpp) name it; all other files play, keep and draw its machines without asking which type they are of.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

// The files of each type, and the words by which others would name it.
const kinds = {
  linear: { home: /\/(linear|lights|chase|large|algebra)\//, asked: /\b(machine::rule_of|linear_in)\(|\blinear_id\b/ },
  ghaly: { home: /\/(ghaly|wires)\//, asked: /\b(machine::codes_of|ghaly_in)\(|\bghaly_id\b/ },
  cube: { home: /\/cube\/|\/cube_[^/]*$/, asked: /#include "[^"]*\bcube(\/|_)|\bcube_id\b/ },
  wired: {
    home: /\/(wired|custom)\/|\/wired_[^/]*$|\/src\/puzzle\/|\/puzzle_[^/]*$|\/brought\.[ch]pp$/,
    asked: /#include "[^"]*\bwired(\/|_(?!words))|\bwired_id\b/,
  },
};
// The files that may name every type.
const tables = /^\/src\/[a-z_]+\.cpp$|^\/src\/[a-z_]+\/kinds\.cpp$/;

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.[ch]pp$/.test(entry.name))
  .map((entry) => `/src/${`${entry.parentPath ?? entry.path}/${entry.name}`.replace(/^src\//, '')}`);
const text = (file) => readFileSync(file.slice(1), 'utf8');

// The command line finds what differs by type in one list (src/cli/machine_commands.hpp).
const ofAType = /#include "(machine|solve|play|command_line)\/(.*\/)?(linear|ghaly|wired|cube|chase|large)\//;
test('outside of the folders of the types the command line includes nothing of a type', () => {
  const common = sources.filter((file) => /^\/src\/command_line\/[^/]*$/.test(file));
  assert.ok(common.length > 30);
  // Colours have names on every machine, though their file is still one of Ghaly's.
  const others = (file) => text(file).replace('#include "machine/ghaly/ghaly_colours.hpp"\n', '');
  assert.deepEqual(common.filter((file) => ofAType.test(others(file))), []);
});

for (const [kind, { home, asked }] of Object.entries(kinds)) {
  test(`outside of its own files ${kind} is asked for in kinds.cpp alone`, () => {
    assert.deepEqual(sources.filter((file) => !home.test(file) && !tables.test(file) && asked.test(text(file))), []);
  });

  test(`${kind} has files of its own, and somebody asks for it`, () => {
    assert.ok(sources.some((file) => home.test(file)));
    assert.ok(sources.some((file) => asked.test(text(file))));
  });
}
