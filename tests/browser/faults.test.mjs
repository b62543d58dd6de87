// Faults around the page: missing or wrong files, full or forbidden storage, texts of a later version, a clock that is set back.
// Each fault that concerns the player gives a clear message, and nothing is lost.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { countFaults } from '../faults.mjs';
import { inEachBrowser, open, patience } from './harness.mjs';
import { startSite } from './site.mjs';

const paperCode = '2.merlin.mI.ybha0';
const afterPress = '110/001/011';
const faults = countFaults('page');

const noConnection = 'No connection. Check it and try again.';
const late = 'Switchbox loads slowly: the connection is slow, or a part is missing. Your game is kept: load the page again.';
const notWhole = 'Switchbox could not start: a part is missing or damaged. Your game is kept: try again.';

// Faults of a file, as answers of a server.
const fates = {
  missing: (response) => response.writeHead(404).end(),
  'cut off on the way': (response, bytes) => {
    response.setHeader('Content-Length', bytes.length);
    response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy());
  },
  'cut off at its source': (response, bytes) => response.end(bytes.subarray(0, bytes.length >> 1)),
  'the answer of another site': (response) => response.end('<!doctype html><title>Sign in to this network</title>\n'),
  'of other bytes': (response, bytes) => response.end(Buffer.from(bytes.map((byte, index) => (index * 37 + byte) & 0xff))),
};
const types = { wasm: 'application/wasm', js: 'text/javascript', txt: 'text/plain' };
const withoutWorker = () => { delete Navigator.prototype.serviceWorker; };

inEachBrowser('files', ({ browser }) => {
  let site;
  before(async () => {
    site = await startSite();
  });
  after(() => site?.close());

  const breakFile = (file, send) => {
    site.fault = ({ url }, response) => {
      if (!file.test(url)) return false;
      response.setHeader('Content-Type', types[url.split('.').at(-1)]);
      readFile(join(site.folder, '..', '..', url)).then((bytes) => send(response, bytes));
      return true;
    };
  };

  test('a file that is missing, cut off or another one is told in words, and the game goes on once it is there', async () => {
    const game = await open(browser(), site.address, paperCode, { before: withoutWorker });
    await game.click('cell-5');
    const kept = await game.storage('game');
    for (const [file, words] of [[/\/words\/en\.\w+\.txt$/, noConnection], [/\/switchbox\.\w+\.wasm$/, notWhole], [/\/switchbox\.\w+\.js$/, notWhole]]) {
      for (const [what, send] of Object.entries(fates)) {
        await faults.survives(async () => {
          breakFile(file, send);
          await game.page.reload();
          await game.page.waitForFunction(() => document.documentElement.dataset.failed, { timeout: patience });
          assert.equal(await game.page.$eval('#message', (message) => message.firstChild.textContent), words, `${file}, ${what}`);
          assert.equal(await game.storage('game'), kept);
        });
      }
      site.fault = null;
      assert.equal(await game.page.$eval('#message button', (again) => again.textContent), 'Try again');
      await game.beginsAgain(() => game.page.$eval('#message button', (again) => again.click()));
      assert.equal(await game.picture(), afterPress);
    }
    await game.close();
  });

  test('where the scripts that speak do not come, or not whole, the page itself says so after a while', async () => {
    const game = await open(browser(), site.address, paperCode, { before: withoutWorker });
    await game.click('cell-5');
    const kept = await game.storage('game');
    const seen = () => game.page.waitForFunction(() => getComputedStyle(document.getElementById('late')).visibility === 'visible', { timeout: patience });
    const runOut = () => game.page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    let isFirst = true;
    for (const file of [/\/boot\.\w+\.js$/, /\/page\.\w+\.js$/]) {
      for (const send of Object.values(fates)) {
        await faults.survives(async () => {
          breakFile(file, send);
          await game.page.reload();
          if (!isFirst) await runOut(); // only after the page waits for the file
          isFirst = false;
          await seen();
          assert.equal(await game.page.$eval('#late :lang(en)', (words) => words.textContent), late);
          assert.equal(await game.storage('game'), kept);
        });
      }
    }
    site.fault = null;
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal(await game.page.$('#late'), null);
    assert.equal(await game.picture(), afterPress);
    await game.close();
  });
});

const allKept = (game) => game.page.evaluate(() => JSON.stringify([Object.entries(localStorage).sort(), Object.entries(sessionStorage).filter(([key]) => key !== 'switchbox.shown').sort()]));

// Runs in the page before its own scripts: `storageFault` sets the fault of storage from then on.
const faultyStorage = (first) => {
  globalThis.storageFault = first;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (...args) {
    if (globalThis.storageFault === 'full') throw new DOMException('full', 'QuotaExceededError');
    return setItem.apply(this, args);
  };
  for (const kind of ['localStorage', 'sessionStorage']) {
    const real = globalThis[kind];
    Object.defineProperty(globalThis, kind, { get() {
      if (globalThis.storageFault === 'forbidden') throw new DOMException('no', 'SecurityError');
      return real;
    } });
  }
};
const faulty = (first) => `if (location.protocol === 'http:') (${faultyStorage})(${JSON.stringify(first)});`;
const noStorage = 'The game cannot be saved here: storage is full or blocked.';

inEachBrowser('storage', ({ visit }) => {
  for (const fault of ['full', 'forbidden']) {
    test(`that is ${fault} from the start is told once, and the game goes on`, async () => {
      await faults.survives(async () => {
        const game = await visit(paperCode, { before: faulty(fault) });
        assert.equal(await game.notice(), noStorage);
        for (const cell of [5, 6, 7]) await game.click(`cell-${cell}`);
        await game.key('t');
        await game.click('cell-9');
        assert.equal(await game.picture(), '111/101/111');
        assert.equal(await game.isThere('notice'), false);
        await game.click('statistics');
        assert.match(await game.text('statistics-all'), /Games: 1\. Wins: 1\. Perfect wins: 1\./);
        assert.deepEqual(game.errors, []);
        await game.close();
      });
    });

    test(`that is ${fault} in the middle of a game is told once, the game goes on, and what was kept stays`, async () => {
      await faults.survives(async () => {
        const game = await visit(paperCode, { before: faulty('') });
        await game.click('cell-5');
        const kept = await allKept(game);
        await game.page.evaluate((now) => { globalThis.storageFault = now; }, fault);
        await game.key('t'); // saving the theme, a setting, is the first to fail
        assert.equal(await game.notice(), noStorage);
        for (const cell of [6, 7, 9]) await game.click(`cell-${cell}`);
        assert.equal(await game.picture(), '111/101/111');
        assert.equal(await game.isThere('notice'), false);
        await game.click('statistics');
        await game.click('statistics-clear');
        await game.click('statistics-back');
        assert.match(await game.text('statistics-all'), /Games: 1\. Wins: 1\. Perfect wins: 1\./, 'cleared and brought back they are the same');
        await game.key('Escape');
        await game.page.evaluate(() => { globalThis.storageFault = ''; });
        assert.equal(await allKept(game), kept);
        await game.click('undo'); // now all of it can be saved again
        assert.match(await game.storage('statistics'), /^machine merlin games 1 wins 1 /m);
        assert.match(await game.storage('game'), /press 5\npress 6\npress 7\npress 9\nundo\nend\n$/);
        assert.deepEqual(game.errors, []);
        await game.close();
      });
    });
  }

  test('with texts of a later version is set aside, each under a name of its own, and all of it is said', async () => {
    const later = Object.fromEntries(['game', 'settings', 'statistics', 'attempts'].map((name) => [name, `switchbox-${name} 99\nsomething new\nend\n`]));
    await faults.survives(async () => {
      const put = (texts) => { for (const [name, text] of Object.entries(texts)) localStorage.getItem('seeded') ?? localStorage.setItem(`switchbox.${name}`, text); localStorage.setItem('seeded', 'yes'); };
      const game = await visit('', { before: `if (location.protocol === 'http:') (${put})(${JSON.stringify(later)});` });
      const words = await game.notice();
      for (const [name, text] of Object.entries(later)) {
        assert.match(words, new RegExp(`\\('switchbox-${name} 99'\\).*"switchbox\\.${name}\\.damaged-1"`));
        assert.equal(await game.storage(`${name}.damaged-1`), text);
      }
      await game.click('cell-1');
      assert.match(await game.storage('statistics'), /^machine merlin games 1 /m);
      await game.page.reload();
      await game.ready();
      assert.equal(await game.isThere('notice'), false);
      await game.close();
    }, 4);
  });
});

// Puts a text that no version has written, longer than any that is read, into these storages.
const tooLong = 4_000_001;
const putTooLong = (name, kinds, length) => {
  for (const kind of ['sessionStorage', 'localStorage']) {
    if (kinds.includes(kind)) globalThis[kind].setItem(`switchbox.${name}`, 'x'.repeat(length));
    else globalThis[kind].removeItem(`switchbox.${name}`);
  }
};
const lengthOf = (game, name) => game.page.evaluate((key) => localStorage.getItem(`switchbox.${key}`)?.length, name);

inEachBrowser('a text that is too long', ({ visit }) => {
  test('to be read is set aside whole, and a new game begins', async () => {
    const game = await visit(paperCode);
    await game.click('cell-5');
    const statistics = await game.storage('statistics');
    await faults.survives(async () => {
      await game.page.evaluate(putTooLong, 'game', ['sessionStorage'], tooLong);
      await game.page.reload();
      await game.ready();
      assert.equal(await game.notice(), 'The last game could not be read (saved game, line 1: it does not begin with \'switchbox-game 2\'). This is a new game. The old data is kept as "switchbox.game.damaged-1".');
      assert.equal(await lengthOf(game, 'game.damaged-1'), tooLong);
      assert.equal(await game.storage('statistics'), statistics);
      await game.click('cell-1');
      assert.match(await game.storage('game'), /press 1\nend\n$/);
    });
    await game.close();
  });

  test('to be moved as well is left in place, and nothing is written over it', async () => {
    const game = await visit(paperCode);
    await faults.survives(async () => {
      await game.page.evaluate(putTooLong, 'game', ['localStorage'], tooLong);
      await game.page.reload();
      await game.ready();
      assert.match(await game.notice(), /could not be backed up; it was left in place\.$/);
      await game.click('cell-1');
      assert.equal(await lengthOf(game, 'game'), tooLong);
      assert.equal(await lengthOf(game, 'game.damaged-1'), undefined);
    });
    await game.close();
  });
});

// Solves the board with hints.
async function solve(game) {
  for (let hints = 0; hints < 60 && !(await game.isThere('next')) && !/^Solved/.test(await game.status()); ++hints) await game.click('hint');
}

inEachBrowser('the clock', ({ visit }) => {
  test('set back across the daily puzzle, the puzzle is that of the day, and the days that were won stay won', async () => {
    // A noon near no change of day, whenever and wherever the test runs.
    const setClock = `Date.now = () => Date.UTC(2026, 5, 15, 12) + performance.now()
      + Number((location.protocol === 'http:' && localStorage.getItem('shift')) || 0);`;
    await faults.survives(async () => {
      const game = await visit('', { before: setClock });
      const playToday = async () => {
        await game.click('today');
        await game.click('daily-play');
        const start = await game.code();
        await solve(game);
        return start;
      };
      const days = async () => [...(await game.storage('statistics')).matchAll(/^day (\S+)$/gm)].map(([, day]) => day);
      const first = await playToday();
      const [today] = await days();
      assert.ok(today);
      await game.page.evaluate(() => localStorage.setItem('shift', String(-86_400_000)));
      const before = await playToday();
      assert.notEqual(before, first);
      const [yesterday, same] = await days();
      assert.equal(same, today);
      assert.equal((new Date(today) - new Date(yesterday)) / 86_400_000, 1);
      await game.page.evaluate(() => localStorage.removeItem('shift'));
      assert.equal(await playToday(), first);
      assert.deepEqual(await days(), [yesterday, today]);
      const wins = [...(await game.storage('statistics')).matchAll(/^machine \S+ games \d+ wins (\d+)/gm)].map(([, count]) => Number(count));
      assert.equal(wins.reduce((sum, count) => sum + count, 0), 2, 'no day is won twice');
      assert.equal(await game.isThere('notice'), false);
      await game.close();
    });
  });
});
