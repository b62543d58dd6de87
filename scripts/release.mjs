// Which version this is, and of when. release.mjs version|epoch|notes|debian-changelog CONTACT prints what a release
// says of itself.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { isCalled } from './called.mjs';

const root = new URL('../', import.meta.url);

export const version = /^project\(switchbox VERSION (\S+)/m.exec(readFileSync(new URL('CMakeLists.txt', root), 'utf8'))[1];

// Seconds since 1970, of the last commit unless the variable says otherwise: no archive tells when it was packed.
export const epoch = () => Number(process.env.SOURCE_DATE_EPOCH ?? execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }));

// The newest version of CHANGELOG.md: { version, date, notes, changes }.
export function newest() {
  const [, head, date, text] = /^## \[(\d\S*)\] - (\S+)\n([\s\S]*?)(?=^## |^\[|(?![\s\S]))/m.exec(readFileSync(new URL('CHANGELOG.md', root), 'utf8'));
  return { version: head, date, notes: text.trim(), changes: [...text.matchAll(/^- ([\s\S]*?)(?=\n- |\n\n|\n?(?![\s\S]))/gm)].map(([, change]) => change.replace(/\s+/g, ' ')) };
}

// Lines of 76 characters at most, the first with a star.
function entry(change) {
  const lines = [];
  for (const word of change.split(' ')) {
    if (lines.length > 0 && `${lines.at(-1)} ${word}`.length <= 72) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return `  * ${lines.join('\n    ')}\n`;
}

// The same as Debian writes it.
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
