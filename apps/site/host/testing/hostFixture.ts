import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeBuiltPages } from '../../build/publication.ts';
import type { BuildFolders } from '../liveBuild.ts';
import { startHost } from '../startHost.ts';

export type RecordedRequest = { url: string; headers: IncomingMessage['headers']; body: string };
export type FullResponse = {
  status: number;
  reason: string;
  headers: IncomingMessage['headers'];
  text: string;
};
type AskOptions = { method?: string; headers?: Record<string, string> };

export type HostFixture = {
  address: string;
  folders: BuildFolders;
  /** What the API behind the host was asked. */
  requests: RecordedRequest[];
  /** Asks with the path exactly as given: `fetch` would tidy it up first. */
  ask: (path: string, options?: AskOptions) => Promise<FullResponse>;
  stop: () => Promise<void>;
};

const script = 'export const a = 1;\n'.repeat(200);

/** A small build with an API behind it, served by a real host. */
export async function startFixture(): Promise<HostFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  const folders = { dist: join(folder, 'dist'), store: join(folder, 'store') };
  await writeBuild(folders.dist);
  const requests: RecordedRequest[] = [];
  const api = createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (text: string) => (body += text));
    req.on('end', () => {
      requests.push({ url: req.url ?? '', headers: req.headers, body });
      res.writeHead(201, { 'Content-Type': 'application/json', ETag: 'W/"x"' }).end('{"ok":true}');
    });
  });
  const apiPort = await new Promise<number>((resolve) => {
    api.listen(0, () => {
      const address = api.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const apiOrigin = new URL(`http://localhost:${apiPort}`);
  const host = await startHost({ port: 0, host: undefined, apiOrigin }, folders);
  return {
    address: host.address,
    folders,
    requests,
    ask: (path, options = {}) => fetchResponse(host.address, path, options),
    async stop() {
      await host.close();
      api.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Rejects when the connection ends before the answer does. */
export function fetchResponse(
  address: string,
  path: string,
  options: AskOptions,
): Promise<FullResponse> {
  const { port } = new URL(address);
  return new Promise((resolve, reject) => {
    const req = request({ port, path, ...options }, (res) => {
      const { statusCode: status = 0, statusMessage: reason = '', headers } = res;
      let text = '';
      res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      res.on('end', () => resolve({ status, reason, headers, text })).on('error', reject);
    });
    req.on('error', reject).end();
  });
}

/** A build of a few pages; `name` is in its texts, its policy and the name of its script. */
export async function writeBuild(
  dist: string,
  name = 'abc',
  products: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const client = join(dist, 'client');
  const siero = '/prodotti/proteine/siero-100';
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(client, 'prodotti/proteine'), { recursive: true });
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(client, 'index.html'), '<h1>Home</h1>');
  await writeFile(join(client, 'prodotti.html'), '<h1>I Nostri Prodotti</h1>');
  await writeFile(join(client, 'prodotti/proteine.html'), '<h1>Proteine</h1>');
  await writeFile(join(client, `${siero}.html`), '<h1>Siero 100</h1>');
  await writeFile(join(client, 'chi-siamo.html'), `<h1>${name}</h1>`);
  await writeFile(join(client, '404.html'), '<h1>404 Page Not Found</h1>');
  await writeFile(join(client, 'shell.html'), '<div id="root"></div>');
  await writeFile(join(client, `assets/main-${name}.js`), script);
  await writeFile(join(client, `assets/main-${name}.js.br`), brotliCompressSync(script));
  await writeBuiltPages(dist, {
    pages: new Set(['/', '/prodotti', '/prodotti/proteine', siero, '/chi-siamo']),
    products: new Map([['siero-100', siero], ['7', siero], ...products]),
    inlineHashes: { scripts: ['sha256-xyz='], styles: [`sha256-${name}=`] },
    pending: new Map(),
    inputs: '',
  });
}
