// figures.mjs: measures the built page and prints its figures beside their limits. It is a report, not a test.
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { pageFigures } from './page_figures.mjs';
import { limitOf, print, valueOf } from './table.mjs';

const builtTree = () => ({ what: 'the built tree', value: Number(execFileSync('du', ['-sm', 'build'], { encoding: 'utf8' }).split('\t')[0]), unit: 'MB', most: 600, digits: 0 });

async function main() {
  const figures = [...(await pageFigures()), builtTree()];
  print(['what', 'measured', 'limit'], figures.map((figure) => [figure.what, valueOf(figure), limitOf(figure)]));
}

main().catch((error) => console.error(`switchbox: ${error.message}`)).finally(() => process.exit(0));
