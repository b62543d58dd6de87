import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, text } from './binary.mjs';

test('levels names every level in order, with a code that opens it', () => {
  const { levels, ...rest } = json('levels');
  assert.deepEqual(rest, {});
  assert.equal(levels.length, 94);
  assert.equal(new Set(levels.map(({ id }) => id)).size, levels.length);
  assert.equal(new Set(levels.map(({ code }) => code)).size, levels.length);
  assert.equal(new Set(levels.map(({ chapter }) => chapter)).size, 14);
  for (const level of levels) {
    assert.deepEqual(Object.keys(level), ['id', 'chapter', 'title', 'machine', 'code', 'solvable', 'fewest']);
    assert.match(level.id, new RegExp(`^${level.chapter}-\\d+$`));
    assert.equal(level.fewest !== null, level.solvable, level.id);
  }
  assert.deepEqual(levels[0], { id: 'first-1', chapter: 'first', title: 'A cross', machine: 'merlin', code: '2.merlin.qo.0mx20', solvable: true, fewest: 1 });
});

test('open says of each code what levels says', () => {
  for (const { id, machine, code, solvable, fewest } of json('levels').levels) {
    const found = json('open', code);
    assert.equal(found.machine, machine, id);
    assert.equal(found.code, code, id);
    assert.equal(found.verdict !== 'impossible', solvable, id);
    if (solvable) assert.equal(found.fewest, fewest, id);
  }
});

test('people read the levels by chapter', () => {
  const lines = text('levels').split('\n');
  assert.equal(lines[0], 'First presses');
  assert.match(lines[1], /^ {2}1 {3}first-1 +merlin +A cross +1 press +2\.merlin\.qo\.0mx20$/);
  assert.ok(lines.includes('Possible or not?'));
  assert.match(text('levels'), /^ {2}\d+ +possible-2 +subboards +Lamp in the corner +cannot be solved +2\.ask~subboards\./m);
});
