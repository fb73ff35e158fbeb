import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorePlace } from '../../storage/openCatalogue.ts';
import { writeServedFiles } from './servedFiles.ts';

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
