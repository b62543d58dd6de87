// Alternating play: a lit lamp is pressed first, then a dark one, and so on in turn.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { complaint, json, text } from './binary.mjs';
import { lightsOut } from './rules.mjs';

// Returns the fewest presses to the dark board by breadth-first search over pictures and turns; undefined if there are none.
function fewest(rule, start) {
  const key = (lamps, turn) => `${lamps.join('')}${turn}`;
  let layer = [[start, 0]];
  const seen = new Set(layer.map(([lamps, turn]) => key(lamps, turn)));
  for (let presses = 0; layer.length > 0; presses += 1) {
    const next = [];
    for (const [lamps, turn] of layer) {
      if (lamps.every((lamp) => lamp === 0)) return presses;
      rule.forEach((changed, button) => {
        if ((lamps[button] !== 0) === (turn === 1)) return;
        const after = lamps.map((lamp, i) => (changed.includes(i) ? 1 - lamp : lamp));
        if (seen.has(key(after, 1 - turn))) return;
        seen.add(key(after, 1 - turn));
        next.push([after, 1 - turn]);
      });
    }
    layer = next;
  }
  return undefined;
}

const grid = (lamps, columns) => lamps.join('').match(new RegExp(`.{${columns}}`, 'g')).join('/');
const pictures = (lamps) => Array.from({ length: 2 ** lamps }, (_, n) => Array.from({ length: lamps }, (_, i) => n >> i & 1));

// Presses one by one, and checks whose turn it is.
function play(rule, start, order) {
  const lamps = [...start];
  order.forEach((number, i) => {
    assert.equal(lamps[number - 1] !== 0, i % 2 === 0, `press ${i + 1}, of cell ${number}, is in turn`);
    for (const lamp of rule[number - 1]) lamps[lamp] = 1 - lamps[lamp];
  });
  return lamps;
}

test('every picture of 2 x 2 and some of 2 x 3 and 3 x 3 take as many presses as a search finds', () => {
  const boards = [[2, 2, pictures(4)], [2, 3, pictures(6).filter((_, n) => n % 9 === 0)], [3, 3, pictures(9).filter((_, n) => n % 61 === 0)]];
  for (const [rows, columns, starts] of boards) {
    const rule = lightsOut(rows, columns);
    for (const start of starts) {
      const answer = json('solve', 'lights-out', '--size', `${rows}x${columns}`, '--alternate', '--start', grid(start, columns));
      const expected = fewest(rule, start);
      assert.equal(answer.fewest, expected);
      if (expected === undefined) assert.equal(answer.verdict, 'impossible');
      else assert.deepEqual(play(rule, start, answer.order), Array(rows * columns).fill(0));
    }
  }
});

test('what no presses reach keeps its proof', () => {
  assert.ok(json('solve', 'lights-out', '--alternate', '--start', 'X..../...../...../...../.....').proof);
});

test('a share code keeps the rule, and new games can be solved', () => {
  for (const machine of [['merlin'], ['merlin', '--states', '3'], ['cylinder', '--size', '3x4'], ['own', '--cylinder', '--size', '3x4', '--holes', '..../.11./....']]) {
    const game = json('new', ...machine, '--alternate', '--seed', '3');
    assert.match(game.code, /~turns\./);
    const solved = json('solve', `code:${game.code}`);
    assert.equal(solved.verdict, 'in order');
    assert.equal(solved.fewest, game.fewest);
    assert.equal(json('open', game.code).alternating, true);
  }
  assert.equal(json('new', 'lights-out', '--size', '4x4', '--alternate', '--fewest', '5', '--seed', '1').fewest, 5);
});

test('presses that were made count for the turn', () => {
  const board = ['merlin', '--alternate', '--start', 'all-on'];
  const { order, fewest: all } = json('solve', ...board);
  const presses = Array(9).fill(0);
  presses[order[0] - 1] = 1;
  const rest = json('solve', ...board, '--presses', grid(presses, 3));
  assert.equal(rest.fewest, all - 1);
  assert.deepEqual(rest.order, order.slice(1));
});

test('people read the rule', () => {
  assert.match(text('solve', 'merlin', '--alternate'), /^Merlin, 3 x 3, alternating play\n/);
  assert.match(json('solve', 'merlin', '--alternate', '--start', 'all-off').reason, /^This target cannot be reached while only a lit and a dark lamp in turn can be pressed/);
  assert.match(json('show', 'merlin', '--alternate', '--presses', '100/000/000').caveat, /^In alternating play the order/);
  const { reachable, alternating } = json('inspect', 'merlin', '--alternate');
  assert.deepEqual([reachable, alternating], [undefined, true]);
});

test('25 lamps are too many, and the limits of large boards are told', () => {
  assert.match(json('solve', 'lights-out', '--alternate').reason, /^Alternating play with 2 states is solved on boards of up to 24 lamps/);
  assert.equal(complaint('solve', 'lights-out', '--size', '70x70', '--alternate'), 'switchbox: size 70x70: Lights Out has at most 64 rows and columns in alternating play');
});

test('a puzzle says press turns, and every format keeps it', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'alternate-')), 'puzzle');
  writeFileSync(path, 'a: a b\nb: a b c\nc: b c\nstart a=1 b=1 c=1\npress turns\n');
  assert.deepEqual(json('solve', `file:${path}`).order, ['b']);
  assert.match(text('solve', `file:${path}`), /lit and dark lamps are pressed in turn/);
  for (const [form, line] of [['text', /^press turns$/m], ['csv', /^press,turns$/m], ['json', /"press": *"turns"/]]) {
    const written = text('convert', `file:${path}`, '--to', form);
    assert.match(written, line);
    writeFileSync(path, written);
    assert.deepEqual(json('solve', `file:${path}`).order, ['b']);
  }
});
