// Behaviour of the page: rest when nothing happens, recovery of a lost context, messages about bad links and damaged saves. The
// browser's own keys still work.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser, noteWipes } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';
const olderCode = '1.merlin.mI.94.AA.0.azr8p';
const paperStart = '100/110/001';

// Boards for each way of drawing a cell: lamps on keys, more states, tiles without buttons, colours, colours with patterns. Each
// has buttons to press, counted from 1.
const boards = [
  [paperCode, [1, 5, 9, 2]],
  ['1.lights-out~5.IZAIbIgcaAYhY.AAAAAAAAAAAAA.AAAAAAAAAAAAA.0.qgweb', [1, 8, 17, 3]],
  ['1.subboards.e0Y.AAA.AAAAA.0.5tpz8', [1, 2, 6]],
  ['1.ghaly~4~Gxs~bBs...AAA.0.gpz9r', [1, 16, 7, 7, 10]],
  ['1.ghaly~16~S3FWgJ7SPK_4pD6SUBe9xg~DclSF06j-Lbrr53CVoA3QQ...AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.0.d4q8q', [1, 50, 77, 100]],
];

// Takes the WebGL context away and restores it: everything drawn is lost.
async function replaceContext(game) {
  await game.page.evaluate(async () => {
    const canvas = document.getElementById('canvas');
    const loss = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve, { once: true }));
    const back = new Promise((resolve) => canvas.addEventListener('webglcontextrestored', resolve, { once: true }));
    loss.loseContext();
    await lost;
    await new Promise((resolve) => setTimeout(resolve)); // a context can be restored only after the event of its loss
    loss.restoreContext();
    await back;
  });
  await game.settle();
}

// Runs in the page before its own scripts.
const seedStorage = (name, text) => `if (location.protocol === 'http:' && !localStorage.getItem('seeded-${name}')) {
  localStorage.setItem('seeded-${name}', 'yes');
  localStorage.setItem('switchbox.${name}', ${JSON.stringify(text)});
}`;

inEachBrowser('the page', ({ visit, address }) => {
  test('at rest no frame is asked for and no timer set but the one for midnight, even while a hint is marked', async () => {
    const game = await visit(paperCode, { motion: true });
    await game.click('hint');
    await game.sleep();
    const frames = await game.frames();
    await game.page.mouse.move(300, 300);
    await game.until(() => game.frames(), (now) => now > frames);
    await game.close();
  });

  test('a lost WebGL context comes back and shows the same pixels', async () => {
    const game = await visit(paperCode);
    await game.click('hint');
    const before = await game.pixels();
    await replaceContext(game);
    assert.ok((await game.pixels()).equals(before));
    await game.click('cell-5');
    assert.equal(await game.pixelPicture(), '110/001/011');
    await game.close();
  });

  // A change redraws only its cells; a new context redraws all cells.
  test('cells drawn one after the other look as all of them drawn at once', async () => {
    for (const [code, presses] of boards) {
      const game = await visit(code);
      await game.click('hint');
      const buttons = await game.page.$$eval('[data-id^="cell-"]', (all) => all.map((button) => button.dataset.id));
      for (const press of presses) await game.click(buttons[press - 1]);
      await game.focus(buttons[presses[0] - 1]);
      await game.key('ArrowRight');
      const before = await game.pixels();
      await replaceContext(game);
      assert.ok((await game.pixels()).equals(before), code);
      await game.close();
    }
  });

  test('a frame that looks like the last one is not drawn', async () => {
    const game = await visit(paperCode);
    const drawn = () => game.page.evaluate(() => Number(document.documentElement.dataset.drawn));
    await game.pointAt({ x: 300, y: 300 });
    const [frames, drawings] = [await game.frames(), await drawn()];
    for (let step = 1; step <= 5; ++step) await game.pointAt({ x: 300 + step, y: 300 });
    assert.ok((await game.frames()) > frames);
    assert.equal(await drawn(), drawings);
    await game.page.evaluate(() => dispatchEvent(new Event('resize'))); // wipes the canvas
    await game.until(drawn, (count) => count > drawings);
    assert.equal(await game.pixelPicture(), paperStart);
    await game.close();
  });

  test('the canvas follows its size and the screen\'s pixels', async () => {
    for (const [size, pixels] of [[{ width: 390, height: 844 }, 2], [{ width: 844, height: 390 }, 1], [{ width: 1024, height: 700 }, 1.5]]) {
      const game = await visit(paperCode, { size, pixels });
      const drawn = await game.page.$eval('#canvas', (canvas) => [canvas.width, canvas.height]);
      assert.ok(Math.abs(drawn[0] - size.width * pixels) <= 1 && Math.abs(drawn[1] - size.height * pixels) <= 1, `${drawn}`);
      assert.equal(await game.pixelPicture(), paperStart);
      await game.page.setViewport({ width: 900, height: 700, deviceScaleFactor: pixels });
      await game.until(() => game.page.$eval('#canvas', (canvas) => canvas.width), (width) => Math.abs(width - 900 * pixels) <= 1);
      await game.settle();
      assert.equal(await game.pixelPicture(), paperStart);
      await game.click('cell-5');
      assert.equal(await game.pixelPicture(), '110/001/011');
      await game.close();
    }
  });

  test('the canvas is wiped where it gets another size, and never else', async () => {
    const game = await visit(paperCode, { before: noteWipes });
    await game.sleep();
    const wipes = () => game.page.evaluate(() => globalThis.wipes.splice(0));
    const atFirst = await wipes();
    assert.ok(atFirst.length > 0 && atFirst.every(({ frames }) => frames === 0), JSON.stringify(atFirst));
    await game.page.setViewport({ width: 900, height: 700 });
    await game.until(() => game.page.$eval('#canvas', (canvas) => canvas.width), (width) => width === 900);
    await game.sleep();
    assert.equal((await wipes()).length, 1);
    assert.equal(await game.pixelPicture(), paperStart);
    // The window keeps its size.
    await game.page.$eval('#canvas', (canvas) => { canvas.style.width = '600px'; });
    await game.until(() => game.page.$eval('#canvas', (canvas) => canvas.width), (width) => width === 600);
    await game.sleep();
    assert.equal((await wipes()).length, 1);
    assert.equal(await game.pixelPicture(), paperStart);
    await game.close();
  });

  test('the address follows the game, and an address typed in opens its game', async () => {
    const game = await visit(paperCode);
    await game.click('cell-5');
    assert.equal(await game.code(), '2.merlin.mI..CA.gy4tp');
    await game.page.evaluate((code) => { location.hash = code; }, olderCode);
    await game.shows(paperStart);
    assert.equal(await game.code(), paperCode);
    await game.click('undo');
    assert.equal(await game.picture(), '110/001/011');
    await game.close();
  });

  test('a damaged link at the first visit promises nothing about a game that is not there', async () => {
    const game = await visit('1.merlin.mI.94.AA.0.azr8q');
    const notice = await game.notice();
    assert.match(notice, /^This link cannot be opened: share code is damaged/);
    assert.doesNotMatch(notice, /unchanged/);
    await game.close();
  });

  test('a damaged link says what is wrong with it and leaves the game alone', async () => {
    const game = await visit(paperCode);
    await game.click('cell-5');
    const cases = [
      ['1.merlin.mI.94.AA.0.azr8q', /share code is damaged/],
      ['2.merlin.mI.ybha1', /share code is damaged/],
      ['3.merlin.mI.94.AA.0.azr8p', /version 3 is not known/],
      ['1.marvin.mI.94.AA.0.azr8p', /machine 'marvin' is not known/],
      ['1.merlin.m!.94.AA.0.azr8p', /part 3 \(start\): character 2/],
    ];
    for (const [code, words] of cases) {
      await game.page.evaluate((hash) => { location.hash = hash; }, code);
      await game.page.waitForSelector('[data-id="notice"]');
      await game.settle();
      assert.match(await game.text('notice'), words);
      assert.match(await game.text('notice'), /Your game is unchanged/);
      assert.equal(await game.picture(), '110/001/011');
      await game.click('notice-close');
      assert.equal(await game.page.$('[data-id="notice"]'), null);
    }
    assert.equal(await game.code(), '2.merlin.mI..CA.gy4tp', 'the address is the game\'s again');
    await game.close();
  });

  test('a damaged save is set aside, reported, and not lost', async () => {
    const damaged = 'switchbox-game 2\n1.merlin.mI.94.AA.0.azr8p\npress 5\npress 77\nend\n';
    const game = await visit('', { before: seedStorage('game', damaged) });
    assert.match(await game.text('notice'), /line 4: press 77.*switchbox\.game\.damaged-1/);
    assert.equal(await game.storage('game.damaged-1'), damaged);
    await game.key('Escape');
    await game.click('cell-1');
    assert.match(await game.storage('game'), /press 1\nend/);
    await game.close();
  });

  test('a damaged save that cannot be set aside is not written over', async () => {
    const damaged = 'switchbox-game 2\nnonsense\nend\n';
    const fullStorage = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";
    const game = await visit('', { before: seedStorage('game', damaged) + fullStorage });
    assert.match(await game.text('notice'), /line 2: .*could not be backed up; it was left in place/);
    await game.page.evaluate(() => document.querySelector('[data-id="cell-1"]').click());
    await game.settle();
    assert.equal(await game.storage('game'), damaged);
    await game.close();
  });

  test('damaged settings are set aside too', async () => {
    const game = await visit(paperCode, { before: seedStorage('settings', 'switchbox-settings 1\ntheme pink\n') });
    assert.match(await game.text('notice'), /settings, line 2: 'theme pink'/);
    assert.equal(await game.picture(), paperStart);
    await game.close();
  });

  test('a browser without WebGL 2 or WebAssembly is told so in words', async () => {
    const without = {
      'WebGL 2': () => {
        const real = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
          return kind === 'webgl2' ? null : real.call(this, kind, ...rest);
        };
      },
      WebAssembly: () => { delete globalThis.WebAssembly; },
    };
    for (const [what, before] of Object.entries(without)) {
      const game = await visit('', { before });
      const words = await game.page.$eval('#message', (element) => (element.hidden ? '' : element.textContent));
      assert.match(words, new RegExp(`^Switchbox (needs|draws with) ${what}`));
      await game.close();
    }
  });

  test('the browser keeps its own keys: Tab leaves, function keys and Ctrl combinations are not swallowed', async () => {
    const game = await visit(paperCode);
    await game.page.evaluate(() => {
      globalThis.swallowed = {};
      addEventListener('keydown', (event) => setTimeout(() => { globalThis.swallowed[event.key] = event.defaultPrevented; }), { capture: true });
    });
    const dispatch = (key, extra = {}) =>
      game.page.evaluate(async (init) => {
        const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
        document.getElementById('canvas').dispatchEvent(event);
        return event.defaultPrevented;
      }, { key, code: key, ...extra });
    for (const key of ['Tab', 'F5', 'F11', 'F12']) assert.equal(await dispatch(key), false, key);
    for (const key of ['r', 'l', 't', 'w', 'f', '+', '-', 'c', 'v', 'a']) assert.equal(await dispatch(key, { ctrlKey: true }), false, `Ctrl+${key}`);
    const zoomed = await game.page.evaluate(() => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ctrlKey: true, deltaY: 100 });
      document.getElementById('canvas').dispatchEvent(event);
      return !event.defaultPrevented;
    });
    assert.ok(zoomed, 'Ctrl with the wheel zooms the page');
    assert.equal(await game.picture(), paperStart);
    await game.close();
  });

  test('Back leads from a new game to the one before, with its presses, and Forward to the new one again', async () => {
    const game = await visit(paperCode);
    await game.click('cell-5');
    const before = [await game.code(), await game.picture()];
    assert.equal(await game.page.title(), 'Merlin · Switchbox');
    await game.click('machine-lights-out');
    const after = [await game.code(), await game.picture()];
    assert.equal(await game.page.title(), 'Lights Out · Switchbox');
    await game.page.evaluate(() => history.back());
    await game.shows(before[1]);
    assert.equal(await game.code(), before[0]);
    assert.equal(await game.attribute('board', 'aria-label'), 'Merlin, 3 by 3');
    await game.page.evaluate(() => history.forward());
    await game.shows(after[1]);
    assert.equal(await game.code(), after[0]);
    await game.close();
  });

  test('copy takes the link, paste opens one, and Share says that it copied', async () => {
    const game = await visit(paperCode);
    await game.page.evaluate(() => {
      addEventListener('copy', (event) => { globalThis.copied = event.clipboardData.getData('text/plain'); });
    });
    await game.page.keyboard.down('Control');
    await game.page.keyboard.press('c', { commands: ['copy'] }); // Chromium's driver does not turn keys into commands itself
    await game.page.keyboard.up('Control');
    assert.equal(await game.page.evaluate(() => globalThis.copied), `${address()}#${paperCode}`);
    // Pastes with the browser's own clipboard: from a field with the text, onto the canvas.
    const paste = async (text) => {
      await game.page.evaluate((words) => {
        const field = document.createElement('textarea');
        field.value = words;
        document.body.append(field);
        field.select();
      }, text);
      const chord = async (key, command) => {
        await game.page.keyboard.down('Control');
        await game.page.keyboard.press(key, { commands: [command] });
        await game.page.keyboard.up('Control');
      };
      await chord('c', 'copy');
      await game.page.evaluate(() => {
        document.querySelector('textarea').remove();
        document.getElementById('canvas').focus();
      });
      await chord('v', 'paste');
    };
    await paste('see https://example.org/#1.merlin.mI.94.CA.1.c3m4p');
    await game.shows('110/001/011');
    await paste('nothing of ours');
    assert.match(await game.notice(), /^The text cannot be read as a board: line 1, column 1: .*Your game is unchanged\.$/);
    assert.equal(await game.picture(), '110/001/011');
    await game.click('share');
    await game.says(/copied|address bar/);
    await game.close();
  });

  test('the theme follows the choice and survives a reload', async () => {
    const game = await visit(paperCode);
    const theme = () => game.page.evaluate(() => document.documentElement.dataset.theme);
    const first = await theme();
    await game.key('t');
    const second = await theme();
    assert.notEqual(second, first);
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.equal(await theme(), second);
    const [red] = (await game.pixels()).at(5, 400);
    assert.equal(red > 128, second === 'light');
    await game.close();
  });

  test('nothing is written to the console', async () => {
    const game = await visit(paperCode);
    await game.click('solve');
    await game.click('step-forward');
    await game.click('settings');
    await game.key('Escape');
    const complaints = game.console.filter((line) => !/GL Driver Message|GPU stall/.test(line));
    assert.deepEqual([complaints, game.errors], [[], []]);
    await game.close();
  });
});
