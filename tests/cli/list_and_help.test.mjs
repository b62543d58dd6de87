import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, run, text } from './binary.mjs';

const commands = ['solve', 'show', 'inspect', 'new', 'open', 'wire', 'algebra', 'convert', 'list', 'levels', 'sheet'];

test('list names every machine', () => {
  const { machines, ...rest } = json('list');
  assert.deepEqual(rest, {});
  const ids = machines.map(({ id }) => id);
  assert.deepEqual(ids, [
    'merlin',
    'quatrainment',
    'ghaly',
    'lights-out',
    'subboards',
    'torus',
    'lights-out-2000',
    'lights-out-6',
    'diagonals',
    'king',
    'knight',
    'neighbours',
    'row-column',
    'cylinder',
    'cube',
    'own',
  ]);
  for (const machine of machines) {
    assert.deepEqual(Object.keys(machine), ['id', 'name', 'about', 'size', 'states', 'resizable']);
  }
});

test('every machine of the list can be inspected, solved and played', () => {
  for (const { id, size, states } of json('list').machines) {
    if (id === 'cube') continue; // cube.test.mjs tests it
    const [rows, columns] = size.split('x').map(Number);
    const machine = json('inspect', id, '--size', size);
    assert.equal(machine.states, states);
    assert.equal(machine.lamps, rows * columns);
    const { code } = json('new', id, '--seed', '1');
    assert.notEqual(json('solve', `code:${code}`).verdict, 'impossible');
  }
});

test('resizable says which machines take a size', () => {
  for (const { id, resizable } of json('list').machines) {
    const size = { ghaly: '7', cube: '2' }[id] ?? '7x6';
    assert.equal(run('inspect', id, '--size', size).status, resizable ? 0 : 2, id);
  }
});

test('every machine but Ghaly and the cube takes 2 to 9 states', () => {
  for (const { id } of json('list').machines) {
    if (id === 'ghaly' || id === 'cube') continue; // the size determines the number of states; six colours
    for (const states of [2, 3, 4, 5, 6, 7, 8, 9]) assert.equal(json('inspect', id, '--states', String(states)).states, states);
  }
});

test('people read the list', () => {
  assert.match(text('list'), /^row-column +4x4, or any other up to 24x24$/m);
  assert.match(text('list'), /^lights-out-2000 +5x5, 3 states, or any other up to 64x64$/m);
  assert.match(text('list'), /^merlin +3x3\n +A corner flips/m);
});

test('every subcommand has help', () => {
  for (const command of commands) {
    const help = text(command, '--help');
    assert.match(help, new RegExp(`^Usage: switchbox ${command} `, 'm'));
    assert.match(help, /--json/);
  }
});

test('the program has help that names the subcommands, and a version', () => {
  const help = text('--help');
  for (const command of commands) assert.match(help, new RegExp(`^  ${command} +\\S`, 'm'));
  assert.match(text('--version'), /^switchbox \d+\.\d+\S*\n$/);
});

test('help wins over arguments that are missing', () => {
  assert.equal(run('open', '--help').status, 0);
});
