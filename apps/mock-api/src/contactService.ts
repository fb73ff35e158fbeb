import { createHash, randomUUIDv7 } from 'node:crypto';
import type { ContactReading } from '@vetta/storefront/backend';
import type { Environment } from './environment.ts';
import { reasonOf, type Logger } from './logger.ts';
import { createMailer, type Mailer } from './mail.ts';
import { newRecord, type EmailStatus } from './messages.ts';
import { createOutbox, type OutboxOptions } from './outbox.ts';
import type { CompanyFacts } from './owner/shop/liveShop.ts';
import type { Storage } from './storage/storage.ts';

export type ContactOutcome =
  | { kind: 'answered'; emailStatus: EmailStatus }
  | { kind: 'tooOften'; retryAfterSeconds: number }
  /** Nothing of it is kept: it may be sent again, with the same key too. */
  | { kind: 'notStored'; retryAfterSeconds: number }
  /** The key has come before, with another message. */
  | { kind: 'keyReused' };

export type ContactService = ReturnType<typeof openContactService>;

export type ContactServiceOptions = Pick<Environment, 'mail' | 'isConfirmationOn'> & {
  storage: Storage;
  logger: Logger;
  /** What the mails say of the shop. */
  company?: () => CompanyFacts;
  mailer?: Mailer;
  outbox?: Partial<Pick<OutboxOptions, 'responseTimeoutMs' | 'firstRetryMs' | 'lastRetryMs'>>;
};

type Message = Extract<ContactReading, { kind: 'message' }>['message'];
type Sender = { address: string; key: string | undefined };

/** After which a message that was not stored may be sent again. */
const retryAfterSeconds = 5;

const nothingSent = { adminNotified: false, userConfirmationSent: false, simulationMode: false };
const simulated = { ...nothingSent, simulationMode: true };

/** Takes in valid messages: stored first, mailed then, answered last. */
export function openContactService(options: ContactServiceOptions) {
  const { storage, logger, isConfirmationOn } = options;
  const mailer =
    options.mailer ?? (options.mail && createMailer(options.mail, { company: options.company }));
  const outbox = mailer
    ? createOutbox({ mailer, logger, isConfirmationOn, store: storage.outbox, ...options.outbox })
    : null;
  outbox?.resume();

  const notStored = (error: unknown): ContactOutcome => {
    logger.error({ event: 'messageNotStored', reason: reasonOf(error) });
    return { kind: 'notStored', retryAfterSeconds };
  };

  const take = async (message: Message, { address, key }: Sender): Promise<ContactOutcome> => {
    const digest = digestOf(message);
    const stored = {
      // In order of time: the index of ids grows at its end, not all over.
      id: randomUUIDv7(),
      receivedAt: new Date().toISOString(),
      ...message,
      emailStatus: outbox === null ? simulated : nothingSent,
      ...(key === undefined ? {} : { idempotency: { key, digest } }),
    };
    const taken = await storage.messages.add(stored, { isMailed: outbox !== null, address });
    if (taken.kind === 'tooOften') return taken;
    if (taken.kind === 'earlier') {
      if (taken.digest !== digest) return { kind: 'keyReused' };
      return { kind: 'answered', emailStatus: await taken.answer() };
    }
    const emailStatus =
      outbox === null ? stored.emailStatus : await outbox.deliver(newRecord(stored));
    logger.info({ event: 'messageStored', message: stored.id, ...emailStatus });
    return { kind: 'answered', emailStatus };
  };

  return {
    receive: (message: Message, from: Sender) => take(message, from).catch(notStored),
    /** Answers a machine that filled in what people do not see, as if its message had been kept. */
    async drop(address: string): Promise<ContactOutcome> {
      const tooOften = await storage.messages.takeRate(address).catch(notStored);
      if (typeof tooOften === 'number') return { kind: 'tooOften', retryAfterSeconds: tooOften };
      if (tooOften !== null) return tooOften;
      logger.info({ event: 'honeypot' });
      const mailed = {
        ...nothingSent,
        adminNotified: true,
        userConfirmationSent: isConfirmationOn,
      };
      return { kind: 'answered', emailStatus: outbox === null ? simulated : mailed };
    },
    close: async () => outbox?.close(),
  };
}

/** Of a message's fields: the same key with other fields is another message. */
function digestOf(message: Message): string {
  return createHash('sha256').update(JSON.stringify(message)).digest('base64url');
}
