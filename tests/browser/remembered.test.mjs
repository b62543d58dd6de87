// Stored data: statistics over reloads, between tabs and without storage; all of it as a file; boards and links that are pasted
// or shared.
import assert from 'node:assert/strict';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, inEachBrowser, patience } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';
const paperStart = '100/110/001';
const fileName = 'switchbox-data.txt';
const won = 'Games: 1. Wins: 1. Perfect wins: 1.';

async function win(game) {
  for (const cell of [5, 6, 7, 9]) await game.click(`cell-${cell}`);
}

// Returns the text of the dialog about all machines, as a player finds it.
async function statistics(game) {
  await game.click('statistics');
  const [words] = /^.*Perfect wins: \d+\./.exec(await game.text('statistics-all'));
  await game.key('Escape');
  return words;
}

// Returns the file once the download is complete.
async function takeFile(folder) {
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((next) => setTimeout(next, 50))) {
    if (!(await readdir(folder)).includes(fileName)) continue;
    const text = await readFile(join(folder, fileName), 'utf8');
    if (!text.endsWith('end\n')) continue;
    await rm(join(folder, fileName));
    return text;
  }
  throw new Error('nothing was downloaded');
}

async function choose(game, id, path) {
  const { middle } = await game.rect(id);
  const waiting = game.page.waitForFileChooser();
  await game.page.evaluate(() => {}); // the page now knows that a chooser is expected: the driver treats clicks differently
  const [chooser] = await Promise.all([waiting, game.page.mouse.click(middle.x, middle.y)]);
  await chooser.accept([path]);
  await game.settle();
}

const paste = async (game, text) => {
  await game.paste(text);
  await game.settle();
};

inEachBrowser('what is remembered', ({ visit, address, downloads }) => {
  test('a reload before the address has followed the game goes on with the game', async () => {
    // The address follows after 150 milliseconds: here never.
    const neverFollow = () => {
      const later = globalThis.setTimeout;
      globalThis.setTimeout = (act, wait, ...rest) => (wait === 150 ? 0 : later(act, wait, ...rest));
    };
    const game = await visit('2.merlin.mI.ybha0', { before: neverFollow });
    await game.click('cell-5');
    assert.equal(await game.picture(), '110/001/011');
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal(await game.picture(), '110/001/011');
    await game.close();
  });

  test('a win is counted once, is there after a reload, and can be cleared and brought back', async () => {
    const game = await visit(paperCode);
    await win(game);
    assert.equal(await statistics(game), won);
    await game.page.reload();
    await game.ready();
    await game.settle();
    await game.click('undo');
    await game.click('cell-9');
    assert.equal(await statistics(game), won);
    await game.click('statistics');
    await game.click('statistics-clear');
    assert.equal(await game.text('statistics-none'), 'Statistics cleared.');
    await game.click('statistics-back');
    assert.match(await game.text('statistics-merlin'), /^Games: 1\. Wins: 1\./);
    await game.close();
  });

  test('two tabs add to the same statistics, and neither loses a win of the other', async () => {
    const first = await visit(paperCode);
    const page = await first.context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(`${address()}#2.merlin.GA.8c0m1`);
    const second = new Game(page, first.context);
    await second.ready();
    await second.settle();
    await second.click('solve');
    await first.page.bringToFront();
    await win(first);
    await second.page.bringToFront();
    await second.click('hint');
    assert.equal(await statistics(second), 'Games: 2. Wins: 1. Perfect wins: 1.');
    await first.page.bringToFront();
    assert.equal(await statistics(first), 'Games: 2. Wins: 1. Perfect wins: 1.');
    await first.close();
  });

  test('without storage the game says so, plays on, and counts as long as the page is open', async () => {
    const forbidden = "for (const kind of ['localStorage', 'sessionStorage']) Object.defineProperty(window, kind, { get() { throw new DOMException('no', 'SecurityError'); } });";
    const game = await visit(paperCode, { before: forbidden });
    assert.match(await game.notice(), /cannot be saved here: storage is full or blocked/);
    await win(game);
    assert.equal(await game.picture(), '111/101/111');
    assert.equal(await statistics(game), won);
    assert.deepEqual(game.errors, []);
    await game.close();
  });

  test('full storage loses nothing that was counted before, and says once that statistics are not saved', async () => {
    const kept = 'switchbox-statistics 1\nmachine merlin games 7 wins 6 fewest 5 hints 4 solves 3 seconds 200 best 1\nend\n';
    const full = `localStorage.getItem('switchbox.statistics') ?? localStorage.setItem('switchbox.statistics', ${JSON.stringify(kept)});
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) { if (key.endsWith('statistics')) throw new DOMException('full', 'QuotaExceededError'); set.call(this, key, text); };`;
    const game = await visit(paperCode, { before: `if (location.protocol === 'http:') { ${full} }` });
    await win(game);
    assert.match(await game.notice(), /^The statistics cannot be saved here: storage is full or blocked\.$/);
    assert.equal(await statistics(game), 'Games: 8. Wins: 7. Perfect wins: 6.');
    assert.equal(await game.storage('statistics'), kept);
    await game.close();
  });

  test('damaged statistics are set aside and reported', async () => {
    const before = "if (location.protocol === 'http:') localStorage.setItem('switchbox.statistics', 'switchbox-statistics 9\\nend\\n');";
    const game = await visit(paperCode, { before });
    assert.match(await game.notice(), /statistics, line 1: it was written by another version.*switchbox\.statistics\.damaged-1/);
    assert.equal(await game.storage('statistics.damaged-1'), 'switchbox-statistics 9\nend\n');
    await game.close();
  });

  test('all of it is saved as a file, loaded elsewhere by the chooser or by dropping it, and that can be undone', async () => {
    const game = await visit(paperCode);
    await win(game);
    await game.click('settings');
    await game.click('data-save');
    const text = await takeFile(downloads());
    assert.match(text, /^switchbox-data 1\npart settings /);
    await game.close();

    const other = await visit('2.lights-out.mO6Bg.n3cma');
    const own = await other.picture();
    const path = join(downloads(), 'chosen.txt');
    await writeFile(path, text);
    await other.click('settings');
    await choose(other, 'data-load', path);
    await other.page.waitForSelector('[data-id="data-back"]', { timeout: patience });
    assert.equal(await other.picture(), '111/101/111');
    await other.settle();
    await other.click('data-back');
    assert.equal(await other.picture(), own);
    await other.key('Escape');
    await other.drop(text);
    await other.shows('111/101/111');
    await other.key('Escape');
    assert.equal(await statistics(other), won);
    await rm(path);
    await other.close();
  });

  test('a damaged file, or one of a later version, is refused with the place, and nothing changes', async () => {
    const game = await visit(paperCode);
    await game.click('cell-5');
    const good = `switchbox-data 1\npart settings 1\nswitchbox-settings 1\npart game 3\nswitchbox-game 2\n${paperCode}\nend\npart statistics 2\nswitchbox-statistics 1\nend\npart lesson 0\nend\n`;
    for (const [text, words] of [
      [good.replace('data 1', 'data 2'), /line 1: it was written by another version/],
      [good.slice(0, -5), /the end is missing/],
      [good.replace('ybha0', 'ybha1'), /data file: saved game, line 2: share code is damaged/],
      [good.replace('statistics 1', 'statistics 5'), /data file: statistics, line 1/],
    ]) {
      await game.drop(text);
      const told = await game.notice();
      assert.match(told, words);
      assert.match(told, /Nothing was changed\.$/);
      assert.equal(await game.picture(), '110/001/011');
    }
    await game.drop('');
    assert.match(await game.notice(), /^The text cannot be read as a board: this is no row of lamps/);
    await game.drop(good);
    await game.shows(paperStart);
    await game.close();
  });

  const noticed = async (game) => {
    await game.page.waitForSelector('[data-id="notice"]');
    return game.text('notice');
  };

  test('a pasted board becomes the start, one click swaps lit and dark, and a press ends the question', async () => {
    const game = await visit(paperCode);
    await paste(game, '111\n000\n101');
    assert.equal(await game.picture(), '111/000/101');
    assert.equal(await game.page.$('[data-id="notice"]'), null);
    await paste(game, '```\nx . x\n. x .\n. . .\n```');
    assert.equal(await game.picture(), '101/010/000');
    assert.equal(await noticed(game), 'The board is read as x = lit, . = dark; 3 by 3.');
    await game.click('answer-1');
    await game.shows('010/101/111');
    assert.equal(await noticed(game), 'The board is read as . = lit, x = dark; 3 by 3.');
    await game.click('cell-1');
    await game.settle();
    assert.equal(await game.page.$('[data-id="notice"]'), null);
    await game.close();
  });

  test('a board of another size opens the machine at that size, or asks on which machine', async () => {
    const game = await visit(paperCode);
    await paste(game, '1010\n0101\n1010\n0101');
    assert.match(await noticed(game), /^Merlin has no such board \(4 by 4\)\. Play it on$/);
    const answers = await game.page.$$eval('[data-id^="answer-"]', (all) => all.map((node) => node.textContent || node.ariaLabel));
    assert.ok(answers.includes('Lights Out') && answers.includes('Quatrainment'), answers.join());
    await game.click(`answer-${answers.indexOf('Lights Out') + 1}`);
    await game.shows('1010/0101/1010/0101');
    await paste(game, '110/011');
    await game.shows('110/011');
    await game.close();
  });

  test('two signs that may both be lit are a question', async () => {
    const game = await visit(paperCode);
    await paste(game, 'xox\noxo\nooo');
    assert.equal(await noticed(game), 'Which sign is a lit lamp?');
    await game.click('answer-2');
    await game.shows('010/101/111');
    await game.close();
  });

  test('a text that is not understood gets one line, and the game stays', async () => {
    const game = await visit(paperCode);
    for (const text of ['hello world', 'https://example.org/#top', '101\n01', 'x'.repeat(1_000_000)]) {
      await paste(game, text);
      assert.match(await game.notice(), /^The text cannot be read as a board: .*Your game is unchanged\.$/);
      assert.equal(await game.picture(), paperStart);
    }
    await paste(game, '2.merlin.mI.ybha1');
    assert.match(await noticed(game), /^This link cannot be opened/);
    await paste(game, `look: <${address()}#2.merlin.mI..jA.5.79awn>, nice`);
    await game.settle();
    assert.equal(await game.page.$('[data-id="notice"]'), null);
    await game.close();
  });

  test('on a touch screen Share opens the system\'s sheet, and copies where that is left', async () => {
    const before = `navigator.share = (what) => { globalThis.offered = what; return globalThis.refusal ? Promise.reject(new DOMException('no', globalThis.refusal)) : Promise.resolve(); };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { globalThis.copied = text; } } });`;
    const touch = await visit(paperCode, { touch: true, before: `${before}
      const real = matchMedia; globalThis.matchMedia = (query) => (query.includes('coarse') ? { matches: true, addEventListener() {} } : real(query));` });
    await touch.key('l');
    await touch.says('Shared.');
    assert.equal(await touch.page.evaluate(() => globalThis.offered.url), `${address()}#${paperCode}`);
    assert.equal(await touch.page.evaluate(() => globalThis.copied), undefined);
    for (const refusal of ['AbortError', 'NotAllowedError']) {
      await touch.page.evaluate((name) => { globalThis.refusal = name; }, refusal);
      await touch.key('l');
      await touch.says('Not shared. Link copied instead.');
      assert.equal(await touch.page.evaluate(() => globalThis.copied), `${address()}#${paperCode}`);
      await touch.key('h');
    }
    await touch.close();
    const mouse = await visit(paperCode, { before });
    await mouse.key('l');
    await mouse.says('Link copied.');
    await mouse.close();
  });
});
