import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOf } from '../../servedCatalogue.ts';
import { ownerFolders } from '../keeping/folders.ts';
import { shopFile } from '../shop/shopData.ts';
import { recover, type Workplace } from './workplace.ts';

const site = fileURLToPath(new URL('../../../../site', import.meta.url));

/** Builds the site from what is served; the build puts itself in the place of the running one. Gives its exit code. */
export async function publish(place: Workplace): Promise<number> {
  const { dataDir, catalogueFile } = place;
  await recover(dataDir);
  const isImported = existsSync(join(ownerFolders(dataDir).kept, 'storia.json'));
  const served = copyOf(dataDir);
  const dist = process.env['SITE_DIST'];
  const child = spawn(process.execPath, ['build.ts'], {
    cwd: site,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...(catalogueFile === undefined ? {} : { CATALOGUE_FILE: catalogueFile }),
      ...(isImported && existsSync(served) ? { SERVED_CATALOGUE: served } : {}),
      ...(existsSync(shopFile(dataDir)) ? { SHOP_FILE: shopFile(dataDir) } : {}),
      ...(dist ? { SITE_DIST: resolve(process.env['INIT_CWD'] ?? '.', dist) } : {}),
    },
  });
  return new Promise((done) => {
    child.once('exit', (code) => done(code ?? 1));
    child.once('error', () => done(1));
  });
}
