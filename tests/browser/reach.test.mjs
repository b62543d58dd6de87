// The DOM mirror lies over the canvas: each element is at its drawn place, for touch exploration, voice control and magnifiers.
// All pointer events still reach the canvas. A dialog keeps the keyboard inside, and the page can be pinched.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const paperCode = '1.merlin.mI.94.AA.0.azr8p';
const paperStart = '100/110/001';
const largeCode = '1.lights-out~16x16.vd7O0Q-KAJcjH3eU2auSTIn_tIOdIrDR0xn-Jgxao6s.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.0.kw18v'; // 16 x 16
const sizes = { desktop: { size: { width: 1280, height: 800 } }, phone: { size: { width: 390, height: 844 }, touch: true } };

// Returns the elements that are not at their drawn place; elements scrolled out of sight have none.
const misplaced = (game) =>
  game.page.evaluate(() =>
    [...document.querySelectorAll('[data-rect]')]
      .map((element) => {
        const [x, y, width, height] = (element.dataset.seen ?? element.dataset.rect).split(' ').map(Number);
        const box = element.getBoundingClientRect();
        const found = [box.x, box.y, box.width, box.height];
        const wanted = width > 0 && height > 0 ? [x, y, width, height] : [0, 0, 1, 1];
        return { id: element.dataset.id, found, wanted };
      })
      .filter(({ found, wanted }) => found.some((length, i) => Math.abs(length - wanted[i]) > 1.5)),
  );

const focused = (game) => game.page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.id);
const modal = (game) => game.isThere('modal');

inEachBrowser('the mirror over the canvas', ({ visit }) => {
  for (const [name, options] of Object.entries(sizes)) {
    test(`every element that is drawn has its place (${name})`, async () => {
      const game = await visit(paperCode, options);
      for (const machine of ['merlin', 'subboards', 'ghaly']) {
        await game.page.$eval(`[data-id="machine-${machine}"]`, (radio) => radio.click());
        await game.settle();
        assert.deepEqual(await misplaced(game), []);
        for (const dialog of ['levels', 'settings', 'help']) {
          await game.page.$eval(`[data-id="${dialog}"]`, (button) => button.click());
          await game.settle();
          assert.deepEqual(await misplaced(game), [], dialog);
          await game.key('Escape');
        }
      }
      await game.close();
    });
  }

  test('places follow the window', async () => {
    const game = await visit(paperCode);
    const before = await game.rect('cell-5');
    await game.page.setViewport({ width: 900, height: 700 });
    await game.until(() => game.rect('cell-5'), (place) => place.x !== before.x);
    assert.deepEqual(await misplaced(game), []);
    await game.close();
  });

  test('the end of a touch that scrolled is not prevented, about which the browser would complain', async () => {
    const game = await visit(paperCode, sizes.phone);
    const prevented = await game.page.evaluate(() => {
      let asked = false;
      const end = new Event('touchend', { bubbles: true, cancelable: false });
      Object.defineProperty(end, 'touches', { value: [] });
      Object.defineProperty(end, 'changedTouches', { value: [] });
      const prevent = Event.prototype.preventDefault;
      Event.prototype.preventDefault = () => (asked = true);
      document.getElementById('canvas').dispatchEvent(end);
      // The program's own listeners would ask the event that reached them.
      end.preventDefault();
      Event.prototype.preventDefault = prevent;
      return asked;
    });
    assert.equal(prevented, false);
    await game.close();
  });

  test('nothing that is unseen is in the way of the pointer', async () => {
    const game = await visit(paperCode);
    const over = await game.page.evaluate(() =>
      [...document.querySelectorAll('[data-rect]')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.id;
      }),
    );
    assert.deepEqual(new Set(over), new Set(['canvas']));
    await game.click('cell-5');
    assert.equal(await game.picture(), '110/001/011');
    await game.close();
  });

  test('a press touches no element but those that say something else', async () => {
    const game = await visit(largeCode);
    await game.page.evaluate(() => {
      globalThis.touched = new Set();
      new MutationObserver((records) => {
        for (const { target } of records) globalThis.touched.add((target.dataset ?? target.parentElement.dataset).id);
      }).observe(document.getElementById('mirror'), { attributes: true, childList: true, characterData: true, subtree: true });
    });
    await game.page.$eval('[data-id="cell-100"]', (cell) => cell.click());
    await game.settle();
    const cells = (await game.page.evaluate(() => [...globalThis.touched])).filter((id) => /cell|target/.test(id));
    assert.ok(cells.length >= 5 && cells.length <= 7, `${cells}`);
    await game.close();
  });

  test('the rule can be read, and each button says what it changes', async () => {
    const game = await visit(paperCode);
    const rule = await game.element('region', 'The rule');
    assert.match(await rule.evaluate((region) => region.textContent), /corner/);
    assert.equal(await game.attribute('cell-1', 'aria-description'), 'changes 1, 2, 4 and 5');
    assert.ok(await game.has('heading', 'Switchbox'));
    assert.ok(await game.has('tabpanel', 'Why'));
    await game.close();
  });

  test('keys reach the game from any element of the mirror', async () => {
    const game = await visit(paperCode);
    for (const id of ['machine-merlin', 'hint', 'cell-9']) {
      await game.focus(id);
      await game.key('5');
      await game.key('5');
      assert.equal(await game.picture(), paperStart, id);
      await game.key('h');
      assert.deepEqual(await game.hinted(), [5], id);
      await game.key('Escape');
    }
    await game.close();
  });
});

inEachBrowser('an open dialog', ({ visit }) => {
  for (const [how, openIt] of Object.entries({
    'a key': (game) => game.key('g'),
    'a click on its button': (game) => game.page.$eval('[data-id="setup"]', (button) => button.click()),
    'a click on its pixels': (game) => game.click('settings'),
  })) {
    test(`by ${how} has the focus, and Tab stays inside`, async () => {
      const game = await visit(paperCode);
      await openIt(game);
      await game.settle();
      const isInside = () => game.page.evaluate(() => Boolean(document.activeElement.closest('[role="dialog"], input')));
      assert.ok(await isInside());
      const seen = [];
      for (let i = 0; i < 30; ++i) {
        await game.page.keyboard.press('Tab');
        assert.ok(await isInside(), `after ${seen}`);
        seen.push(await focused(game));
      }
      const round = seen.indexOf(seen[0], 1);
      assert.ok(round > 0, `it goes round: ${seen}`);
      assert.ok(seen.includes('modal-close'));
      await game.page.keyboard.down('Shift');
      await game.page.keyboard.press('Tab');
      await game.page.keyboard.up('Shift');
      assert.equal(await focused(game), seen.at(-2));
      await game.close();
    });
  }

  test('leaves nothing behind it that can be reached', async () => {
    const game = await visit(paperCode);
    await game.click('settings');
    assert.ok(!(await game.has('button', 'Hint')));
    assert.ok(!(await game.has('grid', 'Merlin, 3 by 3')));
    await game.key('Escape');
    assert.ok(await game.has('button', 'Hint'));
    assert.equal(await focused(game), 'canvas');
    await game.close();
  });

  test('closes with Escape wherever the focus is', async () => {
    const game = await visit(paperCode);
    for (const place of ['nowhere', 'the canvas', 'a field']) {
      await game.key('g');
      if (place === 'a field') {
        await game.showMore();
        await game.page.$eval('[data-id="setup-puzzle-seed"]', (radio) => radio.click());
      }
      await game.settle();
      await game.page.evaluate((where) => {
        if (where === 'nowhere') document.activeElement.blur();
        if (where === 'the canvas') document.getElementById('canvas').focus();
        if (where === 'a field') document.querySelector('input.field').focus();
      }, place);
      assert.ok(await modal(game));
      await game.key('Escape');
      assert.ok(!(await modal(game)), place);
      await game.page.evaluate(() => document.getElementById('canvas').focus());
    }
    await game.key('h');
    assert.deepEqual(await game.hinted(), [5]);
    await game.close();
  });
});

inEachBrowser('two fingers', ({ visit }) => {
  for (const delay of [0, 200]) {
    test(`zoom the page, press nothing, and one finger plays on, with frames ${delay} ms late`, async (t) => {
      const game = await visit(paperCode, { ...sizes.phone, pixels: 2, delay });
      if (!/chrom/i.test(await game.page.browser().version())) return t.skip('WebDriver BiDi has no pinch');
      const devtools = await game.page.createCDPSession();
      const { middle } = await game.rect('cell-5');
      const fingers = (apart) => [{ x: middle.x, y: middle.y, id: 1 }, { x: middle.x + apart, y: middle.y + apart, id: 2 }];
      const touch = (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
      const comeDown = async () => {
        await touch('touchStart', fingers(20).slice(0, 1));
        await touch('touchStart', fingers(20));
      };
      await comeDown();
      await touch('touchEnd', fingers(20).slice(1));
      await touch('touchEnd', []);
      await game.settle();
      assert.equal(await game.picture(), paperStart, 'they only came down');
      await game.page.touchscreen.tap(middle.x, middle.y);
      await game.shows('110/001/011');
      await comeDown();
      for (let apart = 25; apart <= 120; apart += 5) await touch('touchMove', fingers(apart));
      await touch('touchEnd', []);
      await game.until(() => game.page.evaluate(() => visualViewport.scale), (scale) => scale > 1);
      assert.equal(await game.picture(), '110/001/011');
      await game.close();
    });
  }
});
