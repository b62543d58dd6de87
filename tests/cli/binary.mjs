// Runs the native binary as a script does.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../build/native/switchbox', import.meta.url));
export const binary = process.env.SWITCHBOX_BINARY || built;
// Reason why `make sanitized` and macOS skip tests with a memory limit; false in other builds.
export const noLimit = (binary.includes('native-sanitize') && 'the sanitizers reserve more memory than any limit leaves') || (process.platform === 'darwin' && 'macOS limits no memory');

// Returns { status, stdout, stderr }; needs no display.
export function run(...args) {
  const env = { ...process.env };
  delete env.DISPLAY;
  delete env.WAYLAND_DISPLAY;
  const result = spawnSync(binary, args, { encoding: 'utf8', env, maxBuffer: 1 << 28 });
  if (result.error) throw result.error;
  return { status: result.status, stdout: result.stdout, stderr: result.stderr };
}

// Returns an answer as text.
export function text(...args) {
  const { status, stdout, stderr } = run(...args);
  assert.equal(stderr, '');
  assert.equal(status, 0);
  return stdout;
}

// Returns the answer with --json: one object on one line.
export function json(...args) {
  const answer = text(...args, '--json');
  assert.match(answer, /^\{.*\}\n$/);
  assert.equal(answer.indexOf('\n'), answer.length - 1);
  return JSON.parse(answer);
}

// Returns the answer to input in another notation: one line on standard error has the reading, as the answer does.
export function readAnswer(...args) {
  const { status, stdout, stderr } = run(...args, '--json');
  assert.equal(status, 0);
  const answer = JSON.parse(stdout);
  assert.equal(stderr, `switchbox: ${answer.read_as}\n`);
  return answer;
}

// Checks a refusal: exit status 2, nothing on standard output. Returns the one line on standard error.
export function complaint(...args) {
  const { status, stdout, stderr } = run(...args);
  assert.equal(status, 2, `exit status of: ${args.join(' ')}`);
  assert.equal(stdout, '');
  assert.match(stderr, /^switchbox: [^\n]+\n$/);
  return stderr.trimEnd();
}
