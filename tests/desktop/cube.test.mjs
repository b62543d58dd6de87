// The Rubik's cube in the real window: turned by keys and by dragging what is drawn in three dimensions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json } from '../cli/binary.mjs';
import { dataFolder, eventually, eventuallyTrue, open, saveOf } from './harness.mjs';

const { code } = json('new', 'cube', '--turns', '3', '--seed', '1');

async function openCube(t) {
  const folder = dataFolder(t, { game: saveOf(code) });
  const game = await open(t, folder);
  await game.resize(1280, 800);
  await eventually(() => game.element('board').name, 'Cube, 3 by 3 by 3');
  await game.settle();
  return game;
}

const stickers = (game) => game.lamps().map(({ name }) => name).join('|');
const says = (game, words) => eventuallyTrue(() => words.test(game.status()), `${words}`);

test('letters turn its faces, with Shift the other way, and the game is there again', async (t) => {
  const game = await openCube(t);
  const start = stickers(game);
  await game.key('u');
  await says(game, /^Turned U\./);
  await game.key('shift+f');
  await says(game, /^Turned F'\./);
  const turned = stickers(game);
  assert.notEqual(turned, start);
  await game.close();
  const again = await open(t, game.folder);
  await eventually(() => stickers(again), turned);
  await again.key('ctrl+z');
  await says(again, /^Undone\./);
  await again.key('ctrl+z');
  await eventually(() => stickers(again), start);
});

test('a drag on it turns a layer, one beside it and Shift with an arrow look round it', async (t) => {
  const game = await openCube(t);
  const start = stickers(game);
  const first = await game.pixels();
  const net = game.rect('board');
  const differs = async (from) => !(await game.pixels()).data.equals(from.data);
  await game.key('shift+Right');
  await eventuallyTrue(() => differs(first), 'the cube from another side');
  await game.key('shift+Left');
  await game.settle();
  // The cube is left of the net; this point is on the column of F that belongs to R.
  await game.drag([net.x - 322, net.y + 347], [0, -80]);
  await says(game, /^Turned [URFDLB]['2]?\./);
  const turned = stickers(game);
  assert.notEqual(turned, start);
  const before = await game.pixels();
  await game.drag([net.x - 40, net.y + 60], [-60, 0]);
  await eventuallyTrue(() => differs(before), 'the cube from another side');
  assert.equal(stickers(game), turned);
});
