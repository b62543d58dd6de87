// Tables of sequences, compared by checksum with the files of the On-Line Encyclopedia.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { complaint, json, text } from './binary.mjs';

const sumOf = (words) => createHash('sha256').update(words).digest('hex');

test('the nullities to 25000 are those of A159257', () => {
  const table = text('table', 'nullity', '--to', '25000');
  assert.equal(table.length, 196134);
  assert.equal(sumOf(table), 'daf391700da741ae3a897ef0c733ce4bd08534e7a07714c020331105b0943ad2');
});

test('the numbers of solutions that they make are those of A075462', () => {
  const table = json('table', 'nullity', '--to', '1000').values.map((nullity, index) => `${index + 1} ${2n ** BigInt(nullity)}\n`).join('');
  assert.equal(table.length, 10704);
  assert.equal(sumOf(table), 'a0b8f9d7e12fd8cc4476ad7c2ec14fc01f46307e3f37f6b644ec514fdec3fe29');
});

const nullities = (to) => json('table', 'nullity', '--to', String(to)).values;

function matches(table, length, sum) {
  assert.equal(table.length, length);
  assert.equal(sumOf(table), sum);
}

// On a torus of n + 1 rows and columns the nullity is 2 a(n) + 4 [n = 2 mod 3], a(0) = 0.
test('the nullities round a torus that they make are those of A165738', () => {
  const torus = [0, ...nullities(999)].map((nullity, n) => 2 * nullity + (n % 3 === 2 ? 4 : 0));
  const { nullity } = json('inspect', 'torus', '--size', '12x12');
  assert.equal(torus[11], nullity);
  matches(torus.map((value, n) => `${n + 1} ${value}\n`).join(''), 6308, '9f8d7103d8c33d80b76f3dc88f17c27fe1760781c01c5cd1bcb226df769f9048');
});

test('the sizes with quiet patterns and those without are A117870 and A076436', () => {
  const all = nullities(3000).map((nullity, i) => [i + 1, nullity]);
  const sizes = (wanted) => all.filter(([, nullity]) => wanted === (nullity > 0)).slice(0, 1000).map(([n], i) => `${i + 1} ${n}\n`).join('');
  matches(sizes(true), 8423, 'a4e857cc5262825576f91ac45eb2bc17af543f1440fa63d75df7abeac9edac84');
  matches(sizes(false), 8256, '27676ed013686eae29636e0050d3dbb482f3d0aec3fe409cf6736d1efaac3fb3');
});

test('the fewest presses to 78 are those of A075464, whose file ends with two empty lines', () => {
  const table = `${text('table', 'fewest', '--to', '78')}\n\n`;
  assert.equal(table.length, 555);
  assert.equal(sumOf(table), 'b49cf5e1e27403c1f8035b7d43bae0c2d4d359448de94e95df58b4d691c7d0a4');
});

// docs/results.md
test('the terms that follow are found again by two methods, but for those of n = 79, 95 and 126, which take longer', () => {
  const results = readFileSync('docs/results.md', 'utf8');
  const told = [...results.matchAll(/^\| (\d+) \| (\d+) \| (\d+) \|/gm)].map(([, n, nullity, fewest]) => [n, nullity, fewest].map(Number));
  const sizes = Array.from({ length: 44 }, (_, i) => 79 + i);
  assert.deepEqual(told.map(([n]) => n), [...sizes, 124, 126]);
  for (const [first, last] of [[80, 94], [96, 122], [124, 124]]) {
    const values = json('table', 'fewest', '--from', String(first), '--to', String(last), '--check').values;
    assert.deepEqual(values, told.filter(([n]) => n >= first && n <= last).map(([, , fewest]) => fewest));
  }
  const nullities = json('table', 'nullity', '--from', '79', '--to', '122').values;
  assert.deepEqual(nullities, told.filter(([n]) => n <= 122).map(([, nullity]) => nullity));
});

test('a size that no method proves is named', () => {
  assert.match(complaint('table', 'fewest', '--from', '123', '--to', '123'), /n = 123: of 2\^80 solutions none can be proved to have the fewest presses; leave this n out/);
});

test('a table that there is none of, or a bad end, is refused', () => {
  assert.match(complaint('table', 'rank', '--to', '5'), /table 'rank': write nullity or fewest/);
  assert.match(complaint('table', 'nullity', '--to', '0'), /--to '0': write a whole number from 1 to 100000/);
  assert.match(complaint('table', 'nullity'), /--to/);
  assert.match(complaint('table', 'fewest', '--to', '201'), /--to '201': write a whole number from 1 to 200/);
  assert.match(complaint('table', 'fewest', '--from', '9', '--to', '8'), /--from '9': write a whole number from 1 to 8/);
  assert.match(complaint('table', 'nullity', '--to', '8', '--check'), /--check: only the table 'fewest' has that/);
  assert.match(complaint('table'), /WHAT/);
});
