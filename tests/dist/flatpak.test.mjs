// The Flatpak manifest: every source has a checksum, and those that other builds take are the same there.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const manifest = parse(read('share/flatpak/org.example.switchbox.yml'));
const own = manifest.modules.at(-1);
const fetched = manifest.modules.flatMap(({ sources }) => sources).filter(({ type }) => type !== 'dir');

test('its name is that of the description for software centres, and it renames what is installed', () => {
  assert.equal(manifest.id, /set\(SWITCHBOX_APP_ID "(\S+?)"/.exec(read('cmake/install.cmake'))[1]);
  assert.ok(existsSync(new URL(`share/${manifest['rename-desktop-file']}`, root)));
  assert.match(read('share/switchbox.desktop'), new RegExp(`^Icon=${manifest['rename-icon']}$`, 'm'));
  assert.match(read('share/switchbox.desktop'), new RegExp(`^Exec=${manifest.command}$`, 'm'));
});

test('every source has a checksum; only the program itself is taken from where the manifest is', () => {
  for (const { type, url, sha256, sha512 } of fetched) {
    assert.match(type, /^(archive|file)$/);
    assert.match(url, /^https:/);
    assert.match(sha256 ?? sha512, /^([0-9a-f]{64}|[0-9a-f]{128})$/, url);
  }
  assert.deepEqual(own.sources.filter(({ type }) => type === 'dir').map(({ path }) => path), ['../..']);
});

test('libraries, fonts and icons are those of the other builds', () => {
  const of = (dest) => fetched.find((source) => source.dest === dest) ?? assert.fail(dest);
  const cmake = read('cmake/dependencies.cmake');
  const names = [...own['build-commands'][0].matchAll(/FETCHCONTENT_SOURCE_DIR_\w+=\$PWD\/sources\/(\w+)/g)].map(([, name]) => name);
  assert.deepEqual(names, ['imgui', 'qrcodegen', 'nlohmann_json', 'CLI11']);
  for (const name of names) {
    const [, url, sum] = new RegExp(`set\\(${name}_archive URL (\\S+)\\s+URL_HASH SHA256=([0-9a-f]{64})`).exec(cmake);
    assert.deepEqual([of(`sources/${name}`).url, of(`sources/${name}`).sha256], [url, sum], name);
  }
  const locked = JSON.parse(read('package-lock.json')).packages;
  const modules = [...read('cmake/assets.cmake').matchAll(/\$\{modules\}\/((?:@[\w-]+\/)?[\w-]+)\//g)].map(([, name]) => name);
  for (const name of new Set(modules)) {
    const { version, integrity } = locked[`node_modules/${name}`];
    const { url, sha512 } = of(`node_modules/${name}`);
    assert.ok(url.endsWith(`/${name}/-/${name.split('/').at(-1)}-${version}.tgz`), url);
    assert.equal(Buffer.from(sha512, 'hex').toString('base64'), integrity.replace(/^sha512-/, ''), name);
  }
});
