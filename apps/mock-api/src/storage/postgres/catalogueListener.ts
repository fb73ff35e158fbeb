import { Client } from 'pg';
import { channel } from './catalogueVersions.ts';
import { endConnections } from './endConnections.ts';

/** A connection that is notified of new versions. Where it breaks, the next check opens another. */
export function createCatalogueListener(url: string) {
  let client: Client | null = null;
  let isClosed = false;
  const hints: (() => void)[] = [];

  const drop = (broken: Client) => {
    if (client === broken) client = null;
    void broken.end().catch(() => {});
  };

  const listen = async (fresh: Client) => {
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${channel}`);
    } catch {
      drop(fresh);
    }
  };

  return {
    onHint: (look: () => void) => void hints.push(look),
    ensure() {
      if (client !== null || isClosed) return;
      const fresh = new Client({
        connectionString: url,
        connectionTimeoutMillis: 3000,
        keepAlive: true,
        fallback_application_name: 'vetta-api-listener',
      });
      client = fresh;
      fresh.on('error', () => drop(fresh)).on('end', () => drop(fresh));
      fresh.on('notification', () => {
        for (const look of hints) look();
      });
      void listen(fresh);
    },
    async close() {
      isClosed = true;
      const last = client;
      client = null;
      await endConnections(last?.end());
    },
  };
}
