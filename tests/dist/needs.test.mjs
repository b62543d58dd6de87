// scripts/needs.sh lists all that a build uses. Each header and program from a Debian package belongs to a package of the build's
// groups, or to one that these need. `make fresh` shows it on a bare system. CMake names missing packages instead of downloading
// them.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = (program, ...args) => execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
const skip = !(existsSync('/etc/debian_version') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))) && 'for Debian alone';

// Returns the names of packages in a field of dpkg, without versions and architectures; all alternatives are included.
const namesIn = (field) => field.split(/[,|]/).map((part) => part.trim().replace(/[ :(].*$/, '')).filter(Boolean);

// Returns the installed packages by name, and by the names that they provide.
function installedPackages() {
  const packages = new Map();
  const format = '${Package}\t${Essential}\t${Provides}\t${Pre-Depends}, ${Depends}\n';
  for (const line of run('dpkg-query', '--show', `--showformat=${format}`).trim().split('\n')) {
    const [name, essential, provides, depends] = line.split('\t');
    const one = { name, isEssential: essential === 'yes', needs: namesIn(depends) };
    for (const key of [name, ...namesIn(provides)]) packages.set(key, [...(packages.get(key) ?? []), one]);
  }
  return packages;
}

// Returns these packages with all that they need, and all of a bare system.
function broughtBy(names, packages) {
  const brought = new Set();
  const waiting = [...names, ...[...packages.values()].flat().filter((one) => one.isEssential).map((one) => one.name)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const one of packages.get(name) ?? []) {
      if (brought.has(one.name)) continue;
      brought.add(one.name);
      waiting.push(...one.needs);
    }
  }
  return brought;
}

// Returns the headers that were read and the programs that were called, as real paths.
function filesUsedBy(preset) {
  const headers = run('ninja', '-C', `build/${preset}`, '-t', 'deps').match(/^ {4}\/usr\/\S+$/gm) ?? [];
  const cache = readFileSync(`${root}build/${preset}/CMakeCache.txt`, 'utf8');
  const programs = [...cache.matchAll(/^(?:CMAKE_MAKE_PROGRAM|CMAKE_CXX_COMPILER|CMAKE_C_COMPILER|EMCC|NODE|PYFTSUBSET|FONTTOOLS|PKG_CONFIG_EXECUTABLE):\w+=(\/usr\/\S+)$/gm)].map(([, path]) => path);
  return [...new Set([...headers.map((line) => line.trim()), ...programs].map((path) => realpathSync(path)))];
}

// Returns the package of each file; files without a package were installed by hand.
function ownersOf(files) {
  const { stdout } = spawnSync('dpkg-query', ['--search', ...files], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return [...stdout.matchAll(/^(.+): (\/.+)$/gm)].flatMap(([, names, file]) => namesIn(names).map((name) => [name, file]));
}

for (const [preset, least] of [['native', 100], ['web', 20]]) {
  test(`the group ${preset} installs all packages that its build uses`, { skip }, () => {
    const lists = run('bash', '-c', `. scripts/needs.sh; echo nodejs npm "\${debian_common[@]}" "\${debian_${preset}[@]}"`);
    const brought = broughtBy(lists.trim().split(/\s+/), installedPackages());
    const files = filesUsedBy(preset);
    assert.ok(files.length > least, `${files.length} files`);
    // The benchmarks, if they are built, belong to another group.
    const foreign = ownersOf(files).filter(([name, file]) => !brought.has(name) && !/\/(benchmark|m4ri)\//.test(file));
    assert.deepEqual(foreign, []);
  });
}

// Runs a configuration that fails in a folder of its own, and returns its output on one line.
function configured(t, variables, ...options) {
  const folder = mkdtempSync(join(tmpdir(), 'switchbox-needs-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, ...variables };
  const { status, stderr } = spawnSync('cmake', ['-S', root, '-B', folder, '-G', 'Ninja', ...options], { encoding: 'utf8', env });
  assert.equal(status, 1);
  return stderr.replace(/\s+/g, ' ');
}

test('a missing package is named with the command that installs it', { skip }, (t) => {
  for (const [name, said, debian] of [['CLI11', 'CLI11', 'libcli11-dev'], ['SDL2', 'SDL 2', 'libsdl2-dev'], ['nlohmann_json', 'nlohmann_json', 'nlohmann-json3-dev'], ['PkgConfig', 'pkg-config', 'pkg-config']]) {
    const words = configured(t, {}, `-DCMAKE_DISABLE_FIND_PACKAGE_${name}=ON`);
    assert.ok(words.includes(`switchbox: ${said} is missing; run: sudo apt-get install ${debian}`), words);
  }
});

test('a missing source is named with the command that gets it', { skip }, (t) => {
  const empty = mkdtempSync(join(tmpdir(), 'switchbox-needs-'));
  t.after(() => rmSync(empty, { recursive: true, force: true }));
  const words = configured(t, { SWITCHBOX_CACHE: empty });
  assert.ok(words.includes('switchbox: the source of imgui is missing; run: scripts/install.sh native'), words);
});
