// The release workflow: its rights, the actions that it uses, and the targets and scripts that its steps call.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url);
const file = readFileSync(new URL('.github/workflows/build.yml', root), 'utf8');
const workflow = parse(file);
const jobs = Object.entries(workflow.jobs);
const onTags = "startsWith(github.ref, 'refs/tags/v')";

const builds = { test: ['debian:12', 'make test'], 'debian-13': ['debian:13', 'make page native'], check: [undefined, 'make check'] };

test('it runs for what is pushed and proposed, on Debian 12 and 13, Ubuntu and macOS; only tags publish, after the tests', () => {
  assert.deepEqual(Object.keys(workflow.on).sort(), ['pull_request', 'push', 'workflow_dispatch']);
  assert.deepEqual(workflow.permissions, { contents: 'read' });
  for (const [name, [system, command]] of Object.entries(builds)) {
    assert.equal(workflow.jobs[name].container, system);
    assert.equal(workflow.jobs[name].permissions, undefined);
    assert.ok(workflow.jobs[name].steps.some((step) => step.run === command), name);
  }
  for (const [name, job] of jobs.filter(([one]) => !(one in builds))) assert.deepEqual([job.if, job.needs], [onTags, Object.keys(builds)], name);
});

test("actions are GitHub's own, pinned by commit, and say their version", () => {
  const uses = [...file.matchAll(/uses: (\S+)(.*)$/gm)];
  assert.equal(uses.length, jobs.flatMap(([, { steps }]) => steps.filter((step) => step.uses)).length);
  for (const [, action, said] of uses) {
    assert.match(action, /^actions\/[\w-]+@[0-9a-f]{40}$/);
    assert.match(said, /^ # v\d+\.\d+\.\d+$/, action);
  }
});

test('Ubuntu 24.04 and macOS check it; macOS gets the packages that make advises there', () => {
  const { strategy, 'runs-on': runsOn, steps } = workflow.jobs.check;
  assert.equal(runsOn, '${{ matrix.system }}');
  const [ubuntu, mac] = strategy.matrix.include;
  assert.deepEqual(ubuntu, { system: 'ubuntu-24.04' }); // scripts/install.sh installs its packages
  assert.match(mac.system, /^macos-\d+$/);
  const formulas = (text) => /\bbrew install ([\w -]+)/.exec(text)[1].trim().split(' ');
  const advised = formulas(readFileSync(new URL('scripts/needs.sh', root), 'utf8'));
  const there = ['git', 'node', 'emscripten']; // the machine has the first two, and make check builds no page
  assert.deepEqual(advised.filter((name) => !formulas(mac.packages).includes(name)), there);
  const targets = readFileSync(new URL('Makefile', root), 'utf8');
  for (const { run } of steps.filter((step) => step.run?.startsWith('make '))) assert.match(targets, new RegExp(`^${run.slice(5)}:`, 'm'));
});

test('it tests before it packs, and calls targets and scripts that exist', () => {
  const commands = workflow.jobs.test.steps.map((step) => step.run ?? '').filter((run) => run.startsWith('make '));
  assert.deepEqual(commands, ['make test', 'make dist']);
  const targets = readFileSync(new URL('Makefile', root), 'utf8');
  for (const command of commands) assert.match(targets, new RegExp(`^${command.slice(5)}:`, 'm'));
  const scripts = [...file.matchAll(/\bscripts\/[\w.]+/g)].map(([path]) => path);
  assert.ok(scripts.length > 0);
  for (const path of scripts) assert.ok(existsSync(new URL(path, root)), path);
});
