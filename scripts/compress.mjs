// compress.mjs FOLDER: writes a .br and a .gz file beside each compressible file of FOLDER, for servers that send such files.
// compress.mjs --sizes FOLDER: prints a line for each file of FOLDER: its size as gzip, as brotli, and its name.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { isCalled } from './called.mjs';

// Pictures are already compressed.
export const isCompressible = (name) => /\.(css|html|js|svg|txt|wasm|webmanifest)$/.test(name);

// Compressors with output that depends on the file alone. The program `gzip` makes the WebAssembly 0.7 % smaller than Node's
// zlib.
export const compressors = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => execFileSync('gzip', ['-9', '--no-name'], { input: bytes, maxBuffer: 1 << 28 }),
};

const filesOf = (folder) => readdirSync(folder, { recursive: true }).filter((name) => statSync(join(folder, name)).isFile()).sort();

export function compressFolder(folder) {
  for (const name of filesOf(folder).filter(isCompressible)) {
    const bytes = readFileSync(join(folder, name));
    for (const [ending, compress] of Object.entries(compressors)) writeFileSync(join(folder, `${name}.${ending}`), compress(bytes));
  }
}

function printSizes(folder) {
  for (const name of filesOf(folder)) {
    const bytes = readFileSync(join(folder, name));
    const [br, gz] = ['br', 'gz'].map((ending) => (isCompressible(name) ? compressors[ending](bytes) : bytes).length);
    console.log(gz, br, name);
  }
}

if (isCalled(import.meta.url)) {
  const [option, folder] = process.argv.slice(2);
  if (option === '--sizes') printSizes(folder);
  else compressFolder(option);
}
