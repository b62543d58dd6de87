// serve.mjs FOLDER [PORT]: serves a folder on this machine's loopback address and prints the address. Without a port it uses
// 8080, or the next free one. Ctrl+C stops it. Headers and compression are those of a public server.
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import process from 'node:process';
import compression from 'compression';
import sirv from 'sirv';
import { isCalled } from './called.mjs';
import { always, cachingOf } from './headers.mjs';

const firstPort = 8080;
const lastPort = 8180;

// WebAssembly is compressible too, which the middleware does not know.
const isCompressible = (request, response) => response.getHeader('Content-Type') === 'application/wasm' || compression.filter(request, response);

// Returns a server of the folder. Tests that load the page often turn compression off: it takes a quarter of a second each time.
export function serveFolder(folder, { compresses = true } = {}) {
  // sirv sends a .br or .gz file beside a file (made by make dist) instead of it. The middleware compresses all else.
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, setHeaders: (response, path) => response.setHeader('Cache-Control', cachingOf(path)) });
  const compress = compresses ? compression({ filter: isCompressible }) : (request, response, next) => next();
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
    compress(request, response, () => files(request, response, () => {
      response.statusCode = 404;
      response.end('not found');
    }));
  });
}

export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(server.address().port);
    });
  });
}

async function listenSomewhere(server, wanted) {
  if (wanted !== undefined) return listen(server, wanted);
  for (let port = firstPort; port <= lastPort; ++port) {
    try {
      return await listen(server, port);
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  return listen(server, 0);
}

async function main([folder, port]) {
  if (!folder || !existsSync(`${folder}/index.html`)) {
    throw new Error(`there is no page in '${folder}'; build it with: make page`);
  }
  const server = serveFolder(folder);
  const number = await listenSomewhere(server, port === undefined ? undefined : Number(port));
  console.log(`Switchbox is at http://localhost:${number}/   (Ctrl+C stops it)`);
  process.on('SIGINT', () => {
    server.close();
    process.exit(0);
  });
}

if (isCalled(import.meta.url)) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(`switchbox: ${error.message}`);
    process.exit(1);
  });
}
