import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

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

export type MovedShop = OwnShop & {
  /** Moves the clock of the API; its timers go on as they are. */
  setClock: (moment: string) => Promise<void>;
  /** As the retailer puts another catalogue in the place of the one that is served. */
  publish: (catalogue: unknown) => Promise<void>;
};

/** Renamed into place: a half-written file is never read. */
async function write(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** A shop of its own whose API has another time. */
export async function startShopAt(moment: string, catalogue: unknown): Promise<MovedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'moved-shop-'));
  const file = join(folder, 'catalogue.json');
  const clock = join(folder, 'clock');
  const setClock = (next: string) => write(clock, String(Date.parse(next) - Date.now()));
  const publish = (next: unknown) => write(file, JSON.stringify(next));
  await setClock(moment);
  await publish(catalogue);
  const preload = pathToFileURL(join(import.meta.dirname, 'movedClock.mjs')).href;
  const shop = await startShop(folder, {
    CATALOGUE_FILE: file,
    CLOCK_OFFSET_FILE: clock,
    NODE_OPTIONS: `--import=${preload}`,
  });
  return { ...shop, setClock, publish };
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
