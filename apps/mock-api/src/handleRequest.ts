import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, problem } from '@vetta/storefront/backend';
import type { StoredAnswer } from './answerCache.ts';
import { answerContact } from './answerContact.ts';
import type { ContactService } from './contactService.ts';
import type { LiveCatalogue } from './catalogueReloader.ts';
import { reasonOf, type Logger } from './logger.ts';
import { readRequestTarget, type RequestTarget } from './requestTarget.ts';
import { sendAnswer, sendStored } from './sendAnswer.ts';

export type Services = {
  catalogue: LiveCatalogue;
  desk: ContactService;
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
  services.logger.debug({
    event: 'request',
    method: req.method ?? '',
    path: target?.path ?? null,
    status: res.statusCode,
    durationMs: Math.round(performance.now() - startedAt),
  });
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

  if (path === '/api/contact' && method === 'POST') return answerContact(req, res, services.desk);
  if (path === '/api/openapi.json' && isRead) return sendStored(req, res, services.openApi);
  if (path.startsWith('/api/') && isRead) return sendStored(req, res, answers.get(path + query));
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
    return services.pictures(req, res, notFound);
  }
  notFound();
}
