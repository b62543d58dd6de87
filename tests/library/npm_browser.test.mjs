// The npm package in Chromium without a bundler: in a page and in a Worker of a page, from a server with our headers.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { listen, serveFolder } from '../../scripts/serve.mjs';
import { launch } from '../browser/harness.mjs';
import { installed, npmArchive, scratch } from './built.mjs';

const folder = scratch();
let server;
let browser;
let address;
before(async () => {
  installed(npmArchive(folder), folder);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Board</title>');
  writeFileSync(join(folder, 'inside.js'), `import { begin, call } from './node_modules/switchbox-solver/index.js';
onmessage = async ({ data }) => postMessage([await call(data), await begin(data).answer]);
postMessage('ready');`);
  server = serveFolder(folder);
  address = `http://localhost:${await listen(server, 0)}/`;
  browser = await launch('chromium');
});
after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

const board = { command: 'solve', machine: 'lights-out', size: '5x5', start: '10101/01010/10101/01010/10101' };
const hard = { command: 'solve', machine: 'cube', start: 'random:5', shortest: true };

async function open() {
  const page = await browser.newPage();
  await page.goto(address);
  return page;
}

test('a page calls, follows a task, and ends another', async () => {
  const page = await open();
  const found = await page.evaluate(async (easy, long) => {
    const { begin, call } = await import('./node_modules/switchbox-solver/index.js');
    const answer = await call(easy);
    const task = begin(easy);
    const parts = [];
    for await (const { progress } of task) parts.push(progress);
    const said = [];
    for (const one of [begin(long, { signal: AbortSignal.timeout(300) }), begin({ command: 'nothing' })]) said.push(await one.answer.catch((error) => error.name));
    const left = begin(long);
    for await (const news of left) if (news) break;
    said.push(await left.answer.catch((error) => error.name));
    return { answer, again: await task.answer, last: parts.at(-1), said };
  }, board, hard);
  assert.equal(found.answer.fewest, 13);
  assert.deepEqual(found.again, found.answer);
  assert.equal(found.last, 1);
  assert.equal(found.said[0], 'TimeoutError');
  assert.match(found.said[1].error.message, /^command/);
  assert.equal(found.said[2], 'AbortError');
  await page.close();
});

test('a Worker of a page does the same', async () => {
  const page = await open();
  const [one, other] = await page.evaluate((request) => new Promise((resolve, reject) => {
    const worker = new Worker('./inside.js', { type: 'module' });
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }) => (data === 'ready' ? worker.postMessage(request) : resolve(data));
  }), board);
  assert.equal(one.fewest, 13);
  assert.deepEqual(other, one);
  await page.close();
});
