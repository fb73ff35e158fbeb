import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export const visitKinds = ['html', 'script', 'style', 'font', 'picture', 'api', 'kept'] as const;

/** `kept`: the service worker, and what it fetches to have it without a network. */
export type VisitKind = (typeof visitKinds)[number];

export type ByteCounter = {
  origin: string;
  bytes: () => Record<VisitKind, number>;
  reset: () => void;
  /** Resolves once nothing has come for so many milliseconds. */
  quiet: (ms: number) => Promise<void>;
  stop: () => void;
};

/** Hands each request on to a site, and counts what it sends. */
export async function startCounter(site: string): Promise<ByteCounter> {
  let bytes = noBytes();
  let last = Date.now();
  const server = createServer((req, res) => {
    const kind = kindOf(req);
    const passed = request(
      new URL(req.url ?? '/', site),
      { method: req.method, headers: { ...req.headers, host: new URL(site).host } },
      (answer) => {
        // By the site's own policy no request would tell that the service worker makes it.
        const headers = { ...answer.headers, 'referrer-policy': 'same-origin' };
        res.writeHead(answer.statusCode ?? 502, headers);
        answer.on('data', (part: Buffer) => {
          bytes[kind] += part.length;
          last = Date.now();
        });
        answer.pipe(res);
      },
    );
    passed.on('error', () => res.destroy());
    req.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    bytes: () => ({ ...bytes }),
    reset: () => {
      bytes = noBytes();
      last = Date.now();
    },
    quiet: async (ms) => {
      while (Date.now() - last < ms) await pause(ms / 10);
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const noBytes = (): Record<VisitKind, number> => ({
  html: 0,
  script: 0,
  style: 0,
  font: 0,
  picture: 0,
  api: 0,
  kept: 0,
});

function kindOf({ url = '/', headers }: IncomingMessage): VisitKind {
  const [path = ''] = url.split('?');
  if (headers['service-worker'] === 'script' || headers.referer?.endsWith('/sw.js')) return 'kept';
  if (path.startsWith('/api/')) return 'api';
  if (/\.m?js$/.test(path)) return 'script';
  if (path.endsWith('.css')) return 'style';
  if (path.endsWith('.woff2')) return 'font';
  return /\.(?:avif|webp|jpe?g|png|svg|ico|webmanifest)$/.test(path) ? 'picture' : 'html';
}
