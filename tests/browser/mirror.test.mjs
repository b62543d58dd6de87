// The DOM mirror by role and name, from the browser's accessibility tree: a screen reader can play.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { version } from '../../scripts/release.mjs';
import { inEachBrowser } from './harness.mjs';

const paperCode = '2.merlin.mI.ybha0';

inEachBrowser('the DOM mirror', ({ visit }) => {
  test('every element of the specification is there, by role and name', async () => {
    const game = await visit(paperCode);
    const expected = [
      ['radiogroup', 'Machine'],
      ...['Merlin', 'Quatrainment', 'Lights Out'].map((machine) => ['radio', machine]),
      ['grid', 'Merlin, 3 by 3'],
      ['grid', 'Target'],
      ['button', '1, row 1, column 1, lit'],
      ['button', '2, row 1, column 2, dark'],
      ['gridcell', '5, row 2, column 2, dark'],
      ...['Hint', 'Solve', 'Undo', 'Redo', 'Restart', 'New game', 'Share', 'Settings', 'Help'].map(
        (command) => ['button', command],
      ),
      ['tablist', 'Side pane'],
      ['tab', 'Why'],
      ['tabpanel', 'Why'],
      ['region', 'Why'],
    ];
    for (const [role, label] of expected) assert.ok(await game.has(role, label), `${role} "${label}"`);
    await game.close();
  });

  test('states are told: checked, pressed, disabled, hinted, and where the timeline stands', async () => {
    const game = await visit(paperCode);
    assert.equal(await game.attribute('machine-merlin', 'aria-checked'), 'true');
    assert.equal(await game.attribute('machine-lights-out', 'aria-checked'), 'false');
    assert.ok(await game.isDisabled('undo'));
    assert.ok(!(await game.isThere('play')), 'what is not drawn is not there');
    await (await game.element('button', '5, row 2, column 2, lit')).evaluate((button) => button.click());
    await game.settle();
    assert.equal(await game.attribute('cell-5', 'aria-pressed'), 'true');
    assert.equal(await game.attribute('cell-6', 'aria-pressed'), 'false');
    assert.equal(await game.status(), 'Pressed 5. 2, 6 and 8 now lit, 4 and 5 dark. 3 presses to go.');
    assert.ok(!(await game.isDisabled('undo')));
    await (await game.element('button', 'Hint')).evaluate((button) => button.click());
    await game.settle();
    assert.equal(await game.status(), 'Hint: press 6.');
    assert.ok(await game.has('button', '6, row 2, column 3, lit, hint'));
    assert.match(await game.text('why'), /^Count the wrong lamps among 2, 3, 5, 6, 8 and 9: one\. Odd means: press 6\.$/);
    await (await game.element('button', 'Solve')).evaluate((button) => button.click());
    await game.settle();
    assert.ok(await game.has('slider', 'Step'));
    for (const command of ['Play', 'Step forward', 'Step back']) assert.ok(await game.has('button', command));
    assert.equal(await game.attribute('timeline', 'aria-valuemax'), '3');
    assert.equal(await game.attribute('timeline', 'aria-valuetext'), 'Step 0 of 3');
    await game.close();
  });

  test('a whole game is won with nothing but the mirror', async () => {
    const game = await visit(paperCode);
    for (let press = 0; press < 4; ++press) {
      await (await game.element('button', 'Hint')).evaluate((button) => button.click());
      await game.settle();
      const [marked] = await game.hinted();
      await game.page.$eval(`[data-id="cell-${marked}"]`, (button) => button.click());
      await game.settle();
    }
    assert.equal(await game.status(), 'Solved in 4 presses, the fewest possible. With 4 hints.');
    assert.ok(!(await game.isThere('hint')));
    await game.close();
  });

  test('Tab walks through the controls and out again; Enter works on them, and only once', async () => {
    const game = await visit(paperCode);
    const focused = () => game.page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.id);
    await game.page.keyboard.press('Tab');
    assert.equal(await focused(), 'gallery');
    for (const id of ['levels', 'today', 'lessons', 'machine-merlin', 'setup', 'cell-1']) {
      await game.page.keyboard.press('Tab');
      assert.equal(await focused(), id);
    }
    await game.settle();
    assert.equal(await focused(), 'cell-1');
    await game.key('ArrowDown');
    assert.equal(await focused(), 'cell-4');
    await game.key('ArrowRight');
    assert.equal(await focused(), 'cell-5');
    await game.key('Enter');
    assert.equal(await game.picture(), '110/001/011');
    await game.key(' ');
    assert.equal(await game.picture(), '100/110/001');
    const seen = [];
    for (let i = 0; i < 20; ++i) {
      await game.page.keyboard.press('Tab');
      const id = await focused();
      if (!id || id === 'canvas') break;
      seen.push(id);
    }
    assert.deepEqual(seen.slice(0, 3), ['hint', 'solve', 'undo']);
    assert.equal(seen.at(-1), 'help', 'the last control, and then out of the page');
    await game.close();
  });

  test('the element in focus is outlined on the canvas', async () => {
    const game = await visit(paperCode);
    const before = await game.pixels();
    await game.page.evaluate(() => document.querySelector('[data-id="hint"]').focus());
    await game.settle();
    const after = await game.pixels();
    const { x, middle } = await game.rect('hint');
    assert.notDeepEqual(after.at(x - 3, middle.y), before.at(x - 3, middle.y));
    await game.close();
  });

  test('the focus stays in the game when what had it can do nothing any more', async () => {
    const game = await visit(paperCode);
    const focused = () => game.page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.id);
    await game.page.evaluate(() => document.querySelector('[data-id="cell-5"]').focus());
    await game.key('Enter');
    await game.page.evaluate(() => document.querySelector('[data-id="undo"]').focus());
    await game.key('Enter');
    assert.ok(await game.isDisabled('undo'));
    assert.equal(await focused(), 'cell-5');
    await game.key('h');
    assert.deepEqual(await game.hinted(), [5]);
    await game.close();
  });

  test('a dialog takes the focus, keeps the keys to itself, and gives the focus back', async () => {
    const game = await visit(paperCode);
    const focused = () => game.page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.id);
    await game.page.evaluate(() => document.querySelector('[data-id="help"]').focus());
    await game.key('Enter');
    assert.equal(await focused(), 'how-to-play', 'the words of the help');
    for (const key of ['5', 'h']) await game.key(key);
    assert.equal(await game.picture(), '100/110/001');
    assert.deepEqual(await game.hinted(), []);
    await game.key('Escape');
    assert.ok(!(await game.has('dialog', 'How to play')));
    assert.equal(await focused(), 'help');
    await game.close();
  });

  test('the machine in play, chosen again, goes on', async () => {
    const game = await visit(paperCode);
    await game.click('cell-5');
    await game.page.evaluate(() => document.querySelector('[data-id="machine-merlin"]').click());
    await game.settle();
    assert.equal(await game.picture(), '110/001/011');
    await game.close();
  });

  test('settings and help are dialogs that can be read, used and closed', async () => {
    const game = await visit(paperCode);
    await game.click('settings');
    assert.ok(await game.has('dialog', 'Settings'));
    await (await game.element('radio', 'Light')).evaluate((radio) => radio.click());
    await game.settle();
    assert.equal(await game.page.evaluate(() => document.documentElement.dataset.theme), 'light');
    await game.key('Escape');
    assert.ok(!(await game.has('dialog', 'Settings')));
    await game.key('?');
    assert.ok(await game.has('dialog', 'How to play'));
    assert.equal(await game.page.$eval('[role="dialog"] [role="list"] > :last-child', (line) => line.textContent), `Version: ${version}`);
    await game.click('modal-close');
    assert.ok(!(await game.has('dialog', 'How to play')));
    await game.close();
  });

  test('another machine is chosen, and undo comes back to this one', async () => {
    const game = await visit(paperCode);
    await game.click('machine-lights-out');
    assert.ok(await game.has('grid', 'Lights Out, 5 by 5'));
    assert.equal((await game.picture()).length, 29);
    await game.click('undo');
    assert.ok(await game.has('grid', 'Merlin, 3 by 3'));
    await game.close();
  });
});
