import type { IncomingMessage, ServerResponse } from 'node:http';
import { problem } from '@vetta/storefront/backend';
import type { LiveCatalogue } from './catalogueReloader.ts';
import type { Metrics } from './metrics.ts';
import { sendAnswer } from './sendAnswer.ts';
import type { Storage } from './storage/storage.ts';

/**
 * Still 200: the host answers every reading call, and a balancer that took all hosts out because
 * their one database is away would close the shop.
 */
export function sendDegraded(res: ServerResponse): void {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
  };
  sendAnswer(res, { status: 200, headers, body: { status: 'degraded' } });
}

/** For a monitor on the host or its network: what comes through the site’s proxy finds nothing. */
export async function sendMetrics(
  req: IncomingMessage,
  res: ServerResponse,
  { metrics, storage, catalogue }: { metrics: Metrics; storage: Storage; catalogue: LiveCatalogue },
): Promise<void> {
  if (req.headers['x-forwarded-for'] !== undefined) {
    return sendAnswer(res, problem(404, 'Indirizzo non trovato.'));
  }
  // Unknown while the database is away.
  const outbox = await storage.outbox.stats().catch(() => ({ messages: NaN, oldestSeconds: NaN }));
  const text = metrics.text([
    gauge('vetta_outbox_messages', 'Messages with a mail that has not gone.', outbox.messages),
    gauge('vetta_outbox_oldest_seconds', 'Age of the oldest of them.', outbox.oldestSeconds),
    gauge(
      'vetta_catalogue_age_seconds',
      'Since the served catalogue was taken up by this host.',
      (Date.now() - catalogue.current().takenUpAt) / 1000,
    ),
    gauge(
      'vetta_catalogue_products',
      'Products of the served catalogue.',
      catalogue.current().catalogue.products.length,
    ),
    gauge(
      'vetta_storage_up',
      '1: messages can be kept; 0: the database is away.',
      storage.state() === 'ok' ? 1 : 0,
    ),
  ]);
  res.writeHead(200, {
    'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(text),
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(req.method === 'HEAD' ? undefined : text);
}

function gauge(name: string, help: string, value: number) {
  return { name, help, value };
}
