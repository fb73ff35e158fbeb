import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const apps = join(import.meta.dirname, '../../apps');

export type OwnShop = {
  /** Address of the site, without a slash at the end. */
  address: string;
  stop: () => Promise<void>;
};

/**
 * An API that serves this catalogue, and the built site in front of it, each on a free port. The
 * built pages still hold the bundled products: what the browser asks for afterwards is this shop's.
 */
export async function startOwnShop(catalogue: unknown): Promise<OwnShop> {
  const folder = await mkdtemp(join(tmpdir(), 'own-shop-'));
  const file = join(folder, 'catalogue.json');
  await writeFile(file, JSON.stringify(catalogue));
  return startShop(folder, { CATALOGUE_FILE: file });
}

/** The same with the bundled products. */
export async function startBundledShop(): Promise<OwnShop> {
  return startShop(await mkdtemp(join(tmpdir(), 'bundled-shop-')), {});
}

/** The folder is the shop's, and goes with it. */
async function startShop(folder: string, env: Record<string, string>): Promise<OwnShop> {
  const api = await startApp('mock-api', 'src/server.ts', {
    API_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    ...env,
  });
  const site = await startApp('site', 'serve.ts', { SITE_PORT: '0', API_ORIGIN: api.address });
  return {
    address: site.address,
    stop: async () => {
      await Promise.all([endApp(site.process), endApp(api.process)]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one app and waits for the line in which it says where it answers. */
export async function startApp(app: string, entry: string, env: Record<string, string>) {
  const server = spawn(process.execPath, [entry], {
    cwd: join(apps, app),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`${app} ended with ${code}.`)));
    server.stdout.on('data', (text) => {
      const [found] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return { process: server, address };
}

export async function endApp(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}
