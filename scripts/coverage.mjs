// coverage.mjs: runs the unit tests of the core and of a machine type that only tests have. Prints the share of the core's lines
// and branches that they reach, layer by layer, beside the required share. The report by line is in
// build/coverage/lines/index.html.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { print } from './table.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const wanted = { lines: 95, branches: 85 }; // percent of the core
const folder = 'build/coverage';
const merged = `${folder}/merged.profdata`;
const programs = ['core_tests', 'kind_tests'].map((name) => `${folder}/${name}`);
const layers = readFileSync('cmake/layers.cmake', 'utf8').match(/switchbox_core_layers ([^)]*)\)/)[1].split(' ');

const run = (command, args, options = {}) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });

const profiles = programs.map((program) => {
  const profile = `${program}.profraw`;
  run(program, ['-nc', '-tse=long'], { env: { ...process.env, LLVM_PROFILE_FILE: profile } });
  return profile;
});
run('llvm-profdata', ['merge', '-sparse', ...profiles, '-o', merged]);

const sources = layers.map((layer) => `src/${layer}`);
const objects = [programs[0], ...programs.slice(1).flatMap((program) => ['-object', program])];
const common = [...objects, `-instr-profile=${merged}`];
const report = execFileSync('llvm-cov', ['export', ...common, '-summary-only', ...sources], { encoding: 'utf8', maxBuffer: 1 << 28 });
const { files } = JSON.parse(report).data[0];
mkdirSync(`${folder}/lines`, { recursive: true });
run('llvm-cov', ['show', ...common, '-format=html', `-output-dir=${folder}/lines`, '-show-branches=count', ...sources]);

const summed = (chosen, what) => ({
  count: chosen.reduce((sum, { summary }) => sum + summary[what].count, 0),
  covered: chosen.reduce((sum, { summary }) => sum + summary[what].covered, 0),
});
const share = ({ count, covered }) => (count === 0 ? 100 : (100 * covered) / count);
const cells = (chosen) => ['lines', 'branches'].flatMap((what) => {
  const sum = summed(chosen, what);
  return [`${sum.covered} of ${sum.count}`, `${share(sum).toFixed(1)} %`];
});

const rows = layers.map((layer) => [layer, ...cells(files.filter(({ filename }) => filename.includes(`/src/${layer}/`)))]);
print(['layer', 'lines', '', 'branches', ''], [...rows, ['the core', ...cells(files)], ['wanted', '', `${wanted.lines} %`, '', `${wanted.branches} %`]]);
const isEnough = Object.entries(wanted).every(([what, least]) => share(summed(files, what)) >= least);
process.exitCode = isEnough ? 0 : 1;
