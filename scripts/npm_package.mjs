// npm_package.mjs PROGRAM LICENCES FOLDER: packs packages/npm with the WebAssembly of the folder PROGRAM and a file of licences into
// FOLDER, and prints the archive's name. npm sets fixed times in it.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { isCalled } from './called.mjs';

const source = fileURLToPath(new URL('../packages/npm/', import.meta.url));

// Copies all files of the package into a folder.
export function stage(program, licences, folder) {
  mkdirSync(folder, { recursive: true });
  const files = [
    ...readdirSync(source).map((name) => [join(source, name), name]),
    ...['switchbox.js', 'switchbox.wasm'].map((name) => [join(program, name), name]),
    [licences, 'LICENCES.txt'],
  ];
  for (const [from, name] of files) {
    copyFileSync(from, join(folder, name));
    chmodSync(join(folder, name), 0o644);
  }
}

// Packs the package and returns the name of its archive.
export function pack(program, licences, folder) {
  const work = mkdtempSync(join(tmpdir(), 'switchbox-npm-'));
  try {
    stage(program, licences, join(work, 'package'));
    const options = ['--json', '--offline', '--ignore-scripts', '--no-update-notifier', '--pack-destination', resolve(folder)];
    const said = execFileSync('npm', ['pack', ...options], { cwd: join(work, 'package'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return JSON.parse(said)[0].filename;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (isCalled(import.meta.url)) {
  const [program, licences, folder] = process.argv.slice(2);
  process.stdout.write(`${pack(program, licences, folder)}\n`);
}
