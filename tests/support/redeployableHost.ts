import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type DeployingHost = {
  address: string;
  /** From now on the files of the build are gone, as after a deploy that names all of them anew. */
  deploy: () => void;
  close: () => void;
};

/** Stands before the site; the browser's worker meets it as it would meet the real host. */
export async function startDeployingHost(site: string): Promise<DeployingHost> {
  let isDeployed = false;
  const server = createServer((req, res) => {
    if (isDeployed && req.url?.startsWith('/assets/')) {
      res.writeHead(404).end();
      return;
    }
    const onward = request(site + (req.url ?? ''), { headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://localhost:${port}`,
    deploy: () => {
      isDeployed = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
