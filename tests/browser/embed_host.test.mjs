// The page around an embedded board: it connects, hears what happens and gives commands. A page that does not ask hears nothing,
// and whoever is not that page is not listened to. Options in the address change the board and nothing that is kept.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { listen } from '../../scripts/serve.mjs';
import { Game, inEachBrowser, patience } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';
const paperStart = '100/110/001';
const afterFive = '110/001/011';
const otherCode = '2.lights-out~3x3.54.p5krt';

// A page that keeps every message it hears.
const hostPage = (board) => `<!doctype html><title>Lesson</title>
  <script>globalThis.heard = []; addEventListener('message', ({ data, origin }) => heard.push({ data, origin }));</script>
  <p><iframe id="board" src="${board}" width="320" height="451" title="Merlin" style="border:0"></iframe></p>
  <iframe id="sibling" src="about:blank"></iframe>`;

async function startHost() {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(hostPage(new URL(request.url, 'http://host/').searchParams.get('board')));
  });
  const port = await listen(server, 0);
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

// Returns all that the page has stored.
const keptIn = (page) => page.evaluate(() => JSON.stringify([Object.entries(localStorage).sort(), Object.entries(sessionStorage).sort()]));

// Sends messages from the host's page to the board, or from another frame of it.
const send = (frame, ...messages) =>
  frame.evaluate((all) => {
    const board = top.document.getElementById('board').contentWindow;
    for (const message of all) board.postMessage(message, '*');
  }, messages);
const heard = (page) => page.evaluate(() => globalThis.heard.map(({ data }) => data));
const names = async (page) => (await heard(page)).map(({ switchbox }) => switchbox);
// Waits until the host has heard so many events of this name, and returns the last.
async function hears(page, name, count = 1) {
  await page.waitForFunction((wanted, least) => globalThis.heard.filter(({ data }) => data.switchbox === wanted).length >= least, { timeout: patience }, name, count);
  return (await heard(page)).filter(({ switchbox }) => switchbox === name)[count - 1];
}

inEachBrowser('the page around an embedded board', ({ visit, address, name }) => {
  let host;
  before(async () => {
    host = await startHost();
  });
  after(() => host?.close());

  const boardAt = (options) => `${address()}#embed${options},${paperCode}`;

  // Opens a page with the board in a frame; `page` is the host's.
  async function visitHost(options = '') {
    const { page, context } = await visit(paperCode);
    await page.goto(`${host.origin}/?board=${encodeURIComponent(boardAt(options))}`);
    const element = await page.waitForSelector('#board');
    const game = new Game(await element.contentFrame(), context);
    await game.ready();
    await game.settle();
    const { x, y } = await element.boundingBox();
    const clickOn = async (id) => {
      const { middle } = await game.rect(id);
      await page.mouse.click(x + middle.x, y + middle.y);
      await game.settle();
    };
    return { page, game, context, clickOn };
  }

  // Waits until the board has handled all messages so far: its script for them is there, and a later message has arrived.
  async function quiet(page, game) {
    await game.page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/host\.[0-9a-f]+\.js$/.test(name)), { timeout: patience });
    await game.page.evaluate(() => {
      globalThis.marks = 0;
      addEventListener('message', ({ data }) => { globalThis.marks += data === 'mark' ? 1 : 0; });
    });
    await send(page, 'mark');
    await game.page.waitForFunction(() => globalThis.marks > 0, { timeout: patience });
    await game.settle();
  }

  test('it connects, and hears in order what the player does', async () => {
    const { page, context, clickOn } = await visitHost();
    await send(page, { switchbox: 'connect' });
    const { height } = await hears(page, 'height');
    assert.ok(height > 400 && height < 500, `${height}`);
    assert.deepEqual((await heard(page))[0], { switchbox: 'ready', code: paperCode, machine: 'merlin', size: { rows: 3, columns: 3 }, fewest: 4 });
    await clickOn('cell-5');
    const first = await hears(page, 'pressed');
    assert.equal(first.presses, 1);
    assert.match(first.code, /^2\.merlin\./);
    assert.notEqual(first.code, paperCode);
    await clickOn('hint');
    for (const cell of [6, 7, 9]) await clickOn(`cell-${cell}`);
    const { seconds, ...solved } = await hears(page, 'solved');
    assert.deepEqual(solved, { switchbox: 'solved', presses: 4, fewest: 4, hints: 1, shown: false });
    assert.ok(Number.isInteger(seconds) && seconds >= 0);
    assert.deepEqual(await names(page), ['ready', 'height', 'pressed', 'hint', 'pressed', 'pressed', 'pressed', 'solved']);
    const origins = await page.evaluate(() => [...new Set(globalThis.heard.map(({ origin }) => origin))]);
    assert.deepEqual(origins, [new URL(address()).origin]);
    await context.close();
  });

  test('a message that comes before the board is ready is answered once it is', async () => {
    const { page, context } = await visit(paperCode);
    await page.goto(`${host.origin}/?board=${encodeURIComponent(boardAt(''))}`);
    await page.evaluate(() => {
      const frame = document.getElementById('board');
      const ask = () => frame.contentWindow.postMessage({ switchbox: 'connect' }, '*');
      frame.addEventListener('load', ask);
      ask();
    });
    await hears(page, 'ready');
    await context.close();
  });

  test('it opens a code, restarts, asks for a hint and takes back', async () => {
    const { page, game, context, clickOn } = await visitHost();
    await send(page, { switchbox: 'connect' });
    await hears(page, 'ready');
    await clickOn('cell-5');
    await game.shows(afterFive);
    await send(page, { switchbox: 'undo' });
    await game.shows(paperStart);
    await clickOn('cell-5');
    await send(page, { switchbox: 'restart' });
    await game.shows(paperStart);
    await send(page, { switchbox: 'hint' });
    await hears(page, 'hint');
    await game.settle();
    assert.deepEqual(await game.hinted(), [5]);
    await send(page, { switchbox: 'open', code: otherCode });
    const { fewest, ...opened } = await hears(page, 'new');
    assert.deepEqual(opened, { switchbox: 'new', code: otherCode, machine: 'lights-out', size: { rows: 3, columns: 3 } });
    assert.ok(fewest > 0);
    await send(page, { switchbox: 'open', code: `${address()}#${paperCode}` });
    assert.equal((await hears(page, 'new', 2)).code, paperCode);
    await game.shows(paperStart);
    await context.close();
  });

  test('a bad command is refused and changes nothing', async () => {
    const { page, game, context } = await visitHost();
    await send(page, { switchbox: 'connect' });
    await hears(page, 'height');
    const bad = [
      [{ switchbox: 'open', code: '2.merlin.mI.ybha1' }, /^This puzzle cannot be opened: share code is damaged/],
      [{ switchbox: 'open' }, /^This puzzle cannot be opened/],
      [{ switchbox: 'open', code: 5 }, /texts/],
      [{ switchbox: 7 }, /texts/],
      [{ switchbox: 'open', code: '2'.repeat(1_000_000) }, /20000/],
      [{ switchbox: 'dance' }, /'dance'/],
      [{ switchbox: '<img src=x onerror=globalThis.broken=1>' }, /<img/],
      [{ switchbox: 'undo' }, /'undo' has no effect now/],
    ];
    for (const [place, [command, words]] of bad.entries()) {
      await send(page, command);
      assert.match((await hears(page, 'error', place + 1)).message, words);
    }
    assert.equal(await game.picture(), paperStart);
    assert.equal(await game.isThere('notice'), false);
    assert.deepEqual(await names(page), ['ready', 'height', ...bad.map(() => 'error')]);
    await context.close();
  });

  test('what is no message of this kind is passed over', async () => {
    const { page, game, context } = await visitHost();
    await send(page, { switchbox: 'connect' });
    await hears(page, 'height');
    await send(page, 'connect', null, 5, [], ['restart'], {}, { command: 'restart' });
    await page.evaluate(() => document.getElementById('board').contentWindow.postMessage(new Map([['switchbox', 'hint']]), '*'));
    await quiet(page, game);
    assert.deepEqual(await names(page), ['ready', 'height']);
    assert.deepEqual(await game.hinted(), []);
    await context.close();
  });

  test('of a flood of commands a few are carried out', async () => {
    const { page, game, context } = await visitHost();
    await send(page, { switchbox: 'connect' });
    await hears(page, 'height');
    await send(page, ...Array(500).fill({ switchbox: 'dance' }));
    await quiet(page, game);
    const answers = (await heard(page)).slice(2).map(({ message }) => message);
    assert.ok(answers.length >= 20 && answers.length < 100, `${answers.length} answers`);
    assert.ok(answers.some((message) => message.startsWith('This board takes 20 commands')));
    // Later commands are carried out again.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await send(page, { switchbox: 'hint' });
    await hears(page, 'hint');
    await context.close();
  });

  test('a page that does not ask hears nothing and commands nothing', async () => {
    const { page, game, context, clickOn } = await visitHost();
    await clickOn('cell-5');
    await send(page, { switchbox: 'restart' }, { switchbox: 'open', code: otherCode }, { switchbox: 'dance' });
    await quiet(page, game);
    assert.equal(await game.picture(), afterFive);
    for (const cell of [6, 7, 9]) await clickOn(`cell-${cell}`);
    await quiet(page, game);
    assert.deepEqual(await heard(page), []);
    await context.close();
  });

  test('another frame of the page is not listened to, before it connects and after that', async () => {
    const { page, game, context, clickOn } = await visitHost();
    const sibling = await (await page.$('#sibling')).contentFrame();
    await sibling.evaluate(() => {
      globalThis.heard = [];
      addEventListener('message', ({ data }) => globalThis.heard.push(data));
    });
    await send(sibling, { switchbox: 'connect' });
    await quiet(page, game);
    assert.deepEqual([await heard(page), await heard(sibling)], [[], []]);
    await send(page, { switchbox: 'connect' });
    await hears(page, 'height');
    await clickOn('cell-5');
    await hears(page, 'pressed');
    await send(sibling, { switchbox: 'restart' }, { switchbox: 'connect' });
    await quiet(page, game);
    assert.equal(await game.picture(), afterFive);
    assert.deepEqual(await names(page), ['ready', 'height', 'pressed']);
    assert.deepEqual(await heard(sibling), []);
    await context.close();
  });

  test('the option host lets one origin connect, and no other', async () => {
    const right = await visitHost(`;host=${encodeURIComponent(host.origin)}`);
    await send(right.page, { switchbox: 'connect' });
    await hears(right.page, 'ready');
    await right.context.close();
    for (const wrong of ['https://example.org', host.origin.replace('127.0.0.1', 'localhost'), `${host.origin}0`, '', `${host.origin}/`]) {
      const { page, game, context, clickOn } = await visitHost(`;host=${encodeURIComponent(wrong)}`);
      await send(page, { switchbox: 'connect' }, { switchbox: 'hint' });
      await quiet(page, game);
      if (await game.isThere('notice')) await clickOn('notice-close'); // of an option that is no origin
      await clickOn('cell-5');
      await quiet(page, game);
      assert.deepEqual(await heard(page), [], wrong);
      await context.close();
    }
  });

  const noMessage = name === 'firefox' && 'its driver cannot make a message of another window';
  test('a page without an origin of its own cannot connect', { skip: noMessage }, async () => {
    const { page, game, context } = await visitHost();
    // A browser lets no such page embed one of this computer, so its message is made here.
    await game.page.evaluate(() => dispatchEvent(new MessageEvent('message', { data: { switchbox: 'connect' }, origin: 'null', source: parent })));
    await quiet(page, game);
    assert.deepEqual(await heard(page), []);
    await context.close();
  });

  test('the themes, the size of text and the language are as the address wants them', async () => {
    const themeOf = async (options) => {
      const game = await visit(`embed;${options},${paperCode}`);
      const theme = await game.page.evaluate(() => document.documentElement.dataset.theme);
      await game.close();
      return theme;
    };
    const themes = [];
    for (const theme of ['dark', 'light', 'contrast', 'light_contrast']) themes.push(await themeOf(`theme=${theme}`));
    assert.deepEqual(themes.slice(0, 3), ['dark', 'light', 'contrast']);
    assert.equal(new Set(themes).size, 4, `${themes}`);
    const zoomAt = async (options) => {
      const game = await visit(`embed;${options},${paperCode}`, { size: { width: 640, height: 900 } });
      const zoom = await game.page.evaluate(() => Number(document.documentElement.style.getPropertyValue('--zoom') || 1));
      await game.close();
      return zoom;
    };
    assert.deepEqual([await zoomAt('text=100'), await zoomAt('text=150')], [1, 1.5]);
    const german = await visit(`embed;language=de,${paperCode}`);
    assert.equal(await german.page.evaluate(() => document.documentElement.lang), 'de');
    await german.element('button', 'Tipp');
    await german.close();
  });

  test('the options offer and hide what they name', async () => {
    const bare = await visit(`embed;hint=off;undo=off;target=off,${paperCode}`, { size: { width: 320, height: 360 } });
    for (const id of ['hint', 'undo', 'target', 'solve']) assert.equal(await bare.isThere(id), false, id);
    assert.equal(await bare.pixelPicture(), paperStart);
    await bare.click('cell-5');
    await bare.click('restart');
    assert.equal(await bare.picture(), paperStart);
    await bare.close();

    const rich = await visit(`embed;solve=on;why=on;games=endless,${paperCode}`, { size: { width: 320, height: 451 } });
    await rich.click('hint');
    assert.match(await rich.status(), /^Hint: .{60,}/);
    await rich.click('solve');
    for (let step = 0; step < 4; ++step) await rich.click('step-forward');
    await rich.click('restart');
    assert.equal(await rich.picture(), paperStart);
    for (const cell of [5, 6, 7, 9]) await rich.click(`cell-${cell}`);
    await rich.click('next-game');
    await rich.until(() => rich.isThere('next-game'), (found) => !found);
    assert.equal((await rich.picture()).length, paperStart.length);
    assert.deepEqual(rich.errors, []);
    await rich.close();

    const usual = await visit(`embed,${paperCode}`);
    for (const cell of [5, 6, 7, 9]) await usual.click(`cell-${cell}`);
    assert.equal(await usual.isThere('next-game'), false);
    await usual.close();
  });

  test('an option that is not understood is named, and the others hold', async () => {
    const game = await visit(`embed;pink=1;theme=light,${paperCode}`, { size: { width: 320, height: 360 } });
    assert.equal(await game.notice(), "Not understood in the address of this board: 'pink=1'.");
    assert.equal(await game.page.evaluate(() => document.documentElement.dataset.theme), 'light');
    assert.equal(await game.picture(), paperStart);
    await game.close();
  });

  test("the reader's own settings and game stay as they are", async () => {
    const own = await visit(otherCode);
    await own.click('cell-1');
    await own.sleep();
    await own.page.evaluate(() => localStorage.setItem('switchbox.settings', 'switchbox-settings 1\ntheme dark\nmotion reduced\n'));
    const kept = await keptIn(own.page);
    await own.page.goto('about:blank');
    await own.page.goto(`${address()}#embed;theme=light;language=de;text=150;games=endless,${paperCode}`);
    await own.ready();
    await own.settle();
    assert.equal(await own.page.evaluate(() => document.documentElement.dataset.theme), 'light');
    for (const cell of [5, 6, 7, 9]) await own.click(`cell-${cell}`);
    await own.click('next-game');
    await own.sleep();
    assert.equal(await keptIn(own.page), kept);
    await own.close();
  });

  test('other options in the address begin the board anew', async () => {
    const game = await visit(`embed,${paperCode}`);
    await game.beginsAgain(() => game.page.evaluate((code) => { location.hash = `embed;hint=off,${code}`; }, paperCode));
    assert.equal(await game.isThere('hint'), false);
    assert.equal(await game.picture(), paperStart);
    await game.close();
  });

  test('the example page hears the board and commands it', async () => {
    const { page, context, errors } = await visit(paperCode);
    await page.evaluateOnNewDocument(() => addEventListener('message', ({ data }) => {
      if (data.switchbox === 'height') globalThis.toldHeight = String(data.height);
    }));
    await page.goto(`${address()}example-host.html`);
    const shows = (words) => page.waitForFunction((wanted) => document.getElementById('result').textContent === wanted, { timeout: patience }, words);
    await shows('Connected. Fewest presses: 4.');
    // The frame has the height that the board asks for, so that nothing below it moves.
    await page.waitForFunction(() => globalThis.toldHeight === document.getElementById('board').height, { timeout: patience });
    const source = await page.evaluate(async () => (await fetch(location.href)).text());
    assert.match(source, new RegExp(`height="${await page.$eval('#board', (frame) => frame.height)}"`));
    await page.click('#hard');
    await shows('Another board. Fewest presses: 6.');
    await page.click('#hint');
    await shows('A hint was given.');
    assert.deepEqual(errors, []);
    await context.close();
  });
});
