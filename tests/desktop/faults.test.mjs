// Faults of disk and processes: killed during a save, no space, no permission to write, an unreadable file, two programs that
// write at once. The system's calls fail by strace, so the tested program is the one that is shipped.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { noLimit } from '../cli/binary.mjs';
import { countFaults } from '../faults.mjs';
import { dataFolder, eventually, eventuallyTrue, Game, open, paperCode, paperStart, paperSteps, ring, saveOf, start } from './harness.mjs';

const faults = countFaults('desktop');
const kept = saveOf('2.merlin.mI.ybha0'); // the paper's game as it is written today
const statistics = 'switchbox-statistics 1\nmachine merlin games 7 wins 6 fewest 5 hints 4 solves 3 seconds 200 best 1\nend\n';

// Returns the command that runs the program with faults in its calls about these files: "fsync:error=EIO:when=2".
function failing(folder, files, ...injections) {
  const paths = files.flatMap((file) => ['-P', folder.path(file)]);
  const calls = injections.map((injection) => injection.split(':')[0]).join(',');
  // The leak checker does not work under strace (`make sanitized`).
  return ['strace', '-E', 'LSAN_OPTIONS=detect_leaks=0', '-D', '-f', '-qq', '-o', `${folder.home}/strace`, '-e', `trace=${calls}`, ...paths, ...injections.flatMap((injection) => ['-e', `inject=${injection}`])];
}

const notice = async (game) => {
  await eventuallyTrue(() => game.element('notice'), 'something is said');
  return game.element('notice').text;
};
const played = (folder) => folder.read('game').split('\n').slice(2, -2);
const wins = (folder) => Number(/^machine merlin games \d+ wins (\d+)/m.exec(folder.read('statistics'))?.[1]);

test('killed at each call of a save, the game is the one before it or the one after it', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode), statistics });
  const picture = () => (played(folder).length % 2 === 0 ? paperStart : paperSteps[0]); // a second press takes the first one back
  // Each game is saved when it is opened, so its second save is that of the press; for the statistics it is the first one.
  const saves = ['openat', 'write', 'fsync', 'close', '/^rename'].map((call) => ['game.new', `${call}:signal=SIGKILL:when=2`]);
  for (const [file, injection] of [['statistics.new', '/^rename:signal=SIGKILL'], ...saves]) {
    await faults.survives(async () => {
      const before = played(folder);
      const game = await open(t, folder, {}, failing(folder, [file], injection));
      await game.shows(picture(), injection);
      assert.equal(game.element('notice'), undefined, injection);
      await game.key('5');
      await eventually(() => game.child.signalCode, 'SIGKILL', injection);
      const after = played(folder);
      assert.ok(after.length === before.length || after.length === before.length + 1, `${injection}: ${after}`);
      assert.ok(after.every((action) => action === 'press 5'));
      assert.match(folder.read('statistics'), /^switchbox-statistics 1\nmachine merlin games \d+ wins 6 fewest 5 hints 4 solves 3 seconds 200 best 1\nend\n$/);
    });
  }
  const game = await open(t, folder);
  await game.shows(picture());
  assert.equal(game.element('notice'), undefined);
});

test('with no room or no leave to write the game says so once and goes on, and what was kept stays', async (t) => {
  const errors = ['write:error=ENOSPC', 'fsync:error=EIO', 'openat:error=EACCES', '/^rename:error=EROFS'];
  for (const [index, error] of errors.entries()) {
    await faults.survives(async () => {
      const folder = dataFolder(t, { game: kept, statistics });
      const atStart = index % 2 === 0;
      const game = await open(t, folder, {}, failing(folder, ['game.new', 'settings.new', 'statistics.new', 'attempts.new'], `${error}:when=${atStart ? '1' : '2'}+`));
      await game.shows(paperStart);
      if (atStart) {
        assert.match(await notice(game), /^The game cannot be saved here: storage is full or blocked\.$/, error);
        await game.click('notice-close');
        await eventually(() => game.element('notice'), undefined);
      }
      assert.equal(game.element('notice'), undefined, error);
      await game.key('5');
      await game.shows(paperSteps[0]);
      if (!atStart) {
        assert.match(await notice(game), /^The game cannot be saved here: storage is full or blocked\.$/, error);
        await game.click('notice-close');
      }
      await game.key('6', '7', '9');
      await game.shows(ring);
      await game.key('t'); // the theme, a setting
      await game.settle();
      assert.equal(game.element('notice'), undefined, 'it is said once');
      await game.click('statistics');
      await eventually(() => /Games: 8\. Wins: 7\. Perfect wins: 6\./.test(game.element('statistics-all').text), true, 'they are counted all the same');
      assert.equal(folder.read('game'), kept);
      assert.equal(folder.read('statistics'), statistics);
      game.kill();
    });
  }
});

test('a file that cannot be read is set aside whole', async (t) => {
  for (const [name, text, words] of [['game', kept, /The last game could not be read/], ['statistics', statistics, /The statistics could not be read/]]) {
    await faults.survives(async () => {
      const folder = dataFolder(t, { [name]: text });
      const game = await open(t, folder, {}, failing(folder, [name], 'read:error=EIO:when=1'));
      assert.match(await notice(game), words);
      assert.ok(game.element('notice').text.includes(folder.path(`${name}.damaged-1`)));
      assert.equal(folder.read(`${name}.damaged-1`), text);
      game.kill();
    });
  }
});

test('damaged settings that cannot be set aside are not written over', async (t) => {
  const damaged = 'switchbox-settings 7\n';
  const folder = dataFolder(t, { game: saveOf(paperCode), settings: damaged });
  await faults.survives(async () => {
    const game = await open(t, folder, {}, failing(folder, ['settings'], '/^rename:error=EROFS:when=1'));
    assert.match(await notice(game), /settings, line 1: it was written by another version.*left in place/);
    await game.key('t', '5');
    await game.shows(paperSteps[0]);
    await game.settle();
    assert.equal(folder.read('settings'), damaged);
    game.kill();
  });
});

test('a draft that a crash has left is no game', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode), 'game.new': saveOf(paperCode, 'press 5').slice(0, -7) });
  await faults.survives(async () => {
    const game = await open(t, folder);
    await game.shows(paperStart);
    assert.equal(game.element('notice'), undefined);
    await game.key('5');
    await eventually(() => played(folder), ['press 5']);
    assert.ok(!folder.names().includes('game.new'));
  });
});

const isHeldUp = (folder) => eventuallyTrue(() => /stopped by SIGSTOP/.test(readFileSync(`${folder.home}/strace`, 'utf8')), 'it is held up');

// Runs `act` while the first program is stopped. Continues the first one once the second one waits for its lock.
async function meet(folder, first, second, act) {
  await isHeldUp(folder);
  await act();
  const waits = () => new RegExp(`-> FLOCK .* ${second().child.pid} `).test(readFileSync('/proc/locks', 'utf8'));
  await eventuallyTrue(waits, 'the second one waits');
  process.kill(first.child.pid, 'SIGCONT');
}

test('two programs that count at the same moment wait for each other, and both wins are kept', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode, 'press 5', 'press 6', 'press 7') });
  // The first one is stopped after reading the file and writing the new one, before renaming that.
  const first = await open(t, folder, {}, failing(folder, ['statistics.new'], 'fsync:signal=SIGSTOP'));
  const second = await open(t, folder);
  await faults.survives(async () => {
    await first.focus();
    await first.key('9');
    await meet(folder, first, () => second, async () => {
      await second.focus();
      await second.key('9');
    });
    await eventually(() => wins(folder), 2);
    for (const game of [first, second]) await eventually(() => game.picture(), ring); // one window covers the other
  });
});

test('two programs that open at the same moment on a damaged save set it aside once', async (t) => {
  const folder = dataFolder(t, { game: 'switchbox-game 2\nnot a game\n', statistics });
  let second;
  await faults.survives(async () => {
    // Each program has its own mirror.
    const first = start(folder, { SWITCHBOX_MIRROR: `${folder.home}/first` }, failing(folder, ['game'], 'read:signal=SIGSTOP:when=1'));
    await meet(folder, first, () => second, () => { second = new Game(folder, start(folder)); });
    await eventuallyTrue(() => second.text(), 'the second one opens');
    assert.equal(second.element('notice'), undefined);
    assert.deepEqual(folder.names().filter((name) => name.includes('damaged')), ['game.damaged-1']);
  });
});

// Limits the program's memory to so many kilobytes more than it has now.
function limitMemory({ pid }, more) {
  const [, kilobytes] = /^VmSize:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  execFileSync('prlimit', ['--pid', String(pid), `--as=${(Number(kilobytes) + more) * 1024}`]);
}

test('where memory runs out in a big search the game goes on from the last press, and says so', { skip: noLimit }, async (t) => {
  const folder = dataFolder(t, { game: saveOf('2.lights-out~lit.Zc6eg.cmsyk'), statistics }); // 2^25 pictures
  const game = await open(t, folder);
  await game.click('cell-3');
  await eventually(() => played(folder), ['press 3']);
  await game.settle();
  const [picture, ...kept] = [game.picture(), folder.read('game'), folder.read('statistics')];
  const { window } = game;
  await faults.survives(async () => {
    limitMemory(game.child, 8192);
    await game.click('hint');
    assert.equal(await notice(game), 'There was not enough memory for that. The game is as it was at the last press.');
    await eventuallyTrue(async () => (await game.find()) && game.window !== window, 'there is another window');
    assert.equal(game.picture(), picture);
    assert.deepEqual([folder.read('game'), folder.read('statistics')], kept);
    await game.focus();
    await game.click('notice-close');
    await game.click('undo');
    await eventually(() => played(folder), ['press 3', 'undo']);
  });
  await game.close();
});

test('where there is too little memory for the game that was kept the program says so, and leaves it', { skip: noLimit }, async (t) => {
  const large = saveOf('2.seed~7~lights-out~2000x2000.p381r');
  const folder = dataFolder(t, { game: large, statistics });
  await faults.survives(async () => {
    const { child, ended } = start(folder, {}, failing(folder, ['game'], 'openat:signal=SIGSTOP'));
    await isHeldUp(folder);
    limitMemory(child, 8192);
    process.kill(child.pid, 'SIGCONT');
    assert.deepEqual(await ended, { status: 1, signal: null, stdout: '', stderr: 'switchbox: There is not enough memory for this. Your game is kept: close other programs, then start Switchbox again.\n' });
    assert.deepEqual([folder.read('game'), folder.read('statistics')], [large, statistics]);
  });
});
