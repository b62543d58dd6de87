// Copy of the page in a subfolder of a site that can change, lose files, be slow or go away.
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { listen } from '../../scripts/serve.mjs';
import { pageFolder } from './harness.mjs';

// Sends a file as over a slow line, in eight pieces. `arrived` waits until the page has read the last one.
async function sendInPieces(file, arrived, response) {
  const bytes = await readFile(file);
  const piece = Math.ceil(bytes.length / 8);
  response.writeHead(200, { 'Content-Type': 'application/wasm' });
  for (let sent = 0; sent < 8; ++sent) {
    await arrived();
    response.write(bytes.subarray(sent * piece, (sent + 1) * piece));
  }
  response.end();
}

export async function startSite() {
  const root = await mkdtemp(join(tmpdir(), 'switchbox-site-'));
  const folder = join(root, 'games', 'switchbox');
  await cp(pageFolder, folder, { recursive: true });
  // `fault` may answer instead of the server. `pieceArrived` makes the line slow for the next program.
  const site = { folder, asked: [], pieceArrived: null, isDown: false, fault: null };
  const files = sirv(root, { dev: true, etag: true });
  const answer = (request, response) => {
    site.asked.push(request.url);
    response.setHeader('Cache-Control', 'no-store'); // the next visit sees every change of a file
    if (site.isDown) return request.socket.destroy();
    if (site.fault?.(request, response)) return null;
    if (site.pieceArrived && request.url.endsWith('.wasm')) {
      const arrived = site.pieceArrived;
      site.pieceArrived = null;
      return sendInPieces(join(root, request.url), arrived, response);
    }
    return files(request, response, () => response.writeHead(404).end());
  };
  const server = createServer(answer);
  site.address = `http://localhost:${await listen(server, 0)}/games/switchbox/`;
  site.close = async () => {
    server.closeAllConnections();
    server.close();
    await rm(root, { recursive: true, force: true });
  };
  return site;
}

const stampOf = async (folder) => /boot\.(\w+)\.js/.exec((await readdir(folder)).join(' '))[1];

// Renames the page's files to those of another version.
export async function publishAnother(folder, stamp) {
  const old = await stampOf(folder);
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (/\.(js|css|html|txt)$/.test(name)) await writeFile(file, (await readFile(file, 'utf8')).replaceAll(old, stamp));
    if (name.includes(old)) await rename(file, file.replace(old, stamp));
  }
}
