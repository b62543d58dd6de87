// Tables of sequences, compared by checksum with the files of the On-Line Encyclopedia.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { binary, complaint, json, run, text } from './binary.mjs';

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

test('the nullities of tori to 1000 are those of A165738, and what one board says', () => {
  matches(text('table', 'nullity', '--torus', '--to', '1000'), 6308, '9f8d7103d8c33d80b76f3dc88f17c27fe1760781c01c5cd1bcb226df769f9048');
  const { values } = json('table', 'nullity', '--torus', '--from', '3', '--to', '30');
  for (const [n, nullity] of [3, 5, 10, 12, 15, 17, 24, 30].map((n) => [n, values[n - 3]]))
    assert.equal(nullity, json('inspect', 'torus', '--size', `${n}x${n}`).nullity, `${n}`);
});

// On a torus of n + 1 rows and columns the nullity is 2 a(n) + 4 [n = 2 mod 3], a(0) = 0.
test('far nullities of the plane and of the torus agree, and come without those before them', () => {
  const begun = Date.now();
  const plane = json('table', 'nullity', '--from', '99900', '--to', '99999').values;
  const torus = json('table', 'nullity', '--torus', '--from', '99901', '--to', '100000').values;
  assert.deepEqual(torus, plane.map((nullity, i) => 2 * nullity + ((99900 + i) % 3 === 2 ? 4 : 0)));
  assert.equal(plane[99], 128);
  assert.ok(Date.now() - begun < 30_000);
});

test('a range of nullities is a part of the whole table', () => {
  const all = nullities(3000);
  for (const [from, to] of [[1, 1], [2, 700], [511, 513], [1022, 3000], [3000, 3000]])
    assert.deepEqual(json('table', 'nullity', '--from', String(from), '--to', String(to)).values, all.slice(from - 1, to));
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

const told = [...readFileSync('docs/results.md', 'utf8').matchAll(/^\| (\d+) \| (\d+) \| (\d+|not proved) \| (.+) \|$/gm)].map(([, n, nullity, fewest, by]) => [Number(n), Number(nullity), Number(fewest), by]);
const leftOut = [123, 131, 159, 191];

test('docs/results.md has all terms from 79 to 200, with their nullities', () => {
  assert.deepEqual(told.map(([n]) => n), Array.from({ length: 122 }, (_, i) => 79 + i));
  assert.deepEqual(told.map(([, nullity]) => nullity), json('table', 'nullity', '--from', '79', '--to', '200').values);
  for (const [n, nullity, fewest, by] of told) {
    assert.equal(leftOut.includes(n), Number.isNaN(fewest), `${n}`);
    assert.equal(nullity === 0, by === 'the only solution', `${n}`);
  }
});

// `make results` checks the others.
test('the terms up to nullity 24, and that of n = 119, are found again by two methods', () => {
  for (const [first, last] of [[80, 94], [96, 122], [124, 124], [127, 127], [130, 130], [132, 134], [136, 142], [144, 158], [160, 169], [171, 184], [186, 190], [192, 193], [195, 196], [198, 198], [200, 200]]) {
    const values = json('table', 'fewest', '--from', String(first), '--to', String(last), '--check').values;
    assert.deepEqual(values, told.filter(([n]) => n >= first && n <= last).map(([, , fewest]) => fewest), `${first} to ${last}`);
  }
});

test('sizes that no method proves are named with their nullity, and the other terms are printed', () => {
  const line = (n, nullity) => `switchbox: n = ${n}, nullity ${nullity}: 2^${nullity} solutions are too many; a proof is in reach up to nullity 68\n`;
  for (const [n, nullity] of [[123, 80], [131, 86], [159, 128], [191, 126]]) {
    const { status, stdout, stderr } = run('table', 'fewest', '--from', String(n), '--to', String(n + 1));
    const next = told.find(([of]) => of === n + 1);
    assert.deepEqual([status, stdout, stderr], [0, `${n + 1} ${next[2]}\n`, line(n, nullity)]);
  }
  const { values, refused } = json('table', 'fewest', '--from', '122', '--to', '124', '--check');
  assert.deepEqual(values, [7604, null, 7540]);
  assert.deepEqual(refused, [{ n: 123, nullity: 80, reason: '2^80 solutions are too many; a proof is in reach up to nullity 68' }]);
  assert.deepEqual(json('table', 'fewest', '--from', '123', '--to', '123').values, [null]);
  assert.equal(json('table', 'fewest', '--to', '9').refused, undefined);
});

test('a script computes the results by two methods, goes on where it was stopped, and writes files without gaps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'switchbox-results-'));
  try {
    const compute = () => spawnSync('scripts/results.sh', ['2', folder], { encoding: 'utf8', env: { ...process.env, SWITCHBOX_BINARY: binary, FIRST: '120', LAST: '124', NULLITIES: '60' } });
    const { status, stdout, stderr } = compute();
    assert.equal(status, 0, stderr);
    assert.match(stdout, /\nfound by two methods: 120 121 122 124\nfound by one method: \nnot found: {12}123\n/);
    const read = (name) => readFileSync(join(folder, name), 'utf8');
    assert.equal(read('b075464.txt'), '120 7176\n121 7745\n122 7604\n');
    assert.equal(read('a075464.txt'), '124 7540\n');
    assert.equal(read('b159257.txt'), text('table', 'nullity', '--to', '60'));
    assert.equal(read('b165738.txt'), text('table', 'nullity', '--torus', '--to', '60'));
    const kept = read('fewest/124');
    assert.match(kept, /^124 7540 4 \d+ checked\n$/);
    writeFileSync(join(folder, 'fewest/124'), kept.replace('7540', '7'));
    rmSync(join(folder, 'fewest/121'));
    const again = compute();
    assert.match(again.stdout, /^n, .*\n121 7745 0 \d+ checked\nfound/);
    assert.equal(again.status, 1);
    assert.equal(again.stderr, 'results.sh: docs/results.md says otherwise of n = 124\n');
    assert.equal(read('a075464.txt'), '124 7\n');
    assert.equal(read('b075464.txt'), '120 7176\n121 7745\n122 7604\n');
    writeFileSync(join(folder, 'fewest/124'), kept.replace(' checked', ' unchecked'));
    assert.equal(compute().stderr, again.stderr);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a table that there is none of, or a bad end, is refused', () => {
  assert.match(complaint('table', 'rank', '--to', '5'), /table 'rank': write nullity or fewest/);
  assert.match(complaint('table', 'nullity', '--to', '0'), /--to '0': write a whole number from 1 to 100000/);
  assert.match(complaint('table', 'nullity'), /--to/);
  assert.match(complaint('table', 'fewest', '--to', '201'), /--to '201': write a whole number from 1 to 200/);
  assert.match(complaint('table', 'fewest', '--from', '9', '--to', '8'), /--from '9': write a whole number from 1 to 8/);
  assert.match(complaint('table', 'nullity', '--to', '8', '--check'), /--check: only the table 'fewest' has that/);
  assert.match(complaint('table', 'fewest', '--to', '8', '--torus'), /--torus: only the table 'nullity' has that/);
  assert.match(complaint('table'), /WHAT/);
});
