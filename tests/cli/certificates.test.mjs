// 1,000 random certificates, checked by a program that shares nothing with Switchbox, and 1,000 damaged ones, which it refuses.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { certificates, check, damaged, random } from './certificates.mjs';

const count = Number(process.env.SWITCHBOX_CERTIFICATES || 1000);
const folder = mkdtempSync(join(tmpdir(), 'switchbox-certificates-'));
after(() => rmSync(folder, { recursive: true }));

const made = certificates(count, folder);

test(`${count} random certificates are right`, () => {
  assert.equal(made.length, count);
  const { status, lines, errors } = check(made.map(({ file }) => file));
  assert.equal(errors, '');
  lines.forEach((line, index) => assert.match(line, /: verified: /, made[index].args.join(' ')));
  assert.equal(lines.length, count);
  assert.equal(status, 0);
  for (const claim of ['solved', 'fewest', 'impossible', 'nearest']) assert.ok(made.filter((one) => one.claim === claim).length > count / 40, claim);
});

test(`${count} damaged certificates are refused`, () => {
  const names = [];
  const files = made.map(({ file, seed }) => {
    const { text, status, name } = damaged(readFileSync(file, 'utf8'), random(seed + 1e6));
    names.push({ name, status });
    const other = join(folder, `${seed}-damaged.json`);
    writeFileSync(other, text);
    return other;
  });
  const { lines, errors } = check(files);
  assert.equal(errors, '');
  assert.equal(lines.length, count);
  lines.forEach((line, index) => {
    const { name, status } = names[index];
    assert.match(line, status === 2 ? /: not a certificate: / : /: (wrong|not a certificate): /, `${made[index].args.join(' ')} ${name}`);
  });
});
