// The tool of `make mutants` finds in a small source what it should, and what it makes of it compiles: without a mutant it
// is the original, and with one what the list of mutants says.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'switchbox-mutants-'));
after(() => rmSync(folder, { recursive: true }));

const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' });
const python = run('bash', '-c', '. scripts/needs.sh; python_with_clang').trim();
const path = 'tests/golden/mutants/sample.cpp';
const sample = readFileSync(path, 'utf8');
const rewritten = run(python, 'scripts/mutants/instrument.py', '--show', path);
const mutants = [...rewritten.matchAll(/^\/\/ (?<id>\d+\.\d+) line (?<line>\d+): (?<text>.*)$/gm)].map((match) => match.groups);

// A program that prints the value of each namespace.
function program(name, namespaces, ...options) {
  const source = join(folder, `${name}.cpp`);
  const parts = namespaces.map((text, index) => `namespace n${index} {\n${text}\n}\n`);
  const calls = namespaces.map((_, index) => `std::printf("%ld\\n", n${index}::value());`);
  writeFileSync(source, `#include <cstdio>\n${parts.join('')}int main() { ${calls.join('\n')} }\n`);
  run('c++', '-std=c++20', '-w', '-O1', ...options, source, '-o', join(folder, name));
  return (more = {}) => {
    const env = { ...process.env, ...more };
    return execFileSync(join(folder, name), { encoding: 'utf8', env }).trim().split('\n');
  };
}

test('the sample becomes what it should', () => {
  assert.equal(rewritten, readFileSync('tests/golden/mutants/rewritten.txt', 'utf8'));
});

test('every mutant does what its line says', () => {
  const lines = sample.split('\n');
  const mutated = mutants.map(({ line, text }) => [...lines.slice(0, line - 1), text, ...lines.slice(line)].join('\n'));
  const [original, ...expected] = program('one_by_one', [sample, ...mutated])();
  const all = program('all', [rewritten], '-include', 'scripts/mutants/mutants.hpp');
  assert.deepEqual(all(), [original]);
  for (const [index, { id, text }] of mutants.entries()) assert.deepEqual(all({ MUTANT: id }), [expected[index]], text);
  const changed = mutants.filter((_, index) => expected[index] !== original);
  assert.ok(changed.length > 50);
});
