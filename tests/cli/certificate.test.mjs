// solve --certificate: the file for each claim, words where there is none, and the exit status of the checker. certificates.test.mjs
// tries 1,000 of them.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { complaint, json, text } from './binary.mjs';
import { certificates, check, damaged, random } from './certificates.mjs';

const folder = mkdtempSync(join(tmpdir(), 'switchbox-certificate-'));
after(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (content) => {
  files += 1;
  const file = join(folder, `file${files}.json`);
  if (content !== undefined) writeFileSync(file, content);
  return file;
};

// Returns the certificate, which the checker verifies with these words.
function certified(args, words) {
  const file = newFile();
  json('solve', ...args, '--certificate', file);
  const { status, lines } = check([file]);
  assert.deepEqual(lines, [`${file}: verified: ${words}`]);
  assert.equal(status, 0);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const onePress = ['lights-out', '--start', '10000/00000/00000/00000/00000'];

test('the certificate holds the question in full', () => {
  const c = certified(['merlin', '--start', '100/110/001'], 'solved with 4 presses, and no others solve it');
  assert.deepEqual(Object.keys(c), ['format', 'version', 'claim', 'lamps', 'moduli', 'buttons', 'start', 'target', 'presses', 'quiet']);
  assert.deepEqual([c.format, c.version, c.claim, c.lamps], ['switchbox-certificate', 1, 'fewest', 9]);
  assert.deepEqual(c.buttons[0], [[0, 1], [1, 1], [3, 1], [4, 1]]);
  assert.deepEqual(c.start, [1, 0, 0, 1, 1, 0, 0, 0, 1]);
  assert.deepEqual(c.target, [1, 1, 1, 1, 0, 1, 1, 1, 1]);
  assert.deepEqual(c.presses, [0, 0, 0, 0, 1, 1, 1, 0, 1]);
});

test('every claim has a certificate', () => {
  certified(['merlin', '--start', '100/110/001', '--claim', 'solved'], 'solved with 4 presses');
  certified(['lights-out', '--size', '19x19'], 'solved with 141 presses, and none of 65536 solutions costs less');
  certified(onePress, 'impossible, by weights modulo 2');
  certified([...onePress, '--claim', 'nearest'], 'impossible, and none that can be reached differs from the target in fewer lamps than 1');
  certified(['ghaly', '--tau', '(1 2 3 4)'], 'solved with 11 presses');
  certified(['ghaly', '--sigma', '(1 2)'], 'impossible, by from-the-right');
  certified(['cube', '--size', '2', '--start', 'R U R'], 'solved with 3 turns');
  const puzzle = newFile('states 4 z=6\nA: x+2 y\nB: z+2 y+2\nC: x z+3\nstart x=1 y=2\ntarget y=*\ncost C=3\n');
  const c = certified([`file:${puzzle}`], 'impossible, by weights modulo 12');
  assert.deepEqual([c.moduli, c.target, c.costs], [[6, 4, 4], [0, 0, null], { 2: 3 }]);
});

test('the answer says where there is no certificate, and why', () => {
  const file = newFile();
  const reason = (...args) => {
    const { certificate } = json('solve', ...args, '--certificate', file);
    assert.equal(certificate.file, null);
    assert.ok(!existsSync(file));
    return certificate.reason;
  };
  assert.equal(reason('merlin', '--lit-only', '--start', '100/110/001'), 'the order of presses matters');
  assert.equal(reason('merlin', '--claim', 'impossible'), 'the answer is another');
  assert.equal(reason('lights-out', '--size', '65x65', '--quick'), 'the board has more than 4096 lamps');
  const limited = newFile('A: x y\nB: y\nstart x=1\nmost A=0\n');
  assert.equal(reason(`file:${limited}`), 'only a search of everything proves it');
  const targets = newFile('A: x+2 y+2\nstates 4\nstart x=1\ntarget x=0\ntarget x=2\n');
  assert.equal(reason(`file:${targets}`), 'a certificate is about one target, and there are several');
  const answer = text('solve', 'merlin', '--claim', 'nearest', '--certificate', file);
  assert.match(answer, /^Certificate +none for "nearest": the answer is another$/m);
});

test('too many quiet presses leave the claim "solved"', () => {
  const file = newFile();
  const { certificate } = json('solve', 'lights-out', '--size', '39x39', '--quick', '--certificate', file);
  assert.equal(certificate.claim, 'solved');
  assert.equal(certificate.reason, 'there are too many sums for a checker to try');
  assert.equal(check([file]).status, 0);
});

test('so do sums that are too many for buttons of three states', () => {
  const file = newFile();
  const king = ['solve', 'king', '--size', '8x8', '--states', '3', '--start', 'random:1', '--target', 'all-off'];
  const { certificate, solutions } = json(...king, '--certificate', file);
  assert.equal(solutions, String(3 ** 15)); // below 2^24
  assert.equal(certificate.claim, 'solved');
  assert.equal(certificate.reason, 'there are too many sums for a checker to try');
  assert.equal(check([file]).status, 0);
});

test('a file is replaced only with --force', () => {
  const file = newFile('mine');
  const before = complaint('solve', 'merlin', '--certificate', file);
  assert.ok(before.endsWith('exists; add --force to replace it, or name another file'));
  assert.equal(readFileSync(file, 'utf8'), 'mine');
  json('solve', 'merlin', '--certificate', file, '--force');
  assert.equal(check([file]).status, 0);
  assert.match(complaint('solve', 'merlin', '--certificate', join(folder, 'none', 'file.json')), /certificate: .* cannot be written: /);
});

test('options that do not go together are refused', () => {
  assert.equal(complaint('solve', 'merlin', '--claim', 'solved'), 'switchbox: claim: add --certificate FILE');
  assert.equal(complaint('solve', 'merlin', '--force'), 'switchbox: force: add --certificate FILE');
  assert.equal(
    complaint('solve', 'merlin', '--certificate', newFile(), '--claim', 'best'),
    "switchbox: claim 'best': write solved, fewest, impossible or nearest",
  );
});

test('the checker has four exit statuses, and that of several files is the highest', () => {
  const right = newFile();
  json('solve', 'lights-out', '--certificate', right);
  const c = JSON.parse(readFileSync(right, 'utf8'));
  const wrong = newFile(JSON.stringify({ ...c, start: c.target }));
  const none = newFile('[]');
  // 25 buttons that do nothing but in pairs: 2^25 sums.
  const pairs = Array.from({ length: 50 }, (_, i) => [[i >> 1, 1]]);
  const quiet = pairs.slice(0, 25).map((_, i) => ({ order: 2, presses: pairs.map((__, j) => (j >> 1 === i ? 1 : 0)) }));
  const zeros = Array(25).fill(0);
  const large = newFile(JSON.stringify({ ...c, lamps: 25, moduli: Array(25).fill(2), buttons: pairs, start: zeros, target: zeros, presses: [...zeros, ...zeros], quiet }));
  const statuses = (...names) => check(names).status;
  assert.deepEqual([right, wrong, none, large].map((file) => statuses(file)), [0, 1, 2, 3]);
  assert.equal(statuses(right, none, wrong), 2);
  assert.equal(statuses(join(folder, 'missing.json')), 2);
  assert.equal(statuses(), 2);
  assert.deepEqual(check([right, wrong]).lines.map((line) => line.split(': ')[1]), ['verified', 'wrong']);
});

// Returns the certificate of a solution, changed, as the checker sees it: the status and the words after the name of the file.
function checked(args, change) {
  const file = newFile();
  json('solve', ...args, '--certificate', file, '--force');
  const changed = newFile(JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
  const { status, lines, errors } = check([changed]);
  assert.equal(errors, '');
  return [status, lines[0].slice(changed.length + 2)];
}

test('quiet presses that are named again do not add solutions', () => {
  const words = 'verified: solved with 15 presses, and none of 4 solutions costs less';
  assert.deepEqual(checked(['lights-out'], (c) => c), [0, words]);
  assert.deepEqual(checked(['lights-out'], (c) => ({ ...c, quiet: [...c.quiet, c.quiet[0], c.quiet[0]] })), [0, words]);
  const twice = ({ quiet: [a], ...c }) => ({ ...c, quiet: [a, a] });
  assert.deepEqual(checked(['lights-out'], twice), [1, 'wrong: quiet: not complete']);
});

test('solutions over a limit are not counted', () => {
  const puzzle = newFile('A: x\nB: x\nC: y\nD: y\nstart x=1 y=1\nmost A=0\n');
  certified([`file:${puzzle}`], 'solved with 2 presses, and none of 2 solutions costs less');
});

test('a turn has its own name, and no other', () => {
  const renamed = (names) => (c) => ({
    ...c,
    turns: Object.fromEntries(Object.entries(c.turns).map(([name, numbers]) => [names[name] ?? name, numbers])),
    presses: c.presses.map((name) => names[name] ?? name),
  });
  for (const size of ['2', '3']) {
    const cube = ['cube', '--size', size, '--start', "F R' U2"];
    assert.deepEqual(checked(cube, renamed({})), [0, 'verified: solved with 3 turns']);
    assert.deepEqual(checked(cube, renamed({ "F'": 'R', R: 'U2', U2: "F'" })), [1, 'wrong: not the turn']);
    assert.deepEqual(checked(cube, renamed({ R: "R'" })), [1, 'wrong: not the turn']);
    assert.deepEqual(checked(cube, renamed({ R: 'L2x' })), [2, 'not a certificate: turns: other keys']);
  }
});

test('every turn of a cube has a name that the checker knows', () => {
  for (const [size, faces] of [['2', 'URF'], ['3', 'ULF'], ['3', 'RBD']]) {
    for (const mark of ['', "'", '2']) {
      const start = [...faces].map((face) => face + mark).join(' ');
      certified(['cube', '--size', size, '--start', start], 'solved with 3 turns');
    }
  }
  certified(['cube', '--size', '2', '--start', 'R'], 'solved with 1 turn');
});

test('a solved cube has six colours, each on its face', () => {
  for (const size of ['2', '3']) {
    const same = (c) => ({ ...c, presses: [], start: c.start.map((colour) => colour && 'U') });
    assert.deepEqual(checked(['cube', '--size', size, '--start', 'R'], same), [1, 'wrong: not solved']);
    // A cube on which two faces that are opposite have changed their colours is another.
    const mirrored = (c) => ({ ...c, start: c.start.map((colour) => ({ U: 'D', D: 'U' })[colour] ?? colour) });
    assert.deepEqual(checked(['cube', '--size', size, '--start', 'R'], mirrored), [1, 'wrong: not solved']);
  }
  certified(['cube', '--size', '2', '--start', 'RRRR/UUUU/LLLL/BBBB/FFFF/DDDD'.replaceAll('/', ''), '--claim', 'solved'], 'solved with 0 turns');
});

test('what would take hours is not checked', () => {
  // 24 pairs of buttons that do the same, one of which costs 2: 2^24 sums of 48 numbers.
  const large = (c) => ({
    ...c,
    lamps: 24,
    moduli: Array(24).fill(2),
    buttons: Array.from({ length: 48 }, (_, i) => [[i >> 1, 1]]),
    start: Array(24).fill(0),
    target: Array(24).fill(0),
    costs: { 0: 2 },
    presses: Array(48).fill(0),
    quiet: Array.from({ length: 24 }, (_, i) => ({ order: 2, presses: Array.from({ length: 48 }, (__, j) => (j >> 1 === i ? 1 : 0)) })),
  });
  assert.deepEqual(checked(['lights-out'], large), [3, 'not checked: 16777216 sums for 48 buttons']);
});

test('one press is no presses, the usage is printed, and a name in any letters too', () => {
  certified(['lights-out', '--start', '11000/10000/00000/00000/00000', '--target', '00000/00000/00000/00000/00000', '--claim', 'solved'], 'solved with 1 press');
  for (const option of ['-h', '--help']) {
    const { status, lines } = check([option]);
    assert.equal(status, 0);
    assert.match(lines[0], /Usage: python3 check_certificate.py FILE/);
  }
  const file = join(folder, 'Würfel-ł.json');
  json('solve', 'merlin', '--certificate', file);
  for (const env of [{ LC_ALL: 'C' }, { LC_ALL: 'C', PYTHONUTF8: '0' }, { LC_ALL: 'C', PYTHONIOENCODING: 'ascii' }]) {
    const { status, lines, errors } = check([file], env);
    assert.equal(errors, '');
    assert.match(lines[0], /rfel-.*: verified: /);
    assert.equal(status, 0);
  }
});

test('60 random certificates are right, and damaged ones are refused', () => {
  const made = certificates(60, folder, 5000);
  assert.equal(check(made.map(({ file }) => file)).status, 0);
  const bad = made.map(({ file, seed }) => newFile(damaged(readFileSync(file, 'utf8'), random(seed)).text));
  for (const line of check(bad).lines) assert.match(line, /: (wrong|not a certificate): /);
});
