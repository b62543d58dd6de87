// If the answer cannot be written or memory runs out, one line reports it, and the exit status is 1.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { countFaults } from '../faults.mjs';
import { binary, noLimit } from './binary.mjs';

const faults = countFaults('command line');
const folder = mkdtempSync(join(tmpdir(), 'switchbox-'));
const puzzle = join(folder, 'puzzle.txt');
const gate = join(folder, 'gate');
writeFileSync(puzzle, 'A: a b\nB: b\nstart a=1\n');
after(() => rmSync(folder, { recursive: true }));

// Runs a line of the shell in which "$switchbox" is the program.
function shell(line) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8', env: { ...process.env, switchbox: binary, puzzle, gate }, maxBuffer: 1 << 28 });
  return { status, stdout, stderr };
}

// One call of each subcommand, with text or an object as its answer, and the calls that list.
const answers = [
  '--help',
  '--version',
  'solve --help',
  'list',
  'levels',
  'solve merlin',
  'solve lights-out --all',
  'solve lights-out --size 30x30 --all --limit 20000',
  'show merlin --presses .X./.../...',
  'inspect merlin',
  'algebra merlin',
  'new merlin --seed 1',
  'open 2.merlin.mI.ybha0',
  "wire 2 '(1 2 3 4)'",
  'table nullity --to 5',
  'convert "file:$puzzle" --to csv',
  'sheet merlin --seed 1 --force --to "$puzzle.svg"',
];
const all = answers.flatMap((answer) => (/--(help|version)/.test(answer) ? [answer] : [answer, `${answer} --json`]));

for (const [what, line, problem] of [
  ['that is full', (answer) => `"$switchbox" ${answer} > /dev/full`, 'No space left on device'],
  ['that is closed', (answer) => `"$switchbox" ${answer} >&-`, 'Bad file descriptor'],
]) {
  test(`an answer to standard output ${what} is said not to be written`, async () => {
    for (const answer of all) {
      await faults.survives(() => {
        assert.deepEqual(shell(line(answer)), { status: 1, stdout: '', stderr: `switchbox: the answer cannot be written: ${problem}\n` }, answer);
      });
    }
  });
}

test('what nobody reads any more ends the program, or is said where the signal for it is ignored', async () => {
  // The reader leaves first, and signals that through the gate.
  const unread = (before, answer) => shell(`mkfifo "$gate" && { ${before} read -r go < "$gate"; "$switchbox" ${answer}; echo "status $?" >&2; } | { exec <&-; echo go > "$gate"; }; rm "$gate"`).stderr;
  for (const answer of all) {
    await faults.survives(() => assert.match(unread('', answer), /^status 141\n$/, answer));
    await faults.survives(() => assert.equal(unread('trap "" PIPE;', answer), 'switchbox: the answer cannot be written: Broken pipe\nstatus 1\n', answer));
  }
});

test('with standard error closed or full the exit status tells the same', async () => {
  for (const to of ['2>&-', '2>/dev/full']) {
    await faults.survives(() => assert.deepEqual(shell(`"$switchbox" solve merlin --start 2 ${to}`), { status: 2, stdout: '', stderr: '' }));
    await faults.survives(() => assert.equal(shell(`"$switchbox" solve merlin > /dev/full ${to}`).status, 1));
    await faults.survives(() => assert.equal(shell(`"$switchbox" solve merlin ${to}`).status, 0));
  }
});

// Returns the kilobytes of memory in which the program just runs.
function least() {
  let [low, high] = [1000, 1_000_000];
  while (high - low > 500) {
    const middle = (low + high) >> 1;
    if (shell(`ulimit -v ${middle}; exec "$switchbox" --version`).status === 0) high = middle;
    else low = middle;
  }
  return high;
}

test('without the memory that an answer takes one line says so, however little is missing', { skip: noLimit }, async () => {
  const from = least();
  const said = [];
  for (const answer of [
    'solve lights-out --size 700x700',
    'solve lights-out --size 700x700 --all --limit 3 --json',
    'inspect own --size 64x64 --states 6 --stencil 110/011/100',
    'algebra lights-out --size 30x30 --show inverse',
    'solve cube --start random:3',
    'new lights-out --size 4x6 --lit-only --fewest 6 --seed 1',
    'new lights-out --size 999x1000 --json',
  ]) {
    let refused = 0;
    for (let more = 0, answered = false; !answered; more = more * 1.35 + 400) {
      await faults.survives(() => {
        const { status, stderr } = shell(`ulimit -v ${Math.round(from + more)}; exec "$switchbox" ${answer}`);
        answered = status === 0;
        if (answered) return assert.equal(stderr, '');
        refused += 1;
        return assert.deepEqual([status, stderr], [1, 'switchbox: there is not enough memory for this; try a smaller board\n'], `${answer}, ${more}`);
      });
    }
    said.push(refused);
  }
  assert.ok(said.every((refused) => refused > 0), `${said}`);
});
