// Runs the page's tests of all files in one browser: `node --test tests/browser/all.mjs` (SWITCHBOX_BROWSERS=chromium or firefox).
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { describe } from 'node:test';
import { browserNames, collectSuites } from './harness.mjs';

const suites = collectSuites();
const folder = new URL('./', import.meta.url);
for (const file of (await readdir(folder)).sort()) {
  if (file.endsWith('.test.mjs')) await import(new URL(file, folder));
}
// Firefox draws no window that another one covers.
const concurrency = browserNames.includes('firefox') ? 1 : availableParallelism();
describe('the page', { concurrency }, () => {
  for (const [title, tests] of suites) describe(title, tests);
});
