// Version and date of the release. release.mjs version|epoch|notes|debian-changelog CONTACT prints one of its descriptions.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { isCalled } from './called.mjs';

const root = new URL('../', import.meta.url);

export const version = /^project\(switchbox VERSION (\S+)/m.exec(readFileSync(new URL('CMakeLists.txt', root), 'utf8'))[1];

// Returns the time of the last commit in seconds since 1970, unless the variable sets it: archives must not depend on packing
// time.
export const epoch = () => Number(process.env.SOURCE_DATE_EPOCH ?? execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }));

// Returns the newest version of CHANGELOG.md: { version, date, notes, changes }.
export function newest() {
  const [, head, date, text] = /^## \[(\d\S*)\] - (\S+)\n([\s\S]*?)(?=^## |^\[|(?![\s\S]))/m.exec(readFileSync(new URL('CHANGELOG.md', root), 'utf8'));
  return { version: head, date, notes: text.trim(), changes: [...text.matchAll(/^- ([\s\S]*?)(?=\n- |\n\n|\n?(?![\s\S]))/gm)].map(([, change]) => change.replace(/\s+/g, ' ')) };
}

// Wraps a change to lines of at most 76 characters, the first with a star.
function entry(change) {
  const lines = [];
  for (const word of change.split(' ')) {
    if (lines.length > 0 && `${lines.at(-1)} ${word}`.length <= 72) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return `  * ${lines.join('\n    ')}\n`;
}

// Returns the newest version in the format of a Debian changelog.
function debianChangelog(contact) {
  const when = new Date(1000 * epoch()).toUTCString().replace('GMT', '+0000');
  return `switchbox (${version}) unstable; urgency=medium\n\n${newest().changes.map(entry).join('')}\n -- ${contact}  ${when}\n`;
}

const answers = {
  version: () => `${version}\n`,
  epoch: () => `${epoch()}\n`,
  notes: () => `${newest().notes}\n`,
  'debian-changelog': debianChangelog,
};

if (isCalled(import.meta.url)) {
  const [wish, ...more] = process.argv.slice(2);
  if (!answers[wish]) throw new Error(`release.mjs knows ${Object.keys(answers).join(', ')}`);
  process.stdout.write(answers[wish](...more));
}
