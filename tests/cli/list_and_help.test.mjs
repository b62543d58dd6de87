import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, run, text } from './binary.mjs';

const commands = ['solve', 'show', 'inspect', 'new', 'open', 'list'];

test('list names every machine', () => {
  const { machines, ...rest } = json('list');
  assert.deepEqual(rest, {});
  const ids = machines.map(({ id }) => id);
  for (const id of ['merlin', 'quatrainment', 'lights-out', 'torus']) assert.ok(ids.includes(id), id);
  for (const machine of machines) {
    assert.deepEqual(Object.keys(machine), ['id', 'name', 'about', 'size', 'states', 'resizable']);
  }
});

test('every machine of the list can be inspected, solved and played', () => {
  for (const { id, size, states } of json('list').machines) {
    const [rows, columns] = size.split('x').map(Number);
    const machine = json('inspect', id);
    assert.equal(machine.states, states);
    assert.equal(machine.buttons, rows * columns);
    const { code } = json('new', id, '--seed', '1');
    assert.notEqual(json('solve', `code:${code}`).verdict, 'impossible');
  }
});

test('people read the list', () => {
  assert.match(text('list'), /^merlin +3x3\n +A corner changes/m);
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
