// all.mjs [FILE ...]: runs the page's tests (all files if none is named) in one browser, SWITCHBOX_BROWSERS=chromium or firefox.
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { browserNames, collectSuites } from './harness.mjs';

const suites = collectSuites();
const folder = new URL('./', import.meta.url);
const inFolder = (await readdir(folder)).filter((name) => name.endsWith('.test.mjs')).sort();
const named = process.argv.slice(2).map((path) => pathToFileURL(path));
for (const file of named.length > 0 ? named : inFolder.map((name) => new URL(name, folder))) await import(file);
// Firefox does not draw a window that another one covers.
const concurrency = browserNames.includes('firefox') ? 1 : availableParallelism();
describe('the page', { concurrency }, () => {
  for (const [title, tests] of suites) describe(title, { concurrency: 1 }, tests);
});
