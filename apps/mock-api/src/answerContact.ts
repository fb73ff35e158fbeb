import type { IncomingMessage, ServerResponse } from 'node:http';
import { contactAnswer, problem, readContact, type Answer } from '@vetta/storefront/backend';
import { clientAddress } from './clientAddress.ts';
import type { ContactService } from './contactService.ts';
import { readBody } from './readBody.ts';
import { sendAnswer } from './sendAnswer.ts';

const bodyProblems = {
  400: 'La richiesta non è in UTF-8.',
  413: 'Il messaggio è troppo lungo.',
  415: 'La richiesta deve essere in formato JSON.',
} as const;

export type ContactServices = {
  contact: ContactService;
  /** Whose `X-Forwarded-For` is believed, besides the machine's own. */
  trustedProxies: readonly string[];
};

/** POST /api/contact (docs/rules.md#contact-statuses). */
export async function answerContact(
  req: IncomingMessage,
  res: ServerResponse,
  services: ContactServices,
): Promise<void> {
  sendAnswer(res, await decide(req, services));
  // What is still on its way is read and dropped: closing on a visitor, or on the proxy, who is
  // still sending would lose him the answer. The server's time limit ends what does not end.
  req.resume();
}

async function decide(
  req: IncomingMessage,
  { contact, trustedProxies }: ContactServices,
): Promise<Answer> {
  const body = await readBody(req);
  if (!body.ok) {
    const headers = body.status === 415 ? { Accept: 'application/json' } : undefined;
    return problem(body.status, bodyProblems[body.status], { headers });
  }
  const reading = readContact(req.headers['content-type'], body.text);
  if (reading.kind === 'refused') return reading.answer;
  const key = req.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !isIdempotencyKey(key))) {
    return problem(400, 'Idempotency-Key non valida.');
  }
  const address = clientAddress(req, trustedProxies);
  const outcome =
    reading.kind === 'dropped'
      ? await contact.drop(address)
      : await contact.receive(reading.message, { address, key });
  switch (outcome.kind) {
    case 'answered':
      return contactAnswer(outcome.emailStatus);
    case 'tooOften':
      return problem(429, 'Troppi messaggi in poco tempo: riprova tra poco.', {
        headers: retryAfter(outcome.retryAfterSeconds),
      });
    case 'notStored':
      return problem(503, 'Il messaggio non è stato salvato: riprova tra poco.', {
        headers: retryAfter(outcome.retryAfterSeconds),
      });
    case 'keyReused':
      return problem(422, 'Idempotency-Key già usata per un altro messaggio.');
  }
}

function retryAfter(seconds: number): Record<string, string> {
  return { 'Retry-After': String(seconds) };
}

/** A key of a client's choice that makes a repeated message the same message. */
function isIdempotencyKey(text: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(text);
}
