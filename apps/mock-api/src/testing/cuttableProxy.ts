import { connect, createServer, type Socket } from 'node:net';

export type CuttableProxy = {
  /** The database's address through the proxy. */
  url: string;
  /** Breaks all connections and takes no more, until it is restored. */
  cut: () => void;
  /** Keeps all connections and takes new ones, but lets nothing through, until it is restored. */
  freeze: () => void;
  restore: () => void;
  stop: () => Promise<void>;
};

/** A way to the database that can be cut, as a cable is. */
export async function startCuttableProxy(databaseUrl: string): Promise<CuttableProxy> {
  const target = new URL(databaseUrl);
  const near = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, far],
      [far, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      if (isFrozen) from.pause();
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  near.port = String(typeof address === 'object' && address ? address.port : 0);
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: near.href,
    cut,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    restore() {
      isCut = false;
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    stop: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
