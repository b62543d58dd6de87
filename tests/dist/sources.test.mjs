// Downloads of scripts/sources.sh, with a fake apt that offers a given version: the pinned version must have exactly the pinned
// bytes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/sources.sh', import.meta.url));
const pinned = /imgui\) package=imgui version=(\S+)/.exec(readFileSync(script, 'utf8'))[1];
const skip = !existsSync('/usr/share/keyrings/debian-archive-keyring.gpg') && 'for Debian alone';

// Fake apt with an archive that contains the required file, but not the pinned bytes.
const programs = {
  'apt-get': `#!/bin/bash
case "$*" in
*indextargets*) echo 'Debian|Debian|mirror:/debian/' ;;
*' source '*) mkdir -p made/imgui && touch made/imgui/imgui.h && tar -cf imgui_0.orig.tar.xz -C made imgui && rm -r made ;;
esac
`,
  'apt-cache': '#!/bin/bash\nprintf "Version: %s\\n" $OFFERED\n',
};

function take(t, offered, variables = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'switchbox-sources-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'bin'));
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, 'bin', name), text);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, SWITCHBOX_CACHE: join(folder, 'cache'), OFFERED: offered, ...variables };
  const { status, stdout, stderr } = spawnSync(script, ['imgui'], { env, encoding: 'utf8' });
  return { status, stdout, stderr, isKept: existsSync(join(folder, 'cache/sources', `imgui-${offered}`)) };
}

test('other bytes under the pinned version are refused', { skip }, (t) => {
  const { status, stdout, stderr, isKept } = take(t, pinned);
  assert.deepEqual([status, stdout, isKept], [1, '', false]);
  assert.match(stderr, /imgui_0\.orig\.tar\.xz is not the file that was pinned/);
});

test("so they are under a later revision of Debian's of the same version", { skip }, (t) => {
  assert.match(take(t, pinned.replace(/-[^-]+$/, '-99')).stderr, /is not the file that was pinned/);
});

test('a newer version is taken and said, but not for what is packed', { skip }, (t) => {
  const { status, stderr, isKept } = take(t, '99.0-1');
  assert.deepEqual([status, isKept], [0, true], stderr);
  assert.match(stderr, /taking 99\.0-1, which nobody has tested/);
  const packed = take(t, '99.0-1', { SWITCHBOX_PINNED: '1' });
  assert.deepEqual([packed.status, packed.stdout], [1, '']);
  assert.match(packed.stderr, /has no imgui \S+\n/);
});

test('an older version is not taken', { skip }, (t) => {
  const { status, stderr } = take(t, '0.1-1');
  assert.equal(status, 1);
  assert.match(stderr, /has no imgui \S+ or newer\n/);
});
