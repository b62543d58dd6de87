// Archives of make dist: the page, the desktop program, the library, packages for Debian, npm and Python, and checksums.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isCompressible } from '../../scripts/compress.mjs';
import { shipped } from '../../scripts/licences.mjs';
import { version } from '../../scripts/release.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'switchbox-dist-'));
const folder = join(scratch, 'dist');
after(() => rmSync(scratch, { recursive: true, force: true }));

const run = (program, ...args) => execFileSync(program, args, { cwd: folder, encoding: 'utf8' });
const pack = (into, variables) => execFileSync('bash', ['-c', `umask ${variables.mask}; exec scripts/dist.sh "$0"`, into], { cwd: root, env: { ...process.env, ...variables.env }, stdio: ['ignore', 'inherit', 'inherit'] });
const filesOf = (path) => readdirSync(path, { recursive: true }).filter((name) => statSync(join(path, name)).isFile()).sort();
// Returns the files and the links, also those whose targets are in another package.
const withLinks = (path) => readdirSync(path, { recursive: true, withFileTypes: true }).filter((one) => !one.isDirectory()).map((one) => relative(path, join(one.path, one.name))).sort();
const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

let page;
let desktop;
let library;
let debian;
let npm;
let wheel;
before(() => {
  pack(folder, { mask: '022', env: {} });
  const names = readdirSync(folder);
  const named = (pattern) => names.find((name) => pattern.test(name)) ?? assert.fail(`${pattern}: ${names}`);
  page = named(/^switchbox-page-.*\.tar\.gz$/);
  desktop = named(/^switchbox-\d.*-linux-\w+\.tar\.gz$/);
  library = named(/^switchbox-library-.*-linux-\w+\.tar\.gz$/);
  debian = [/^switchbox_.*\.deb$/, /^libswitchbox0_.*\.deb$/, /^libswitchbox-dev_.*\.deb$/].map(named);
  npm = named(/^switchbox-solver-.*\.tgz$/);
  wheel = named(/^switchbox-.*-py3-none-linux_\w+\.whl$/);
});

// Unpacks an archive, which has one folder of its own name.
function unpacked(archive) {
  const into = mkdtempSync(join(scratch, 'unpacked-'));
  run('tar', '-xzf', archive, '-C', into);
  assert.deepEqual(readdirSync(into), [archive.replace(/\.tar\.gz$/, '')]);
  return join(into, readdirSync(into)[0]);
}

// Unpacks one of the packages for JavaScript and Python.
function unpackedPackage(archive) {
  const into = mkdtempSync(join(scratch, 'package-'));
  if (archive === npm) run('tar', '-xzf', archive, '-C', into);
  else run('python3', '-m', 'zipfile', '--extract', archive, into);
  return into;
}

const marksOf = {
  library: ['Niels Lohmann', 'Henry Schreiner'],
  python: ['Niels Lohmann', 'Henry Schreiner'],
  npm: ['Niels Lohmann', 'Henry Schreiner', 'The Emscripten Authors', 'Rich Felker'],
  page: ['Omar Cornut', 'Project Nayuki', 'SIL OPEN FONT LICENSE', 'Niels Lohmann', 'Lucide'],
};
function assertLicences(text, product) {
  assert.match(text, /^Switchbox\n\nMIT License\n/);
  for (const { name, licence } of shipped.filter((row) => row.in?.includes(product))) assert.ok(text.split('\n').some((line) => line.startsWith(name) && line.endsWith(`(${licence})`)), name);
  assert.doesNotMatch(text, /^#(include|pragma)/m); // only the beginning of a header
  for (const mark of marksOf[product] ?? marksOf.page) assert.ok(text.includes(mark), mark);
}

test('every archive has the version in its name, and its checksum, which tells another byte', () => {
  assert.deepEqual(readdirSync(folder).filter((name) => !name.includes(version)), ['SHA256SUMS']);
  const listed = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n').map((line) => line.split('  ')[1]);
  assert.deepEqual(listed, readdirSync(folder).filter((name) => name !== 'SHA256SUMS').sort());
  run('sha256sum', '--check', '--strict', '--quiet', 'SHA256SUMS');
  const other = join(scratch, 'other');
  mkdirSync(other);
  for (const name of readdirSync(folder)) symlinkSync(join(folder, name), join(other, name));
  rmSync(join(other, page));
  const bytes = readFileSync(join(folder, page));
  bytes[bytes.length >> 1] ^= 1;
  writeFileSync(join(other, page), bytes);
  assert.equal(spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: other }).status, 1);
});

const isCompressed = (name) => /\.(br|gz)$/.test(name);

test('the page comes whole, with its licences', () => {
  const built = join(root, 'build/web/page');
  const here = unpacked(page);
  assert.deepEqual(filesOf(here).filter((name) => !isCompressed(name)), [...filesOf(built), 'LICENCES.txt'].sort());
  for (const name of filesOf(built)) assert.ok(readFileSync(join(here, name)).equals(readFileSync(join(built, name))), name);
  const licences = readFileSync(join(here, 'LICENCES.txt'), 'utf8');
  assertLicences(licences, 'page');
  for (const mark of ['Sam Lantinga', 'The Emscripten Authors', 'Rich Felker']) assert.ok(licences.includes(mark), mark);
});

test('a .br and a .gz file stand beside each file of the page that gets smaller, and have its bytes', () => {
  const here = unpacked(page);
  const read = { br: brotliDecompressSync, gz: gunzipSync };
  const plain = filesOf(here).filter((name) => !isCompressed(name));
  const compressible = plain.filter(isCompressible);
  assert.deepEqual(plain.filter((name) => !isCompressible(name)).filter((name) => !name.endsWith('.png')), []);
  assert.deepEqual(filesOf(here).filter(isCompressed), compressible.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort());
  for (const name of compressible) {
    const whole = readFileSync(join(here, name));
    for (const [ending, decompress] of Object.entries(read)) {
      const bytes = readFileSync(join(here, `${name}.${ending}`));
      assert.ok(bytes.length < whole.length, `${name}.${ending}`);
      assert.ok(decompress(bytes).equals(whole), `${name}.${ending}`);
    }
  }
});

test('docs/hosting.md says how to check and unpack it', () => {
  const target = join(scratch, 'srv');
  mkdirSync(target);
  const commands = [...readFileSync(join(root, 'docs/hosting.md'), 'utf8').matchAll(/^ {4}((?:sha256sum|tar) .*)$/gm)].map(([, command]) => command);
  assert.equal(commands.length, 2);
  for (const command of commands) run('sh', '-c', command.replace('/srv/switchbox', target));
  assert.ok(existsSync(join(target, 'index.html')));
});

test('the desktop program runs from where it is unpacked', () => {
  const here = unpacked(desktop);
  assert.equal(run(join(here, 'bin/switchbox'), '--version'), `switchbox ${version}\n`);
  assert.match(run(join(here, 'bin/switchbox'), 'solve', 'merlin', '--start', '100/110/001'), /presses/);
  assert.deepEqual(filesOf(here), ['LICENCES.txt', 'bin/switchbox', 'share/applications/switchbox.desktop', 'share/doc/switchbox/examples/check_certificate.py', 'share/icons/hicolor/scalable/apps/switchbox.svg', 'share/man/man6/switchbox.6', 'share/metainfo/org.example.switchbox.metainfo.xml']);
  assertLicences(readFileSync(join(here, 'LICENCES.txt'), 'utf8'), 'desktop');
});

const headers = ['include/switchbox.h', 'include/switchbox.hpp'];
const forBuilds = (lib) => ['Config', 'ConfigVersion', 'Targets-release', 'Targets'].map((part) => `${lib}/cmake/switchbox/switchbox${part}.cmake`);

test('the library comes with its headers and all that programs are built with', () => {
  const here = unpacked(library);
  const libraries = ['libswitchbox.a', 'libswitchbox.so', 'libswitchbox.so.0', `libswitchbox.so.${version}`].map((name) => `lib/${name}`);
  assert.deepEqual(filesOf(here), ['LICENCES.txt', ...headers, ...forBuilds('lib'), ...libraries, 'lib/pkgconfig/switchbox.pc'].sort());
  assertLicences(readFileSync(join(here, 'LICENCES.txt'), 'utf8'), 'library');
});

const machine = () => run('dpkg-architecture', '--query', 'DEB_HOST_MULTIARCH').trim();
const documents = (name) => ['changelog.gz', 'copyright'].map((file) => `usr/share/doc/${name}/${file}`);
// Returns the files of the three packages, in their order.
function packedFiles() {
  const lib = `usr/lib/${machine()}`;
  const program = ['usr/bin/switchbox', 'usr/share/applications/switchbox.desktop', 'usr/share/doc/switchbox/examples/check_certificate.py', 'usr/share/icons/hicolor/scalable/apps/switchbox.svg', 'usr/share/man/man6/switchbox.6.gz', 'usr/share/metainfo/org.example.switchbox.metainfo.xml'];
  const shared = [`${lib}/libswitchbox.so.0`, `${lib}/libswitchbox.so.${version}`];
  const development = [...headers.map((name) => `usr/${name}`), ...forBuilds(lib), `${lib}/libswitchbox.a`, `${lib}/libswitchbox.so`, `${lib}/pkgconfig/switchbox.pc`];
  return [[...program, ...documents('switchbox')], [...shared, ...documents('libswitchbox0')], [...development, ...documents('libswitchbox-dev')]].map((files) => files.sort());
}

const descriptions = [['switchbox', 'education'], ['libswitchbox0', 'libs'], ['libswitchbox-dev', 'libdevel']];
const field = (file, name) => run('dpkg-deb', '--field', file, name).trim();
const needed = (file) => field(file, 'Depends').split(', ').map((one) => one.replace(/ .*/, '')).sort();

test('the Debian packages say what they are', () => {
  for (const [i, [name, section]] of descriptions.entries()) {
    const file = debian[i];
    assert.deepEqual(['Package', 'Version', 'Section', 'Source'].map((one) => field(file, one)), [name, version, section, 'switchbox']);
    assert.equal(field(file, 'Architecture'), run('dpkg', '--print-architecture').trim());
    const into = join(scratch, `contents-${name}`);
    run('dpkg-deb', '--extract', file, into);
    assert.deepEqual(withLinks(into), packedFiles()[i]);
    assertLicences(readFileSync(join(into, 'usr/share/doc', name, 'copyright'), 'utf8'), name === 'switchbox' ? 'desktop' : 'library');
    assert.match(run('zcat', join(into, 'usr/share/doc', name, 'changelog.gz')), new RegExp(`^switchbox \\(${version}\\) `));
    for (const line of run('dpkg-deb', '--contents', file).trim().split('\n')) assert.match(line, /^(drwxr-xr-x|-rw-r--r--|-rwxr-xr-x|lrwxrwxrwx) root\/root /);
  }
  const manual = join(scratch, 'contents-switchbox/usr/share/man/man6/switchbox.6.gz');
  assert.ok(run('zcat', manual) === readFileSync(join(root, 'share/switchbox.6'), 'utf8'));
});

test('they say what they need, and the library how others need it', () => {
  const [program, shared, development] = debian;
  assert.deepEqual(needed(program), shipped.map(({ links }) => links).filter(Boolean).sort());
  assert.deepEqual(needed(shared).filter((name) => !['libc6', 'libgcc-s1', 'libstdc++6'].includes(name)), []);
  assert.equal(field(development, 'Depends'), `libswitchbox0 (= ${version})`);
  const control = (name) => run('dpkg-deb', '--info', shared, name);
  assert.equal(control('triggers'), 'activate-noawait ldconfig\n');
  assert.equal(control('shlibs'), `libswitchbox 0 libswitchbox0 (>= ${version})\n`);
  const listed = [...control('symbols').matchAll(/^ (\w+)@Base /gm)].map(([, name]) => name);
  const declared = [...readFileSync(join(root, 'include/switchbox.h'), 'utf8').matchAll(/^SWITCHBOX_API .*?(\w+)\(/gm)].map(([, name]) => name);
  assert.ok(declared.length > 0);
  assert.deepEqual(listed, declared.sort());
});

// dpkg gives files to root, so it has to run as root or in a user namespace.
const asRoot = process.getuid() === 0 ? [] : ['unshare', '--map-root-user'];
const cannot = asRoot.length > 0 && spawnSync(asRoot[0], [asRoot[1], 'true']).status !== 0 && 'no user namespaces here';

test('they install into an empty system, run, and leave nothing when they go', { skip: cannot }, () => {
  const system = join(scratch, 'system');
  for (const name of ['info', 'updates', 'triggers']) mkdirSync(join(system, 'var/lib/dpkg', name), { recursive: true });
  writeFileSync(join(system, 'var/lib/dpkg/status'), '');
  const dpkg = (...args) => run(...asRoot, 'dpkg', `--root=${system}`, '--force-depends', '--force-script-chrootless', '--path-include=*', '--log=/dev/null', ...args);
  const filesThere = () => withLinks(system).filter((name) => !name.startsWith('var/lib/dpkg/'));
  const foldersThere = () => readdirSync(system).sort();
  const names = descriptions.map(([name]) => name);
  assert.deepEqual(foldersThere(), ['var']);
  dpkg('--install', ...debian.map((file) => join(folder, file)));
  for (const name of names) assert.match(dpkg('--status', name), /^Status: install ok installed$/m);
  assert.equal(dpkg('--verify', ...names), '');
  assert.deepEqual(filesThere(), packedFiles().flat().sort());
  assert.equal(run(join(system, 'usr/bin/switchbox'), '--version'), `switchbox ${version}\n`);
  dpkg('--remove', ...names);
  assert.deepEqual(filesThere(), []);
  dpkg('--purge', ...names);
  assert.deepEqual(foldersThere(), ['var']);
  assert.equal(readFileSync(join(system, 'var/lib/dpkg/status'), 'utf8').trim(), '');
  assert.deepEqual(readdirSync(join(system, 'var/lib/dpkg/info')).filter((name) => /switchbox/.test(name)), []);
});

test('the npm package has the library as WebAssembly, types and licences', () => {
  const here = join(unpackedPackage(npm), 'package');
  assert.deepEqual(filesOf(here), ['LICENCES.txt', 'README.md', 'index.d.ts', 'index.js', 'package.json', 'program.js', 'switchbox.js', 'switchbox.wasm', 'worker.js']);
  assertLicences(readFileSync(join(here, 'LICENCES.txt'), 'utf8'), 'npm');
  for (const line of run('tar', '-tvzf', npm).trim().split('\n')) assert.match(line, /^-rw-r--r-- /);
});

test('the Python package has the library, types and licences', () => {
  const into = unpackedPackage(wheel);
  const about = `switchbox-${version}.dist-info`;
  assert.deepEqual(filesOf(into), [`${about}/LICENCES.txt`, `${about}/METADATA`, `${about}/RECORD`, `${about}/WHEEL`, 'switchbox/__init__.py', 'switchbox/libswitchbox.so', 'switchbox/py.typed']);
  assertLicences(readFileSync(join(into, about, 'LICENCES.txt'), 'utf8'), 'python');
  for (const row of readFileSync(join(into, about, 'RECORD'), 'utf8').trim().split('\n').slice(0, -1)) {
    const [path, digest, size] = row.split(',');
    const bytes = readFileSync(join(into, path));
    assert.deepEqual([`sha256=${createHash('sha256').update(bytes).digest('base64url')}`, String(bytes.length)], [digest, size], path);
  }
});

// C++ may call no function that can be fortified; tests/dist/hardening.test.mjs looks for those. The programs contain German words.
test('lintian finds no fault, where it is installed', (t) => {
  const { error, status, stdout, stderr } = spawnSync('lintian', ['--allow-root', '--display-info', '--suppress-tags', 'hardening-no-fortify-functions,spelling-error-in-binary', '--fail-on', 'error,warning,info', ...debian.map((file) => join(folder, file))], { encoding: 'utf8' });
  if (error?.code === 'ENOENT') return t.skip('no lintian');
  return assert.equal(status, 0, stdout + stderr);
});

test('whoever packs it again, elsewhere and later, packs the same bytes', () => {
  const again = join(scratch, 'again');
  pack(again, { mask: '077', env: { TZ: 'Pacific/Auckland', LC_ALL: 'C.UTF-8' } });
  assert.equal(readFileSync(join(again, 'SHA256SUMS'), 'utf8'), readFileSync(join(folder, 'SHA256SUMS'), 'utf8'));
  assert.ok(existsSync(join(again, page)));
});

test('what the page and the desktop program embed came out the same, though at other times', () => {
  for (const made of ['fonts', 'assets', 'languages']) {
    const [web, native] = ['web', 'native'].map((build) => join(root, 'build', build, made));
    assert.deepEqual(filesOf(web), filesOf(native));
    // The desktop program's Inter has more alphabets.
    for (const name of filesOf(web).filter((file) => !file.startsWith('inter_'))) assert.ok(readFileSync(join(web, name)).equals(readFileSync(join(native, name))), name);
  }
});

// Dates as tools write them: 2026-11-26, Nov 26 2026.
const dates = /\b20\d\d-\d\d-\d\d|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d 20\d\d/;

test('nothing that is packed tells where or when it was built', () => {
  const traces = [root.replace(/\/$/, ''), process.env.HOME, tmpdir()].filter((path) => path && path.length > 3);
  for (const here of [...[page, desktop, library].map(unpacked), ...[npm, wheel].map(unpackedPackage)]) {
    for (const name of filesOf(here).filter((file) => !isCompressed(file))) {
      const text = readFileSync(join(here, name), 'latin1');
      for (const trace of traces) assert.ok(!text.includes(`${trace}/`), `${name} names ${trace}`);
      if (name !== 'LICENCES.txt' && !name.endsWith('.metainfo.xml')) assert.doesNotMatch(text, dates, name);
    }
  }
});
