// licences.mjs page|desktop: prints the licences of Switchbox and of everything in its page or its desktop program. Each is read
// from the folder where its component was installed.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { cache } from './cache.mjs';
import { isCalled } from './called.mjs';
import { components } from './components.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const rule = `\n${'-'.repeat(100)}\n\n`;

function emscriptenRoot() {
  try {
    return dirname(realpathSync(execFileSync('sh', ['-c', 'command -v emcc'], { encoding: 'utf8' }).trim()));
  } catch {
    return '';
  }
}

// Places that may have the licence: fetched by a build, linked by scripts/install.sh, or installed by Debian.
const placesOf = ({ id, text, pin: { npm, source, fetch, debian } }) => [
  ...(npm ? [join(root, 'node_modules', npm, text)] : []),
  ...(source ? [join(cache, source, text)] : []),
  ...(debian ? [`/usr/share/doc/${debian}/copyright`] : []),
  ...(fetch ? ['native', 'web'].map((build) => join(root, 'build', build, '_deps', `${fetch.toLowerCase()}-src`, text)) : []),
  ...(id === 'emscripten' ? [join(emscriptenRoot(), text)] : []),
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

const titleOf = ({ name, version, licence }) => `${name}${version ? ` ${version}` : ''} (${licence})`;

// A component that comes with another one is listed with the other's licence.
export function licences(product) {
  const held = components.filter((row) => row.in?.includes(product));
  const parts = held.filter((row) => row.text).map((row) => [row, ...held.filter((other) => other.with === row.id)]);
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  return [`Switchbox\n\n${own}`, ...parts.map((rows) => `${rows.map(titleOf).join('\n')}\n\n${textOf(rows[0])}`)].join(rule) + '\n';
}

if (isCalled(import.meta.url)) process.stdout.write(licences(process.argv[2]));
