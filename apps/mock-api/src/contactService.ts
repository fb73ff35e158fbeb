import { randomUUID } from 'node:crypto';
import type { ContactReading } from '@vetta/storefront/backend';
import type { Environment } from './environment.ts';
import { createIdempotencyStore, digestOf } from './idempotency.ts';
import { reasonOf, type Logger } from './logger.ts';
import { createMailer, type Mailer } from './mail.ts';
import { newRecord, type EmailStatus } from './messages.ts';
import { createOutbox, type OutboxOptions } from './outbox.ts';
import type { CompanyFacts } from './owner/shop/liveShop.ts';
import type { Earlier, Storage } from './storage/storage.ts';

export type ContactOutcome =
  | { kind: 'answered'; emailStatus: EmailStatus }
  | { kind: 'tooOften'; retryAfterSeconds: number }
  /** Nothing of it is kept: it may be sent again, with the same key too. */
  | { kind: 'notStored'; retryAfterSeconds: number | null }
  /** The key has come before, with another message. */
  | { kind: 'keyReused' };

/** Takes in valid messages: stored first, mailed then, answered last. */
export type ContactService = {
  receive: (
    message: Extract<ContactReading, { kind: 'message' }>['message'],
    from: { address: string; key: string | undefined },
  ) => Promise<ContactOutcome>;
  /** Answers a machine that filled in what people do not see, as if its message had been kept. */
  drop: (address: string) => Promise<ContactOutcome>;
  close: () => Promise<void>;
};

export type ContactServiceOptions = Pick<Environment, 'mail' | 'isConfirmationOn'> & {
  storage: Storage;
  logger: Logger;
  /** What the mails say of the shop. */
  company?: () => CompanyFacts;
  mailer?: Mailer;
  outbox?: Partial<Pick<OutboxOptions, 'responseTimeoutMs' | 'firstRetryMs' | 'lastRetryMs'>>;
};

type Incoming = Parameters<ContactService['receive']>;

const nothingSent = { adminNotified: false, userConfirmationSent: false, simulationMode: false };
const simulated = { ...nothingSent, simulationMode: true };

export function openContactService(options: ContactServiceOptions): ContactService {
  const { storage, logger, isConfirmationOn } = options;
  const mailer =
    options.mailer ?? (options.mail && createMailer(options.mail, { company: options.company }));
  const outbox = mailer
    ? createOutbox({ mailer, logger, isConfirmationOn, store: storage.outbox, ...options.outbox })
    : null;
  const outcomes = createOutcomes(storage);
  outbox?.resume();

  const notStored = (error: unknown): ContactOutcome => {
    logger.error({ event: 'messageNotStored', reason: reasonOf(error) });
    return { kind: 'notStored', retryAfterSeconds: storage.messages.retryAfterSeconds };
  };

  const refuseTooOften = async (address: string): Promise<ContactOutcome | null> => {
    const retryAfterSeconds = await storage.takeRate(address);
    return retryAfterSeconds === null ? null : { kind: 'tooOften', retryAfterSeconds };
  };

  const take = async (
    message: Incoming[0],
    { address, key }: Incoming[1],
    digest: string,
  ): Promise<ContactOutcome> => {
    const earlier = key === undefined ? undefined : await storage.messages.find(key);
    if (earlier) return outcomeOf(earlier, digest);
    const refusal = await refuseTooOften(address);
    if (refusal) return refusal;
    const stored = {
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      ...message,
      emailStatus: outbox === null ? simulated : nothingSent,
      ...(key === undefined ? {} : { idempotency: { key, digest } }),
    };
    const other = await storage.messages.add(stored, { isMailed: outbox !== null, address });
    if (other) return outcomeOf(other, digest);
    const emailStatus =
      outbox === null ? stored.emailStatus : await outbox.deliver(newRecord(stored));
    logger.info({ event: 'messageStored', message: stored.id, ...emailStatus });
    return { kind: 'answered', emailStatus };
  };

  return {
    receive(message, from) {
      const digest = digestOf(message);
      const known = from.key === undefined ? undefined : outcomes.find(from.key);
      if (known) {
        return known.digest === digest ? known.answer : Promise.resolve({ kind: 'keyReused' });
      }
      const outcome = take(message, from, digest).catch(notStored);
      if (from.key !== undefined) outcomes.remember(from.key, digest, outcome);
      return outcome;
    },
    async drop(address) {
      const refusal = await refuseTooOften(address).catch(notStored);
      if (refusal) return refusal;
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

/** The outcomes by key that this process knows, those of an earlier run included. */
function createOutcomes({ messages }: Storage) {
  const outcomes = createIdempotencyStore<ContactOutcome>(({ kind }) => kind === 'answered');
  for (const { message, answered } of messages.remembered()) {
    const { idempotency, emailStatus } = message;
    if (idempotency === undefined) continue;
    const outcome = Promise.resolve(answeredWith(answered ?? emailStatus));
    outcomes.remember(idempotency.key, idempotency.digest, outcome);
  }
  return outcomes;
}

async function outcomeOf(earlier: Earlier, digest: string): Promise<ContactOutcome> {
  return earlier.digest === digest ? answeredWith(await earlier.answer) : { kind: 'keyReused' };
}

function answeredWith(emailStatus: EmailStatus): ContactOutcome {
  return { kind: 'answered', emailStatus };
}
