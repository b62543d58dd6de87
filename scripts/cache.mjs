// What is fetched when it is asked for, and no part of what is built: folders in the cache (scripts/common.sh).
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

export const cache = process.env.SWITCHBOX_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'switchbox');

// The folder of that name; where it is not there yet, `fetch` makes it in a folder of its own and says where.
export function cached(name, fetch) {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'work-'));
  try {
    renameSync(fetch(work), folder); // last, so that a folder in the cache is always whole
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
