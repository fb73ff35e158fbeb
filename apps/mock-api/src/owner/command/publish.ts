import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOf } from '../../servedCatalogue.ts';
import { ownerFolders } from '../persistence/folders.ts';
import { removeSynced, replaceFile } from '../persistence/atomicFiles.ts';
import { shopFile } from '../shop/shopData.ts';
import { finishPendingImport, type CommandContext } from './commandContext.ts';

const site = fileURLToPath(new URL('../../../../site', import.meta.url));

/** Builds the site from what is served; the build puts itself in the place of the running one. Gives its exit code. */
export async function publish(context: CommandContext): Promise<number> {
  const { catalogueFile } = context;
  const dist = process.env['SITE_DIST'];
  const child = spawn(process.execPath, ['build.ts'], {
    cwd: site,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...(catalogueFile === undefined ? {} : { CATALOGUE_FILE: catalogueFile }),
      ...(await sources(context)),
      ...(dist ? { SITE_DIST: resolve(process.env['INIT_CWD'] ?? '.', dist) } : {}),
    },
  });
  return new Promise((done) => {
    child.once('exit', (code) => done(code ?? 1));
    child.once('error', () => done(1));
  });
}

type Sources = { SERVED_CATALOGUE?: string; SHOP_FILE?: string };

async function sources({ dataDir, databaseUrl, catalogueFile }: CommandContext): Promise<Sources> {
  if (databaseUrl !== undefined) {
    return databaseSources({ dataDir, databaseUrl, catalogueFile });
  }
  await finishPendingImport(dataDir);
  const isImported = existsSync(join(ownerFolders(dataDir).kept, 'storia.json'));
  return sourcesIn(dataDir, isImported);
}

const sourcesIn = (folder: string, isImported: boolean): Sources => ({
  ...(isImported && existsSync(copyOf(folder)) ? { SERVED_CATALOGUE: copyOf(folder) } : {}),
  ...(existsSync(shopFile(folder)) ? { SHOP_FILE: shopFile(folder) } : {}),
});

/** The build reads files: what the database serves is written beside the host's own. */
async function databaseSources(
  context: CommandContext & { databaseUrl: string },
): Promise<Sources> {
  const { withDatabaseImports } = await import('./databaseImports.ts');
  const { catalogue, shop, isBundled } = await withDatabaseImports(context, ({ read }) => read());
  const folder = ownerFolders(context.dataDir).published;
  await mkdir(folder, { recursive: true });
  await write(copyOf(folder), isBundled === true ? null : catalogue);
  await write(shopFile(folder), shop);
  return sourcesIn(folder, true);
}

const write = (file: string, text: string | null) =>
  text === null ? removeSynced(file) : replaceFile(file, text);
