// docs/dependencies.md names every package that is installed or downloaded; nothing is fetched without a checksum.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { shipped, sourceVersions, upstream } from '../../scripts/licences.mjs';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const sorted = (list) => [...new Set(list)].sort();
const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const modules = { ...dependencies, ...devDependencies };
const document = read('docs/dependencies.md');

// Packages in the tables: "`terser` 5.51.2 (npm)".
const named = (kind) => [...document.matchAll(new RegExp(`\\| \`(\\S+)\`(?: (\\S+))? \\(${kind}\\) \\|`, 'g'))].map(([, name, version]) => ({ name, version }));
const names = (kind) => sorted(named(kind).map(({ name }) => name));

test('every package that is installed is in the tables, and no other', () => {
  const lists = execFileSync('bash', ['-c', '. scripts/needs.sh; echo nodejs npm "${debian_common[@]}" "${debian_native[@]}" "${debian_web[@]}" "${debian_dist[@]}" "${debian_check[@]}" "${debian_test[@]}" "${debian_all[@]}"'], { cwd: root, encoding: 'utf8' });
  assert.deepEqual(names('Debian'), sorted(lists.trim().split(/\s+/)));
  assert.deepEqual(names('npm'), sorted([...Object.keys(modules), 'cubejs'])); // bench/peers.mjs fetches cubejs
  assert.deepEqual(names('source'), sorted(Object.keys(sourceVersions)));
});

test('versions in the tables are the pinned ones', () => {
  const peers = /^const version = '(\S+)';$/m.exec(read('bench/peers.mjs'))[1];
  for (const { name, version } of named('npm').filter((one) => one.version)) assert.equal(version, modules[name] ?? peers, name);
  for (const { name, version } of named('source').filter((one) => one.version)) assert.equal(version, sourceVersions[name], name);
  const rows = [...document.matchAll(/^\| ([^|]+) \| ([^|]+) \| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm)].slice(1);
  assert.deepEqual(rows.map(([, name, , licence]) => `${name}: ${licence}`).sort(), shipped.map(({ name, licence }) => `${name}: ${licence}`).sort());
  for (const { name, npm, source } of shipped.filter((row) => row.npm || row.source)) {
    const [, , said] = rows.find(([, one]) => one === name);
    assert.ok(said === sourceVersions[source] || said === modules[npm] || said.endsWith(`(package ${modules[npm]})`), `${name}: ${said}`);
  }
});

test('nothing is fetched without a checksum, and a source has one version, wherever it is taken from', () => {
  const scripts = readdirSync(new URL('cmake/', root)).map((name) => read(`cmake/${name}`)).join('\n');
  assert.doesNotMatch(scripts, /GIT_REPOSITORY|GIT_TAG/);
  for (const [declaration] of scripts.matchAll(/FetchContent_Declare\(.*/g)) assert.match(declaration, /_archive\}/);
  const archives = Object.fromEntries([...scripts.matchAll(/set\((\w+)_archive URL \S+?(\d+(?:\.\d+)+)\.tar\.gz\s+URL_HASH SHA256=[0-9a-f]{64}\)/g)].map(([, name, version]) => [name, version]));
  assert.equal((scripts.match(/\bURL\s+https?:/g) ?? []).length, Object.keys(archives).length);
  for (const [name, version] of Object.entries(sourceVersions)) assert.equal(upstream(version), archives[name], name);
  const packages = [...read('scripts/sources.sh').matchAll(/^ {4}\w+\) package=.*\n\s+sum=([0-9a-f]{64}) ;;$/gm)];
  assert.equal(packages.length, Object.keys(sourceVersions).length);
});

test('package.json asks for the very versions of its lock file', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  for (const [name, version] of Object.entries(modules)) assert.equal(packages[`node_modules/${name}`].version, version, name);
  for (const [path, { version, integrity }] of Object.entries(packages))
    if (path !== '') assert.match(`${version} ${integrity}`, /^\d+\.\d+\.\d+\S* sha512-[\w+/]{86}==$/, path);
});
