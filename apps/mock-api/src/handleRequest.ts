import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, problem } from '@vetta/storefront/backend';
import type { StoredAnswer } from './answerCache.ts';
import { answerContact, type ContactServices } from './answerContact.ts';
import { sendDegraded, sendMetrics } from './answerState.ts';
import type { LiveCatalogue } from './catalogueReloader.ts';
import { reasonOf, type Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { readRequestTarget, type RequestTarget } from './requestTarget.ts';
import { sendAnswer, sendStored } from './sendAnswer.ts';
import type { Storage } from './storage/storage.ts';

export type Services = ContactServices & {
  catalogue: LiveCatalogue;
  storage: Storage;
  metrics: Metrics;
  openApi: StoredAnswer;
  /** The catalogue's pictures, by the names they have in its folder. */
  pictures: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  logger: Logger;
};

const picturesPath = '/images/products/';

/** Answers one request. Whatever goes wrong, the visitor gets a problem without its inner story. */
export async function handleRequest(
  services: Services,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const startedAt = performance.now();
  const target = readRequestTarget(req.url ?? '');
  try {
    if (target === null) sendAnswer(res, problem(400, 'Indirizzo non valido.'));
    else await route(services, req, res, target);
  } catch (error) {
    if (!req.destroyed || req.complete) {
      services.logger.error({ event: 'requestFailed', reason: reasonOf(error) });
    }
    if (!res.headersSent) sendAnswer(res, problem(500, 'Errore interno.'));
    else res.destroy();
  }
  const { method = '' } = req;
  const path = target?.path ?? null;
  const status = res.statusCode;
  const durationMs = performance.now() - startedAt;
  services.metrics.count({ method, path, status, seconds: durationMs / 1000 });
  const event = 'request';
  services.logger.debug({ event, method, path, status, durationMs: Math.round(durationMs) });
}

async function route(
  services: Services,
  req: IncomingMessage,
  res: ServerResponse,
  { path, query }: RequestTarget,
): Promise<void> {
  const { method = 'GET' } = req;
  const isRead = method === 'GET' || method === 'HEAD';
  const { catalogue, answers, developerData } = services.catalogue.current();
  const notFound = () => sendAnswer(res, problem(404, 'Indirizzo non trovato.'));

  if (path === '/api/contact' && method === 'POST') return answerContact(req, res, services);
  if (path === '/api/metrics' && isRead) return sendMetrics(req, res, services);
  if (path === '/api/health' && isRead && services.storage.state() === 'degraded') {
    return sendDegraded(res);
  }
  if (path === '/api/openapi.json' && isRead) return sendStored(req, res, services.openApi);
  if (path.startsWith('/api/') && isRead) return sendStored(req, res, answers().get(path + query));
  // `answer` has no write but the contact message: it says here what it refuses and why.
  if (path.startsWith('/api/')) return sendAnswer(res, answer(catalogue, { method, url: path }));
  if (!isRead) {
    return sendAnswer(
      res,
      problem(405, 'Metodo non consentito.', { headers: { Allow: 'GET, HEAD' } }),
    );
  }
  if (path === '/_data' || path.startsWith('/_data/')) return developerData(req, res);
  if (path.startsWith(picturesPath)) {
    req.url = path.slice(picturesPath.length - 1);
    // Pictures are sent whole: sirv throws at a range that ends before it begins.
    delete req.headers.range;
    // One that cannot be read ends this answer, not the API.
    res.once('pipe', (file) => file.once('error', () => res.destroy()));
    return services.pictures(req, res, notFound);
  }
  notFound();
}
