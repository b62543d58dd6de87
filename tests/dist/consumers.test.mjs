// Programs of others in C and C++ find what is installed, also after it was moved: with CMake and with pkg-config, shared and static.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { version } from '../../scripts/release.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'switchbox-consumers-'));
after(() => rmSync(scratch, { recursive: true, force: true }));
const prefix = join(scratch, 'moved');
const lib = join(prefix, 'lib');
const env = { ...process.env, PKG_CONFIG_PATH: join(lib, 'pkgconfig') };
const run = (program, args, more = {}) => execFileSync(program, args, { cwd: scratch, encoding: 'utf8', env: { ...env, ...more } });
const source = `#include <stdio.h>
#include <switchbox.h>
int main(void) {
    char* answer = switchbox_call("{}", 2);
    puts(switchbox_version());
    switchbox_free(answer);
    return answer == NULL;
}
`;

before(() => {
  const first = join(scratch, 'first');
  for (const part of ['library', 'development']) run('cmake', ['--install', join(root, 'build/native'), '--component', part, '--prefix', first]);
  renameSync(first, prefix);
  for (const ending of ['c', 'cpp']) writeFileSync(join(scratch, `main.${ending}`), source);
});

const project = (language, file, wanted, target) => `cmake_minimum_required(VERSION 3.16)
project(consumer LANGUAGES ${language})
find_package(switchbox ${wanted} REQUIRED)
add_executable(consumer ${join(scratch, file)})
target_link_libraries(consumer PRIVATE switchbox::${target})
`;
// Configures a project of that text in a folder of its own, and returns the folder of its build.
function configured(name, text) {
  const folder = join(scratch, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'CMakeLists.txt'), text);
  run('cmake', ['-S', folder, '-B', join(folder, 'build'), `-DCMAKE_PREFIX_PATH=${prefix}`]);
  return join(folder, 'build');
}

for (const [language, file] of [['C', 'main.c'], ['CXX', 'main.cpp']]) {
  for (const target of ['switchbox', 'static']) {
    test(`CMake: a program in ${language} links switchbox::${target}`, () => {
      const build = configured(`${language}-${target}`, project(language, file, version, target));
      run('cmake', ['--build', build]);
      assert.equal(run(join(build, 'consumer'), []), `${version}\n`);
    });
  }
}

test('CMake: before 1.0 another minor version is another library', () => {
  const [major, minor] = version.split('.').map(Number);
  assert.throws(() => configured('newer', project('C', 'main.c', `${major}.${minor + 1}`, 'switchbox')), /compatible with requested version/);
});

test('pkg-config: a program in C links the shared and the static library', () => {
  const flags = (...args) => run('pkg-config', [...args, 'switchbox']).trim().split(/\s+/);
  assert.equal(flags('--modversion')[0], version);
  run('cc', ['main.c', '-o', 'shared', ...flags('--cflags', '--libs')]);
  assert.equal(run(join(scratch, 'shared'), [], { LD_LIBRARY_PATH: lib }), `${version}\n`);
  const libraries = flags('--libs', '--static').map((flag) => (flag === '-lswitchbox' ? join(lib, 'libswitchbox.a') : flag));
  run('cc', ['main.c', '-o', 'static', ...flags('--cflags'), ...libraries]);
  assert.equal(run(join(scratch, 'static'), []), `${version}\n`);
});
