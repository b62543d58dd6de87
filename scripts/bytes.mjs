// bytes.mjs [ROWS]: which files, functions and tables of the built page take the bytes, biggest first. Sizes in the program
// are before compression: compressed, a part has no size of its own.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readWasm } from './wasm.mjs';

const build = 'build/web';
const rows = Number(process.argv[2] ?? 25);
const leastMatched = 32; // bytes of a table that tell it from others

const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)]));

const compressed = (file) => execFileSync('gzip', ['-9', '-c', file], { maxBuffer: 1 << 28 }).length;

function print(title, sizes) {
  const sorted = [...sizes].sort(([, a], [, b]) => b - a);
  const total = sorted.reduce((sum, [, size]) => sum + size, 0);
  console.log(`\n${title}: ${total} bytes in ${sorted.length}`);
  for (const [name, size] of sorted.slice(0, rows)) console.log(`${String(size).padStart(8)}  ${name}`);
  const rest = sorted.slice(rows).reduce((sum, [, size]) => sum + size, 0);
  if (rest > 0) console.log(`${String(rest).padStart(8)}  (${sorted.length - rows} more)`);
}

const sumBy = (entries, group) => {
  const sums = new Map();
  for (const [name, size] of entries) sums.set(group(name), (sums.get(group(name)) ?? 0) + size);
  return sums;
};

// emcc writes what is no part of a name as \xx.
const readable = (name) => name.replaceAll(/\\([0-9a-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));

const symbols = (text) => new Map(text.split('\n').map((line) => [Number(line.split(':', 1)[0]), readable(line.slice(line.indexOf(':') + 1))]));

function ownerOf(name) {
  const [, floor] = /switchbox::(\w+)::/.exec(name) ?? [];
  if (floor) return `src/${floor}`;
  if (/^(ImGui|Im[A-Z]|stbtt|stbrp|ImFont)/.test(name) || name.includes('ImGui')) return 'Dear ImGui';
  if (/^(SDL_|Emscripten_)/i.test(name)) return 'SDL';
  if (name.startsWith('std::') || name.includes('std::__2::')) return 'C++ library';
  return 'other (C library, main_web.cpp, static functions of C sources)';
}

// The memory that a program begins with: it is kept in pieces, without the zeros between them.
function memoryOf({ segments }) {
  const memory = Buffer.alloc(Math.max(0, ...segments.map(({ address, bytes }) => address + bytes.length)));
  for (const { address, bytes } of segments) memory.set(bytes, address);
  return memory;
}

// A table of an object file that stands in the program unchanged. Texts are put together by the linker and cannot be told apart.
function tables(program) {
  const memory = memoryOf(program);
  const found = new Map();
  for (const file of walk(build).filter((name) => name.endsWith('.o') && !name.includes('_tests.dir'))) {
    const { segments, names } = readWasm(readFileSync(file));
    segments.forEach(({ bytes }, index) => {
      const isText = /\.L\.?str|\.str/.test(names[index] ?? '');
      if (!isText && bytes.length >= leastMatched && bytes.some(Boolean) && memory.includes(bytes)) found.set(names[index], bytes.length);
    });
  }
  const known = [...found.values()].reduce((sum, size) => sum + size, 0);
  return [...found, ['(texts, tables with addresses, zeros between tables, and what is smaller)', memory.length - known]];
}

function main() {
  if (!existsSync(`${build}/switchbox.js.symbols`)) throw new Error('there is no page yet; build it with: make page');
  const program = readWasm(readFileSync(`${build}/switchbox.wasm`));
  const names = symbols(readFileSync(`${build}/switchbox.js.symbols`, 'utf8'));
  const functions = program.functions.map(([index, size]) => [names.get(index) ?? `function ${index}`, size]);
  print('files of the page, compressed', walk(`${build}/page`).map((file) => [file.slice(`${build}/page/`.length), compressed(file)]));
  print('functions by where they come from', sumBy(functions, ownerOf));
  print('functions', functions.map(([name, size]) => [name.slice(0, 140), size]));
  print('tables', tables(program).map(([name, size]) => [name.slice(0, 140), size]));
}

try {
  main();
} catch (error) {
  console.error(`switchbox: ${error.message}`);
  process.exitCode = 1;
}
