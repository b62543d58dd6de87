// Cache of files that are fetched on demand and are not part of the build: folders in the cache (scripts/common.sh).
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

export const cache = process.env.SWITCHBOX_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'switchbox');

// Returns the cached folder of that name. If it is missing, `fetch` makes it below a temporary folder and returns its path.
export function cached(name, fetch) {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'work-'));
  try {
    renameSync(fetch(work), folder); // renamed last, so that a folder in the cache is always complete
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
