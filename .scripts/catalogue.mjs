// CATALOGUE_FILE as an input of the build: turbo sees neither a file outside the repository nor the
// folder that it was named from.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The variables that the retailer's catalogue adds: its whole path, and what it and its pictures hold. */
export function catalogueEnv(env, folder = process.cwd()) {
  if (!env.CATALOGUE_FILE) return {};
  // npm runs scripts in the root; INIT_CWD is where the command was typed.
  const file = resolve(env.INIT_CWD ?? folder, env.CATALOGUE_FILE);
  return { CATALOGUE_FILE: file, CATALOGUE_DIGEST: digestOf(file) };
}

/** Changes when the file, or a picture in the folder `images` beside it, does. */
function digestOf(file) {
  const hash = createHash('sha256');
  for (const path of [file, ...filesOf(join(dirname(file), 'images'))]) {
    hash.update(`${path}\0`).update(contentOf(path)).update('\0');
  }
  return hash.digest('hex');
}

function filesOf(folder) {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .toSorted();
  } catch {
    return [];
  }
}

/** A file that cannot be read is named by whoever needs it. */
function contentOf(path) {
  try {
    return readFileSync(path);
  } catch {
    return '';
  }
}
