// Counts the faults that a test program injects, and prints them at its end in the form that scripts/tier.sh adds up.
import process from 'node:process';

export function countFaults(what) {
  const count = { injected: 0, survived: 0 };
  process.on('exit', () => console.log(`faults: ${count.injected} injected, ${count.survived} survived (${what})`));
  return {
    // Counts one fault, or several: `check` throws if the program did not survive them.
    async survives(check, faults = 1) {
      count.injected += faults;
      await check();
      count.survived += faults;
    },
  };
}
