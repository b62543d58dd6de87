// The installed library, used as others use it: the examples are compiled with its CMake package and with pkg-config, shared and
// static, and run.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { before, test } from 'node:test';
import { installed, npmArchive, root, scratch, version, wheel } from './built.mjs';

const folder = scratch();
const prefix = join(folder, 'installed');
let libraries; // folder of the libraries below the prefix

const run = (program, args, variables = {}) => execFileSync(program, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...variables }, maxBuffer: 1 << 26 });

before(() => {
  run('cmake', ['--install', join(root, 'build/native'), '--prefix', prefix]);
  const shared = readdirSync(prefix, { recursive: true }).find((name) => /(^|\/)libswitchbox\.so$/.test(name)) ?? assert.fail('no library');
  libraries = join(prefix, dirname(shared));
});

// Checks what an example prints: a solution of 13 presses, a refusal, and at most five steps.
function check(printed) {
  const lines = printed.trim().split('\n');
  assert.equal(lines[0], `version: ${version}`);
  assert.match(lines[1], /^presses: [01]{5}(\/[01]{5}){4}$/);
  assert.equal(lines[1].match(/1/g).length, 13);
  assert.match(lines[2], /^message: start, row 1/);
  const steps = lines.slice(3, -1);
  assert.ok(steps.length > 0 && steps.length <= 5, printed);
  for (const [at, line] of steps.entries()) assert.match(line, new RegExp(`^step ${at + 1}: [\\d.e-]+ ?%$`));
  assert.match(lines.at(-1), /^verdict: \w+$/);
}

for (const kind of ['shared', 'static']) {
  test(`the CMake package, ${kind}`, () => {
    const build = join(folder, kind);
    run('cmake', ['-S', join(root, 'examples'), '-B', build, `-DCMAKE_PREFIX_PATH=${prefix}`, `-DSWITCHBOX_STATIC=${kind === 'static' ? 'ON' : 'OFF'}`]);
    run('cmake', ['--build', build]);
    for (const name of ['solve_c', 'solve_cpp']) {
      check(run(join(build, name), []));
      assert.equal(/libswitchbox/.test(run('ldd', [join(build, name)])), kind === 'shared');
    }
  });

  test(`pkg-config, ${kind}`, () => {
    const config = (...args) => run('pkg-config', [`--define-variable=prefix=${prefix}`, ...args, 'switchbox'], { PKG_CONFIG_PATH: join(libraries, 'pkgconfig') }).trim().split(/\s+/);
    assert.deepEqual(config('--modversion'), [version]);
    const flags = config('--cflags');
    const linked = kind === 'shared' ? config('--libs') : ['-Wl,-Bstatic', `-L${libraries}`, '-lswitchbox', '-Wl,-Bdynamic', ...config('--static', '--libs').filter((flag) => flag !== '-lswitchbox')];
    for (const [compiler, standard, source] of [['cc', '-std=c99', 'c/solve.c'], ['c++', '-std=c++17', 'cpp/solve.cpp']]) {
      const program = join(folder, `${kind}-${compiler}`);
      run(compiler, [standard, '-Wall', '-Wextra', '-Wpedantic', '-Werror', join(root, 'examples', source), ...flags, ...linked, '-o', program]);
      check(run(program, [], { LD_LIBRARY_PATH: libraries }));
    }
  });
}

test('the shared library exports the functions of its header, and no other', () => {
  const names = run('nm', ['--dynamic', '--defined-only', '--format=posix', join(libraries, 'libswitchbox.so')]).trim().split('\n').map((line) => line.split(' ')[0].replace(/@.*/, ''));
  const functions = ['advance', 'answer', 'begin', 'call', 'drop', 'free', 'progress', 'version'].map((name) => `switchbox_${name}`);
  assert.deepEqual(names.filter((name) => name.startsWith('switchbox_')).sort(), functions);
  assert.deepEqual(names.filter((name) => !name.startsWith('switchbox_') && name !== 'SWITCHBOX_0'), []);
  assert.match(run('readelf', ['--dynamic', join(libraries, 'libswitchbox.so')]), /SONAME.*\[libswitchbox\.so\.0\]/);
});

test('Python', () => {
  const venv = join(folder, 'venv');
  run('python3', ['-m', 'venv', venv]);
  run(join(venv, 'bin/python'), ['-m', 'pip', '--quiet', '--disable-pip-version-check', 'install', '--no-index', wheel(folder)]);
  check(run(join(venv, 'bin/python'), [join(root, 'examples/python/solve.py')]));
});

test('JavaScript', () => {
  const project = join(folder, 'project');
  mkdirSync(project);
  installed(npmArchive(folder), project);
  copyFileSync(join(root, 'examples/node/solve.mjs'), join(project, 'solve.mjs'));
  check(run(process.execPath, [join(project, 'solve.mjs')]));
});
