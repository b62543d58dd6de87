// Bad input about Ghaly's machine: exit status 2, one line on standard error that names the place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaint, json } from './binary.mjs';

const code = '1.ghaly~4~Gxs~bBs...AAA.0.gpz9r';
const match = json('new', 'ghaly', '--picture', '--seed', '1').code;
const part = (text, index, value) => text.split('.').map((old, i) => (i === index ? value : old)).join('.');

for (const [args, place] of [
  // Size
  [['solve', 'ghaly', '--size', '1'], /size '1': Ghaly's machine has 2 to 64 rows and columns/],
  [['solve', 'ghaly', '--size', '65'], /size '65': Ghaly's machine has 2 to 64/],
  [['solve', 'ghaly', '--size', '4x5'], /size '4x5': Ghaly's machine has as many rows as columns/],
  [['solve', 'ghaly', '--size', '4.5'], /size '4\.5'/],
  [['solve', 'ghaly', '--size', '-4'], /size '-4'/],
  [['solve', 'ghaly', '--size', ''], /size ''/],
  [['solve', 'ghaly', '--size', '99999999999999999999'], /size '9+'/],
  // Codes
  [['solve', 'ghaly', '--sigma', '(1 5)'], /sigma, cycle 1, \(1 5\): 1 is of the first 4 and 5 of the last 4/],
  [['solve', 'ghaly', '--tau', '(1 2)(3 8 7)'], /tau, cycle 2, \(3 8 7\)/],
  [['solve', 'ghaly', '--sigma', '(1 2'], /sigma, character 1: '\(' without its '\)'/],
  [['solve', 'ghaly', '--sigma', '(1 2))'], /sigma, character 6: '\)' without its '\('/],
  [['solve', 'ghaly', '--tau', '(9 1)'], /tau, character 2: 9 is not between 1 and 8/],
  [['solve', 'ghaly', '--tau', '(0 1)'], /tau, character 2: 0 is not between/],
  [['solve', 'ghaly', '--tau', '(1 2)(2 3)'], /tau, character 7: 2 is there a second time/],
  [['solve', 'ghaly', '--tau', '2 1 3 4 5 6 7 8'], /tau, character 1: 2 is in no cycle/],
  [['inspect', 'ghaly', '--sigma', '(1 x)'], /sigma, character 4: 'x'/],
  [['inspect', 'ghaly', '--size', '3', '--sigma', '(7 6)'], /sigma, character 2: 7 is not between 1 and 6/],
  [['inspect', `code:${code}`, '--tau', '(4 5)'], /tau, cycle 1/],
  [['solve', 'ghaly', '--sigma'], /option --sigma needs exactly one value/],
  [['solve', 'merlin', '--sigma', '()'], /sigma: only the machine 'ghaly' takes this option, Merlin has no codes/],
  [['new', 'own', '--tau', '()'], /tau: only the machine 'ghaly'/],
  // Options of other machines
  [['solve', 'ghaly', '--states', '3'], /states: Ghaly's machine has as many colours as rows/],
  [['solve', 'ghaly', '--states', '5'], /states: Ghaly's machine/],
  [['solve', 'ghaly', '--lit-only'], /lit-only: Ghaly's machine begins dark/],
  [['solve', 'ghaly', '--alternate'], /alternate: Ghaly's machine begins dark/],
  [['solve', 'ghaly', '--torus'], /torus: only the machine 'own'/],
  [['solve', 'ghaly', '--stencil', '010/111/010'], /stencil: only the machine 'own'/],
  [['solve', 'ghaly', '--holes', '1...'], /holes: only the machine 'own'/],
  [['solve', 'ghaly', '--start', 'all-off'], /start: Ghaly's machine always begins dark/],
  [['show', 'ghaly', '--start', 'random:1'], /start: Ghaly's machine always begins dark/],
  [['inspect', 'ghaly', '--inverse'], /inverse: Ghaly's machine has no matrix/],
  [['inspect', 'ghaly', '--quiet'], /quiet: Ghaly's machine has no quiet patterns/],
  [['inspect', `code:${code}`, '--quiet'], /quiet: Ghaly's machine/],
  // Pictures and presses
  [['solve', 'ghaly', '--target', 'all-on'], /target all-on: Ghaly's machine has colours to choose from/],
  [['solve', 'ghaly', '--target', '1111/1115/1111/1111'], /target, row 2, column 4: 5 is too large/],
  [['solve', 'ghaly', '--target', '1111/111Q/1111/1111'], /target, row 2, column 4: 'Q' is not a colour/],
  [['solve', 'ghaly', '--target', '1111/1111/1111'], /target: 3 rows where 4 are needed/],
  [['solve', 'ghaly', '--target', '1,1,1,1/1,1,1/1,1,1,1/1,1,1,1'], /target, row 2: 3 cells where 4/],
  [['solve', 'ghaly', '--size', '2', '--target', '1,300/1,1'], /target, row 1, column 2: '300' is too large, the machine has states 0 to 2/],
  [['solve', 'ghaly', '--target', 'random:x'], /target, random seed 'x'/],
  [['solve', 'ghaly', '--presses', '0000/0x00/0000/0000'], /presses, row 2, column 2: 'x' is not a press count/],
  [['show', 'ghaly', '--size', '3', '--presses', '0000/0000/0000'], /presses, row 1: 4 cells where 3/],
  [['solve', 'ghaly', '--all', '--limit', 'x'], /limit 'x'/],
  // New games
  [['new', 'ghaly', '--fewest', '9'], /fewest 9: no game of this machine needs fewer than 10 presses/],
  [['new', 'ghaly', '--fewest', '17'], /fewest 17: no game of this machine needs more than 16 presses/],
  [['new', 'ghaly', '--picture', '--fewest', '17'], /fewest 17: no such picture/],
  [['new', 'ghaly', '--sigma', '(1 2)'], /sigma: a new game draws the codes itself/],
  [['new', 'ghaly', '--tau', '()'], /tau: a new game draws the codes itself/],
  [['new', 'ghaly', '--size', '2', '--question'], /question: every machine with 2 x 2 cells can be solved/],
  [['new', 'ghaly', '--question', '--fewest', '12'], /option --fewest excludes --question/],
  [['new', 'ghaly', '--question', '--picture'], /option --picture excludes --question/],
  [['new', 'merlin', '--question'], /question: there is nothing to find out/],
  [['new', 'lights-out', '--lit-only', '--question'], /question: in lit-only and alternating play/],
  [['new', 'merlin', '--picture'], /picture: pictures to match are for Ghaly's machine/],
  [['new', 'merlin', '--picture', '--fewest', '3'], /picture: pictures to match are for Ghaly's machine/],
  // Share codes
  [['open', part(code, 1, 'ghaly~65')], /share code, part 2 \(machine\): machine 'ghaly': size '65'/],
  [['open', part(code, 1, 'ghaly~4~bE4')], /share code, part 2 \(machine\): machine 'ghaly'/],
  [['open', part(code, 1, 'ghaly~4~AAA~AAA')], /share code, part 2 \(machine\): machine 'ghaly': sigma: two places have the same code/],
  [['open', part(code, 2, 'AAA')], /share code, part 3 \(start\): this machine always begins dark/],
  [['open', part(match, 3, 'A')], /share code, part 4 \(target\)/],
  [['solve', `code:${part(code, 5, '1')}`], /share code is damaged/],
  // Wirings
  [['wire'], /wire: N is missing/],
  [['wire', '4'], /wire: PI is missing/],
  [['wire', '4', '1', '2'], /wire: unexpected argument '2'/],
  [['wire', '1', '1 2'], /size '1': Ghaly's machine has 2 to 64/],
  [['wire', 'four', '()'], /size 'four'/],
  [['wire', '4x5', '()'], /size '4x5'/],
  [['wire', '3', '1'], /PI: 1 number where 6 are needed/],
  [['wire', '4', ''], /PI: nothing is written/],
  [['wire', '4', '1 2 3 4 5 6 7 9'], /PI, character 15: 9 is not between 1 and 8/],
  [['wire', '4', '1 2 3 4 5 6 7 7'], /PI, character 15: 7 is there a second time/],
  [['wire', '4', '1 2 3 4 5 6 7 x'], /PI, character 15: 'x'/],
  [['wire', '4', '(1 2'], /PI, character 1: '\(' without its '\)'/],
  [['wire', '4', '(1 2)', '--broken', '1'], /broken, row 1: 1 cell where 4 are needed/],
  [['wire', '4', '(1 2)', '--broken', '2000/0000/0000/0000'], /broken, row 1, column 1: 2 is too large/],
  [['wire', '4', '(1 2)', '--broken', 'Q000/0000/0000/0000'], /broken, row 1, column 1: 'Q' is not a mark/],
  [['wire', '4', '(1 2)', '--sigma', '()'], /wire: unknown option '--sigma'/],
]) {
  test(`refused: switchbox ${args.join(' ')}`, () => {
    assert.match(complaint(...args), place);
    complaint(...args, '--json');
  });
}
