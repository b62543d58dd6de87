import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { binary, json, readAnswer, text, noLimit } from './binary.mjs';
import { after, cells, lightsOut, merlin } from './rules.mjs';

const corner = 'X..../...../...../...../.....';
const sample = ['solve', 'merlin', '--start', '100/110/001'];

test('the sample of Merlin is solved by 5, 6, 7 and 9 alone', () => {
  assert.deepEqual(json(...sample), {
    verdict: 'unique',
    fewest: 4,
    presses: '000/011/101',
    cells: [5, 6, 7, 9],
    solutions: '1',
  });
});

test('the keys stand in the order of the specification', () => {
  assert.deepEqual(Object.keys(json(...sample, '--all')), ['verdict', 'fewest', 'presses', 'cells', 'solutions', 'all']);
  assert.deepEqual(Object.keys(json('solve', 'lights-out', '--start', corner)), [
    'verdict',
    'solutions',
    'proof',
    'nearest',
    'reason',
  ]);
});

test('a solution counts from the presses already made', () => {
  const answer = json(...sample, '--presses', '000/010/001');
  assert.deepEqual(answer.cells, [6, 7]);
  assert.equal(answer.fewest, 2);
});

test('a press that was not needed has to be taken back', () => {
  assert.deepEqual(json(...sample, '--presses', '1../.../...').cells, [1, 5, 6, 7, 9]);
});

test('a solved board needs no press', () => {
  const answer = json('solve', 'merlin', '--start', '111/101/111');
  assert.equal(answer.fewest, 0);
  assert.deepEqual(answer.cells, []);
});

test('the sample of Quatrainment is solved by six presses', () => {
  const answer = json('solve', 'quatrainment', '--start', 'X.X./.X.X/X.X./.X.X', '--target', 'all-off');
  assert.equal(answer.presses, '1010/0001/1000/0101');
  assert.equal(answer.fewest, 6);
  assert.equal(answer.verdict, 'unique');
});

test('the full 5 x 5 Lights Out takes 15 presses, in 4 solutions', () => {
  const answer = json('solve', 'lights-out', '--all');
  assert.equal(answer.verdict, 'several');
  assert.equal(answer.fewest, 15);
  assert.equal(answer.solutions, '4');
  assert.equal(new Set(answer.all).size, 4);
  assert.equal(answer.all[0], answer.presses);
  for (const presses of answer.all) {
    assert.ok(after(lightsOut(5, 5), Array(25).fill(1), cells(presses)).every((lamp) => lamp === 0));
  }
});

test('4 x 4 Lights Out has 16 solutions, and --limit cuts the list', () => {
  assert.equal(json('solve', 'lights-out', '--size', '4x4', '--all').all.length, 16);
  assert.equal(json('solve', 'lights-out', '--size', '4x4', '--all', '--limit', '3').all.length, 3);
  assert.equal(json('solve', 'lights-out', '--size', '11x11', '--all').all.length, 64);
});

test('--all stops at 1000 by itself', () => {
  const answer = json('solve', 'lights-out', '--size', '19x19', '--all');
  assert.equal(answer.solutions, '65536');
  assert.equal(answer.fewest, 141);
  assert.equal(new Set(answer.all).size, 1000);
});

test('an impossible board comes with a proof that holds', () => {
  const { verdict, proof, solutions, nearest, reason, ...rest } = json('solve', 'lights-out', '--start', corner);
  assert.equal(verdict, 'impossible');
  assert.equal(solutions, '0');
  assert.deepEqual(rest, {});
  assert.ok(text('solve', 'lights-out', '--start', corner).includes(reason));
  assert.ok(nearest.proved);
  const weights = cells(proof.lamps);
  const sum = (lamps) => lamps.reduce((total, lamp) => total + weights[lamp], 0) % 2;
  for (const lamps of lightsOut(5, 5)) assert.equal(sum(lamps), 0, 'no press changes the sum');
  const wrong = cells(corner.replaceAll('.', '0').replaceAll('X', '1')).flatMap((lit, lamp) => (lit ? [lamp] : []));
  assert.equal(sum(wrong), proof.sum);
  assert.notEqual(proof.sum, 0);
});

test('an impossible board has no solutions to list', () => {
  assert.deepEqual(json('solve', 'lights-out', '--start', corner, '--all').all, []);
});

test('random pictures can always be solved, and come back with the same seed', () => {
  const solve = (...args) => json('solve', 'lights-out', ...args);
  for (const seed of ['0', '1', '2', '18446744073709551615']) {
    assert.equal(solve('--start', `random:${seed}`).verdict, 'several');
    assert.equal(solve('--target', `random:${seed}`).verdict, 'several');
    assert.equal(solve('--start', corner, '--target', `random:${seed}`).verdict, 'several');
    assert.equal(solve('--start', `random:${seed}`, '--target', `random:${seed}7`.slice(0, 26)).verdict, 'several');
    assert.deepEqual(solve('--start', `random:${seed}`), solve('--start', `random:${seed}`));
  }
  assert.notDeepEqual(solve('--start', 'random:1'), solve('--start', 'random:2'));
});

test('a random picture of Merlin is solved by the presses named', () => {
  const { picture } = json('show', 'merlin', '--start', 'random:11', '--target', 'all-off');
  const { presses } = json('solve', 'merlin', '--start', 'random:11', '--target', 'all-off');
  assert.ok(after(merlin, cells(picture), cells(presses)).every((lamp) => lamp === 0));
});

test('cells are left out above 1000', () => {
  const few = json('solve', 'lights-out', '--size', '40x40');
  assert.equal(few.cells.length, few.fewest);
  const many = json('solve', 'lights-out', '--size', '64x64', '--start', 'random:1');
  assert.ok(cells(many.presses).filter(Boolean).length > 1000);
  assert.equal('cells' in many, false);
});

test('a long search is made to its end, and --quick leaves it out', () => {
  const king = ['solve', 'own', '--torus', '--size', '6x9', '--stencil', '111/111/111', '--start', 'random:2'];
  const long = json(...king);
  const quick = json(...king, '--quick');
  assert.equal('at_most' in long, false);
  assert.equal('fewest' in quick, false);
  assert.ok(quick.at_most >= long.fewest);
  assert.ok(quick.at_least > 0 && quick.at_least <= long.fewest);
  assert.equal(cells(quick.presses).reduce((sum, count) => sum + count), quick.at_most);
  assert.deepEqual(Object.keys(quick).slice(0, 4), ['verdict', 'at_most', 'at_least', 'presses']);
  assert.match(text(...king, '--quick'), new RegExp(`Presses, at most +${quick.at_most}\\n.*Presses, at least +${quick.at_least}\\n`));
});

// Boards with 2^40 solutions and more, which the parities of row and column split.
test('Lights Out of any size is solved with the fewest presses at once where the solutions split', () => {
  const fewest = (size) => json('solve', 'lights-out', '--size', size, '--quick').fewest;
  assert.deepEqual(['19x19', '30x30', '39x39', '47x47', '64x64'].map(fewest), [141, 376, 561, 971, 1838]);
  assert.deepEqual(['61x61', '65x65'].map((size) => json('solve', 'lights-out', '--size', size).fewest), [1629, 1867]);
});

test('a search that would take hours is not made', () => {
  const answer = json('solve', 'row-column', '--size', '23x23');
  assert.equal(answer.solutions, String(2 ** 44));
  assert.equal('fewest' in answer, false);
  assert.ok(answer.at_most >= answer.at_least && answer.at_least > 0);
});

test('spaces in a picture and . and X do not matter', () => {
  assert.deepEqual(json('solve', 'merlin', '--start', ' X.. / XX. / ..X '), json(...sample));
});

test('people read a sentence, boards and cells', () => {
  const answer = text(...sample);
  assert.match(answer, /^Merlin, 3 x 3\n\nOne solution/);
  assert.match(answer, /4 presses/);
  assert.match(answer, /Now +Target +Press\nX \. \. +X X X +\. \. \.\nX X \. +X \. X +\. X X\n\. \. X +X X X +X \. X\n/);
  assert.match(answer, /^Cells to press +5 6 7 9$/m);
});

test('people read why a board is impossible, with the lamps outlined', () => {
  const answer = text('solve', 'lights-out', '--start', corner);
  assert.match(answer, /cannot be reached: every press flips an even number of the outlined lamps/);
  assert.match(answer, /Now +Target +Outlined +Nearest\n/);
  assert.match(answer, /^Outlined lamps +\d/m);
  assert.match(answer, /^Nearest target +differs in 1 lamp, the fewest possible$/m);
});

test('with more states cells say how often, and boards are digits', () => {
  const answer = text('solve', 'merlin', '--states', '3', '--start', '000/000/000');
  const { presses, cells: pressed } = json('solve', 'merlin', '--states', '3', '--start', '000/000/000');
  const counts = cells(presses);
  assert.deepEqual(after(merlin, Array(9).fill(0), counts, 3), [1, 1, 1, 1, 0, 1, 1, 1, 1]);
  assert.ok(counts.includes(2));
  assert.deepEqual(pressed, counts.flatMap((count, cell) => (count ? [cell + 1] : [])));
  const named = counts.flatMap((count, cell) => (count ? [count === 1 ? `${cell + 1}` : `${cell + 1} (${count} times)`] : []));
  assert.ok(answer.includes(`\nCells to press  ${named.join(' ')}\n`));
  assert.match(answer, /^\. \. \. +1 1 1 +/m);
});

test('a proof with three states holds', () => {
  const { proof } = json('solve', 'lights-out-2000', '--start', corner);
  const weights = cells(proof.lamps);
  for (const lamps of lightsOut(5, 5)) assert.equal(lamps.reduce((sum, lamp) => sum + weights[lamp], 0) % 3, 0);
  assert.equal((2 * weights[0]) % 3, proof.sum); // the corner needs two more steps
  assert.notEqual(proof.sum, 0);
});

test('where too much would have to be compared, the nearest target is a near one', () => {
  const { nearest } = json('solve', 'king', '--size', '14x14', '--start', `X${'.'.repeat(13)}${`/${'.'.repeat(14)}`.repeat(13)}`);
  assert.equal(nearest.proved, false);
  assert.ok(nearest.different >= 1);
});

test('random pictures can be reached with any number of states', () => {
  for (const states of ['2', '3', '4', '5', '6', '7', '8', '9']) {
    for (const side of ['--start', '--target']) {
      assert.notEqual(json('solve', 'torus', '--states', states, side, 'random:5').verdict, 'impossible');
      assert.notEqual(json('solve', 'subboards', '--states', states, side, 'random:5').verdict, 'impossible');
    }
  }
});

test('the buttons of Subboards are counted from 1 to 13, and press grids have a place for each', () => {
  const answer = json('solve', 'subboards');
  assert.equal(answer.verdict, 'several');
  assert.equal(answer.solutions, '2');
  assert.equal(answer.fewest, 4); // four of the 2 x 2 blocks
  assert.equal(answer.presses, '1-0-1/-0-0-/0-0-0/-0-0-/1-0-1');
  assert.deepEqual(answer.cells, [1, 3, 11, 13]);
  assert.match(text('solve', 'subboards'), /^Buttons to press +1 3 11 13$/m);
  assert.doesNotMatch(text('solve', 'subboards'), /Cells to press/);
  assert.match(text('solve', 'subboards'), /Press\n(.*)X {3}\. {3}X\n.* {2}\. {3}\.\n/);
});

test('people read every solution on a line of its own', () => {
  assert.equal(text('solve', 'lights-out', '--all').match(/^[01]{5}(\/[01]{5}){4}$/gm).length, 4);
});

test('a list of very many solutions is written as it is made, and not held', { skip: noLimit }, () => {
  const solve = (more) => `(ulimit -v 150000; exec "${binary}" solve lights-out --size 30x30 --all --limit 200000 ${more})`;
  const shell = (pipe) => {
    const { stdout, stderr } = spawnSync('sh', ['-c', pipe], { encoding: 'utf8' });
    return [stdout.trim(), stderr];
  };
  assert.deepEqual(shell(`${solve('')} | tail -n 200000 | sort -u | wc -l`), ['200000', '']);
  assert.deepEqual(shell(`${solve('--json')} | tail -c 4`), ['"]}', '']);
});

test('a target with lamps that do not matter is solved, or has a proof by lamp', () => {
  const solved = readAnswer('solve', 'lights-out', '--size', '3', '--start', '100/000/000', '--target', 'xxx/xxx/xx0');
  assert.equal(solved.fewest, 0);
  assert.equal(solved.solutions, '256');
  const start = [...'1000000000000000'].map(Number);
  const answer = readAnswer('solve', 'lights-out', '--size', '4', '--start', '1000/0000/0000/0000', '--target', '0000/0000/0000/000x');
  assert.equal(answer.verdict, 'impossible');
  const { lamps, modulus, sum } = answer.proof;
  const weights = [...lamps.replaceAll('/', '')].map(Number);
  const sumOf = (states) => states.reduce((total, state, lamp) => total + state * weights[lamp], 0) % modulus;
  assert.equal(weights[15], 0);
  assert.equal((sumOf(start.map(() => 0)) - sumOf(start) + modulus) % modulus, sum);
  assert.notEqual(sum, 0);
  for (let button = 0; button < 16; ++button) {
    const moved = start.map((_, lamp) => (Math.abs((lamp % 4) - (button % 4)) + Math.abs(Math.floor(lamp / 4) - Math.floor(button / 4)) <= 1 ? 1 : 0));
    assert.equal(sumOf(moved), 0, `button ${button + 1}`);
  }
});

test('presses that make a round change nothing', () => {
  const shown = (presses) => json('show', 'lights-out', '--size', '2', '--start', '11/00', '--presses', presses);
  assert.equal(shown('23/04').picture, shown('01/00').picture);
});
