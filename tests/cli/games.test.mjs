// new, open and code agree with one another.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, text } from './binary.mjs';

const solveKeys = ['verdict', 'fewest', 'presses', 'cells', 'solutions'];
const pick = (object, keys) => Object.fromEntries(keys.map((key) => [key, object[key]]));

test('new answers with code, link, start, target, fewest and the seed', () => {
  const game = json('new', 'merlin', '--seed', '4');
  assert.deepEqual(Object.keys(game), ['code', 'link', 'start', 'target', 'fewest', 'seed']);
  assert.equal(game.target, '111/101/111');
  assert.equal(game.seed, 4);
  assert.match(game.link, /^https?:\/\//);
  assert.ok(game.link.endsWith(`/#${game.code}`));
});

test('the same seed gives the same game', () => {
  for (const machine of ['merlin', 'quatrainment', 'lights-out', 'torus']) {
    assert.deepEqual(json('new', machine, '--seed', '9'), json('new', machine, '--seed', '9'));
    assert.notEqual(json('new', machine, '--seed', '9').code, json('new', machine, '--seed', '10').code);
  }
});

test('a seed that was drawn can be used again', () => {
  const game = json('new', 'lights-out', '--size', '6x7');
  assert.ok(Number.isSafeInteger(game.seed));
  assert.deepEqual(json('new', 'lights-out', '--size', '6x7', '--seed', String(game.seed)), game);
});

for (const fewest of [0, 1, 5, 9]) {
  test(`a game of Merlin ${fewest} presses from its goal`, () => {
    const game = json('new', 'merlin', '--fewest', String(fewest), '--seed', '1');
    assert.equal(game.fewest, fewest);
    assert.equal(json('solve', `code:${game.code}`).fewest, fewest);
  });
}

test('a game of Lights Out 2000 that is 7 presses from its goal', () => {
  const game = json('new', 'lights-out-2000', '--fewest', '7', '--seed', '1');
  assert.equal(game.fewest, 7);
  assert.equal(json('solve', `code:${game.code}`).fewest, 7);
});

test('every number of states makes games', () => {
  for (const states of ['2', '3', '4', '5', '6', '7', '8', '9']) {
    const game = json('new', 'torus', '--states', states, '--seed', '1');
    const solved = json('solve', `code:${game.code}`);
    assert.notEqual(solved.verdict, 'impossible');
    assert.equal(solved.fewest, game.fewest);
    assert.notEqual(game.start, game.target);
  }
});

test('a game whose fewest presses are not known soon says at most how many', () => {
  const game = json('new', 'own', '--torus', '--size', '6x9', '--stencil', '111/111/111', '--seed', '1');
  assert.deepEqual(Object.keys(game), ['code', 'link', 'start', 'target', 'at_most', 'at_least', 'seed']);
  const opened = json('open', game.code, '--quick');
  assert.equal(opened.at_most, game.at_most);
  assert.ok(json('open', game.code).fewest <= game.at_most);
});

test("a day's puzzle is the same for everybody, of the machine of its weekday, with its number and date", () => {
  const week = [
    ['2026-11-23', 'merlin', 3],
    ['2026-11-24', 'quatrainment', 4],
    ['2026-11-25', 'lights-out', 5],
    ['2026-11-26', 'subboards', 5],
    ['2026-11-27', 'lights-out-2000', 6],
    ['2026-11-28', 'ghaly', 10],
    ['2026-11-29', 'lights-out', 9],
  ];
  for (const [day, machine, fewest] of week) {
    const { number, date, ...game } = json('new', '--daily', day);
    assert.equal(date, day);
    assert.equal(number, 327 + week.findIndex(([other]) => other === day));
    assert.equal(game.fewest, fewest);
    assert.equal(game.seed, Number(day.replaceAll('-', '')));
    assert.equal(json('open', game.code).machine, machine);
  }
  assert.equal(json('new', '--daily', '2026-01-01').number, 1);
  assert.equal(json('new', '--daily', '2026-11-23').code, '2.merlin.Zw.f3dq1');
  assert.equal(json('new', '--daily', '2026-11-29').code, '2.lights-out~6x6.FBfcIz.my3sq');
  assert.equal(json('new', '--daily', '2028-02-29').seed, 20280229);
});

test("without a date it is today's", () => {
  const today = () => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  };
  const before = today();
  const { date, seed } = json('new', '--daily');
  assert.ok([before, today()].includes(date));
  assert.equal(seed, Number(date.replaceAll('-', '')));
});

test('open answers with the game, where it stands, the verdict and the machine', () => {
  const game = json('new', 'lights-out', '--size', '4x7', '--seed', '3');
  const opened = json('open', game.code);
  assert.deepEqual(pick(opened, ['code', 'link', 'start', 'target', 'fewest']), pick(game, ['code', 'link', 'start', 'target', 'fewest']));
  assert.equal(opened.machine, 'lights-out');
  assert.equal(opened.size, '4x7');
  assert.equal(opened.pressed, '0000000/0000000/0000000/0000000');
  assert.equal(opened.picture, game.start);
  const board = ['lights-out', '--size', '4x7', '--start', game.start];
  assert.deepEqual(pick(opened, solveKeys), json('solve', ...board));
  const machine = json('inspect', 'lights-out', '--size', '4x7');
  assert.deepEqual({ ...pick(opened, Object.keys(machine)), solutions: machine.solutions }, machine);
});

test('a link and a code open the same game', () => {
  const { code, link } = json('new', 'merlin', '--seed', '2');
  assert.deepEqual(json('open', link), json('open', code));
  assert.deepEqual(json('open', ` ${code}\n`), json('open', code));
});

test('code: stands for the machine with its start, target and presses', () => {
  const { code, start } = json('new', 'merlin', '--seed', '6', '--fewest', '5');
  const solved = json('solve', `code:${code}`);
  assert.deepEqual(solved, json('solve', 'merlin', '--start', start));
  assert.equal(json('show', `code:${code}`, '--presses', solved.presses).picture, '111/101/111');
  assert.deepEqual(json('inspect', `code:${code}`), json('inspect', 'merlin'));
});

test('options go before what the code holds', () => {
  const { code, start } = json('new', 'merlin', '--seed', '6');
  const opened = (...args) => json('solve', `code:${code}`, ...args);
  assert.deepEqual(opened('--start', '100/110/001').cells, [5, 6, 7, 9]);
  assert.equal(opened('--target', start).fewest, 0);
  const { presses } = opened();
  assert.equal(opened('--presses', presses).fewest, 0);
});

test('at another size the machine of the code has its usual pictures', () => {
  const { code } = json('new', 'lights-out', '--seed', '6');
  assert.deepEqual(json('solve', `code:${code}`, '--size', '3x4'), json('solve', 'lights-out', '--size', '3x4'));
});

test('the presses in a code count', () => {
  // Merlin's sample with button 5 pressed, as the page writes it.
  const body = '1.merlin.mI.94.CA.1';
  const opened = json('open', `${body}.${checkOf(body)}`);
  assert.equal(opened.pressed, '000/010/000');
  assert.equal(opened.start, '100/110/001');
  assert.equal(opened.picture, '110/001/011');
  assert.deepEqual(opened.cells, [6, 7, 9]);
});

// Returns the check at the end of a share code (src/game/share_code.cpp).
function checkOf(body) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(body)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  hash ^= hash >> 32n;
  return Array.from({ length: 5 }, (_, i) => '0123456789abcdefghjkmnpqrstvwxyz'[Number((hash >> BigInt(5 * i)) & 31n)]).join('');
}

test('people read boards, code and link', () => {
  const game = text('new', 'merlin', '--seed', '4', '--fewest', '5');
  assert.match(game, /^Merlin, 3 x 3\n\nStart +Target +Pressed\n/);
  assert.match(game, /^Code +2\.merlin\.\S+$/m);
  assert.match(game, /^Link +http\S+#2\.merlin\.\S+$/m);
  assert.match(game, /^Fewest presses +5$/m);
  assert.match(game, /^Seed +4$/m);

  const opened = text('open', /^Code +(\S+)$/m.exec(game)[1]);
  assert.match(opened, /^One solution/m);
  assert.match(opened, /^Rank +9$/m);
});
