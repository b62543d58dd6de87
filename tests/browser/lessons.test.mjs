// Lessons as a player takes them: by Next, by pressing the board itself, off the path and back, and after a reload.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

// Arnold & Blaszak, figure 9.
const paperStart = '100/110/001';
const paperSteps = ['110/001/011', '111/000/010', '111/110/100', '111/101/111'];

const title = (game) => game.text('lesson-title');
const words = (game) => game.text('lesson-words');
const label = (game, id) => game.attribute(id, 'aria-label');

// Returns the numbers in "step 2 of 5".
const stepOf = async (game) => (await title(game)).match(/, step (\d+) of (\d+)$/).slice(1).map(Number);

async function begin(game, id) {
  await game.key('b');
  await game.click(id);
}

inEachBrowser('lessons', ({ visit }) => {
  test('the list is walked by keys: arrows, Tab to another subject, Enter begins', async () => {
    const game = await visit('');
    await game.key('b');
    assert.ok(await game.has('dialog', 'Lessons'));
    const groups = await game.page.$$eval('[data-id="modal"] [role="group"]', (all) => all.map((group) => group.getAttribute('aria-label')).filter(Boolean));
    assert.deepEqual(groups, ['0 of 35 done', 'Start here: Merlin', 'Other lamps', 'Ghaly', 'Proofs', 'Cube']);
    assert.equal(await game.focused(), 'lessons-continue');
    assert.equal(await label(game, 'lessons-continue'), 'Start: lesson 1, Three kinds of buttons');
    await game.key('Tab');
    assert.equal(await game.focused(), 'lesson-merlin-buttons');
    await game.key('ArrowDown');
    assert.equal(await game.focused(), 'lesson-merlin-goal');
    await game.key('ArrowUp');
    await game.key('Tab');
    assert.equal(await game.focused(), 'lesson-bogomolny-target');
    await game.key('ArrowDown');
    await game.key('Enter');
    assert.ok(!(await game.has('dialog', 'Lessons')));
    assert.equal(await title(game), 'Lamps with three states, Bogomolny, the game with 3 states, step 1 of 5');
    assert.equal(await game.attribute('lesson', 'aria-selected'), 'true');
    assert.equal(await game.attribute('lesson-words', 'aria-live'), 'polite');
    await game.close();
  });

  test('Next does what a step asks for, to the end; there the erratum is told', async () => {
    const game = await visit('');
    await begin(game, 'lesson-merlin-win');
    assert.ok(await game.isDisabled('lesson-back'));
    for (const [index, picture] of paperSteps.entries()) {
      assert.deepEqual(await stepOf(game), [index + 1, 5]);
      assert.ok(!(await game.isThere('lesson-erratum')));
      await game.click('lesson-next');
      assert.equal(await game.pixelPicture(), picture);
    }
    assert.deepEqual(await stepOf(game), [5, 5]);
    assert.equal(await game.status(), 'Solved in 4 presses, the fewest possible.');
    assert.equal(await game.text('lesson-erratum'), 'Page 14 prints s = (0,0,0,1,1,1,1,0,1). It is (0,0,0,0,1,1,1,0,1): buttons 5, 6, 7, 9.');
    assert.equal(await label(game, 'lesson-next'), 'Next lesson');
    await game.click('lesson-back');
    assert.deepEqual(await stepOf(game), [4, 5]);
    assert.equal(await game.pixelPicture(), paperSteps[2]);
    assert.ok(!(await game.isThere('lesson-erratum')));
    await game.click('lesson-do');
    assert.equal(await game.pixelPicture(), paperSteps[3]);
    assert.deepEqual(await stepOf(game), [4, 5]);
    assert.match(await words(game), /Done\.$/);
    await game.close();
  });

  test('a lesson with a question is done by its right answer, and stays done after a reload', async () => {
    const game = await visit('');
    await game.key('b');
    await game.click('lessons-continue');
    assert.equal(await game.status(), 'Lesson opened.');
    for (let step = 1; step < 4; ++step) await game.click('lesson-next');
    assert.equal(await game.text('lesson-task'), 'Which kind of button flips the fewest lamps?');
    await game.click('lesson-answer-1');
    assert.equal(await game.status(), 'No: a corner flips four.');
    assert.equal(await game.attribute('lesson-answer-1', 'aria-pressed'), 'true');
    await game.click('lesson-answer-2');
    assert.equal(await game.status(), 'Right: three lamps, a whole edge. Lesson done.');
    assert.equal(await game.attribute('lesson-answer-2', 'aria-pressed'), 'true');
    assert.equal(await game.attribute('lesson-answer-1', 'aria-pressed'), 'false');
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.match(await game.text('lesson-task'), /Your answer: A side\. Right: three lamps, a whole edge\. Lesson done\.$/);
    await game.key('b');
    assert.equal(await label(game, 'lesson-merlin-buttons'), '1. Three kinds of buttons, Arnold & Blaszak, figure 2, done');
    assert.equal(await label(game, 'lesson-merlin-goal'), '2. The goal, Arnold & Blaszak, figure 8, not done yet');
    assert.equal(await label(game, 'lessons-continue'), 'Continue: lesson 2, The goal');
    await game.close();
  });

  test('a lesson with a level is done by its win, also after a reload, and leads to the next lesson', async () => {
    const game = await visit('');
    await begin(game, 'lesson-merlin-goal');
    await game.click('lesson-next');
    assert.equal(await label(game, 'lesson-level'), 'Now you: level 1, A cross');
    await game.click('lesson-level');
    assert.match(await game.status(), /^Level 1: A cross\./);
    assert.ok(!(await game.isThere('lesson-words')));
    await game.page.reload();
    await game.ready();
    await game.settle();
    await game.key('b');
    assert.equal(await label(game, 'lesson-merlin-goal'), '2. The goal, Arnold & Blaszak, figure 8, not done yet');
    await game.key('Escape');
    await game.click('cell-5');
    assert.match(await game.text('result-words'), /Lesson done: The goal\./);
    await game.page.reload();
    await game.ready();
    await game.settle();
    await game.key('b');
    assert.equal(await label(game, 'lesson-merlin-goal'), '2. The goal, Arnold & Blaszak, figure 8, done');
    await game.key('Escape');
    await game.click('result-next-lesson');
    assert.match(await title(game), /^Three kinds of buttons, /);
    await game.close();
  });

  test('Undo brings back the game that a lesson took the place of', async () => {
    const game = await visit('1.lights-out.mO6Bg.AAAAA.AAAAA.0.96w2n');
    await game.click('cell-13');
    const before = await game.picture();
    await begin(game, 'lesson-merlin-win');
    assert.equal(await game.picture(), paperStart);
    await game.key('u');
    assert.equal(await game.picture(), before);
    assert.match(await words(game), /The board no longer matches the lesson\.$/);
    await game.click('lesson-return');
    assert.equal(await game.picture(), paperStart);
    await game.close();
  });

  test('a reload goes on with the lesson at its step', async () => {
    const game = await visit('');
    await begin(game, 'lesson-merlin-win');
    await game.click('lesson-next');
    await game.click('lesson-next');
    const before = [await title(game), await words(game)];
    assert.deepEqual(await stepOf(game), [3, 5]);
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.deepEqual([await title(game), await words(game)], before);
    assert.equal(await game.pixelPicture(), paperSteps[1]);
    await game.click('lesson-next');
    assert.deepEqual(await stepOf(game), [4, 5]);
    await game.click('lesson-leave');
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.ok(!(await game.isThere('lesson-words')), 'what was left stays so');
    await game.close();
  });
});
