// The library, the program as WebAssembly and the packages, as they were built here.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pack } from '../../scripts/npm_package.mjs';
import { version } from '../../scripts/release.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const places = ['build/native/libswitchbox.so', 'build/native/library/libswitchbox.so'].map((path) => join(root, path));
export const library = process.env.SWITCHBOX_LIBRARY ?? places.find((path) => existsSync(path)) ?? places[0];
export const program = process.env.SWITCHBOX_WASM ?? join(root, 'build/web/library');

// Returns a folder that is gone after the tests.
export function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'switchbox-library-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// Returns the file that stands for the licences, which make dist collects.
function licencesIn(folder) {
  const file = join(folder, 'LICENCES.txt');
  writeFileSync(file, readFileSync(join(root, 'LICENSE')));
  return file;
}

// Packs the npm package into a folder and returns the archive.
export const npmArchive = (folder) => join(folder, pack(program, licencesIn(folder), folder));

// Installs an archive of npm into a new project without a connection, and returns the project's folder.
export function installed(archive, folder) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', version: '1.0.0', private: true, type: 'module' }));
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--no-update-notifier', archive], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

// Packs the wheel into a folder and returns it.
export function wheel(folder) {
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1700000000' };
  const name = execFileSync('python3', [join(root, 'scripts/wheel.py'), library, licencesIn(folder), folder], { env, encoding: 'utf8' }).trim();
  return join(folder, name);
}

export { version };
