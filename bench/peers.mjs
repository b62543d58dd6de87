// peers.mjs NAME...: times JavaScript programs by others on the work of our benchmarks. Prints the times in the format of Google
// Benchmark. The programs are fetched on demand and are not part of the build.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { cached } from '../scripts/cache.mjs';

// cube.js: two-phase search in JavaScript (MIT).
const version = '1.3.2';
const integrity = 'NuHpWIR/mpjrP3YpU6OaXAbo34idWlzo86GnAqGDG96OHDKyavTAelMyruZ77SgPhQ8l9IcP6/rzXoNcAy9OaQ==';
const cubes = 100;

const fetched = () =>
  cached(`cubejs-${version}`, (work) => {
    const archive = execFileSync('npm', ['pack', `cubejs@${version}`, '--silent'], { cwd: work, encoding: 'utf8' }).trim().split('\n').at(-1);
    const sum = createHash('sha512').update(readFileSync(join(work, archive))).digest('base64');
    if (sum !== integrity) throw new Error(`cubejs ${version} is not what it was`);
    execFileSync('tar', ['xzf', archive], { cwd: work });
    return join(work, 'package');
  });

function milliseconds(act) {
  const before = process.cpuUsage().user;
  act();
  return (process.cpuUsage().user - before) / 1000;
}

function measure(names) {
  const Cube = createRequire(import.meta.url)(fetched());
  const times = { cubejs_tables: milliseconds(() => Cube.initSolver()) };
  if (names.includes('cubejs_two_phases')) {
    const all = Array.from({ length: cubes }, () => Cube.random());
    times.cubejs_two_phases = milliseconds(() => all.forEach((cube) => cube.solve()));
  }
  return names.filter((name) => name in times).map((name) => ({ name, cpu_time: times[name], time_unit: 'ms' }));
}

const names = process.argv.slice(2).filter((name) => name.startsWith('cubejs_'));
console.log(JSON.stringify({ benchmarks: names.length > 0 ? measure(names) : [] }));
