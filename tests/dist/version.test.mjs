// CMakeLists.txt defines the version, and all other places agree with it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { newest, version } from '../../scripts/release.mjs';
import { text } from '../cli/binary.mjs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('program, packages and changelog have the version of CMakeLists.txt', () => {
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.equal(text('--version'), `switchbox ${version}\n`);
  assert.equal(JSON.parse(read('package.json')).version, version);
  const lock = JSON.parse(read('package-lock.json'));
  assert.deepEqual([lock.version, lock.packages[''].version], [version, version]);
  assert.equal(JSON.parse(read('packages/npm/package.json')).version, version);
  assert.ok(read('packages/npm/index.js').includes(`export const version = '${version}';`));
  assert.ok(read('packages/python/pyproject.toml').includes(`\nversion = "${version}"\n`));
  assert.equal(newest().version, version);
  assert.ok(newest().changes.length > 0 && newest().changes.every((change) => change.endsWith('.')));
});

test('the changelog is kept as keepachangelog.com says', () => {
  const lines = read('CHANGELOG.md').split('\n');
  assert.equal(lines[0], '# Changelog');
  const heads = lines.filter((line) => line.startsWith('## '));
  const numbers = heads.filter((line) => line !== '## [Unreleased]').map((line) => /^## \[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)$/.exec(line) ?? assert.fail(line));
  assert.ok(heads.indexOf('## [Unreleased]') <= 0);
  const rank = ([, major, minor, patch]) => (Number(major) * 1e4 + Number(minor)) * 1e4 + Number(patch);
  for (const [i, number] of numbers.slice(1).entries()) {
    assert.ok(rank(number) < rank(numbers[i]), number[0]);
    assert.ok(number[4] <= numbers[i][4], number[0]);
  }
  for (const line of lines.filter((one) => one.startsWith('### '))) assert.match(line, /^### (Added|Changed|Deprecated|Removed|Fixed|Security)$/);
});
