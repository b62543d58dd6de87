// The page without a connection, and updates: a page that was loaded once is complete offline, and a new version starts when the
// player accepts it.
import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Game, inEachBrowser, open, patience } from './harness.mjs';
import { publishAnother, startSite } from './site.mjs';

const paperCode = '2.merlin.mI.ybha0';

const isKept = (game) => game.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', { timeout: patience });
const versionOf = (game) => game.page.evaluate(() => /boot\.(\w+)\.js/.exec(document.querySelector('script[type=module]').src)[1]);

async function reload(game) {
  await game.page.reload();
  await game.ready();
  await game.settle();
}

inEachBrowser('offline', ({ name, browser }) => {
  let site;
  // Closes every site, even after a failed test: an open one would keep this program running.
  const sites = [];
  after(() => Promise.all(sites.map((one) => one.close())));

  async function newSite() {
    site = await startSite();
    sites.push(site);
  }

  async function visit(code) {
    await newSite();
    return open(browser(), site.address, code);
  }

  test('after one visit everything is there without a connection, in any folder', async () => {
    const game = await visit(paperCode);
    await isKept(game);
    await game.click('cell-5');
    await game.code();
    site.isDown = true;
    await reload(game);
    assert.equal(await game.picture(), '110/001/011');
    await game.click('hint');
    assert.match(await game.status(), /^Hint: press \d/);
    await game.close();
  });

  test('the first visit fetches one language only, and nothing from elsewhere', async () => {
    const game = await visit(paperCode);
    const addresses = await game.page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
    assert.equal(addresses.filter((address) => address.includes('/words/')).length, 1);
    assert.ok(addresses.every((address) => address.startsWith(site.address)));
    await game.close();
  });

  test('a new version waits until the player takes it, and the game goes on in it', async () => {
    const game = await visit(paperCode);
    await isKept(game);
    const first = await versionOf(game);
    await game.click('cell-5');
    await publishAnother(site.folder, 'version002');
    await game.page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));
    const notice = await game.page.waitForSelector('#update', { timeout: patience });
    assert.match(await notice.evaluate((element) => element.textContent), /^A new version of Switchbox is ready\. Your game is kept\./);
    await game.click('cell-1');
    assert.equal(await game.picture(), '000/111/011');
    await reload(game); // not accepted: the old version, complete
    assert.equal(await versionOf(game), first);
    const loaded = await game.page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
    assert.ok(loaded.every((address) => !address.includes('version002') || address.endsWith('sw.js')));
    await game.page.waitForSelector('#update', { timeout: patience });
    const [button] = await game.page.$$('#update button');
    await button.click();
    await game.page.waitForFunction(() => document.querySelector('script[type=module]')?.src.includes('version002'), { timeout: patience });
    await game.ready();
    await game.settle();
    assert.equal(await game.picture(), '000/111/011');
    assert.equal(await game.page.$('#update'), null);
    const caches = await game.page.evaluate(() => globalThis.caches.keys());
    assert.deepEqual(caches, ['switchbox-version002']);
    await game.close();
  });

  test('a new version that another tab takes in the middle of a game leaves each tab its own game', async () => {
    const game = await visit(paperCode);
    await isKept(game);
    await game.click('cell-5');
    await game.code();
    const page = await game.context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    // A page that another suite opens meanwhile must not take this page's focus.
    if (name === 'chromium') await page.emulateFocusedPage(true);
    await page.goto(`${site.address}#2.merlin.GA.8c0m1`);
    const other = new Game(page, game.context);
    await other.ready();
    await other.settle();
    await isKept(other);
    await other.click('cell-2');
    await other.code();
    const shown = await other.picture();
    await publishAnother(site.folder, 'version004');
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));
    await page.waitForSelector('#update', { timeout: patience });
    // A page behind another one draws no frames, so this polls by time.
    const isNew = (one) =>
      one.page.waitForFunction(() => document.querySelector('script[type=module]')?.src.includes('version004'), { timeout: patience, polling: 50 });
    const [button] = await page.$$('#update button');
    await button.click();
    for (const [one, picture] of [[other, shown], [game, '110/001/011']]) {
      await one.page.bringToFront();
      await isNew(one);
      await one.ready();
      await one.settle();
      assert.equal(await one.picture(), picture);
      assert.equal(await one.isThere('notice'), false);
    }
    await game.click('undo');
    assert.equal(await game.picture(), '100/110/001');
    assert.match(await game.storage('statistics'), /^machine merlin games 2 /m);
    await game.close();
  });

  test('a version that does not come whole is not taken', async () => {
    const game = await visit(paperCode);
    await isKept(game);
    const first = await versionOf(game);
    await publishAnother(site.folder, 'version003');
    await rm(join(site.folder, 'field.version003.js'));
    await game.page.evaluate(() =>
      navigator.serviceWorker
        .getRegistration()
        .then((registration) => registration.update())
        .catch(() => {}),
    );
    await reload(game);
    assert.equal(await versionOf(game), first);
    assert.equal(await game.page.$('#update'), null);
    await game.close();
  });

  test('while the program is on its way its shape is seen, then how much has come', async () => {
    await newSite();
    const page = await browser().newPage();
    // The timer runs in the page, so no pieces pile up while the page compiles. The page reports every 100 ms at most.
    site.pieceArrived = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    // The observer is there before the page is, so that no piece comes before it.
    await page.evaluateOnNewDocument(() => {
      globalThis.seen = [];
      const options = { attributeFilter: ['value'], subtree: true };
      new MutationObserver(() => seen.push(document.getElementById('progress').value)).observe(document, options);
    });
    await page.goto(site.address, { waitUntil: 'domcontentloaded' });
    const box = await page.$eval('#progress', (element) => element.getBoundingClientRect().width);
    assert.ok(box > 50);
    await page.waitForFunction(() => document.getElementById('loading').hidden, { timeout: patience });
    const seen = await page.evaluate(() => globalThis.seen);
    // The program arrives in eight pieces. A small one may be less than one per cent.
    assert.ok(seen.length >= 4, seen.join());
    assert.ok(seen.every((share, i) => share <= 100 && (i === 0 || share >= seen[i - 1])), seen.join());
    assert.ok(seen[0] < 50 && seen.at(-1) > 80, seen.join());
    await page.close();
  });

  test('a first visit without a connection to the rest says what to do', async () => {
    await newSite();
    for (const file of await readdir(join(site.folder, 'words'))) await rm(join(site.folder, 'words', file));
    const page = await browser().newPage();
    await page.goto(site.address);
    await page.waitForFunction(() => document.documentElement.dataset.failed, { timeout: patience });
    assert.match(await page.$eval('#message', (element) => element.textContent), /No connection\. Check it and try again\./);
    assert.equal(await page.$eval('#message button', (element) => element.textContent.length > 0), true);
    await page.close();
  });

  const noSwitch = name === 'firefox' && 'its driver cannot switch JavaScript off';
  test('without JavaScript the page says in words what it needs', { skip: noSwitch }, async () => {
    await newSite();
    const page = await browser().newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(site.address);
    assert.match(await page.$eval('body', (element) => element.textContent), /Switchbox needs JavaScript/);
    await page.close();
  });
});
