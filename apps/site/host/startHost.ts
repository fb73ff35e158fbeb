import { createServer, type Server } from 'node:http';
import { handleInOrder } from './connections.ts';
import type { HostEnvironment } from './environment.ts';
import { handleRequest } from './handleRequest.ts';
import { type BuildFolders, openLiveBuild } from './liveBuild.ts';
import { createApiProxy } from './proxyApi.ts';

export type RunningHost = {
  /** Such as `http://localhost:4173`. */
  address: string;
  /** Takes no new request and finishes those under way. */
  close: () => Promise<void>;
};

/** How long requests under way may still take once the host is to stop. */
const closeTimeoutMs = 15_000;

/** A request must have arrived whole within this time. */
const requestTimeoutMs = 30_000;

/** A visitor who neither reads nor writes for so long is let go of. */
const idleMs = 60_000;

/** Serves the newest build; rejects where there is none, and with the error of a port that is taken. */
export async function startHost(
  { port, host, apiOrigin }: HostEnvironment,
  folders: BuildFolders,
): Promise<RunningHost> {
  const build = await openLiveBuild(folders);
  const proxy = createApiProxy(apiOrigin);
  const options = {
    requestTimeout: requestTimeoutMs,
    headersTimeout: requestTimeoutMs,
    connectionsCheckingInterval: 1000,
  };
  const server = createServer(options);
  handleInOrder(server, (req, res) => handleRequest(req, res, build.current(), proxy));
  server.timeout = idleMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return {
    address: addressOf(server),
    async close() {
      const forceClose = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
      // A visitor's connection stays open after its last answer: let go of as soon as it is idle.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      clearInterval(closeIdle);
      clearTimeout(forceClose);
      build.close();
      await proxy.close();
    },
  };
}

function addressOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address !== null
    ? `http://localhost:${address.port}`
    : String(address);
}
