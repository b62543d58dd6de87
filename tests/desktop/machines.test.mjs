// A rule of one's own in the real window: drawn by keys, saved under a typed name, and played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, cells, drawn } from '../cli/rules.mjs';
import { dataFolder, eventually, open, paperCode, saveOf } from './harness.mjs';

const boardName = (game) => game.element('board').name;
const isChecked = (game, id) => game.attribute(id, 'aria-checked') === 'true';

// Opens a smaller window, which is drawn much faster without a graphics processor.
async function openSmall(t, folder) {
  const game = await open(t, folder);
  await game.resize(900, 640);
  return game;
}

async function tabAndReturn(game, ...ids) {
  for (const id of ids) {
    await game.tabTo(id);
    await game.key('Return');
  }
}

// Moves through the choices from the checked one.
async function choose(game, from, to, ...arrows) {
  await game.tabTo(from);
  await game.key(...arrows);
  await eventually(() => isChecked(game, to), true);
}

// Left of the first machine is the last, Cube; before that, My puzzle and My rule.
async function openEditor(game) {
  await game.tabTo('machine-merlin');
  await game.key('Left', 'Left', 'Left', 'Return');
  await eventually(() => game.element('modal')?.name, 'My rule');
}

test('a rule is drawn by keys, saved under a typed name, and found again after a restart', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode) });
  const first = await openSmall(t, folder);
  await openEditor(first);
  await choose(first, 'rule-stencils-three', 'rule-stencils-one', 'Left');
  await tabAndReturn(first, 'rule-clear');
  await eventually(() => first.isDisabled('rule-play'), true);
  assert.match(first.element('rule-facts').text, /^This cannot be played yet: /);
  // From the corner of the 7 x 7 drawing to its middle, the cell above, and the one two to the right of that.
  await first.tabTo('rule-stencil-1');
  await first.key('Down', 'Down', 'Down', 'Right', 'Right', 'Right', 'Return', 'Up', 'Return', 'Right', 'Right', 'space');
  const stencil = '00000/00101/00100/00000/00000';
  await eventually(() => [18, 20, 25].every((mark) => isChecked(first, `rule-stencil-${mark}`)), true);
  assert.equal(first.focused(), 'rule-stencil-20');
  await first.tabTo('rule-name');
  await first.type('Knights  &c.');
  await first.key('BackSpace');
  await tabAndReturn(first, 'rule-save');
  await first.says('Saved as Knights  &c.');
  await first.close();

  const second = await openSmall(t, folder);
  await openEditor(second);
  await eventually(() => second.element('rule-saved-1')?.name, 'Knights  &c');
  await tabAndReturn(second, 'rule-saved-1', 'rule-play');
  await eventually(() => boardName(second), 'My rule, 3 by 3');
  const rule = drawn(3, 3, { stencil });
  const start = cells(second.picture());
  for (let button = 1; button <= 9; ++button) {
    await second.key(String(button));
    const presses = rule.map((_, other) => Number(other < button));
    await eventually(() => cells(second.picture()), after(rule, start, presses), `after button ${button}`);
  }
  await second.close();

  const third = await openSmall(t, folder);
  assert.equal(boardName(third), 'My rule, 3 by 3');
  await tabAndReturn(third, 'machine-own');
  await eventually(() => third.element('rule-name')?.text, 'Knights  &c');
  assert.equal(third.element('rule-saved-1').name, 'Knights  &c, loaded');
});

// Returns the arrow keys from one cell of a 5 x 5 board to another.
function arrows(from, to) {
  const [rows, columns] = [(cell) => Math.floor((cell - 1) / 5), (cell) => (cell - 1) % 5].map((line) => line(to) - line(from));
  return [...Array(Math.abs(rows)).fill(rows > 0 ? 'Down' : 'Up'), ...Array(Math.abs(columns)).fill(columns > 0 ? 'Right' : 'Left')];
}
