import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../../environment.ts';
import { reasonOf } from '../../logger.ts';
import { withImports } from './openImports.ts';
import { systemError } from './systemErrors.ts';
import type { StorePlace } from '../../storage/openCatalogue.ts';

/** What a build reads (docs/rules.md#owner-import): missing is what the owner has not imported. */
export type ServedFiles = { SERVED_CATALOGUE?: string; SHOP_FILE?: string };

/** A build reads files: what the store serves is written beside it. */
export async function writeServedFiles(context: StorePlace): Promise<ServedFiles> {
  const { catalogue, shop, source, isShared } = await withImports(context, async (imports) => ({
    ...(await imports.read()),
    isShared: imports.isShared,
  }));
  const folder = join(context.dataDir, 'pubblicato');
  await mkdir(folder, { recursive: true });
  const files = { catalogue: join(folder, 'db.json'), shop: join(folder, 'shop.json') };
  // A file of this host's own is read where it lies.
  const isImported = source === 'import' || (source === 'file' && isShared);
  await write(files.catalogue, isImported ? catalogue : null);
  await write(files.shop, shop);
  return {
    ...(existsSync(files.catalogue) && { SERVED_CATALOGUE: files.catalogue }),
    ...(existsSync(files.shop) && { SHOP_FILE: files.shop }),
  };
}

const site = fileURLToPath(new URL('../../../../site', import.meta.url));

/** Builds the site from what is served; the build puts itself in the place of the running one. Gives its exit code. */
export async function publish(context: StorePlace): Promise<number> {
  const { catalogueFile } = context;
  const dist = process.env['SITE_DIST'];
  const child = spawn(process.execPath, ['build.ts'], {
    cwd: site,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...(catalogueFile === undefined ? {} : { CATALOGUE_FILE: catalogueFile }),
      ...(await writeServedFiles(context)),
      ...(dist ? { SITE_DIST: resolve(process.env['INIT_CWD'] ?? '.', dist) } : {}),
    },
  });
  return new Promise((done) => {
    child.once('exit', (code) => done(code ?? 1));
    child.once('error', () => done(1));
  });
}

// For `npm run build` and `npm start`, which run in an environment of their own.
if (import.meta.main) {
  try {
    await writeServedFiles(readEnvironment(process.env));
  } catch (error) {
    process.stderr.write(`${systemError(error) ?? reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** A reader sees the old file or the new one, never a half of either; null: none. */
async function write(file: string, text: string | null): Promise<void> {
  if (text === null) return rm(file, { force: true });
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, text);
  await rename(draft, file);
}
