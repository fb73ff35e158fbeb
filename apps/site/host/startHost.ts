import { startHttpServer } from '@vetta/mock-api/http';
import type { HostEnvironment } from './environment.ts';
import { handleRequest } from './handleRequest.ts';
import { type BuildFolders, openLiveBuild } from './liveBuild.ts';
import { createApiProxy } from './proxyApi.ts';

export type RunningHost = Awaited<ReturnType<typeof startHost>>;

/** Serves the newest build; rejects where there is none, and with the error of a port that is taken. */
export async function startHost({ port, host, apiOrigin }: HostEnvironment, folders: BuildFolders) {
  const build = await openLiveBuild(folders);
  const proxy = createApiProxy(apiOrigin);
  const server = await startHttpServer({
    port,
    host,
    requestTimeoutMs: 30_000,
    handle: (req, res) => handleRequest(req, res, build.current(), proxy),
  });
  return {
    /** Such as `http://localhost:4173`. */
    address: `http://localhost:${server.port}`,
    /** Takes no new request and finishes those under way. */
    async close() {
      await server.close();
      await build.close();
      await proxy.close();
    },
  };
}
