// The page as it is served: by scripts/serve.mjs, and by the servers with configurations in docs/hosting.md.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder, isCompressible } from '../../scripts/compress.mjs';
import { always, cachingOf } from '../../scripts/headers.mjs';
import { listen, serveFolder } from '../../scripts/serve.mjs';

const folder = new URL('../../build/web/page/', import.meta.url);
const files = readdirSync(folder, { recursive: true }).filter((name) => /\.\w+$/.test(name));
const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm', svg: 'image/svg+xml', png: 'image/png', txt: 'text/plain', webmanifest: 'application/manifest+json' };

let server;
let port;
before(async () => {
  server = serveFolder(folder.pathname);
  port = await listen(server, 0);
});
after(() => server.close());

// Requests the path unchanged; fetch() would normalize it.
const get = (path, headers = {}, at = port) =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: at, path, headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
    });
    asked.on('error', reject);
    asked.end();
  });

test('every file comes whole, as what it is, with the headers', async () => {
  assert.ok(files.length > 20);
  for (const name of files) {
    const { status, headers, body } = await get(`/${name}`);
    assert.equal(status, 200, name);
    assert.equal(headers['content-type'].split(';')[0], types[name.split('.').at(-1)], name);
    assert.ok(body.equals(readFileSync(new URL(name, folder))), name);
    for (const [header, value] of Object.entries(always)) assert.equal(headers[header.toLowerCase()], value, name);
    assert.equal(headers['cache-control'], cachingOf(name), name);
  }
});

test('what has its contents in its name is kept for ever, and nothing else', () => {
  const kept = files.filter((name) => cachingOf(name).includes('immutable'));
  assert.ok(kept.some((name) => name.endsWith('.wasm')));
  assert.deepEqual(kept.filter((name) => !/\.[0-9a-f]{10}\./.test(name)), []);
  for (const name of ['index.html', 'sw.js', 'manifest.webmanifest']) assert.equal(cachingOf(name), 'no-cache');
});

test('programs, words and the page are compressed for who takes that', async () => {
  const read = { gzip: gunzipSync, br: brotliDecompressSync };
  for (const [encoding, unpacked] of Object.entries(read)) {
    for (const name of files.filter((file) => /\.(html|js|css|wasm|txt|svg)$/.test(file))) {
      const { headers, body } = await get(`/${name}`, { 'Accept-Encoding': encoding });
      const whole = readFileSync(new URL(name, folder));
      if (whole.length < 1024) continue; // not worth it
      assert.equal(headers['content-encoding'], encoding, name);
      assert.ok(body.length < whole.length, name);
      assert.ok(unpacked(body).equals(whole), name);
    }
  }
});

test('a compressed file beside a file is sent in its place', async (t) => {
  const copy = mkdtempSync(join(tmpdir(), 'switchbox-serving-'));
  cpSync(folder, copy, { recursive: true });
  compressFolder(copy);
  const packed = serveFolder(copy);
  t.after(() => {
    packed.close();
    rmSync(copy, { recursive: true });
  });
  const at = await listen(packed, 0);
  const cases = [
    ['br', 'br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', 'gz', gunzipSync],
  ];
  for (const name of files) {
    const whole = readFileSync(join(copy, name));
    const plain = await get(`/${name}`, { 'Accept-Encoding': 'identity' }, at);
    assert.ok(plain.body.equals(whole), name);
    assert.equal(plain.headers['content-encoding'], undefined, name);
    assert.equal(existsSync(join(copy, `${name}.br`)), isCompressible(name), name);
    if (!isCompressible(name)) continue;
    for (const [accepted, encoding, ending, decompress] of cases) {
      const { headers, body } = await get(`/${name}`, { 'Accept-Encoding': accepted }, at);
      assert.equal(headers['content-encoding'], encoding, name);
      assert.ok(body.equals(readFileSync(join(copy, `${name}.${ending}`))), name);
      assert.ok(decompress(body).equals(whole), name);
      for (const header of ['content-type', 'cache-control', 'content-security-policy']) assert.equal(headers[header], plain.headers[header], name);
      assert.match(headers.vary, /Accept-Encoding/i, name);
    }
  }
});

test('nothing outside of the folder is served', async () => {
  for (const path of ['/../CMakeCache.txt', '/..%2fCMakeCache.txt', '/%2e%2e/CMakeCache.txt', '/%2e%2e%2fCMakeCache.txt', '/words/../../CMakeCache.txt', '/..\\CMakeCache.txt', '//etc/passwd', '/%00', '/%zz']) {
    const { status, body } = await get(path);
    assert.ok(status === 404 || status === 400, `${path}: ${status}`);
    assert.doesNotMatch(body.toString(), /CMAKE|root:/);
  }
});

test('only this machine is served', () => assert.equal(server.address().address, '127.0.0.1'));

test('docs/hosting.md has every header and the compressed files for every server', () => {
  const hosting = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  const blocks = [...hosting.matchAll(/^ {4}[^\n]*(?:\n(?: {4}[^\n]*)?)*/gm)].map(([block]) => block);
  const servers = { nginx: /add_header/, Apache: /Header always set/, Caddy: /header \{/ };
  const compressed = { nginx: ['gzip_static on;', 'brotli_static on;'], Apache: ['$1.br [END]', '$1.gz [END]'], Caddy: ['precompressed br gzip'] };
  for (const [name, mark] of Object.entries(servers)) {
    const block = blocks.find((one) => mark.test(one)) ?? assert.fail(`nothing for ${name}`);
    for (const [header, value] of Object.entries(always)) {
      assert.ok(block.includes(header), `${name}: ${header}`);
      assert.ok(block.includes(value), `${name}: ${header}: ${value}`);
    }
    assert.ok(block.includes('public, max-age=31536000, immutable') && block.includes('no-cache'), `${name}: caching`);
    for (const line of compressed[name]) assert.ok(block.includes(line), `${name}: ${line}`);
    assert.ok(block.includes('application/wasm') || name === 'Caddy', `${name}: the type of WebAssembly`);
  }
});
