// The workflow that builds, tests and publishes. Each of its steps runs here unchanged, except those that only a fresh machine or
// the network can do. For these the test checks that they would be called, and with which arguments.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { newest, version } from '../../scripts/release.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const file = readFileSync(join(root, '.github/workflows/build.yml'), 'utf8');
const workflow = parse(file);
const jobs = Object.entries(workflow.jobs);
const stepNamed = (name) => workflow.jobs.test.steps.find((step) => step.name === name);
const onTags = "startsWith(github.ref, 'refs/tags/v')";

const scratch = mkdtempSync(join(tmpdir(), 'switchbox-workflow-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

test('it runs for what is pushed and proposed, on Debian 12, and may change nothing unless it says so', () => {
  assert.deepEqual(Object.keys(workflow.on).sort(), ['pull_request', 'push', 'workflow_dispatch']);
  assert.deepEqual(workflow.permissions, { contents: 'read' });
  assert.equal(workflow.jobs.test.container, 'debian:12');
  assert.equal(workflow.jobs.test.permissions, undefined);
  for (const [name, job] of jobs.filter(([, one]) => one.permissions)) assert.deepEqual([job.if, job.needs], [onTags, 'test'], name);
});

test("actions are GitHub's own, pinned by commit, and say their version", () => {
  const uses = [...file.matchAll(/uses: (\S+)(.*)$/gm)];
  assert.equal(uses.length, jobs.flatMap(([, { steps }]) => steps.filter((step) => step.uses)).length);
  for (const [, action, said] of uses) {
    assert.match(action, /^actions\/[\w-]+@[0-9a-f]{40}$/);
    assert.match(said, /^ # v\d+\.\d+\.\d+$/, action);
  }
});

// Stand-ins for programs that a test cannot run: they record their arguments.
const calls = join(scratch, 'calls');
const bin = join(scratch, 'bin');
mkdirSync(bin);
const stand = (name, text) => {
  writeFileSync(join(bin, name), `#!/bin/bash\nprintf '%s\\n' "${name} $*" >>"$SWITCHBOX_CALLS"\n${text}\n`);
  chmodSync(join(bin, name), 0o755);
};
stand('apt-get', '');
stand('gh', '[[ "$*" =~ --notes-file\\ ([^ ]+) ]] && cp "${BASH_REMATCH[1]}" "$SWITCHBOX_CALLS.notes"');
stand('make', '[ "$*" = test ] || exec /usr/bin/make "$@"'); // make test runs this file
const called = () => readFileSync(calls, 'utf8').trim().split('\n');

// Values that GitHub puts into ${{ }}.
const contexts = { 'github.repository_owner': 'someone', 'github.event.repository.name': 'switchbox', 'github.token': 'secret' };
const filled = (text) => text.replace(/\$\{\{ (\S+) \}\}/g, (_, name) => contexts[name] ?? assert.fail(`${name} is unknown`));
const configured = /^SWITCHBOX_PAGE_ADDRESS:STRING=(.*)$/m.exec(readFileSync(join(root, 'build/web/CMakeCache.txt'), 'utf8'))[1];

function environmentOf(job, step) {
  const env = Object.fromEntries(Object.entries({ ...job.env, ...step.env }).map(([name, value]) => [name, filled(value)]));
  delete env.HOME; // this machine's cache is below it
  // Another address would build both programs anew.
  if (env.SWITCHBOX_PAGE_ADDRESS) env.SWITCHBOX_PAGE_ADDRESS = configured;
  // The step packs what `make test` has built, with any version of the sources that the mirror had.
  return { ...process.env, ...env, SWITCHBOX_PINNED: '', PATH: `${bin}:${process.env.PATH}`, SWITCHBOX_CALLS: calls, GIT_CONFIG_GLOBAL: join(scratch, 'gitconfig'), GITHUB_REF_NAME: `v${version}` };
}

// Effects of the actions on files.
const artifacts = join(scratch, 'artifacts');
const actions = {
  checkout(folder) {
    if (folder === root) return;
    const ours = readdirSync(root).filter((name) => !['.git', 'build', 'node_modules', 'shared'].includes(name));
    for (const name of ours) cpSync(join(root, name), join(folder, name), { recursive: true });
  },
  'upload-artifact': (folder, { name, path }) => cpSync(join(folder, path), join(artifacts, name), { recursive: true }),
  'download-artifact': (folder, { name, path }) => cpSync(join(artifacts, name), join(folder, path), { recursive: true }),
  'upload-pages-artifact': (folder, { path }) => cpSync(join(folder, path), join(artifacts, 'github-pages'), { recursive: true }),
  'deploy-pages': () => assert.ok(existsSync(join(artifacts, 'github-pages/index.html'))),
};

function runStep(folder, job, step, more = {}) {
  const { name, uses, with: options, run } = step;
  if (uses) return actions[/^actions\/([\w-]+)@/.exec(uses)[1]](folder, options);
  const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', filled(run)], { cwd: folder, env: { ...environmentOf(job, step), ...more }, encoding: 'utf8' });
  return assert.equal(status, 0, `${name}: ${stdout}${stderr}`);
}

// Jobs begin in empty folders; the first one runs here, where all is built.
const folderOf = (name) => (name === 'test' ? root : mkdtempSync(join(scratch, `${name}-`)));

for (const [name, job] of jobs) {
  test(`its job "${name}" does what it says`, () => {
    assert.ok((job.if ?? onTags) === onTags && job.steps.every((step) => (step.if ?? onTags) === onTags));
    if (job.needs) assert.ok(jobs.findIndex(([one]) => one === job.needs) < jobs.findIndex(([one]) => one === name));
    const folder = folderOf(name);
    for (const step of job.steps) runStep(folder, job, step);
  });
}

test('it tests before it packs, with make and nothing else', () => {
  const makes = called().filter((line) => line.startsWith('make '));
  assert.deepEqual(makes, ['make test', 'make dist']);
  const [install] = called().filter((line) => line.includes(' install '));
  for (const name of ['git', 'make']) assert.ok(install.split(' ').includes(name), name);
});

test('what it publishes is the page that was built, at an address of its own', () => {
  const published = join(artifacts, 'github-pages');
  for (const name of readdirSync(join(root, 'build/web/page'), { withFileTypes: true }).filter((one) => one.isFile())) {
    assert.ok(readFileSync(join(published, name.name)).equals(readFileSync(join(root, 'build/web/page', name.name))), name.name);
  }
  assert.equal(filled(stepNamed('Pack').env.SWITCHBOX_PAGE_ADDRESS), 'https://someone.github.io/switchbox/');
});

test('the release has every archive, its checksums, and the words of the changelog', () => {
  const args = called().find((line) => line.startsWith('gh release create ')).split(' ');
  assert.equal(args[3], `v${version}`);
  const packed = readdirSync(join(artifacts, 'dist'));
  assert.ok(packed.length === 5 && packed.includes('SHA256SUMS'), `${packed}`);
  assert.deepEqual(args.filter((one) => one.startsWith('dist/')).sort(), packed.map((one) => `dist/${one}`).sort());
  assert.equal(readFileSync(`${calls}.notes`, 'utf8').trim(), newest().notes);
  assert.match(newest().notes, /^### Added$/m);
});

test('a tag that is not the version is stopped', () => {
  assert.throws(() => runStep(root, workflow.jobs.test, stepNamed('A tag has the name of the version'), { GITHUB_REF_NAME: 'v99.0.0' }));
});
