// Not every standard library has pointers as iterators, so no source may take an iterator that an algorithm returns for a
// pointer.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const wrong = /auto\*(?: const)? \w+\s*=\s*std::(?:ranges::)?(?:find\w*|search\w*|\w+_bound|\w+_element|adjacent_find|partition\w*|unique|remove\w*|mismatch|rotate)\(/g;
const files = execFileSync('git', ['ls-files', 'src/*.cpp', 'src/*.hpp', 'tests/*.cpp', 'tests/*.hpp', 'bench/*.cpp'], { encoding: 'utf8' }).trim().split('\n');

test('iterators are not taken for pointers', () => {
  assert.ok(files.length > 500);
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(wrong)].map(([text]) => `${file}: ${text}`));
  assert.deepEqual(found, []);
});

test('the pattern finds one', () => {
  assert.match('const auto* const found =\n    std::find_if(begin, end, is_it);', wrong);
});
