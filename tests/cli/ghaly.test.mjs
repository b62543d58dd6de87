// Ghaly's machine: its picture, its solution, and proofs that a game is unsolvable (docs/theory.md).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { json, text } from './binary.mjs';
import { cycles, grid, identity, numbers, picture, pictureText, presses, pressed, randomBoard, randomCodes, randomNumbers, rows, shown, wiring } from './wires.mjs';

const vectors = readFileSync(new URL('../golden/ghaly_vectors.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [sigma, tau, board, pi, codes, colours] = line.split(';').map((part) => part.trim());
    return { sigma: numbers(sigma), tau: numbers(tau), board: rows(board.replaceAll(' ', '/')), pi, codes, colours };
  });

const options = (sigma, tau) => ['--size', String(sigma.length / 2), '--sigma', cycles(sigma), '--tau', cycles(tau)];
const nothing = (size) => grid(Array.from({ length: size }, () => Array(size).fill(0)));

const example11 = ['ghaly', '--sigma', '(6 7)', '--tau', '(2 3)(5 8)'];
const example28 = ['ghaly', '--tau', '(1 2 3 4)'];

test('the vectors of the specification come out line by line', () => {
  assert.equal(vectors.length, 21);
  for (const { sigma, tau, board, pi, codes, colours } of vectors) {
    const answer = json('show', 'ghaly', ...options(sigma, tau), '--presses', grid(board));
    assert.deepEqual(Object.keys(answer), ['picture', 'wiring', 'codes', 'support']);
    assert.equal(answer.wiring, pi);
    assert.equal(answer.codes, codes);
    assert.equal(answer.picture.split('/').map((row) => [...row].join(' ')).join(' / '), colours);
    assert.deepEqual(answer.support, [...new Set(numbers(codes.replaceAll('/', ' ')))].sort((a, b) => a - b));
  }
});

for (const size of [2, 3, 5, 8, 12, 64]) {
  test(`${size} x ${size}: picture, wiring and codes are those of the wires followed one by one`, () => {
    const below = randomNumbers(size);
    for (let i = 0; i < (size === 64 ? 1 : 6); ++i) {
      const [sigma, tau, board] = [randomCodes(size, below), randomCodes(size, below), randomBoard(size, below)];
      const answer = json('show', 'ghaly', ...options(sigma, tau), '--presses', grid(board));
      assert.equal(answer.picture, pictureText(picture(board, sigma, tau)));
      assert.equal(answer.wiring, wiring(board).join(' '));
      assert.equal(answer.codes, shown(board).map((row) => row.join(' ')).join(' / '));
    }
  });
}

test('without options it is 4 x 4 with sigma = tau = 1, and all dark', () => {
  const bare = json('show', 'ghaly');
  assert.deepEqual(bare, json('show', 'ghaly', '--size', '4', '--sigma', '()', '--tau', '()'));
  assert.deepEqual(bare, json('show', 'ghaly', '--size', '4x4'));
  assert.deepEqual(bare, { picture: nothing(4), wiring: '1 2 3 4 5 6 7 8', codes: '1 2 3 4 / 1 2 3 4 / 1 2 3 4 / 1 2 3 4', support: [1, 2, 3, 4] });
});

test('Example 10 is solved by pressing everything, and by nothing else', () => {
  const all = '1111/1111/1111/1111';
  assert.deepEqual(json('solve', 'ghaly', '--all'), {
    verdict: 'unique',
    fewest: 16,
    presses: all,
    cells: Array.from({ length: 16 }, (_, i) => i + 1),
    solutions: '1',
    colour: 1,
    all: [all],
  });
});

test('Example 11 cannot be solved, and the answer says why', () => {
  const { reason, ...rest } = json('solve', ...example11);
  assert.deepEqual(rest, { verdict: 'impossible', solutions: '0', colour: 4 });
  assert.match(reason, /only blue is possible/i);
  assert.ok(text('solve', ...example11).includes(reason));
  assert.deepEqual(json('solve', ...example11, '--all').all, []);
});

for (const [example, codes, colour, released] of [
  ['12a', '(5 6)(7 8)', 2, 1],
  ['12b', '(1 3)(2 4)', 3, 2],
  ['12c', '(1 4)(2 3)', 4, 3],
]) {
  test(`Example ${example}: one press fewer than all of them`, () => {
    const answer = json('solve', 'ghaly', '--sigma', codes, '--tau', codes);
    const board = ['1111', '1111', '1111', '1111'];
    board[released] = '0111';
    assert.equal(answer.colour, colour);
    assert.equal(answer.fewest, 15);
    assert.equal(answer.presses, board.join('/'));
  });
}

test('Example 28 takes 11 presses and not 12, and has 5 solutions', () => {
  const answer = json('solve', ...example28, '--all');
  assert.deepEqual(Object.keys(answer), ['verdict', 'fewest', 'presses', 'cells', 'solutions', 'colour', 'all']);
  assert.equal(answer.verdict, 'several');
  assert.equal(answer.fewest, 11);
  assert.equal(answer.solutions, '5');
  assert.equal(answer.colour, 1);
  assert.equal(answer.all[0], answer.presses);
  assert.deepEqual([...answer.all].sort(), [
    '1111/0000/1111/1110',
    '1111/0000/1111/1111',
    '1111/1111/0000/1110',
    '1111/1111/0000/1111',
    '1111/1111/1111/0000',
  ]);
  for (const board of answer.all) assert.equal(json('show', ...example28, '--presses', board).picture, '1111/1111/1111/1111');
});

test('--limit cuts the list', () => {
  assert.equal(json('solve', ...example28, '--all', '--limit', '2').all.length, 2);
  assert.deepEqual(json('solve', ...example28, '--all', '--limit', '0').all, []);
});

test('solutions count from the presses already made', () => {
  const here = rows('1011/0001/1100/1111');
  const from = [...example28, '--presses', grid(here)];
  const { all, fewest, solutions } = json('solve', ...from, '--all');
  const boards = json('solve', ...example28, '--all').all;
  assert.equal(solutions, '5');
  assert.deepEqual(all.map((more) => grid(pressed(here, rows(more)))).sort(), [...boards].sort());
  assert.equal(fewest, Math.min(...all.map((more) => presses(rows(more)))));
  assert.equal(presses(rows(all[0])), fewest);
});

test('a game for a picture is not said to be unsolvable because one colour is out of reach', () => {
  const opened = json('open', '1.ghaly~4~coc~tI0..AQADDDDD.AAA.0.x2cc0');
  assert.deepEqual([opened.verdict, opened.fewest, opened.solutions], ['several', 5, '8']);
  assert.equal(opened.solvable, undefined);
  assert.equal(opened.reason, undefined);
  // Only the question about the machine itself still gets this answer.
  assert.equal(json('inspect', 'ghaly', '--size', '4', '--sigma', opened.sigma, '--tau', opened.tau).solvable, false);
});

for (const size of [5, 16, 33, 64]) {
  test(`${size} x ${size}: games are solved to their colour, and there is none beside it`, () => {
    for (const seed of ['1', '2', '3']) {
      const { code, target, fewest } = json('new', 'ghaly', '--size', String(size), '--seed', seed);
      const answer = json('solve', `code:${code}`);
      const { sigma, tau, colour } = json('open', code);
      assert.equal(target, pictureText(Array.from({ length: size }, () => Array(size).fill(colour))));
      assert.equal(answer.fewest, fewest);
      assert.equal(answer.colour, colour);
      assert.equal('cells' in answer, answer.fewest <= 1000);
      const solved = json('show', 'ghaly', '--size', String(size), '--sigma', sigma, '--tau', tau, '--presses', answer.presses);
      assert.equal(solved.picture, target);
      const other = pictureText(Array.from({ length: size }, () => Array(size).fill((colour % size) + 1)));
      assert.equal(json('solve', `code:${code}`, '--target', other).verdict, 'impossible');
    }
  });
}

test('to another colour the machine cannot be solved, and the answer says to which it can', () => {
  const { verdict, solutions, colour, reason, ...rest } = json('solve', ...example28, '--target', '3333/3333/3333/3333');
  assert.deepEqual(rest, {});
  assert.equal(verdict, 'impossible');
  assert.equal(solutions, '0');
  assert.equal(colour, 1);
  assert.match(reason, /can only become red\. .*row 1, column 4/);
});

test('a picture to match: the vectors are found again among all the boards that show them', () => {
  for (const { sigma, tau, board } of vectors) {
    const target = pictureText(picture(board, sigma, tau));
    const answer = json('solve', 'ghaly', ...options(sigma, tau), '--target', target, '--all');
    assert.equal('colour' in answer, false);
    assert.equal(String(new Set(answer.all).size), answer.solutions);
    assert.equal(answer.verdict, answer.solutions === '1' ? 'unique' : 'several');
    assert.equal(answer.all[0], answer.presses);
    assert.ok(answer.all.includes(grid(board)));
    for (const one of answer.all) assert.equal(pictureText(picture(rows(one), sigma, tau)), target);
    assert.equal(answer.fewest, Math.min(...answer.all.map((one) => presses(rows(one)))));
  }
});

test('a picture that no presses give is impossible, and the answer says which rows', () => {
  const { verdict, solutions, reason, ...rest } = json('solve', 'ghaly', '--target', '0304/0034/0432/4231');
  assert.equal(verdict, 'impossible');
  assert.equal(solutions, '0');
  assert.match(reason, /rows 1 to 4/);
  assert.deepEqual(rest, {});
  assert.match(json('solve', 'ghaly', '--target', '1000/0000/0000/0000').reason, /no presses whatever/);
});

test('the dark picture is shown by pressing nothing, and has no colour', () => {
  const answer = json('solve', 'ghaly', '--target', 'all-off', '--presses', '1000/0000/0001/0000');
  assert.deepEqual(answer, { verdict: 'unique', fewest: 2, presses: '1000/0000/0001/0000', cells: [1, 12], solutions: '1' });
});

test('random targets are pictures that the machine shows, the same for the same seed', () => {
  for (const seed of ['0', '1', '18446744073709551615']) {
    const random = [...example11, '--target', `random:${seed}`];
    assert.notEqual(json('solve', ...random).verdict, 'impossible');
    assert.deepEqual(json('solve', ...random), json('solve', ...random));
  }
  assert.notDeepEqual(json('solve', 'ghaly', '--target', 'random:1'), json('solve', 'ghaly', '--target', 'random:2'));
});

test('colours of two digits stand between commas, and can be typed back in', () => {
  const below = randomNumbers(12);
  const [sigma, tau] = [randomCodes(12, below), randomCodes(12, below)];
  const board = randomBoard(12, below);
  const machine = ['ghaly', ...options(sigma, tau)];
  const target = json('show', ...machine, '--presses', grid(board)).picture;
  assert.match(target, /(^|[,/])1[0-2]([,/]|$)/);
  const answer = json('solve', ...machine, '--target', target);
  assert.equal(json('show', ...machine, '--presses', answer.presses).picture, target);
  assert.ok(answer.fewest <= presses(board));
  assert.match(text('solve', ...machine, '--target', target), /^Now +Target +Press$/m);
});

const hard = readFileSync(new URL('../golden/ghaly_hard_pictures.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('solve'))
  .map((line) => line.match(/'[^']*'|\S+/g).map((word) => word.replaceAll("'", '')).filter((word) => word !== '--json'));

const cells = (text) => text.split('/').map((row) => (row.includes(',') ? row.split(',') : [...row]).map(Number));

test('pictures that a search once found hard are solved and all their boards counted', () => {
  assert.equal(hard.length, 7);
  for (const [, ...position] of hard) {
    const answer = json('solve', ...position, '--time', '1m');
    const [machine, target] = [position.slice(0, -2), position.at(-1)];
    assert.equal(position.at(-2), '--target');
    assert.deepEqual(cells(json('show', ...machine, '--presses', answer.presses).picture), cells(target));
    assert.equal(presses(rows(answer.presses)), answer.fewest);
    assert.ok(BigInt(answer.solutions) >= 1n);
  }
});

test('a picture of 64 x 64 cells that few presses make is solved, and counted only within a --time', () => {
  const board = grid(Array.from({ length: 64 }, (_, r) => Array.from({ length: 64 }, (_, c) => Number((r === 16 && c === 52) || (r === 39 && c === 43) || (r === 13 && c === 6)))));
  const target = json('show', 'ghaly', '--size', '64', '--presses', board).picture;
  for (const time of [[], ['--time', '2s']]) {
    const answer = json('solve', 'ghaly', '--size', '64', '--target', target, ...time);
    assert.equal(answer.fewest, 3);
    assert.ok(answer.verdict === 'uncounted' ? BigInt(answer.solutions_at_least) >= 1n : BigInt(answer.solutions) >= 1n);
  }
});

test('--quick leaves a long search out', () => {
  const { verdict, reason, ...rest } = json('solve', 'ghaly', '--size', '64', '--target', 'random:4', '--quick', '--all');
  assert.equal(verdict, 'undecided');
  assert.match(reason, /are not known yet/);
  assert.deepEqual(rest, { all: [] });
});

test('inspect: codes by place, the colour, and how it can be solved', () => {
  assert.deepEqual(json('inspect', ...example28), {
    buttons: 16,
    lamps: 16,
    states: 5,
    sigma: '()',
    tau: '(1 2 3 4)',
    transmitters: [1, 2, 3, 4, 5, 6, 7, 8],
    generators: [4, 1, 2, 3, 5, 6, 7, 8],
    colour: 1,
    solvable: true,
    solutions: '5',
    fewest: 11,
  });
  const { reason, ...rest } = json('inspect', ...example11);
  assert.deepEqual(rest, {
    buttons: 16,
    lamps: 16,
    states: 5,
    sigma: '(6 7)',
    tau: '(2 3)(5 8)',
    transmitters: [1, 2, 3, 4, 5, 7, 6, 8],
    generators: [1, 3, 2, 4, 8, 6, 7, 5],
    colour: 4,
    solvable: false,
    solutions: '0',
  });
  assert.match(reason, /blue/);
});

test('from ten presses to all sixteen, games as far as is asked', () => {
  for (let fewest = 10; fewest <= 16; ++fewest) {
    const game = json('new', 'ghaly', '--fewest', String(fewest), '--seed', '2');
    assert.deepEqual(Object.keys(game), ['code', 'link', 'start', 'target', 'fewest', 'seed']);
    assert.equal(game.fewest, fewest);
    assert.equal(game.start, nothing(4));
    assert.equal(json('solve', `code:${game.code}`).fewest, fewest);
  }
});

test('the same seed gives the same game', () => {
  for (const kind of [[], ['--picture'], ['--question'], ['--size', '9']]) {
    const game = (seed) => json('new', 'ghaly', ...kind, '--seed', seed);
    assert.deepEqual(game('20261121'), game('20261121'));
    assert.notEqual(game('20261121').code, game('20261122').code);
  }
});

test('a picture to match can be asked to be so many presses away', () => {
  for (const [size, fewest] of [
    [4, 1],
    [4, 6],
    [8, 12],
  ]) {
    const game = json('new', 'ghaly', '--picture', '--size', String(size), '--fewest', String(fewest), '--seed', '5');
    assert.equal(game.fewest, fewest);
    const { presses: found, ...answer } = json('solve', `code:${game.code}`);
    assert.equal(answer.fewest, fewest);
    assert.equal('colour' in answer, false);
    assert.equal(json('show', `code:${game.code}`, '--presses', found).picture, game.target);
  }
});

test('a game that asks does not give the answer away, and may be either', () => {
  for (const machine of [['ghaly'], ['ghaly', '--size', '6'], ['lights-out'], ['torus', '--states', '4']]) {
    const verdicts = new Set();
    for (let seed = 1; seed <= 12; ++seed) {
      const game = json('new', ...machine, '--question', '--seed', String(seed));
      assert.deepEqual(Object.keys(game), ['code', 'link', 'start', 'target', 'asks', 'seed']);
      assert.equal(game.asks, true);
      verdicts.add(json('solve', `code:${game.code}`, '--quick').verdict === 'impossible');
      assert.equal(json('open', game.code, '--quick').asks, true);
      const shownText = text('new', ...machine, '--question', '--seed', String(seed));
      assert.match(shownText, /^Question +is it possible\?$/m);
      assert.doesNotMatch(shownText, /presses\b.*\d|impossible|solution/i);
    }
    assert.equal(verdicts.size, 2);
  }
});

test('open answers with the game, the verdict, the wiring and the machine', () => {
  for (const kind of [[], ['--picture'], ['--question'], ['--size', '7']]) {
    const game = json('new', 'ghaly', ...kind, '--seed', '8');
    const opened = json('open', game.code);
    const { seed, ...told } = game;
    const code = `code:${game.code}`;
    const { solutions, fewest, reason, ...machine } = json('inspect', code);
    for (const part of [told, json('show', code), machine, json('solve', code)]) {
      for (const [key, value] of Object.entries(part)) assert.deepEqual(opened[key], value, key);
    }
    assert.equal(opened.machine, 'ghaly');
    assert.equal(opened.size, kind[0] === '--size' ? '7x7' : '4x4');
    assert.equal('reason' in opened, opened.verdict === 'impossible');
    const written = ['ghaly', '--size', opened.size, '--sigma', opened.sigma, '--tau', opened.tau, '--target', opened.target];
    assert.deepEqual(json('solve', ...written), json('solve', code));
  }
});

test('--sigma and --tau change the codes of a game, and its colour with them; at another size they are plain', () => {
  const { code } = json('new', 'ghaly', '--seed', '3');
  const changed = json('inspect', `code:${code}`, '--tau', '(1 2 3 4)');
  assert.equal(changed.tau, '(1 2 3 4)');
  assert.equal(changed.sigma, json('inspect', `code:${code}`).sigma);
  assert.deepEqual(json('solve', `code:${code}`, '--sigma', '()', '--tau', '(1 2 3 4)'), json('solve', ...example28));
  assert.deepEqual(json('solve', `code:${code}`, '--size', '8'), json('solve', 'ghaly', '--size', '8'));
  const match = json('new', 'ghaly', '--picture', '--seed', '3');
  assert.equal(json('open', match.code).target, match.target);
  const other = json('solve', `code:${match.code}`, '--sigma', '()', '--tau', '()');
  assert.deepEqual(other, json('solve', 'ghaly', '--target', match.target));
});

test('a new game of a code has its size, and codes of its own', () => {
  const { code } = json('new', 'ghaly', '--size', '6', '--seed', '3');
  assert.deepEqual(json('new', `code:${code}`, '--seed', '4'), json('new', 'ghaly', '--size', '6', '--seed', '4'));
});

test('people see boards of numbers, with dots for what is dark', () => {
  assert.equal(
    text('show', 'ghaly', '--presses', '0100/0110/0101/1101'),
    [
      'Ghaly, 4 x 4, 4 colours and dark',
      '',
      'Pressed    Codes      Picture',
      '. X . .    1 5 3 4    . 3 . 4',
      '. X X .    1 3 6 4    . . 3 4',
      '. X . X    1 4 6 7    . 4 3 2',
      'X X . X    4 7 6 8    4 2 3 2',
      '',
      'Wiring   1 3 5 7 4 2 8 6',
      'Support  1 3 4 5 6 7 8',
      '',
    ].join('\n'),
  );
});

test('numbers of two digits keep their columns', () => {
  const answer = text('show', 'ghaly', '--size', '5', '--presses', '11111/11111/11111/11111/11111');
  assert.match(answer, /^X X X X X +2 +3 +4 +5 +6 /m);
  assert.match(answer, /^X X X X X +6 +7 +8 +9 10 /m);
});

test('people read the verdict, the colour by its name, and the press grid', () => {
  const answer = text('solve', ...example28);
  assert.match(answer, /11 presses/);
  assert.match(answer, /^Now +Target +Press\n\. \. \. \. +1 1 1 1 +X X X X\n/m);
  assert.match(answer, /^Fewest presses +11$/m);
  assert.match(answer, /^Solutions +5$/m);
  assert.match(answer, /^Only colour +1, red$/m);
  assert.doesNotMatch(answer, /quiet/);
});

test('people read what a machine is', () => {
  const answer = text('inspect', ...example11);
  assert.match(answer, /^Codes of X1 to X8 +d1 d2 d3 d4 d5 d7 d6 d8$/m);
  assert.match(answer, /^Codes of CG1 to CG8 +d1 d3 d2 d4 d8 d6 d7 d5$/m);
  assert.match(answer, /^Colours +4, and dark$/m);
  assert.match(answer, /^Can be solved +no$/m);
  assert.match(answer, /^Only blue is possible/m);
  assert.match(text('list'), /^ghaly +4x4, 4 colours and dark, or another square up to 64x64$/m);
});

test('the plain codes are the identity', () => {
  assert.deepEqual(identity(4), json('inspect', 'ghaly').generators);
});
