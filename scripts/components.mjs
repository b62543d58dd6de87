// Components of Switchbox (components.json), with the versions and checksums that pins.mjs finds. Each has { id, name, licence,
// version, sum, place, purl } and its use. One `in` the page or the desktop program may also name in `links` the system's package
// that it links. All others are a `tool` to build, to serve or measure (dev), or to test.
import { existsSync, readFileSync } from 'node:fs';
import { archives, fetchedModules, installed, modules, sources } from './pins.mjs';

export const rows = JSON.parse(readFileSync(new URL('components.json', import.meta.url), 'utf8'));
export const isDebian = existsSync('/etc/debian_version') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

// Returns Debian's package of a component: for a library linked at start the one with the library, not the one with its headers.
const debianOf = ({ links, pin }) => links ?? pin.debian;
const packages = installed(rows.map(debianOf).filter(Boolean));

// Example: 1:2.26.5+dfsg-1 is Debian's first package of 2.26.5.
export const upstream = (version) => version.replace(/^\d+:/, '').replace(/(-[^-]+)?$/, '').replace(/[+~].*$/, '');
const base64ToHex = (text) => Buffer.from(text, 'base64').toString('hex');

const moduleOf = ({ version, integrity }, name) => ({
  version,
  sum: ['SHA512', base64ToHex(integrity.replace(/^sha512-/, ''))],
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
});
const sourceOf = ({ debian, version, sha256 }) => ({ version: upstream(version), sum: ['SHA256', sha256], purl: `pkg:deb/debian/${debian}@${encodeURIComponent(version)}?arch=source` });
const archiveOf = ({ url, version, sha256 }) => ({ version, sum: ['SHA256', sha256], place: url });
const packageOf = (name) => (packages[name] ? { version: upstream(packages[name]), purl: `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(packages[name])}` } : {});

// Returns the pin of a component: its Node package, on Debian its source or package, otherwise the archive that CMake fetches.
function pinned(row) {
  const { npm, source, fetch } = row.pin;
  const debian = debianOf(row);
  if (npm) return moduleOf(modules[`node_modules/${npm}`] ?? fetchedModules[npm], npm);
  if (source && isDebian) return sourceOf(sources[source]);
  if (debian && packages[debian]) return packageOf(debian);
  return fetch ? archiveOf(archives[fetch]) : {};
}

export const components = rows.map((row) => ({ ...row, ...pinned(row) }));

// Node packages that others need; the lock file lists all of them.
const named = new Set(rows.map(({ pin }) => `node_modules/${pin.npm}`));
const nameOf = (path) => path.replace(/^.*node_modules\//, '');
// Node looks for a module in the folder of the module that imports it, then in the folders around that.
function pathOf(name, from) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(?!.*node_modules\/).*$/, '')) {
    const path = `${folder}${folder ? '/' : ''}node_modules/${name}`;
    if (modules[path]) return path;
    if (folder === '') return undefined;
  }
}
const idOf = (path) => rows.find(({ pin }) => `node_modules/${pin.npm}` === path)?.id ?? `npm-${path.replace(/^node_modules\/@?/, '').replace(/[^A-Za-z0-9.]+/g, '-')}`;

export const needed = Object.entries(modules)
  .filter(([path]) => path !== '' && !named.has(path))
  .map(([path, row]) => ({ id: idOf(path), name: nameOf(path), licence: row.license, tool: row.dev ? 'test' : 'build', ...moduleOf(row, nameOf(path)) }));

// Pairs of a package and one that it needs.
export const needs = Object.entries(modules)
  .filter(([path]) => path !== '')
  .flatMap(([path, { dependencies = {}, optionalDependencies = {} }]) => Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => [path, pathOf(name, path)]))
  .filter(([, path]) => path)
  .map(([who, what]) => [idOf(who), idOf(what)]);
