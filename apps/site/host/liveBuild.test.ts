import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withPublication, writeBuiltPages } from '../build/publication.ts';
import { readBuiltPages } from './builtPages.ts';
import type { BuildFolders } from './liveBuild.ts';
import { type RunningHost, startHost } from './startHost.ts';
import { writeBuild } from './testing/hostFixture.ts';

let folder: string;
let folders: BuildFolders;
let host: RunningHost | null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
  folders = { dist: join(folder, 'dist'), store: join(folder, 'store') };
  host = null;
  await writeBuild(folders.dist, 'one');
});
afterEach(async () => {
  await host?.close();
  await rm(folder, { recursive: true });
});

async function start(): Promise<string> {
  const apiOrigin = new URL('http://localhost:1');
  host = await startHost({ port: 0, host: undefined, apiOrigin }, folders);
  return host.address;
}

type Heard = {
  status: number;
  policy: string;
  caching: string;
  location: string | undefined;
  text: string;
};

function ask(address: string, agent?: Agent): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const req = get(address, { agent }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      res.on('error', reject);
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          policy: String(res.headers['content-security-policy']),
          caching: String(res.headers['cache-control']),
          location: res.headers.location,
          text,
        }),
      );
    });
    req.on('error', reject);
  });
}

/** The build that answers now, by its page. */
const named = async (address: string) => nameOf(await ask(`${address}/chi-siamo`));
const nameOf = ({ text }: Heard) => /<h1>(\w+)<\/h1>/.exec(text)?.[1] ?? '';

const takenOver = (address: string, name: string) =>
  expect.poll(() => named(address), { timeout: 60_000 }).toBe(name);

const builds = async () =>
  (await readdir(folders.store)).filter((name) => /^[\da-f]{32}$/.test(name));

/** As `npm start` does: the same build once more, with a picture that it lacked. */
async function addFile(name: string): Promise<void> {
  const file = join(folders.dist, 'client', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'a picture');
  const pages = readBuiltPages(folders.dist);
  await writeBuiltPages(folders.dist, pages);
}

describe('a build made while the host runs', () => {
  it('is taken over, and the hashed files of the one before stay', async () => {
    const address = await start();
    await writeBuild(folders.dist, 'two');
    await takenOver(address, 'two');
    const old = await ask(`${address}/assets/main-one.js`);
    expect(old).toMatchObject({ status: 200, caching: 'public, max-age=31536000, immutable' });
    expect((await ask(`${address}/`)).policy).toContain("'sha256-two='");
    expect((await ask(`${address}/assets/main-two.js`)).status).toBe(200);
    expect((await ask(`${address}/assets/main-three.js`)).status).toBe(404);
  });

  it('that comes in two steps leaves the files of the one before', async () => {
    const address = await start();
    await writeBuild(folders.dist, 'two');
    await takenOver(address, 'two');
    await addFile('assets/pictures/a-320.webp');
    const picture = async () => (await ask(`${address}/assets/pictures/a-320.webp`)).status;
    await expect.poll(picture, { timeout: 60_000 }).toBe(200);
    expect((await ask(`${address}/assets/main-one.js`)).status).toBe(200);
    expect((await ask(`${address}/assets/main-two.js`)).status).toBe(200);
    await writeBuild(folders.dist, 'three');
    await takenOver(address, 'three');
    await expect.poll(builds, { timeout: 60_000 }).toHaveLength(3);
  });

  it('makes the fourth oldest go', async () => {
    const address = await start();
    for (const name of ['two', 'three', 'four']) {
      await writeBuild(folders.dist, name);
      await takenOver(address, name);
    }
    expect((await ask(`${address}/assets/main-one.js`)).status).toBe(404);
    expect((await ask(`${address}/assets/main-two.js`)).status).toBe(200);
    await expect.poll(builds, { timeout: 60_000 }).toHaveLength(3);
  });

  it('costs no answer under load: no error, no mixture, no lost script', async () => {
    const address = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const mixed: Heard[] = [];
    const names = new Set<string>();
    const load = { isOn: true };
    const rounds = Array.from({ length: 8 }, () => 0);
    const visit = async (_: number, visitor: number) => {
      while (load.isOn) {
        rounds[visitor] = (rounds[visitor] ?? 0) + 1;
        const page = await ask(`${address}/chi-siamo`, agent);
        const name = nameOf(page);
        names.add(name);
        if (page.status !== 200 || !page.policy.includes(`'sha256-${name}='`)) mixed.push(page);
        const script = await ask(`${address}/assets/main-${name}.js`, agent);
        if (script.status !== 200 || script.text.length !== 4000) mixed.push(script);
      }
    };
    const visitors = rounds.map(visit);
    /** No visitor is more than one build behind. */
    const allAgain = () => {
      const before = [...rounds];
      const areAgain = () => rounds.every((round, visitor) => round > (before[visitor] ?? 0));
      return expect.poll(areAgain, { timeout: 60_000 }).toBe(true);
    };
    const later = ['two', 'three', 'four', 'five'];
    for (const name of later) {
      await writeBuild(folders.dist, name);
      await takenOver(address, name);
      await allAgain();
    }
    load.isOn = false;
    await Promise.all(visitors);
    agent.destroy();
    expect(mixed).toEqual([]);
    expect([...names]).toEqual(['one', ...later]);
  });
});

describe('a build that is not whole', () => {
  it('is never served: none yet, half written, other files than it was written for', async () => {
    const address = await start();
    await rm(join(folders.dist, 'pages.json'));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await named(address)).toBe('one');
    await writeBuild(folders.dist, 'two');
    await truncate(join(folders.dist, 'client/chi-siamo.html'), 3);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await named(address)).toBe('one');
    expect(await builds()).toHaveLength(1);
  });

  it('leaves a host that starts then with the build before', async () => {
    await start();
    await host?.close();
    await rm(folders.dist, { recursive: true });
    expect(await named(await start())).toBe('one');
  });

  it('does not keep a host from starting that another build replaces meanwhile', async () => {
    await truncate(join(folders.dist, 'client/chi-siamo.html'), 3);
    let starting: Promise<string> | null = null;
    await withPublication(folders, async ({ next, publish }) => {
      await writeBuild(next, 'two');
      starting = start();
      await publish(readBuiltPages(next));
    });
    expect(await named((await starting) ?? '')).toBe('two');
  });

  it('is taken over once it is whole', async () => {
    const address = await start();
    await writeBuild(folders.dist, 'two');
    await truncate(join(folders.dist, 'client/chi-siamo.html'), 3);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await writeFile(join(folders.dist, 'client/chi-siamo.html'), '<h1>two</h1>');
    await takenOver(address, 'two');
    expect(await builds()).toHaveLength(2);
  });
});

it('is taken over without what another build left in its folder', async () => {
  const address = await start();
  await writeBuild(folders.dist, 'two');
  // As a restored cache leaves it, which writes over what is there.
  await writeFile(join(folders.dist, 'client/assets/main-other.js'), 'left');
  await takenOver(address, 'two');
  expect((await ask(`${address}/assets/main-other.js`)).status).toBe(404);
});

it('does not touch what it serves when a cache writes the same build into dist again', async () => {
  const address = await start();
  await truncate(join(folders.dist, 'client/chi-siamo.html'));
  expect(await named(address)).toBe('one');
});

it('keeps the script of the build before when the host starts anew', async () => {
  await start();
  await host?.close();
  await writeBuild(folders.dist, 'two');
  const address = await start();
  expect((await ask(`${address}/assets/main-one.js`)).status).toBe(200);
});

it('keeps the script of the build before, whatever its pages.json says', async () => {
  await start();
  await host?.close();
  const [digest = ''] = await builds();
  await writeFile(join(folders.store, digest, 'pages.json'), '{"products":{}}');
  await writeBuild(folders.dist, 'two');
  const address = await start();
  expect(await named(address)).toBe('two');
  expect((await ask(`${address}/assets/main-one.js`)).status).toBe(200);
});

describe('products named as every object has it', () => {
  it.each(['prototype', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s has its page, and the build is taken over',
    async (slug) => {
      const path = `/prodotti/proteine/${slug}`;
      await writeBuild(folders.dist, 'named', new Map([[slug, path]]));
      const address = await start();
      expect(await named(address)).toBe('named');
      const { status, location } = await ask(`${address}/product/${slug}`);
      expect([status, location]).toEqual([301, path]);
    },
  );
});

describe('a build that no host would take over', () => {
  it.each(['shell.html', '404.html', 'prodotti.html'])('lacks %s, and is refused', async (name) => {
    await rm(join(folders.dist, 'client', name));
    const built = readBuiltPages(folders.dist);
    await expect(writeBuiltPages(folders.dist, built)).rejects.toThrow('it has no file for');
  });

  it('is named with its reason, once', async () => {
    const address = await start();
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await writeBuild(folders.dist, 'two');
    await truncate(join(folders.dist, 'client/chi-siamo.html'), 3);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(said.mock.calls.map(([text]) => String(text))).toEqual([
      `The build in ${folders.dist} is not taken over: chi-siamo.html is not what was built\n`,
    ]);
    said.mockRestore();
    expect(await named(address)).toBe('one');
  });
});

it('serves the build itself where there is no place for copies', async () => {
  await writeFile(folders.store, '');
  const address = await start();
  expect(await named(address)).toBe('one');
});

it('refuses to start where nothing is built', async () => {
  await rm(folders.dist, { recursive: true });
  await expect(start()).rejects.toThrow('The site is not built yet: run "npm run build" first.');
  await mkdir(join(folders.dist, 'client'), { recursive: true });
  await expect(start()).rejects.toThrow('The site is not built yet');
});
