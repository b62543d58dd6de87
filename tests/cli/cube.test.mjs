import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { binary, complaint, json, readAnswer, run, text } from './binary.mjs';

const golden = readFileSync(new URL('../golden/cube_positions.txt', import.meta.url), 'utf8');
const rows = golden.split('\n').filter((line) => line && !line.startsWith('#')).map((line) => line.split('|').map((part) => part.trim()));
const rowsOf = (kind) => rows.filter(([first]) => first === kind).map(([, ...rest]) => rest);

const solvedSmall = 'UUUURRRRFFFFDDDDLLLLBBBB';
const solved = [...'URFDLB'].map((face) => face.repeat(9)).join('');
const superflip = 'U R2 F B R B2 R U2 L B2 R U\' D\' R2 F R\' L B2 U2 F2';
const inMetric = { face: () => 1, quarter: (turn) => (turn.endsWith('2') ? 2 : 1), clockwise: (turn) => ({ 2: 2, "'": 3 })[turn.at(-1)] ?? 1 };
const lengthOf = (turns, metric = 'face') => turns.split(' ').filter(Boolean).reduce((sum, turn) => sum + inMetric[metric](turn), 0);

test('every sequence of the golden file shows its picture and has its order', () => {
  for (const [turns, picture, order] of rowsOf('turns')) {
    assert.deepEqual(json('show', 'cube', '--presses', turns), { picture, order: Number(order.replace('order ', '')) }, turns);
  }
});

test('every picture of the golden file is solved in at most 22 turns that do it', () => {
  for (const [, picture] of rowsOf('turns')) {
    const answer = json('solve', 'cube', '--start', picture);
    const counts = answer.proved ? ['fewest'] : ['at_most', 'at_least'];
    assert.deepEqual(Object.keys(answer), ['verdict', ...counts, 'presses', 'turns', 'length', 'metric', 'proved']);
    assert.equal(answer.verdict, 'solvable');
    assert.equal(answer.length, lengthOf(answer.turns));
    assert.ok(answer.length <= 22, `${answer.length} turns for ${picture}`);
    assert.equal(json('show', 'cube', '--start', picture, '--presses', answer.turns).picture, solved);
  }
});

test('every assembly of the golden file is judged as its sums say', () => {
  const laws = ['twist', 'flip', 'parity'];
  for (const [picture, ...said] of rowsOf('assembly')) {
    const sums = said.slice(0, 3).map((part) => Number(/\d+/.exec(part)[0]));
    const answer = json('solve', 'cube', '--start', picture);
    if (sums.every((sum) => sum === 0)) {
      assert.equal(answer.verdict, 'solvable');
      continue;
    }
    assert.deepEqual(Object.keys(answer), ['verdict', 'law', 'twist', 'flip', 'parity', 'reason']);
    assert.equal(answer.verdict, 'impossible');
    assert.equal(answer.law, laws[sums.findIndex((sum) => sum !== 0)]);
    // Only zero is compared: a sum of twists is 1 or 2 depending on the direction of counting.
    assert.equal(answer.twist === 0, sums[0] === 0);
    assert.deepEqual([answer.flip, answer.parity], sums.slice(1));
    assert.match(answer.reason, /cannot be solved/);
  }
});

test('a cube with two stickers exchanged is impossible, mostly because there are no such pieces', () => {
  for (const [picture] of rowsOf('swapped')) {
    const answer = json('solve', 'cube', '--start', picture);
    assert.equal(answer.verdict, 'impossible');
    if (answer.law === 'pieces') assert.deepEqual(Object.keys(answer), ['verdict', 'law', 'reason']);
  }
});

test('a turn shows the picture of the specification, and orders are those of the books', () => {
  const afterR = 'UUFUUFUUF RRRRRRRRR FFDFFDFFD DDBDDBDDB LLLLLLLLL UBBUBBUBB';
  assert.deepEqual(json('show', 'cube', '--presses', 'R'), { picture: afterR.replaceAll(' ', ''), order: 4 });
  assert.equal(json('show', 'cube', '--start', afterR, '--presses', 'R\'').picture, solved);
  for (const [turns, order] of [['R U', 105], ['R U R\' U\'', 6], ['R\' D\' R D', 6], ['R2 L2 U2 D2 F2 B2', 2], ['', 1]]) {
    assert.equal(json('show', 'cube', '--presses', turns).order, order, turns);
  }
});

test('a start is turns or a picture, with presses made since', () => {
  assert.deepEqual(json('solve', 'cube', '--start', 'R U R\' F2'), { verdict: 'solvable', fewest: 4, presses: 'F2 R U\' R\'', turns: 'F2 R U\' R\'', length: 4, metric: 'face', proved: true });
  assert.deepEqual(json('solve', 'cube'), { verdict: 'solvable', fewest: 0, presses: '', turns: '', length: 0, metric: 'face', proved: true });
  assert.equal(json('solve', 'cube', '--start', 'R U', '--presses', 'U\' R\'').length, 0);
  assert.equal(json('solve', 'cube', '--start', 'random:5').verdict, 'solvable');
  assert.equal(json('show', 'cube', '--start', superflip).picture, 'UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB');
});

test('a start is a picture in the letters of the usual colours, or laid out as the net, held any way', () => {
  const scramble = 'R U F\' L2 D B2';
  const { picture } = json('show', 'cube', '--start', scramble);
  const written = (letters) => [...picture].map((letter) => letters['URFDLB'.indexOf(letter)]).join('');
  // White up and green in front; red up and blue in front; a mirrored cube.
  for (const letters of ['WRGYOB', 'RWBOYG', 'WOGYRB']) {
    const answer = readAnswer('solve', 'cube', '--start', written(letters));
    assert.equal(answer.verdict, 'solvable');
    assert.ok(answer.length <= 6, letters);
    assert.match(answer.read_as, /Read as colours: [a-z]+ is up and [a-z]+ in front\./);
    assert.equal(readAnswer('show', 'cube', '--start', written(letters), '--presses', answer.turns).picture, readAnswer('show', 'cube', '--start', [...letters].map((letter) => letter.repeat(9)).join('')).picture);
  }
  // The net as the program prints it.
  const net = text('show', 'cube', '--start', scramble).split('\n').slice(2, 11).join('\n');
  const read = readAnswer('show', 'cube', '--start', net);
  assert.equal(read.picture, picture);
  assert.match(read.read_as, /Read as a net/);
  assert.equal(json('show', 'cube', '--start', picture).read_as, undefined);
  assert.match(complaint('solve', 'cube', '--start', written('WRGYOB').replace('W', 'Y')), /start, face .*: \d+ stickers are yellow where 9 are needed/);
});

// Returns the answer, whether or not one line reports how the start was read.
const answered = (...args) => JSON.parse(run(...args, '--json').stdout);

test('a start and presses are read in the notation of speedcubers, and the solution holds as the cube is held then', () => {
  const shown = (...args) => answered('show', 'cube', ...args).picture;
  for (const [text, same] of [['(R U)3', 'R U R U R U'], ['[R, U]', "R U R' U'"], ['[R: U]', "R U R'"], ["RUR'U'", "R U R' U'"], ['R3 Ui', "R' U'"], ["R U // trigger\nR'", "R U R'"], ["Rw U Rw'", "x L U L' x'"], ['M2 U M2', 'R2 L2 x2 U x2 R2 L2']]) {
    assert.equal(shown('--start', text), shown('--start', same), text);
    assert.equal(shown('--presses', text), shown('--start', text), text);
  }
  for (const start of ['x R U', "M U M'", 'Rw U2 y F', 'S E2 z2 L']) {
    const answer = answered('solve', 'cube', '--start', start);
    // After the solution each face has one colour.
    assert.match(shown('--start', start, '--presses', answer.turns), /^(?:(.)\1{8}){6}$/, start);
    if (/[xyz]/.test(start)) assert.match(answer.read_as, /^The cube is rotated at the end, by [xyz].* centre is up, . in front\. /);
  }
  assert.match(readAnswer('solve', 'cube', '--size', '2', '--start', 'R y U').read_as, /^The cube is rotated at the end, by y\. /);
  assert.match(complaint('show', 'cube', '--presses', "R x y'"), /^switchbox: presses, the whole cube is rotated at the end, by x y'; add .* or write the turns as the start/);
});

test('a start is read from a file or standard input, in colours, as a net, or as show prints it', () => {
  const scramble = "R U F' L2 D B2";
  const { picture } = json('show', 'cube', '--start', scramble);
  const piped = (input, ...args) => spawnSync(binary, [...args, '--start', 'file:-', '--json'], { input, encoding: 'utf8' });
  const from = (input) => JSON.parse(piped(input, 'show', 'cube').stdout);
  assert.equal(from(`${scramble} // a scramble\n`).picture, picture);
  assert.equal(from(`${picture}\n`).picture, picture);
  assert.equal(from(text('show', 'cube', '--start', scramble)).picture, picture);
  const squares = { U: '⬜', R: '🟥', F: '🟩', D: '🟨', L: '🟧', B: '🟦' };
  const coloured = from([...picture].map((face) => squares[face]).join(''));
  assert.equal(coloured.picture, picture);
  assert.equal(coloured.read_as, 'Read as colours: white is up and green in front.');
  const refused = piped("R U\nR' Q\n", 'solve', 'cube');
  assert.deepEqual([refused.status, refused.stdout], [2, '']);
  assert.match(refused.stderr, /start, line 2, column 4: 'Q' is not a turn/);
  assert.match(complaint('solve', 'cube', '--start', 'UFUFRRRRFDFDDBDBLLLLUBUB'), /a picture of the 2 x 2 x 2 cube/);
});

test('new cubes have the usual colours, and codes without a scheme the paper\'s', () => {
  assert.match(json('new', 'cube', '--seed', '7').code, /^2\.cube~3~common\./);
  assert.equal(json('open', '2.cube~3~clockwise.1p6gf').picture, solved);
});

test('the metric says what a turn counts', () => {
  for (const metric of Object.keys(inMetric)) {
    const answer = json('solve', 'cube', '--start', 'R U2 F\'', '--metric', metric);
    assert.equal(answer.metric, metric);
    assert.equal(answer.length, lengthOf(answer.turns, metric));
  }
});

test('the cube of side 2 is always solved with the fewest turns', () => {
  for (const metric of Object.keys(inMetric)) {
    const start = ['--size', '2', '--start', 'random:9', '--metric', metric];
    const answer = json('solve', 'cube', ...start);
    assert.equal(answer.proved, true);
    assert.equal(answer.length, lengthOf(answer.turns, metric));
    assert.equal(json('show', 'cube', ...start, '--presses', answer.turns).picture, solvedSmall);
  }
  assert.equal(json('solve', 'cube', '--size', '2', '--start', 'D').length, 1);
  const twisted = json('solve', 'cube', '--size', '2', '--start', 'UUURFRRRFUFFDDDDLLLLBBBB');
  assert.deepEqual(Object.keys(twisted), ['verdict', 'law', 'twist', 'reason']);
  assert.equal(twisted.law, 'twist');
});

test('the fewest face turns are proved when they are asked for, or as far as the time goes', () => {
  const answer = json('solve', 'cube', '--start', 'R U R\' F2 L D B R2 U', '--shortest');
  assert.equal(answer.proved, true);
  assert.ok(answer.length <= 9);
  assert.equal(json('show', 'cube', '--start', 'R U R\' F2 L D B R2 U', '--presses', answer.turns).picture, solved);
  const given = json('solve', 'cube', '--start', superflip, '--shortest', '--limit', '5s');
  assert.equal(given.proved, false);
  assert.ok(given.at_least <= 20 && given.length >= 20);
  assert.match(complaint('solve', 'cube', '--shortest', '--metric', 'quarter'), /only the fewest face turns can be proved/);
  assert.equal(json('solve', 'cube', '--size', '2', '--start', 'R U', '--shortest', '--metric', 'quarter').proved, true);
});

test('inspect counts the states by orbits', () => {
  const count = (answer) => answer.orbits.reduce((product, length) => product * BigInt(length), 1n).toString();
  const large = json('inspect', 'cube');
  assert.equal(large.states, '43252003274489856000');
  assert.equal(count(large), large.states);
  assert.deepEqual([large.facets, large.inputs], [48, 18]);
  assert.equal(json('inspect', 'cube', '--metric', 'quarter').inputs, 12);
  assert.equal(json('inspect', 'cube', '--metric', 'clockwise').inputs, 6);
  const small = json('inspect', 'cube', '--size', '2');
  assert.deepEqual([small.states, count(small), small.facets, small.inputs], ['3674160', '3674160', 24, 9]);
});

test('a new cube comes from its seed, as many turns from solved as asked for, and its code is opened', () => {
  const { code, link, start, target, seed } = json('new', 'cube', '--seed', '7');
  assert.deepEqual(Object.keys(json('new', 'cube', '--seed', '7')), ['code', 'link', 'start', 'target', 'seed']);
  assert.equal(target, solved);
  assert.equal(seed, 7);
  assert.deepEqual(json('new', 'cube', '--seed', '7'), { code, link, start, target, seed });
  assert.notEqual(json('new', 'cube', '--seed', '8').start, start);
  assert.ok(link.endsWith(`#${code}`));
  const opened = json('open', code);
  assert.deepEqual([opened.machine, opened.size, opened.start, opened.picture], ['cube', '3', start, start]);
  assert.equal(opened.verdict, 'solvable');
  assert.equal(opened.states, '43252003274489856000');
  assert.equal(json('show', `code:${code}`).picture, start);
  for (const turns of [0, 1, 4]) {
    assert.ok(json('solve', 'cube', '--start', json('new', 'cube', '--turns', String(turns)).start).length <= turns);
  }
  const small = json('new', 'cube', '--size', '2', '--metric', 'quarter', '--seed', '1');
  assert.equal(small.start.length, 24);
  assert.equal(json('solve', `code:${small.code}`).metric, 'quarter');
  assert.equal(json('open', small.code).size, '2');
});

test('people read the net, the turns and why it is impossible', () => {
  assert.match(text('show', 'cube', '--presses', 'R'), /^Cube, 3 x 3 x 3\n\n {6}U U F\n/);
  assert.match(text('solve', 'cube', '--start', 'R'), /\nTurns +R'\nLength +1 face turns, and fewer do not solve it\n/);
  const flipped = `${solved.slice(0, 5)}R${solved.slice(6, 10)}U${solved.slice(11)}`;
  assert.match(text('solve', 'cube', '--start', flipped), /\nThis cube cannot be solved.\nNo turn can flip one edge alone: the flips of all edges add up to 1 .*Flip edge UR/);
});

test('bad input names its place', () => {
  const start = (words, ...more) => complaint('solve', 'cube', '--start', words, ...more);
  assert.match(start('R U X'), /start, character 5: 'X' is not a turn/);
  assert.match(start('R4'), /start, character 1: '4' may not follow R/);
  assert.match(start(solved.replace('RRRRRRRRR', 'UUUUUUUUU')), /start, face R, row 1, column 1: /);
  assert.match(start(solved.slice(0, 53)), /start, face B, row 3, column 3: here the text ends/);
  assert.match(start(`${solved}U`), /start, letter 55: 'U' is one too many/);
  assert.match(start(solved.replace('UUUUU', 'UUUUR').replace('RRRRRRRRR', 'RRRUURRRR')), /start, face /);
  assert.match(start('random:x'), /start, random seed 'x'/);
  assert.match(start('R', '--presses', 'U U?'), /presses, character 4: '\?' is not a turn/);
  assert.match(start('R', '--size', '4'), /size '4': a cube has 2 or 3/);
  assert.match(start('R', '--metric', 'half'), /metric 'half': write face, quarter or clockwise/);
  assert.match(complaint('new', 'cube', '--turns', '-1'), /turns '-1': write a whole number from 0 to 1000/);
  assert.match(complaint('open', '2.cube~4.aaaaa'), /./);
});

test('options of other machines are refused with the cube, and the cube\'s with others', () => {
  const strays = [['--states', '3'], ['--lit-only'], ['--alternate'], ['--torus'], ['--stencil', '010/111/010'], ['--sigma', '(1 2)'], ['--tau', '(1 2)'], ['--target', 'all-on'], ['--all']];
  for (const [option, ...value] of strays) {
    assert.ok(complaint('solve', 'cube', option, ...value).includes(option.slice(2)), option);
  }
  for (const option of ['--inverse', '--quiet']) assert.match(complaint('inspect', 'cube', option), /has no matrix/);
  assert.match(complaint('new', 'cube', '--fewest', '3'), /write --turns instead/);
  assert.match(complaint('new', 'cube', '--question'), /can be solved/);
  assert.match(complaint('new', 'cube', '--picture'), /only Ghaly's machine/);
  assert.match(complaint('algebra', 'cube'), /has no matrix/);
  assert.match(complaint('solve', 'merlin', '--shortest'), /shortest: only the machine 'cube'/);
  assert.match(complaint('show', 'ghaly', '--metric', 'face'), /metric: only the machine 'cube'/);
  assert.match(complaint('new', 'torus', '--turns', '3'), /turns: only the machine 'cube'/);
  assert.equal(run('solve', 'cube', '--quick').status, 0);
});
