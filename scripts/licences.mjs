// licences.mjs page|desktop|library|npm|python: prints the licences of Switchbox and of everything in its page, its desktop program,
// its library, or a package of the library (shipped.json).
// Each is read from the folder where its component was installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { cache } from './cache.mjs';
import { isCalled } from './called.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const rule = `\n${'-'.repeat(100)}\n\n`;

// Components of page, desktop program, library and packages. `source`, `npm`, `debian` and `fetch` name where each comes from,
// `text` its licence there. A component `with` another has the other's licence. `links` is the Debian package of a library that the
// desktop program links.
export const shipped = JSON.parse(readFileSync(join(root, 'scripts/shipped.json'), 'utf8'));

function emscriptenRoot() {
  const { stdout } = spawnSync('sh', ['-c', 'command -v emcc'], { encoding: 'utf8' });
  return stdout ? dirname(realpathSync(stdout.trim())) : '';
}

// Returns the places that may have the licence: node_modules, the cache of sources, Debian's documents, or a download of CMake.
const placesOf = ({ name, text, npm, source, debian, fetch }) => [
  ...(npm ? [join(root, 'node_modules', npm, text)] : []),
  ...(source ? [join(cache, source, text)] : []),
  ...(debian ? [`/usr/share/doc/${debian}/copyright`] : []),
  ...(fetch ? ['native', 'web'].map((build) => join(root, 'build', build, '_deps', `${fetch.toLowerCase()}-src`, text)) : []),
  ...(name === 'Emscripten' ? [join(emscriptenRoot(), text)] : []),
];

// Returns the comment at the beginning of a header.
const headOf = (text) => /^\/\*([\s\S]*?)\*\//.exec(text)[1].replace(/^ \* ?/gm, '').trim();

function textOf(component) {
  const places = placesOf(component);
  const place = places.find((one) => existsSync(one));
  if (!place) throw new Error(`no licence of ${component.name} at ${places.join(', ')}`);
  const text = readFileSync(place, 'utf8');
  return place.endsWith('.h') ? headOf(text) : text.trim();
}

// Returns the installed version; empty if a download of CMake is used, which has it in its text.
function versionOf({ npm, source, debian }) {
  if (npm) return JSON.parse(readFileSync(join(root, 'node_modules', npm, 'package.json'), 'utf8')).version;
  if (source) return sourceVersions[source];
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat', '${Version}', debian], { encoding: 'utf8' });
  return upstream(stdout ?? '');
}

// Example: 1:2.26.5+dfsg-1 is Debian's first package of 2.26.5.
export const upstream = (version) => version.replace(/^\d+:/, '').replace(/(-[^-]+)?$/, '').replace(/[+~].*$/, '');

// Pinned versions of the sources, by name.
export const sourceVersions = Object.fromEntries(
  [...readFileSync(join(root, 'scripts/sources.sh'), 'utf8').matchAll(/^ {4}(\w+)\) package=\S+ version=(\S+)/gm)].map(([, name, version]) => [name, upstream(version)]),
);

const titleOf = (row) => [row.name, versionOf(row), `(${row.licence})`].filter(Boolean).join(' ');

export function licences(product) {
  const held = shipped.filter((row) => row.in?.includes(product));
  const parts = held.filter((row) => row.text).map((row) => [row, ...held.filter((other) => other.with === row.name)]);
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  return [`Switchbox\n\n${own}`, ...parts.map((rows) => `${rows.map(titleOf).join('\n')}\n\n${textOf(rows[0])}`)].join(rule) + '\n';
}

if (isCalled(import.meta.url)) process.stdout.write(licences(process.argv[2]));
