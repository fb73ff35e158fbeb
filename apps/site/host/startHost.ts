import { startHttpServer } from '@vetta/mock-api/http';
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

/** Serves the newest build; rejects where there is none, and with the error of a port that is taken. */
export async function startHost(
  { port, host, apiOrigin }: HostEnvironment,
  folders: BuildFolders,
): Promise<RunningHost> {
  const build = await openLiveBuild(folders);
  const proxy = createApiProxy(apiOrigin);
  const server = await startHttpServer({
    port,
    host,
    requestTimeoutMs: 30_000,
    handle: (req, res) => handleRequest(req, res, build.current(), proxy),
  });
  return {
    address: `http://localhost:${server.port}`,
    async close() {
      await server.close();
      build.close();
      await proxy.close();
    },
  };
}
