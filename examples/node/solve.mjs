// Solves a board, shows an error, and ends a search of hours early.
import { begin, call, version } from 'switchbox-solver';

console.log(`version: ${version}`);
const board = { command: 'solve', machine: 'lights-out', size: '5x5', start: '10101/01010/10101/01010/10101' };
console.log(`presses: ${(await call(board)).presses}`);
console.log(`message: ${(await call({ ...board, start: '101' })).error.message}`);

const hard = { command: 'solve', machine: 'cube', start: 'random:5', shortest: true };
let step = 0;
let verdict;
for await (const { progress, known } of begin(hard)) {
  ++step;
  console.log(`step ${step}: ${Math.round(100 * progress)} %`);
  verdict = known?.verdict ?? verdict;
  if (step === 5) break; // cancels
}
console.log(`verdict: ${verdict ?? 'nothing'}`);
