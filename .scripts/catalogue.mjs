// CATALOGUE_FILE as an input of the build: turbo sees neither a file outside the repository nor the
// folder that it was named from.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The variables that the retailer's catalogue adds: its whole path, and what it and its pictures hold. */
export function catalogueEnv(env, folder = process.cwd()) {
  if (!env.CATALOGUE_FILE) return {};
  // npm runs scripts in the root; INIT_CWD is where the command was typed.
  const file = resolve(env.INIT_CWD ?? folder, env.CATALOGUE_FILE);
  return { CATALOGUE_FILE: file, CATALOGUE_DIGEST: digestOf(file) };
}

/**
 * The variables that the owner's imports add to a build (docs/rules.md#owner-import): copies of the
 * catalogue and the shop's facts that the store in the data folder holds, and what they hold. With a
 * database, those that `catalogo pubblica` last read from it.
 */
export function ownerEnv(env, root, node, folder = process.cwd()) {
  const api = join(root, 'apps/mock-api');
  const dataDir = env.DATA_DIR ? resolve(env.INIT_CWD ?? folder, env.DATA_DIR) : join(api, '.data');
  const isThere = ['shop.sqlite', 'db.json', 'shop.json'].some((name) =>
    existsSync(join(dataDir, name)),
  );
  if (!env.DATABASE_URL && isThere) {
    const program = join(api, 'src/owner/command/servedFiles.ts');
    execFileSync(node, [program], { env: { ...env, DATA_DIR: dataDir }, stdio: 'inherit' });
  }
  const served = join(dataDir, 'pubblicato/db.json');
  const shop = join(dataDir, 'pubblicato/shop.json');
  const files = {
    ...(existsSync(served) && { SERVED_CATALOGUE: served }),
    ...(existsSync(shop) && { SHOP_FILE: shop }),
  };
  if (Object.keys(files).length === 0) return {};
  const hash = createHash('sha256');
  for (const file of Object.values(files)) hash.update(contentOf(file)).update('\0');
  return { ...files, OWNER_DIGEST: hash.digest('hex') };
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
