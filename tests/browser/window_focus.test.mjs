// The pointer rests while the window loses and regains the focus (another program, the browser's own search field or address). Or
// it leaves and returns to the same pixel. The next click and the next turn of the wheel work there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const paperCode = '1.merlin.mI.94.AA.0.azr8p';
const pressed = '110/001/011';

const tell = (game, target, type) =>
  game.page.evaluate(
    (where, name) => {
      const { x = 0, y = 0 } = globalThis.pointer ?? {};
      const isMouse = name.startsWith('mouse');
      const event = isMouse ? new MouseEvent(name, { clientX: x, clientY: y }) : new FocusEvent(name);
      (where === 'window' ? window : document.getElementById('canvas')).dispatchEvent(event);
    },
    target,
    type,
  );

// Each of the two events gets its own frame: only then is the place forgotten.
const absences = {
  'the focus was elsewhere': [['window', 'blur'], ['window', 'focus']],
  'the pointer was elsewhere': [['canvas', 'mouseleave'], ['canvas', 'mouseenter']],
};

async function restAt(game, id, absence) {
  const { middle } = await game.rect(id);
  await game.page.evaluate((at) => { globalThis.pointer = at; }, middle);
  await game.pointAt(middle);
  for (const [target, type] of absence) {
    const before = await game.frames();
    await tell(game, target, type);
    await game.until(() => game.frames(), (frames) => frames > before);
    await game.settle();
  }
}

async function clickAtRest(game, id, absence) {
  await restAt(game, id, absence);
  await game.page.mouse.down();
  await game.page.mouse.up();
  await game.settle();
}

inEachBrowser('a pointer at rest', ({ visit }) => {
  for (const [what, absence] of Object.entries(absences)) {
    test(`clicks after ${what}`, async () => {
      const game = await visit(paperCode);
      await clickAtRest(game, 'cell-5', absence);
      await game.shows(pressed);
      await clickAtRest(game, 'undo', absence);
      await game.shows('100/110/001');
      await clickAtRest(game, 'hint', absence);
      await game.until(() => game.hinted(), (buttons) => buttons.length === 1);
      await clickAtRest(game, 'settings', absence);
      await game.until(() => game.isThere('modal'), Boolean);
      await clickAtRest(game, 'modal-close', absence);
      await game.until(() => game.isThere('modal'), (isOpen) => !isOpen);
      await clickAtRest(game, 'machine-lights-out', absence);
      await game.until(() => game.attribute('machine-lights-out', 'aria-checked'), (checked) => checked === 'true');
      await game.close();
    });

    test(`turns the wheel after ${what}`, async () => {
      const game = await visit(paperCode, { size: { width: 640, height: 400 } });
      const before = (await game.rect('machine-merlin')).x;
      await restAt(game, 'machine-merlin', absence);
      await game.page.mouse.wheel({ deltaY: 100 });
      await game.until(() => game.rect('machine-merlin'), ({ x }) => x < before);
      await game.close();
    });
  }

  test('has the shape of a hand again over a button', async () => {
    const game = await visit(paperCode);
    const shape = (wanted) => game.until(() => game.page.$eval('#canvas', (canvas) => canvas.style.cursor), (found) => (found === 'pointer') === wanted);
    const { middle } = await game.rect('hint');
    await game.pointAt(middle);
    await shape(true);
    await tell(game, 'window', 'blur');
    await shape(false);
    await tell(game, 'window', 'focus');
    await shape(true);
    await game.close();
  });
});
