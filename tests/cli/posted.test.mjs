// Boards as people post them (tests/golden/posted_boards.json): each is read as it is meant, or refused if its meaning is not plain.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { complaint, run } from './binary.mjs';

const boards = JSON.parse(readFileSync(new URL('../golden/posted_boards.json', import.meta.url), 'utf8'));

function answer(...args) {
  const { status, stdout, stderr } = run(...args, '--json');
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

test('the list has boards that are read, boards that are refused, and targets', () => {
  assert.ok(boards.filter(({ picture }) => picture).length >= 120);
  assert.ok(boards.filter(({ want }) => want).length >= 10);
  assert.ok(boards.filter(({ picture, want }) => !picture && !want).length >= 10);
});

for (const { note, machine, args = [], text, picture, target, want, fewest } of boards) {
  test(note, () => {
    if (picture) {
      assert.equal(answer('show', machine, ...args, `--start=${text}`).picture, picture);
    } else if (want) {
      assert.equal(answer('solve', machine, ...args, `--target=${target}`).fewest, fewest);
    } else {
      assert.match(complaint('solve', machine, ...args, `--start=${text}`), /^switchbox: start, /);
    }
  });
}
