// The installed program: its files, its menu entry, its manual, its description for software centres, its checker of certificates; and a window that reopens as it was left.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { dataFolder, eventually, eventuallyTrue, open, paperCode, saveOf } from './harness.mjs';

const build = fileURLToPath(new URL('../../build/native', import.meta.url));

test('it is installed whole: program, menu entry, icon, manual, description and checker', (t) => {
  const prefix = mkdtempSync(join(tmpdir(), 'switchbox-prefix-'));
  t.after(() => rmSync(prefix, { recursive: true, force: true }));
  execFileSync('cmake', ['--install', build, '--component', 'program', '--prefix', prefix]);
  const program = join(prefix, 'bin', 'switchbox');
  assert.match(execFileSync(program, ['--version'], { encoding: 'utf8' }), /^switchbox \d+\.\d+\.\d+/);
  const entry = readFileSync(join(prefix, 'share/applications/switchbox.desktop'), 'utf8');
  assert.match(entry, /^Exec=switchbox$/m);
  assert.match(entry, /^Icon=switchbox$/m);
  assert.ok(existsSync(join(prefix, 'share/icons/hicolor/scalable/apps/switchbox.svg')));
  const manual = join(prefix, 'share/man/man6/switchbox.6');
  const commands = execFileSync(program, ['--help'], { encoding: 'utf8' }).split('Subcommands:')[1];
  const named = [...commands.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name).sort();
  const told = [...readFileSync(manual, 'utf8').matchAll(/^\.It Cm (\w+)$/gm)].map(([, name]) => name).sort();
  assert.deepEqual(told, named);
  const certificate = join(prefix, 'certificate.json');
  execFileSync(program, ['solve', 'merlin', '--start', '100/110/001', '--certificate', certificate]);
  const checker = join(prefix, 'share/doc/switchbox/examples/check_certificate.py');
  assert.match(execFileSync('python3', [checker, certificate], { encoding: 'utf8' }), /: verified: solved with 4 presses/);
  const description = join(prefix, 'share/metainfo/org.example.switchbox.metainfo.xml');
  assert.match(readFileSync(description, 'utf8'), /<launchable type="desktop-id">switchbox\.desktop</);
  const { error, status, stdout, stderr } = spawnSync('appstreamcli', ['validate', '--no-net', '--pedantic', description], { encoding: 'utf8' });
  if (error?.code !== 'ENOENT') assert.equal(status, 0, stdout + stderr);
});

test('a menu entry and a manual that the system\'s own checks accept, where they are there', () => {
  const checks = [
    ['desktop-file-validate', ['share/switchbox.desktop']],
    ['mandoc', ['-T', 'lint', '-W', 'error', 'share/switchbox.6']],
  ];
  for (const [program, args] of checks) {
    const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (error?.code === 'ENOENT') continue;
    assert.equal(status, 0, stdout + stderr);
  }
});

test('the window comes back in the size it was left in', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode) });
  const first = await open(t, folder);
  await first.resize(900, 700);
  await eventually(() => first.size(), [900, 700]);
  await first.close();
  await eventuallyTrue(() => folder.names().includes('window'), 'its place is kept');
  assert.match(folder.read('window'), /^switchbox-window 1\nplace -?\d+ -?\d+ 900 700\n$/);
  const second = await open(t, folder);
  await eventually(() => second.size(), [900, 700]);
});

test('a place that no screen shows, or a damaged one, is no reason to hide', async (t) => {
  for (const text of ['switchbox-window 1\nplace 90000 90000 800 600\n', 'switchbox-window 1\nplace 1 2 3\n', 'x']) {
    const game = await open(t, dataFolder(t, { game: saveOf(paperCode), window: text }));
    const [width, height] = await game.size();
    assert.ok(width >= 320 && height >= 320, text);
    await game.close();
  }
});

// No window manager enlarges the window here, but the setting is kept.
test('F11 asks for the whole screen, is kept, and gives it back', async (t) => {
  const folder = dataFolder(t, { game: saveOf(paperCode) });
  for (const isFull of [true, false]) {
    const game = await open(t, folder);
    await game.key('F11');
    await game.close();
    assert.equal(folder.read('window').includes('fullscreen'), isFull);
  }
});
