// Components of Switchbox: named alike everywhere, pinned, and listed as SPDX 2.3.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import parse from 'spdx-expression-parse';
import { components, isDebian, needed, rows } from '../../scripts/components.mjs';
import { archives, fetchedModules, modules, sources } from '../../scripts/pins.mjs';
import { sbom } from '../../scripts/sbom.mjs';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const pinsOf = (kind) => rows.map(({ pin }) => pin[kind]).filter(Boolean);
const sorted = (list) => [...new Set(list)].sort();

test('every package that is named anywhere has a row', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  assert.deepEqual(sorted(pinsOf('npm')), sorted([...Object.keys({ ...dependencies, ...devDependencies }), ...Object.keys(fetchedModules)]));
  assert.deepEqual(sorted(pinsOf('source')), sorted(Object.keys(sources)));
  assert.deepEqual(sorted(pinsOf('fetch')), sorted(Object.keys(archives)));
  const installs = execFileSync('bash', ['-c', '. scripts/needs.sh; echo nodejs npm "${debian_common[@]}" "${debian_native[@]}" "${debian_web[@]}" "${debian_dist[@]}" "${debian_test[@]}" "${debian_all[@]}"'], { cwd: root, encoding: 'utf8' });
  // A component that comes with another row's package is not installed by itself.
  const askedFor = rows.filter((row) => !row.with).map(({ pin }) => pin.debian).filter(Boolean);
  assert.deepEqual(sorted(askedFor), sorted(installs.trim().split(/\s+/)));
  for (const { id, with: other } of rows.filter((row) => row.with)) assert.ok(rows.some((row) => row.id === other), id);
});

test('nothing is fetched without a checksum', () => {
  const scripts = readdirSync(new URL('cmake/', root)).map((name) => read(`cmake/${name}`)).join('\n');
  assert.doesNotMatch(scripts, /GIT_REPOSITORY|GIT_TAG/);
  for (const [declaration] of scripts.matchAll(/FetchContent_Declare\(.*/g)) assert.match(declaration, /_archive\}/);
  assert.equal((scripts.match(/\bURL\s+https?:/g) ?? []).length, Object.keys(archives).length);
  assert.deepEqual(sorted(Object.keys(sources)), sorted([...read('scripts/sources.sh').matchAll(/^ {4}(\w+)\) package=/gm)].map(([, name]) => name)));
  for (const [path, { version, integrity }] of Object.entries(modules))
    if (path !== '') assert.match(`${version} ${integrity}`, /^\d+\.\d+\.\d+\S* sha512-[\w+/]{86}==$/, path);
});

test('package.json asks for the very versions of its lock file', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) assert.equal(modules[`node_modules/${name}`].version, version, name);
});

test('a source has one version, wherever it is taken from', () => {
  for (const { pin } of rows.filter((row) => row.pin.source)) assert.ok(sources[pin.source].version.startsWith(archives[pin.fetch].version), pin.source);
});

const documented = [...read('docs/dependencies.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)]
  .map(([, name, version, place, licence]) => ({ name, version, place, licence }))
  .filter(({ name }) => name !== 'What');

const lockOf = { cubejs: '`bench/peers.mjs`' };
function placeOf({ npm, source, fetch }) {
  if (npm) return lockOf[npm] ?? '`package-lock.json`';
  return [source && '`scripts/sources.sh`', fetch && '`cmake/dependencies.cmake`'].filter(Boolean).join(', ') || '–';
}

test('docs/dependencies.md has a row for each, with version, place and licence', () => {
  assert.deepEqual(sorted(documented.map(({ name }) => name)), sorted(rows.map(({ name }) => name)));
  for (const { name, licence, pin } of rows) {
    const row = documented.find((one) => one.name === name);
    assert.deepEqual([row.licence, row.place], [licence, placeOf(pin)], name);
    const { version } = modules[`node_modules/${pin.npm}`] ?? fetchedModules[pin.npm] ?? archives[pin.fetch] ?? {};
    const said = { npm: [version, `(package ${version})`], source: [version], fetch: [`, else ${version}`] };
    const kind = ['npm', 'source', 'fetch', 'debian'].find((one) => pin[one]);
    if (kind === 'debian') assert.match(row.version, /^the system's/, name);
    else assert.ok(said[kind].some((text) => row.version.endsWith(text)), `${name}: ${row.version}, pinned ${version}`);
  }
});

test("Debian 12 has the system's versions that it names", { skip: !(isDebian && /^VERSION_ID="12"$/m.test(read('/etc/os-release'))) && 'for Debian 12' }, () => {
  let named = 0;
  for (const { name, version } of components) {
    const said = /^the system's \((\S+)\)/.exec(documented.find((row) => row.name === name).version);
    if (!said || !version) continue;
    assert.ok(`${version}.`.startsWith(`${said[1]}.`), `${name}: ${said[1]}, here is ${version}`);
    ++named;
  }
  assert.ok(named > 15);
});

test('every licence is one that SPDX knows', () => {
  for (const { name, licence } of [...components, ...needed]) assert.doesNotThrow(() => parse(licence), `${name}: ${licence}`);
});

// Required fields and their forms in SPDX 2.3, clauses 6, 7 and 11.
const forms = {
  document: { spdxVersion: /^SPDX-2\.3$/, dataLicense: /^CC0-1\.0$/, SPDXID: /^SPDXRef-DOCUMENT$/, name: /./, documentNamespace: /^https:\/\/[^#\s]+$/ },
  package: { SPDXID: /^SPDXRef-[A-Za-z0-9.-]+$/, name: /./, downloadLocation: /^(https:\/\/\S+|NOASSERTION)$/, copyrightText: /./, filesAnalyzed: /^false$/ },
  relationship: { spdxElementId: /^SPDXRef-/, relationshipType: /^(DESCRIBES|CONTAINS|DYNAMIC_LINK|DEPENDENCY_OF|BUILD_TOOL_OF|DEV_TOOL_OF|TEST_TOOL_OF)$/, relatedSpdxElement: /^SPDXRef-/ },
};
// Optional fields.
const others = {
  document: ['creationInfo', 'packages', 'relationships'],
  package: ['versionInfo', 'packageFileName', 'checksums', 'licenseConcluded', 'licenseDeclared', 'externalRefs', 'primaryPackagePurpose'],
  relationship: [],
};
function checkForm(what, kind) {
  for (const [field, form] of Object.entries(forms[kind])) assert.match(String(what[field]), form, `${what.SPDXID ?? kind}: ${field}`);
  assert.deepEqual(Object.keys(what).filter((field) => !(field in forms[kind]) && !others[kind].includes(field)), []);
}
const digits = { SHA256: 64, SHA512: 128 };
const isLicence = (text) => text === 'NOASSERTION' || Boolean(parse(text));

test('the document is SPDX 2.3', () => {
  const document = sbom();
  checkForm(document, 'document');
  assert.match(document.creationInfo.created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  for (const creator of document.creationInfo.creators) assert.match(creator, /^(Tool|Organization|Person): ./);
  for (const one of document.packages) {
    checkForm(one, 'package');
    assert.ok(isLicence(one.licenseConcluded) && isLicence(one.licenseDeclared), one.name);
    for (const { algorithm, checksumValue } of one.checksums ?? []) assert.match(checksumValue, new RegExp(`^[0-9a-f]{${digits[algorithm]}}$`), one.name);
    for (const { referenceCategory, referenceType, referenceLocator } of one.externalRefs ?? []) assert.match(`${referenceCategory} ${referenceType} ${referenceLocator}`, /^PACKAGE-MANAGER purl pkg:(npm|deb)\/[\w./%~-]+@[\w.%~-]+(\?arch=source)?$/);
  }
  const ids = ['SPDXRef-DOCUMENT', ...document.packages.map((one) => one.SPDXID)];
  assert.equal(new Set(ids).size, ids.length);
  const related = new Set();
  for (const one of document.relationships) {
    checkForm(one, 'relationship');
    for (const id of [one.spdxElementId, one.relatedSpdxElement]) assert.ok(ids.includes(id), id);
    related.add(one.spdxElementId).add(one.relatedSpdxElement);
  }
  assert.deepEqual(ids.filter((id) => !related.has(id)), []);
});

test('it says what is in the page and in the desktop program', () => {
  const { relationships } = sbom();
  const held = (id, type) => relationships.filter((one) => one.spdxElementId === `SPDXRef-Package-${id}` && one.relationshipType === type).map((one) => one.relatedSpdxElement.slice(8));
  assert.deepEqual(held('page', 'CONTAINS'), rows.filter((row) => row.in?.includes('page')).map(({ id }) => id));
  assert.deepEqual(held('debian', 'CONTAINS'), rows.filter((row) => row.in?.includes('desktop')).map(({ id }) => id));
  for (const id of ['imgui', 'sdl2-page', 'lucide', 'musl', 'emscripten']) assert.ok(held('page', 'CONTAINS').includes(id), id);
  assert.ok(held('desktop', 'DYNAMIC_LINK').includes('librsvg'));
});

test('it comes as a table too', () => {
  const list = execFileSync('node', [fileURLToPath(new URL('scripts/sbom.mjs', root)), '--list'], { encoding: 'utf8' });
  for (const { name, licence } of rows) assert.ok(list.split('\n').some((line) => line.startsWith(`${name} `) && line.includes(` ${licence} `)), name);
});
