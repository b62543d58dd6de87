// A board embedded in another page: it plays there with nothing around it. It leaves that page its focus and its wheel, and does
// not touch the player's own game.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { listen } from '../../scripts/serve.mjs';
import { Game, inEachBrowser, noteWipes, patience } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';
const paperStart = '100/110/001';
const afterFive = '110/001/011';
const ownCode = '2.lights-out~3x3.54.p5krt';
const chrome = ['title', 'machines', 'why', 'rule', 'pane', 'pane-title', 'counters', 'why-handle', 'settings', 'share', 'solve', 'today', 'gallery', 'setup'];

// Serves a page of another origin with a text field that has the focus.
async function startHost() {
  const server = createServer((request, response) => {
    const address = new URL(request.url, 'http://host/').searchParams.get('board');
    const sandbox = request.url.includes('sandboxed') ? 'sandbox="allow-scripts allow-same-origin"' : '';
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Lesson</title><input id="own" autofocus>
      <p><iframe id="board" src="${address}" width="320" height="360" title="Merlin" style="border:0" ${sandbox}></iframe></p>
      <div style="height:4000px"></div>`);
  });
  const port = await listen(server, 0);
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

// Returns all that the page has stored.
const keptIn = (page) => page.evaluate(() => JSON.stringify([Object.entries(localStorage).sort(), Object.entries(sessionStorage).sort()]));

inEachBrowser('an embedded board', ({ visit, address }) => {
  let host;
  before(async () => {
    host = await startHost();
  });
  after(() => host?.close());

  // Opens the host's page with the board in a frame; `page` is the host's.
  async function visitHost(path = '') {
    const { page, context } = await visit(paperCode);
    await page.goto(`${host.address}${path}?board=${encodeURIComponent(`${address()}#embed,${paperCode}`)}`);
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
    return { page, game, context, clickOn, corner: { x, y } };
  }

  test('it is played by its pixels, with nothing around it', async () => {
    for (const size of [{ width: 200, height: 240 }, { width: 320, height: 360 }, { width: 640, height: 480 }, { width: 1280, height: 800 }]) {
      const game = await visit(`embed,${paperCode}`, { size, before: noteWipes });
      assert.equal(await game.pixelPicture(), paperStart, `${size.width} x ${size.height}`);
      assert.match(await game.status(), /^A corner flips four lamps, a side its edge, the centre a plus\./);
      // The canvas has its final size from the first frame on.
      const widths = await game.page.evaluate(() => globalThis.wipes.map(({ width }) => width));
      assert.deepEqual(widths.filter((width) => width > 1 && width !== size.width), []);
      await game.click('cell-5');
      assert.equal(await game.picture(), afterFive);
      assert.equal(await game.pixelPicture(), afterFive);
      assert.equal(await game.status(), 'Pressed 5. 2, 6 and 8 now lit, 4 and 5 dark. 3 presses to go.');
      for (const id of chrome) assert.equal(await game.isThere(id), false, id);
      await game.click('undo');
      assert.equal(await game.picture(), paperStart);
      await game.click('hint');
      assert.deepEqual(await game.hinted(), [5]);
      await game.click('cell-5');
      await game.click('restart');
      assert.equal(await game.picture(), paperStart);
      assert.equal(await game.page.evaluate(() => location.hash), `#embed,${paperCode}`);
      assert.deepEqual(game.errors, []);
      await game.close();
    }
  });

  test('a page of another origin has it, and keeps its focus and its keys', async () => {
    const { page, game, context, clickOn } = await visitHost();
    assert.equal(await page.evaluate(() => document.activeElement.id), 'own');
    await page.keyboard.type('hint 5');
    assert.equal(await page.$eval('#own', (field) => field.value), 'hint 5');
    assert.equal(await game.picture(), paperStart);
    await clickOn('cell-5');
    assert.equal(await game.picture(), afterFive);
    await page.keyboard.press('u');
    await game.shows(paperStart);
    await context.close();
  });

  test('the wheel over it scrolls the page around it', async () => {
    const { page, game, context, corner } = await visitHost();
    await page.mouse.move(corner.x + 160, corner.y + 180);
    await page.mouse.wheel({ deltaY: 400 });
    await page.waitForFunction(() => scrollY > 100, { timeout: patience });
    assert.equal(await game.picture(), paperStart);
    await context.close();
  });

  test("the player's own game stays as it is, and nothing is kept for offline", async () => {
    const own = await visit(ownCode);
    await own.click('cell-1');
    await own.sleep();
    await own.page.evaluate(() => localStorage.setItem('switchbox.settings', 'switchbox-settings 1\ntheme light\nmotion reduced\n'));
    const kept = await keptIn(own.page);
    await own.page.goto('about:blank');
    await own.page.goto(`${address()}#embed,${paperCode}`);
    await own.ready();
    await own.settle();
    assert.equal(await own.page.evaluate(() => document.documentElement.dataset.theme), 'light', 'settings are read');
    await own.click('cell-5');
    await own.click('cell-6');
    await own.sleep();
    assert.equal(await keptIn(own.page), kept);
    await own.close();

    const game = await visit(`embed,${paperCode}`);
    await game.click('cell-5');
    await game.sleep();
    assert.equal(await game.storage('game'), null);
    assert.equal(await game.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    await game.close();
  });

  test('Open in Switchbox opens this position in a tab of its own', async () => {
    const { page, game, context, clickOn, corner } = await visitHost();
    await clickOn('cell-5');
    const { middle } = await game.rect('open-page');
    await page.mouse.click(corner.x + middle.x, corner.y + middle.y); // the page moves into the background
    const isWhole = (target) => target.url().startsWith(`${address()}#2.`);
    const opened = await context.waitForTarget(isWhole, { timeout: patience });
    const whole = new Game(await opened.page(), context);
    await whole.ready();
    await whole.settle();
    assert.equal(await whole.picture(), afterFive);
    assert.equal(await whole.isThere('machines'), true);
    assert.equal(await whole.page.evaluate(() => opener), null);
    assert.equal(await game.picture(), afterFive);
    await context.close();
  });

  test('where no tab may be opened it says so', async () => {
    const { game, context, clickOn } = await visitHost('sandboxed');
    await clickOn('open-page');
    await game.says(/^No tab can be opened from here/);
    await context.close();
  });

  test('a damaged code says what is wrong with it', async () => {
    const game = await visit('embed,2.merlin.mI.ybha1', { size: { width: 320, height: 360 } });
    assert.match(await game.text('notice'), /^This puzzle cannot be opened: share code is damaged/);
    await game.close();
  });

  test('Export copies the code for a page of one\'s own, and that is a frame with this position', async () => {
    const before = `Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { globalThis.copied = text; } } });`;
    const game = await visit(paperCode, { before });
    await game.click('export');
    await game.click('export-embed');
    await game.says('Code to embed copied. Paste it into the HTML of your page.');
    const frame = await game.page.evaluate(() => {
      const { body } = new DOMParser().parseFromString(globalThis.copied, 'text/html');
      const [{ localName, src, title, width, height }, ...more] = body.children;
      return { localName, src, title, width, height, more: more.length };
    });
    assert.deepEqual(frame, { localName: 'iframe', src: `${address()}#embed,${paperCode}`, title: 'Merlin, 3 × 3, in Switchbox', width: '320', height: '440', more: 0 });
    await game.close();
  });

  test('the link to the board alone becomes the whole page when its mark is taken away, and the other way round', async () => {
    const game = await visit(`embed,${paperCode}`);
    await game.page.evaluate((code) => { location.hash = code; }, paperCode);
    await game.page.waitForFunction(() => document.querySelector('[data-id="machines"]'), { timeout: patience });
    assert.equal(await game.picture(), paperStart);
    await game.close();
  });
});
