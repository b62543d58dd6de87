// Tables of sequences, against the published files of the On-Line Encyclopedia by their sums.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
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

test('a table that there is none of, or a bad end, is refused', () => {
  assert.match(complaint('table', 'rank', '--to', '5'), /table 'rank': write nullity/);
  assert.match(complaint('table', 'nullity', '--to', '0'), /--to '0': write a whole number from 1 to 100000/);
  assert.match(complaint('table', 'nullity'), /--to/);
  assert.match(complaint('table'), /WHAT/);
});
