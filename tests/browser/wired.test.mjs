// Custom puzzles: pasted, played and shared; and their program, which is fetched only then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const statues = `states 4 lamp=2
A: north east
B: east south-1 lamp
C: south+2 west
D: lamp west
start north=1 east=3 west=2 lamp=1
target north=0 east=0 south=0 west=0 lamp=*
layout . north . / west lamp east / . south .
`;

const pasted = (game, text) => game.drawn(() => game.paste(text));
const label = (game, id) => game.attribute(id, 'aria-label');

inEachBrowser('a puzzle of one\'s own', ({ visit }) => {
  test('it is pasted, hinted at, pressed by its buttons, undone, and there again after a reload', async () => {
    const game = await visit();
    // Lines end as on Windows.
    await pasted(game, statues.replaceAll('\n', '\r\n').replace('A: ', 'A :\t'));
    assert.match(await game.status(), /7 presses to go/);
    assert.equal(await label(game, 'cell-13'), 'Button A');
    await game.click('hint');
    assert.match(await game.text('why'), /^Press button A three times\. 7 presses to go/);
    await game.click('cell-13');
    assert.match(await game.status(), /6 presses to go/);
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.match(await game.text('counters'), /6/);
    await game.click('undo');
    await game.click('solve');
    await game.click('to-end');
    assert.match(await game.status(), /[Ss]olved/);
    await game.close();
  });

  test('its link opens it anywhere, and another game after it', async () => {
    const game = await visit();
    await pasted(game, statues);
    await game.page.waitForFunction(() => location.hash.includes('wired~'));
    const link = await game.page.evaluate(() => location.href);
    const other = await visit(link.slice(link.indexOf('#') + 1));
    assert.match(await other.text('counters'), /7/);
    await other.machine('merlin');
    assert.match(await label(other, 'cell-1'), /^1, row 1, column 1/);
    await other.close();
    // The link also opens in a page with another game.
    const third = await visit();
    await third.drawn(() => third.page.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf('#'))));
    assert.match(await third.text('counters'), /7/);
    await third.close();
    await game.close();
  });

  // 24 x 24 lamps: longer than any code, and more than fits on the program's stack.
  test('a long one comes whole', async () => {
    const side = 24;
    const near = (row, column) => [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]].map(([down, right]) => [row + down, column + right]);
    const isThere = (cell) => cell.every((at) => at >= 0 && at < side);
    const cells = Array.from({ length: side * side }, (_, cell) => [Math.floor(cell / side), cell % side]);
    const name = ([row, column]) => `lamp-of-row-${row}x${column}`;
    const lines = cells.map((cell) => `${name(cell)}: ${near(...cell).filter(isThere).map(name).join(' ')}`);
    const layout = Array.from({ length: side }, (_, row) => cells.filter(([at]) => at === row).map(name).join(' ')).join(' / ');
    const text = [...lines, `start ${name([0, 0])}=1 ${name([0, 1])}=1 ${name([1, 0])}=1`, `layout ${layout}`].join('\n');
    assert.ok(text.length > 64_000);
    const game = await visit();
    await pasted(game, text);
    assert.match(await game.text('rule'), /576 lamps and 576 buttons/);
    assert.match(await game.text('counters'), /at best: 1\./);
    await game.close();
  });

  // Cells between tabs, as a spreadsheet copies them: the first one is empty.
  const table = `\tnorth\teast\tsouth\twest\tlamp\t-\tmost
A\t1\t1
B\t\t1\t-1\t\t1\t\t5
C\t\t\t2\t1
D\t\t\t\t1\t1
-
states\t4\t4\t4\t4\t2
start\t1\t3\t\t2\t1
target\t\t\t\t\t*
`;
  const json = JSON.stringify({
    name: 'Dials',
    states: [4, 4, 4, 4, 2],
    lamps: ['north', 'east', 'south', 'west', 'the lamp'],
    buttons: { A: { north: 1, east: 1 }, B: { east: 1, south: -1, 'the lamp': 1 }, C: { south: 2, west: 1 }, D: { 'the lamp': 1, west: 1 } },
    start: [1, 3, 0, 2, 1],
    target: [0, 0, 0, 0, '*'],
    layout: ['. north .', ['west', 'the lamp', 'east'], '. south .'],
  });
  for (const [form, text] of Object.entries({ table, json })) {
    test(`it may be pasted as ${form}, into either program, and be played`, async () => {
      const game = await visit();
      await pasted(game, text);
      for (const paste of [async () => {}, () => game.paste(text)]) {
        await paste();
        await game.settle();
        assert.match(await game.status(), /7 presses to go/);
        await game.click('solve');
        await game.click('to-end');
        assert.match(await game.status(), /[Ss]olved/);
      }
      await game.paste(form === 'json' ? text.replace('"B"', '"A"') : text.replace('\nB', '\nA'));
      await game.settle();
      assert.match(await game.text('notice'), form === 'json' ? /buttons\.A: this is given already/ : /line 3, column 1: there is a button 'A' already/);
      await game.close();
    });
  }

  test('names with markup are names and nothing else', async () => {
    const game = await visit();
    const [lamp, button] = ['<b>lamp</b>', '"><img/src=x>'];
    await pasted(game, JSON.stringify({ name: '<i>door</i>', lamps: [lamp, '&amp;'], buttons: { [button]: { [lamp]: 1 }, B: { '&amp;': 1 } }, start: [1, 1] }));
    assert.equal(await game.attribute('board', 'aria-label'), '<i>door</i>, 2 by 2');
    assert.equal(await label(game, 'cell-3'), `Button ${button}`);
    assert.equal(await game.page.$('img, b, i'), null);
    await game.click('cell-3');
    await game.click('cell-4');
    assert.match(await game.status(), /[Ss]olved/);
    await game.close();
  });

  test('what is wrong with it names its place, and the game stays', async () => {
    const game = await visit();
    await pasted(game, 'A: north\nmost B=2\n');
    assert.match(await game.text('notice'), /This puzzle cannot be played: line 2, column 6: there is no button 'B'/);
    assert.match(await label(game, 'cell-1'), /^1, row 1, column 1/);
    await game.close();
  });

  test('a puzzle\'s file and a file of all data with one in it are dropped on the page', async () => {
    const game = await visit();
    await game.drawn(() => game.drop(statues));
    assert.match(await game.status(), /7 presses to go/);
    const savedGame = await game.storage('game');
    await game.drop('A: 1 2\nB: 2 3\n');
    await game.page.waitForSelector('[data-id="cell-4"]');
    assert.equal(await label(game, 'cell-4'), 'Button A');
    await game.close();

    const code = /^open (\S+)$/m.exec(savedGame)[1];
    const other = await visit();
    const text = `switchbox-data 1\npart settings 1\nswitchbox-settings 1\npart game 3\nswitchbox-game 2\n${code}\nend\npart statistics 2\nswitchbox-statistics 1\nend\npart lesson 0\nend\n`;
    await other.drawn(() => other.drop(text));
    assert.equal(await label(other, 'cell-13'), 'Button A');
    await other.close();
  });
});
