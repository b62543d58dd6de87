// Installed native files, as the system's loader sees them: checked stacks and buffers, code at random addresses, tables that are
// read-only after the start, no place of libraries within; and a library that shows its own functions alone.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const prefix = mkdtempSync(join(tmpdir(), 'switchbox-hardening-'));
after(() => rmSync(prefix, { recursive: true, force: true }));
const program = join(prefix, 'bin/switchbox');
const library = join(prefix, 'lib/libswitchbox.so.0');
const run = (tool, ...args) => execFileSync(tool, args, { encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, LC_ALL: 'C' } });
const skip = process.platform !== 'linux' && 'for ELF alone';

before(() => {
  if (!skip) for (const part of ['program', 'library']) run('cmake', '--install', join(root, 'build/native'), '--component', part, '--prefix', prefix);
});

const declared = [...readFileSync(join(root, 'include/switchbox.h'), 'utf8').matchAll(/^SWITCHBOX_API .*?(\w+)\(/gm)].map(([, name]) => name).sort();

for (const [name, path] of [['program', program], ['library', library]]) {
  test(`the ${name} is at random addresses, with tables that are read-only and no code on the stack`, { skip }, () => {
    assert.match(run('readelf', '--file-header', '--wide', path), /Type: +DYN /);
    const segments = run('readelf', '--program-headers', '--wide', path);
    assert.match(segments, /^ +GNU_RELRO /m);
    assert.match(segments, /^ +GNU_STACK .* RW +0x/m);
    assert.doesNotMatch(segments, /^ +LOAD .* RWE /m);
    const dynamic = run('readelf', '--dynamic', '--wide', path);
    assert.match(dynamic, /\(FLAGS_1\) +Flags: .*\bNOW\b/);
    if (name === 'program') assert.match(dynamic, /\(FLAGS_1\) +Flags: .*\bPIE\b/);
    assert.doesNotMatch(dynamic, /\((RPATH|RUNPATH|TEXTREL)\)/);
  });

  test(`the ${name} checks its stacks and buffers`, { skip }, () => {
    const imported = run('nm', '--dynamic', '--undefined-only', path);
    assert.match(imported, / __stack_chk_fail\b/);
    if (name === 'program') assert.match(imported, / __\w+_chk\b(?<!__stack_chk)/);
  });
}

test('our files are compiled with all of it', { skip }, () => {
  const commands = JSON.parse(readFileSync(join(root, 'build/native/compile_commands.json'), 'utf8'));
  const ours = commands.filter(({ file }) => file.startsWith(join(root, 'src')) || /\/Unity\//.test(file));
  assert.ok(ours.length > 10, `${ours.length} files`);
  const wanted = ['-fstack-protector-strong', '-fstack-clash-protection', '-D_FORTIFY_SOURCE=2', ...(process.arch === 'x64' ? ['-fcf-protection'] : [])];
  for (const { command, file } of ours) assert.deepEqual(wanted.filter((option) => !command.split(' ').includes(option)), [], file);
});

test('the library shows the functions of its header and nothing else', { skip }, () => {
  assert.ok(existsSync(library));
  const shown = run('nm', '--dynamic', '--defined-only', '--format=posix', library).trim().split('\n').map((line) => line.split(' ')[0].replace(/@.*/, ''));
  assert.deepEqual(shown.sort(), declared);
  const needed = [...run('readelf', '--dynamic', library).matchAll(/\(NEEDED\).*\[(\S+?)\.so/g)].map(([, name]) => name);
  assert.deepEqual(needed.filter((name) => !['libc', 'libm', 'libstdc++', 'libgcc_s', 'ld-linux-x86-64'].includes(name)), []);
  assert.match(run('readelf', '--dynamic', library), /\(SONAME\).*\[libswitchbox\.so\.0\]/);
});
