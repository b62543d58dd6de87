// The Flatpak: its manifest, and its sources, which are all there without a network.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
const manifest = parse(read('share/flatpak/org.example.switchbox.yml'));
const [program] = manifest.modules;
const scratch = mkdtempSync(join(tmpdir(), 'switchbox-flatpak-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

test('its name is that of the description for software centres, and it renames what is installed', () => {
  assert.equal(manifest.id, /set\(SWITCHBOX_APP_ID "(\S+?)"/.exec(read('cmake/install.cmake'))[1]);
  assert.ok(existsSync(join(root, 'share', manifest['rename-desktop-file'])));
  assert.match(read('share/switchbox.desktop'), new RegExp(`^Icon=${manifest['rename-icon']}$`, 'm'));
  assert.match(read('share/switchbox.desktop'), new RegExp(`^Exec=${manifest.command}$`, 'm'));
});

test('its sources configure without a network, and without what this system has', () => {
  const folder = join(root, execFileSync('scripts/flatpak.sh', { cwd: root, encoding: 'utf8' }).trim());
  assert.deepEqual(parse(readFileSync(join(folder, `${manifest.id}.yml`), 'utf8')), manifest);
  assert.deepEqual(manifest.modules.flatMap(({ sources }) => sources), [{ type: 'dir', path: 'contents' }]);
  cpSync(join(folder, 'contents'), scratch, { recursive: true });
  const [configure] = program['build-commands'];
  const PYTHONPATH = program['build-options'].env.PYTHONPATH.replace(`/run/build/${program.name}`, scratch);
  const env = { ...process.env, PYTHONPATH, SWITCHBOX_CACHE: join(scratch, 'cache') };
  execFileSync('sh', ['-c', configure], { cwd: scratch, env, stdio: 'pipe' });
  const cache = readFileSync(join(scratch, 'build/CMakeCache.txt'), 'utf8');
  for (const found of ['CLI11_DIR', 'nlohmann_json_DIR', 'PYFTSUBSET', 'FONTTOOLS', 'FETCHCONTENT_SOURCE_DIR_IMGUI', 'FETCHCONTENT_SOURCE_DIR_QRCODEGEN']) {
    const [, value] = new RegExp(`^${found}:\\w+=(.*)$`, 'm').exec(cache) ?? assert.fail(found);
    assert.ok(value.startsWith(join(scratch, 'sources')), `${found}: ${value}`);
  }
});
