// The machines other than Merlin, set up, drawn and played in the real window, mostly by keys.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json } from '../cli/binary.mjs';
import { after, cells, drawn, subboardPlaces, subboards } from '../cli/rules.mjs';
import { dataFolder, eventually, eventuallyTrue, open, paperCode, paperStart, ring, saveOf } from './harness.mjs';

const boardName = (game) => game.element('board').name;
const isChecked = (game, id) => game.attribute(id, 'aria-checked') === 'true';
const wordsFor = (presses) => `${presses} press${presses === 1 ? '' : 'es'} to go.`;

// Opens a smaller window, which is drawn much faster without a graphics processor.
async function openSmall(t, folder) {
  const game = await open(t, folder);
  await game.resize(900, 640);
  return game;
}

const openGame = (t, ...machine) => openSmall(t, dataFolder(t, { game: saveOf(json('new', ...machine).code) }));

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

async function openSetup(game) {
  await game.key('g');
  await eventually(() => game.element('modal')?.name, 'Set up a game');
}

test('G sets a game up by keys alone: machine, size, states and the presses it needs', async (t) => {
  const game = await openSmall(t);
  await openSetup(game);
  await choose(game, 'setup-machine-merlin', 'setup-machine-king', ...Array(9).fill('Down'));
  await tabAndReturn(game, 'setup-rows-less', 'setup-columns-more');
  await choose(game, 'setup-states-2', 'setup-states-3', 'Right');
  await game.tabTo('setup-presses-more');
  await game.key('Return', 'Return', 'Return', 'Return');
  await tabAndReturn(game, 'setup-start');
  await eventually(() => boardName(game), 'King, 4 by 6');
  await game.says('New game of King. 4 presses to go.');
  assert.ok(isChecked(game, 'machine-king'));
  const [word, code] = game.log().actions[0].split(' ');
  assert.deepEqual([word, code.split('.')[1]], ['open', 'king~4x6~3']);
  assert.equal(game.states(), json('open', code).start);
  await game.key('u');
  await game.shows(paperStart);
});

test('a typed seed gives the same board every time, by keys and by mouse', async (t) => {
  const game = await openSmall(t);
  await game.resize(1100, 860); // all machines fit into the header, and the dialog needs no scrolling
  const { start } = json('new', 'merlin', '--seed', '4207');
  await openSetup(game);
  await choose(game, 'setup-puzzle-random', 'setup-puzzle-seed', 'Right', 'Right');
  await eventually(() => game.isDisabled('setup-start'), true);
  await game.tabTo('setup-seed-field');
  await game.type('4x 2-0g75');
  await game.key('BackSpace');
  await eventually(() => game.element('setup-seed-field').text, '4207');
  await tabAndReturn(game, 'setup-start');
  await game.shows(start);

  await game.click('new-game');
  await eventually(() => game.log().actions.length, 2);
  await game.click('setup');
  await game.click('setup-puzzle-random');
  await eventually(() => game.element('setup-seed-field'), undefined);
  await game.click('setup-puzzle-seed');
  await eventuallyTrue(() => game.attribute('setup-seed-field', 'data-rect'), 'it is drawn, though the mouse rests');
  await game.click('setup-seed-field');
  await game.key('BackSpace', 'BackSpace');
  await game.type('07');
  await eventually(() => game.element('setup-seed-field').text, '4207');
  await game.key('Tab'); // continues from the clicked field
  await eventually(() => game.focused(), 'setup-start');
  await game.key('Return');
  await eventually(() => game.element('modal'), undefined);
  await game.shows(start);
  const [first, , last] = game.log().actions;
  assert.deepEqual([first, last], ['new merlin 4207', 'new merlin 4207']);
});

test('lamps are painted by keys and by mouse, of the start and of the target, and Undo takes it back', async (t) => {
  const game = await openSmall(t);
  await game.key('e');
  await eventually(() => boardName(game), 'Merlin, 3 by 3, editing the start');
  await game.key('Right', 'Return', 'Right', 'Down', 'Return');
  const painted = '000/100/001';
  await game.shows(painted);
  const { fewest } = json('solve', 'merlin', '--start', painted);
  await game.says(`Lamp 5 set to dark. ${wordsFor(fewest)}`);
  await game.click('cell-9');
  await eventually(() => game.picture(), '000/100/000');
  await tabAndReturn(game, 'edit-target');
  await eventually(() => boardName(game), 'Merlin, 3 by 3, editing the target');
  await game.shows(ring);
  await game.click('cell-5');
  await eventually(() => game.picture(), '111/111/111');
  await tabAndReturn(game, 'invert');
  await game.shows('000/000/000');
  await game.key('Escape');
  await eventually(() => boardName(game), 'Merlin, 3 by 3');
  await eventually(() => game.picture(), '000/100/000');
  await game.says(wordsFor(json('solve', 'merlin', '--start', '000/100/000', '--target', 'all-off').fewest));
  assert.deepEqual(game.log().actions, ['paint start 1 0', 'paint start 5 0', 'paint start 9 0', 'paint target 5 1', 'target 000/000/000']);
  await game.key('u', 'u', 'u');
  await eventually(() => game.picture(), painted);
  await game.key('u', 'u');
  await game.shows(paperStart);
  assert.ok(game.isDisabled('undo'));
});

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

test("Subboards' buttons stand between the lamps, for the mouse and for the arrows", async (t) => {
  const game = await openGame(t, 'subboards', '--seed', '7');
  const start = cells(game.picture());
  const presses = subboards.map(() => 0);
  const press = async (act, index) => {
    await act();
    presses[index] = 1;
    await eventually(() => cells(game.picture()), after(subboards, start, presses), `button ${index + 1}`);
  };
  const ids = subboardPlaces.map((place) => `cell-${place + 1}`);
  assert.deepEqual(game.buttons().map(({ id }) => id), ids);
  for (const [index, id] of ids.entries()) await press(() => game.click(id), index);
  await game.key(...ids.map(() => 'u'));
  await eventually(() => cells(game.picture()), start);
  presses.fill(0);

  // The rows have three buttons, two, three, two and three.
  await game.key('Right');
  await eventually(() => game.focused(), ids.at(-1), 'where the last click was');
  const walk = [['Up', 10], ['Left', 9], ['Up', 6], ['Up', 4], ['Right', 5], ['Up', 2], ['Left', 1]];
  for (const [arrow, number] of walk) {
    await game.key(arrow);
    await eventually(() => game.focused(), ids[number - 1], `${arrow} to button ${number}`);
    await press(() => game.key('Return'), number - 1);
  }
});

// Returns the arrow keys from one cell of a 5 x 5 board to another.
function arrows(from, to) {
  const [rows, columns] = [(cell) => Math.floor((cell - 1) / 5), (cell) => (cell - 1) % 5].map((line) => line(to) - line(from));
  return [...Array(Math.abs(rows)).fill(rows > 0 ? 'Down' : 'Up'), ...Array(Math.abs(columns)).fill(columns > 0 ? 'Right' : 'Left')];
}

test('in lit-only play a dark lamp is refused in words, and a long search can be cancelled and asked for again', async (t) => {
  const game = await openGame(t, 'lights-out', '--lit-only', '--seed', '7');
  const start = game.picture();
  const dark = game.buttons().filter(({ attributes }) => attributes['aria-disabled'] === 'true').map(({ id }) => id);
  assert.equal(dark[0], 'cell-1');
  await game.key('Right', 'Return');
  await eventuallyTrue(() => /^Lamp 1 is dark\. You can press only lit lamps\.$/.test(game.status()), 'by key');
  await game.click(dark.at(-1));
  await eventuallyTrue(() => /^Lamp 25 is dark\. /.test(game.status()), 'by mouse');
  await game.shows(start);
  assert.deepEqual(game.log().actions, []);

  await game.key('h');
  await eventually(() => game.element('progress')?.role, 'progressbar');
  await game.key('Escape');
  await eventually(() => game.element('progress'), undefined);
  await eventuallyTrue(() => /^Search stopped\./.test(game.status()), 'it says so');
  assert.deepEqual(game.hinted(), []);

  await game.key('h', 'Return'); // a refused press stops no search
  await eventually(() => game.hinted().length, 1);
  const fewest = Number(/way from here has (\d+) press/.exec(game.element('why').text)[1]);
  assert.equal(fewest, json('solve', 'lights-out', '--lit-only', '--start', start).fewest);
  let here = 25; // place of the last click
  await game.key('Right');
  for (let press = 1; press <= fewest; ++press) {
    if (press > 1) await game.key('h');
    await eventually(() => game.hinted().length, 1);
    const [hinted] = game.hinted();
    await game.key(...arrows(here, hinted), 'Return');
    await eventually(() => game.hinted(), []);
    here = hinted;
  }
  await game.says(`Solved in ${fewest} presses, the fewest possible. With ${fewest} hints.`);
  await game.shows('00000/00000/00000/00000/00000');
});
