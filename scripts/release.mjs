// Which version this is, and of when: scripts/dist.sh and what it calls.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const root = new URL('../', import.meta.url);

export const version = /^project\(switchbox VERSION (\S+)/m.exec(readFileSync(new URL('CMakeLists.txt', root), 'utf8'))[1];

// Seconds since 1970, of the last commit unless the variable says otherwise: no archive tells when it was packed.
export const epoch = Number(process.env.SOURCE_DATE_EPOCH ?? execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }));
