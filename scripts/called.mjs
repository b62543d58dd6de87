// Test of scripts: true if a script was started itself, not imported by another one. Paths are compared with links resolved.
import { realpathSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const isCalled = (url) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(url));
