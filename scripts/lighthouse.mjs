// lighthouse.mjs: prints what Lighthouse makes of the built page on a simulated phone, served compressed as servers do, beside
// the limits. It is fetched into the cache when asked for (`make lighthouse`), as scripts/lighthouse/package-lock.json pins it:
// it is larger than everything else together.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { cached } from './cache.mjs';
import { listen, serveFolder } from './serve.mjs';

const pinned = fileURLToPath(new URL('lighthouse/', import.meta.url));
const runs = 5; // one differs from the next by as much as ten points
const folder = 'build/web/page';
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

function fetched() {
  const sum = createHash('sha256').update(readFileSync(join(pinned, 'package-lock.json'))).digest('hex');
  const folder = cached(`lighthouse-${sum.slice(0, 10)}`, (work) => {
    cpSync(pinned, work, { recursive: true });
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], { cwd: work, stdio: 'inherit' });
    return work;
  });
  return join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
}

// In a process of its own, while the server goes on in this one.
function run(program, address, report) {
  const flags = '--headless=new --no-sandbox --use-gl=angle --use-angle=swiftshader --enable-unsafe-swiftshader --disable-background-networking';
  const args = [program, address, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`, `--only-categories=${Object.keys(limits).join(',')}`];
  const env = { ...process.env, CHROME_PATH: process.env.SWITCHBOX_CHROMIUM ?? '/usr/bin/chromium' };
  return new Promise((resolve) => spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).on('close', resolve));
}

function print({ categories, audits }) {
  for (const [name, limit] of Object.entries(limits)) {
    const { score, auditRefs } = categories[name];
    console.log(`${name.padEnd(16)} ${score === null ? 'no score' : Math.round(100 * score)}   of ${limit}`);
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (weight > 0 && audit.score !== null && audit.score < 0.9) console.log(`    ${audit.title}: ${audit.displayValue ?? ''}`);
      if (audit.scoreDisplayMode === 'error') console.log(`    ${audit.title}: ${audit.errorMessage}`);
    }
  }
}

const program = fetched();
const scratch = mkdtempSync(join(tmpdir(), 'switchbox-lighthouse-'));
const server = serveFolder(folder);
const port = await listen(server, 0);
const reports = [];
let status = 0;
while (status === 0 && reports.length < runs) {
  const file = join(scratch, 'report.json');
  status = await run(program, `http://localhost:${port}/`, file);
  if (status === 0) reports.push(JSON.parse(readFileSync(file, 'utf8')));
}
server.close();
rmSync(scratch, { recursive: true, force: true });
if (status === 0) {
  const performance = (report) => report.categories.performance.score ?? 0;
  reports.sort((a, b) => performance(a) - performance(b));
  console.log(`performance of ${runs} runs: ${reports.map((report) => Math.round(100 * performance(report))).join(', ')}; the middle one:`);
  print(reports[(runs - 1) / 2]);
}
process.exit(status);
