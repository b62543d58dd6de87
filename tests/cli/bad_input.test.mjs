// Bad input: exit status 2, nothing on standard output, one line on standard error that names the place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaint, json } from './binary.mjs';

const code = '1.merlin.GA.94.AA.0.z1qky'; // of version 1: no part of it is left out
const parts = code.split('.');
const changed = (part, value) => parts.map((old, i) => (i === part ? value : old)).join('.');
const all = (mark, side) => Array(side).fill(mark.repeat(side)).join('/');
const holed = json('new', 'own', '--size', '2x3', '--holes', '1--/---', '--seed', '1');
const fewer = parts.slice(0, -1).join('.');

for (const [args, place] of [
  // The command
  [['--json'], /unknown option '--json'.*switchbox --help/],
  [['slove'], /unknown command 'slove'/],
  [['--frobnicate'], /unknown option '--frobnicate'/],
  // Arguments and options
  [['solve'], /solve: MACHINE is missing.*switchbox solve --help/],
  [['open'], /open: CODE is missing/],
  [['solve', '--frobnicate'], /solve: unknown option '--frobnicate'/],
  [['solve', 'merlin', '--frobnicate', '3'], /solve: unknown option '--frobnicate'/],
  [['solve', 'merlin', 'torus'], /solve: unexpected argument 'torus'/],
  [['solve', 'merlin', 'list'], /solve: unexpected argument 'list'/],
  [['new', 'merlin', '--presses', 'X../.../...'], /new: unknown option '--presses'/],
  [['solve', 'merlin', '--start'], /solve: option --start needs exactly one value/],
  [['solve', 'merlin', '--size', '3x3', '--size', '3x3'], /solve: option --size needs exactly one value/],
  [['solve', 'merlin', '--limit', '5'], /solve: option --limit requires --all; a time is given by --time 5s/],
  [['solve', 'merlin', '--limit', '5s', '--time', '5s'], /limit: --time gives the time already/],
  [['solve', 'merlin', '--limit', '0s'], /limit '0s': write a time up to 10000h, such as 90s, 10m or 1h/],
  [['solve', 'merlin', '--time', 'soon'], /time 'soon': write a time/],
  [['solve', 'merlin', '--time', '-1'], /time '-1': write a time/],
  [['solve', 'merlin', '--time', ''], /time '': write a time/],
  [['solve', 'merlin', '--time', '10001h'], /time '10001h': write a time/],
  [['solve', 'merlin', '--time', '99999999999999999999s'], /time '99999999999999999999s': write a time/],
  [['open', '3', '--time', '1d'], /time '1d': write a time/],
  [['table', 'nullity', '--to', '3', '--time', '0'], /--time '0': write a time/],
  [['list', 'merlin'], /list: unexpected argument 'merlin'/],
  // The machine
  [['solve', 'nope'], /machine 'nope' is not known; there are merlin, /],
  [['solve', ''], /machine '' is not known/],
  [['solve', 'mer\nlin'], /machine 'mer.lin' is not known/],
  [['inspect', 'Merlin'], /machine 'Merlin' is not known/],
  // Size and states
  [['inspect', 'merlin', '--size', '4x4'], /size 4x4: Merlin is always 3x3/],
  [['inspect', 'lights-out', '--size', '0x5'], /size '0x5': rows must be 1 to 10,000/],
  [['new', 'lights-out', '--size', '5x2001'], /size '5x2001': columns must be 1 to 2000/],
  [['algebra', 'lights-out', '--size', '5x65'], /size '5x65': columns must be 1 to 64/],
  [['inspect', 'lights-out', '--size', '5'], /size '5': write it as rows x columns/],
  [['inspect', 'lights-out', '--size', ''], /size ''/],
  [['inspect', 'lights-out', '--size', '-1x5'], /size '-1x5'/],
  [['inspect', 'lights-out', '--size', '3x5x7'], /size '3x5x7'/],
  [['inspect', 'merlin', '--states', '1'], /states '1': write a whole number from 2 to 9/],
  [['inspect', 'merlin', '--states', '99999999999999999999'], /states '9+': write a whole number from 2 to 9/],
  [['inspect', 'merlin', '--states', '10'], /states '10': write a whole number from 2 to 9/],
  [['inspect', 'merlin', '--states', 'two'], /states 'two'/],
  [['inspect', 'row-column', '--size', '25x25'], /size 25x25: Row and column has at most 24 rows and columns/],
  [['inspect', 'row-column', '--size', '4x25'], /size 4x25: Row and column has at most 24/],
  [['inspect', 'subboards', '--size', '5x5'], /size 5x5: Subboards is always 4x4/],
  [['solve', 'subboards', '--lit-only'], /lit-only play needs a lamp under every button/],
  [['solve', 'merlin', '--lit-only', '--all'], /all: in lit-only play/],
  // A rule of one's own
  [['inspect', 'merlin', '--torus'], /torus: only the machine 'own' takes this option, the rule of Merlin is fixed/],
  [['inspect', 'torus', '--stencil', '010/111/010'], /stencil: only the machine 'own'/],
  [['inspect', 'merlin', '--corner', '010/111/010'], /corner: only the machine 'own'/],
  [['inspect', 'merlin', '--edge', '010/111/010'], /edge: only the machine 'own'/],
  [['inspect', 'lights-out', '--holes', all('.', 5)], /holes: only the machine 'own'/],
  [['solve', `code:${code}`, '--torus'], /torus: only the machine 'own'/],
  [['--' + 'x'.repeat(1000)], /unknown option '--x{38}\.\.\.'; see switchbox --help$/],
  [['solve', 'own', '--size', '2x2', '--stencil', `1000000${'/0000000'.repeat(6)}`], /stencil: no press changes a lamp: all that is drawn falls off the board/],
  [['inspect', 'own', '--stencil', '000/000/000'], /stencil: no press changes a lamp; draw at least one cell/],
  [['inspect', 'own', '--stencil', '1'], /stencil: 1 row where 3, 5 or 7 are needed/],
  [['inspect', 'own', '--stencil', '1111/1111/1111/1111'], /stencil: 4 rows where 3, 5 or 7 are needed/],
  [['inspect', 'own', '--stencil', all('1', 9)], /stencil: 9 rows where 3, 5 or 7/],
  [['inspect', 'own', '--stencil', ''], /stencil: 1 row where 3, 5 or 7/],
  [['inspect', 'own', '--stencil', '010/11/010'], /stencil, row 2: 2 cells where 3 are needed/],
  [['inspect', 'own', '--stencil', '010/1Q1/010'], /stencil, row 2, column 2: 'Q' is not a mark/],
  [['inspect', 'own', '--stencil', '010/121/010'], /stencil, row 2, column 2: 2 is too large/],
  [['inspect', 'own', '--corner', '010/111/010'], /corner: the edge has to be drawn too, with --edge/],
  [['inspect', 'own', '--edge', '010/111/010'], /edge: the corner has to be drawn too, with --corner/],
  [['inspect', 'own', '--corner', '010/111/010', '--edge', '01/11'], /edge: 2 rows where 3, 5 or 7/],
  [['inspect', 'own', '--torus', '--corner', '010/111/010', '--edge', '010/111/010'], /corner: a torus has neither corners nor edges/],
  [['inspect', 'own', '--torus', '--edge', '010/111/010'], /edge: a torus has neither corners nor edges/],
  [['inspect', 'own', '--holes', all('1', 5)], /holes: every cell is a hole; at least one lamp is needed/],
  [['inspect', 'own', '--holes', all('.', 4)], /holes, row 1: 4 cells where 5 are needed/],
  [['inspect', 'own', '--size', '5x4', '--holes', all('.', 4)], /holes: 4 rows where 5 are needed/],
  [['inspect', 'own', '--size', '1001x1'], /size '1001x1': rows must be 1 to 1000/],
  [['inspect', `code:${holed.code}`, '--size', '4x4'], /size 4x4: the holes are drawn for 2x3; draw them anew with --holes/],
  [['solve', 'own', '--size', '2x3', '--holes', '1--/---', '--start', '1../...'], /start, row 1, column 1: there is nothing here/],
  [['solve', 'own', '--size', '2x3', '--holes', '1--/---', '--presses', '1../...'], /presses, row 1, column 1: there is nothing here/],
  [['solve', 'subboards', '--presses', `01000${'/00000'.repeat(4)}`], /presses, row 1, column 2: there is nothing here/],
  // Pictures and presses
  [['solve', 'merlin', '--start', '100/1Q0/001'], /start, row 2, column 2: 'Q' is not a lamp/],
  [['show', 'merlin', '--target', '100/110/0\u00e41'], /target, row 3, column 2: character code 195 is not a lamp/],
  [['solve', 'merlin', '--target', '100/110/003'], /target, row 3, column 3: 3 is too large/],
  [['solve', 'merlin', '--presses', '100/110/00Z'], /presses, row 3, column 3: 'Z' is not a press count/],
  [['solve', 'merlin', '--start', '100/110'], /start: 2 rows where 3 are needed/],
  [['solve', 'merlin', '--start', '100/11/001'], /start, row 2: 2 cells where 3 are needed/],
  [['solve', 'merlin', '--start', ''], /start, row 1: 0 cells where 3 are needed/],
  [['solve', 'merlin', '--start', 'all'], /start, row 1, column 1: 'a'/],
  [['solve', 'merlin', '--start', 'random:'], /start, random seed ''/],
  [['solve', 'merlin', '--target', 'random:x'], /target, random seed 'x'/],
  [['solve', 'merlin', '--presses', 'all-on'], /presses, row 1, column 1: 'a'/],
  // Numbers
  [['solve', 'merlin', '--all', '--limit', 'x'], /limit 'x': write a whole number/],
  [['solve', 'merlin', '--all', '--limit', '-1'], /limit '-1': write a whole number/],
  [['new', 'merlin', '--seed', '1.5'], /seed '1\.5': write a whole number/],
  [['new', 'merlin', '--seed', ''], /seed '': write a whole number/],
  [['new', 'merlin', '--seed', '18446744073709551616'], /seed '18446744073709551616'/],
  [['new', 'merlin', '--fewest', '10'], /fewest 10: no game of this machine needs more than 9 presses/],
  [['new', 'lights-out', '--fewest', '16'], /fewest 16: no such game/],
  [['new', 'merlin', '--fewest', 'few'], /fewest 'few': write a whole number/],
  [['new', 'lights-out', '--size', '6x6', '--lit-only', '--fewest', '3'], /fewest 3: Lit-only play with 2 states is solved on boards of up to 25 lamps/],
  [['new', 'king', '--size', '62x62', '--fewest', '3'], /fewest 3: the fewest presses of this machine take too long to prove/],
  // Days
  [['new', 'merlin', '--daily', '2026-02-29'], /daily '2026-02-29': there is no such day/],
  [['new', 'merlin', '--daily', '2026-13-01'], /daily '2026-13-01': there is no such day/],
  [['new', 'merlin', '--daily', '2026-11-00'], /daily '2026-11-00': there is no such day/],
  [['new', 'merlin', '--daily', '2026-1-1'], /daily '2026-1-1': write the day as YYYY-MM-DD/],
  [['new', 'merlin', '--daily', '20261121'], /daily '20261121': write the day/],
  [['new', 'merlin', '--daily', '2026-+1-01'], /daily '2026-\+1-01': write the day/],
  [['new', 'merlin', '--daily', 'tomorrow'], /daily 'tomorrow': write the day/],
  [['new', 'merlin', '--daily', ''], /daily '': write the day/],
  [['new', 'merlin', '--daily', '2026-11-21', '--seed', '1'], /option --seed excludes --daily/],
  // Share codes
  [['open', ''], /share code: it is empty/],
  [['open', 'nonsense'], /share code, part 1 \(version\): 'nonsense'/],
  [['open', changed(0, '3')], /share code, part 1 \(version\): version 3 is not known/],
  [['open', changed(1, 'nope')], /share code, part 2 \(machine\): machine 'nope' is not known/],
  [['open', changed(2, 'A')], /share code, part 3 \(start\): 1 character where 2/],
  [['open', changed(2, parts[2] === 'AA' ? 'BA' : 'AA')], /share code, last part \(check\)/],
  [['open', changed(3, '9*')], /share code, part 4 \(target\): character 2: '\*'/],
  [['open', changed(5, 'x')], /share code, part 6 \(press count\)/],
  [['open', fewer], /share code: 6 parts where 7 are needed/],
  [['open', '2.merlin'], /share code: 2 parts where 3 to 7 are needed/],
  [['open', '2.merlin.~.ybha0'], /share code, part 3 \(start\): character 1: it begins a run that is cut off/],
  [['solve', `code:${fewer}`], /share code: 6 parts where 7 are needed/],
  [['solve', 'code:'], /share code: it is empty/],
]) {
  test(`refused: switchbox ${args.join(' ').replaceAll('\n', '\\n')}`, () => {
    assert.match(complaint(...args), place);
    complaint(...args, '--json');
  });
}
