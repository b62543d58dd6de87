// Data that is kept between two runs: the game with its history, after every action; damaged files, set aside and named. Also
// data that passes through the clipboard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json } from '../cli/binary.mjs';
import { dataFolder, eventually, eventuallyTrue, open, paperCode, paperStart, paperSteps, ring, saveOf } from './harness.mjs';

// Returns the elements about the game; places and focus may differ.
const told = (game) =>
  game.elements()
    .filter(({ id }) => id !== 'status')
    .map(({ id, name, text, attributes }) => ({ id, name, text, ...attributes, 'data-rect': '', tabindex: '' }));

// Returns the theme by the colour of the corner; black means that nothing is drawn yet.
async function ground(game) {
  const [red] = (await game.pixels()).data;
  return red > 180 ? 'light' : red > 0 && red < 80 ? 'dark' : String(red);
}

test('the saved game is whole after each action, and opens on the command line', async (t) => {
  const game = await open(t);
  const done = [];
  const steps = [['cell-5', 'press 5'], ['hint', 'hint 6'], ['cell-6', 'press 6'], ['undo', 'undo'], ['redo', 'redo'], ['restart', 'restart'], ['solve', 'solve 5 6 7 9'], ['step-forward', 'step 1'], ['hide', 'dismiss']];
  for (const [id, action] of steps) {
    await game.click(id);
    done.push(action);
    await eventually(() => game.log().actions, done);
    assert.equal(json('open', game.log().origin).picture, paperStart);
  }
  assert.deepEqual(game.folder.names(), ['attempts', 'game', 'lock', 'settings', 'statistics']);
  await game.click('new-game');
  await eventually(() => game.log().actions.length, done.length + 1);
  const [, machine, seed] = game.log().actions.at(-1).split(' ');
  const made = json('new', machine, '--seed', seed);
  await game.shows(json('open', made.code).picture);
});

test('closing and starting again brings back the game with its history', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode) });
  const first = await open(t, folder);
  await first.click('cell-2');
  await first.shows(json('show', 'merlin', '--start', paperStart, '--presses', '.X./.../...').picture);
  await first.key('h');
  await eventually(() => first.hinted().length, 1);
  await first.key('u');
  await eventually(() => first.picture(), paperStart);
  await first.key('s', 'period');
  await first.shows(paperSteps[0]);
  const before = told(first);
  await first.close();

  const second = await open(t, folder);
  await second.shows(paperSteps[0]);
  assert.deepEqual(told(second), before);
  await second.key('period');
  await second.shows(paperSteps[1]);
  await second.key('u', 'u', 'u');
  await second.shows(paperStart);
  assert.ok(second.isDisabled('undo'));
  await second.close();
});

test('a game ended by force has lost nothing', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode) });
  const first = await open(t, folder);
  await first.click('cell-5');
  await first.shows(paperSteps[0]);
  await first.kill();
  const second = await open(t, folder);
  await second.shows(paperSteps[0]);
});

test('settings are kept', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode) });
  const first = await open(t, folder);
  await eventually(() => ground(first), 'dark');
  await first.key('t');
  await eventuallyTrue(() => /^theme light$/m.test(folder.read('settings')), 'the theme is saved');
  await first.close();
  const second = await open(t, folder);
  await eventually(() => ground(second), 'light');
});

test('a damaged save is set aside under a name of its own, and nothing is lost', async (t) => {
  const folder = dataFolder(t);
  const damaged = [
    ['not a game at all', /line 1/],
    [saveOf(paperCode).replace('end\n', ''), /the end is missing/],
    [saveOf(paperCode).replace('game 2', 'game 7'), /another version/],
    [saveOf(paperCode, 'press 10'), /line 3/],
    [saveOf('1.merlin.mI.94.AA.0.azr8q'), /line 2/],
    [`\0\xff${'x'.repeat(10000)}`, /line 1/],
  ];
  for (const [index, [text, words]] of damaged.entries()) {
    folder.write('game', text);
    const game = await open(t, folder);
    const place = `game.damaged-${index + 1}`;
    assert.equal(game.element('board').name, 'Merlin, 3 by 3');
    assert.match(game.element('notice').text, /The last game could not be read/);
    assert.match(game.element('notice').text, words);
    assert.ok(game.element('notice').text.includes(folder.path(place)), 'the notice names the file');
    assert.equal(folder.read(place), text);
    await game.click('cell-1');
    await eventually(() => game.log().actions, ['press 1']);
    await game.click('notice-close');
    await eventually(() => game.element('notice'), undefined);
    assert.equal(folder.read(place), text);
    await game.close();
  }
  assert.deepEqual(folder.names(), ['attempts', 'game', ...damaged.map((_, index) => `game.damaged-${index + 1}`), 'lock', 'settings', 'statistics', 'window']);
});

test('damaged settings are set aside, and the game opens all the same', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode), settings: 'switchbox-settings 1\ntheme pink\n' });
  const game = await open(t, folder);
  await game.shows(paperStart);
  assert.match(game.element('notice').text, /The settings could not be read .*line 2.*'theme pink'/);
  assert.equal(folder.read('settings.damaged-1'), 'switchbox-settings 1\ntheme pink\n');
});

test('a game that cannot be saved says so, and goes on', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode) });
  const game = await open(t, folder);
  folder.block('game');
  await game.click('cell-5');
  await game.shows(paperSteps[0]);
  assert.match(game.element('notice').text, /cannot be saved here/);
});

test('Ctrl+C copies a link to the position, and Ctrl+V opens it again', async (t) => {
  const game = await open(t);
  await game.key('5');
  await game.shows(paperSteps[0]);
  await game.key('ctrl+c');
  await game.says('Link copied.');
  await game.key('6');
  await game.shows(paperSteps[1]);
  await game.key('7');
  await game.shows(paperSteps[2]);
  await game.key('ctrl+v');
  await game.shows(paperSteps[0]);
  assert.deepEqual(game.log().actions.slice(0, 3), ['press 5', 'press 6', 'press 7']);
  const [word, code] = game.log().actions[3].split(' ');
  const facts = json('open', code);
  assert.equal(word, 'open');
  assert.deepEqual([facts.start, facts.picture, facts.pressed], [paperStart, paperSteps[0], '000/010/000']);
  await game.key('u');
  await game.shows(paperSteps[2]);
});

test('a link copied in one window opens in another', async (t) => {
  const sender = await open(t);
  await sender.key('5');
  await sender.shows(paperSteps[0]);
  await sender.key('ctrl+c');
  await sender.says('Link copied.');
  const receiver = await open(t, dataFolder(t));
  const own = receiver.picture();
  await receiver.key('ctrl+v');
  await receiver.shows(paperSteps[0]);
  await receiver.key('u');
  await receiver.shows(own);
});

test('with nothing to paste the game is as it was', async (t) => {
  const game = await open(t);
  await game.key('ctrl+v', '5');
  await game.shows(paperSteps[0]);
  assert.equal(game.element('notice'), undefined);
  assert.deepEqual(game.log().actions, ['press 5']);
});

test('statistics are kept, and all that is kept goes into a file and comes back out of it', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode) });
  process.env.SWITCHBOX_EXPORTS = folder.home;
  t.after(() => delete process.env.SWITCHBOX_EXPORTS);
  const first = await open(t, folder);
  await first.key('5', '6', '7', '9');
  await first.shows(ring);
  await eventuallyTrue(() => /^machine merlin games 1 wins 1 fewest 1 /m.test(folder.read('statistics')), 'the win is counted');
  await first.click('settings');
  await first.click('data-save');
  await first.says(`Saved as ${folder.home}/switchbox-data.txt.`);
  await first.close();

  folder.write('game', saveOf(paperCode));
  folder.write('statistics', 'switchbox-statistics 1\nend\n');
  const second = await open(t, folder);
  await second.shows(paperStart);
  await second.click('settings');
  await second.click('data-load');
  await eventuallyTrue(() => /^press 9$/m.test(folder.read('game')), 'the game of the file is the game');
  assert.match(folder.read('statistics'), /^machine merlin games 1 wins 1 fewest 1 /m);
  await second.click('data-back');
  await eventuallyTrue(() => !/^press/m.test(folder.read('game')), 'the game of before is the game');
  await second.click('modal-close');
  await second.shows(paperStart);
  assert.equal(folder.read('statistics'), 'switchbox-statistics 1\nend\n');
});
