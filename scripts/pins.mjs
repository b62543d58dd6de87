// Pinned versions and checksums, read from the files that pin them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const found = (text, pattern) => [...text.matchAll(pattern)];

// Source packages of Debian: scripts/sources.sh.
export const sources = Object.fromEntries(
  found(read('scripts/sources.sh'), /^ {4}(\w+)\) package=(\S+) version=(\S+) .*\n\s+sum=([0-9a-f]{64}) ;;$/gm).map(([, name, debian, version, sha256]) => [name, { debian, version, sha256 }]),
);

// Archives of the authors: cmake/dependencies.cmake.
export const archives = Object.fromEntries(
  found(read('cmake/dependencies.cmake'), /set\((\w+)_archive URL (\S+)\s+URL_HASH SHA256=([0-9a-f]{64})/g).map(([, name, url, sha256]) => [name, { url, sha256, version: /(\d+(?:\.\d+)+)\.tar\.gz$/.exec(url)[1] }]),
);

// Node packages by installed path, from package-lock.json; the pins of packages fetched on demand are elsewhere.
export const modules = JSON.parse(read('package-lock.json')).packages;
const [, cubejs, cubejsSum] = /^const version = '(\S+)';\nconst integrity = '(\S+)';$/m.exec(read('bench/peers.mjs'));
export const fetchedModules = { cubejs: { version: cubejs, integrity: `sha512-${cubejsSum}` } };

// Returns the installed versions of Debian packages; apt compares their checksums with signed lists.
export function installed(names) {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Package} ${Version} ${db:Status-Status}\n', ...names], { encoding: 'utf8' });
  return Object.fromEntries((stdout ?? '').split('\n').map((line) => line.split(' ')).filter(([, , status]) => status === 'installed').map(([name, version]) => [name, version]));
}
