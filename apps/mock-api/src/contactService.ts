import { randomUUID } from 'node:crypto';
import type { ContactReading } from '@vetta/storefront/backend';
import type { Environment } from './environment.ts';
import { createIdempotencyStore, digestOf } from './idempotency.ts';
import { openJournal } from './journal.ts';
import type { JournalFileOptions } from './journalFile.ts';
import { reasonOf, type Logger } from './logger.ts';
import { createMailer, type Mailer } from './mail.ts';
import {
  messagesFile,
  newRecord,
  readMessages,
  type EmailStatus,
  type StoredMessage,
} from './messages.ts';
import { createOutbox, type OutboxOptions } from './outbox.ts';
import { createRateLimit } from './rateLimit.ts';

export type ContactOutcome =
  | { kind: 'answered'; emailStatus: EmailStatus }
  | { kind: 'tooOften'; retryAfterSeconds: number }
  /** Nothing of it is kept: a new try, with the same key too, is welcome. */
  | { kind: 'notStored' }
  /** The key has come before, with another message. */
  | { kind: 'keyReused' };

/** Takes in valid messages: stored first, mailed then, answered last. */
export type ContactService = {
  receive: (
    message: Extract<ContactReading, { kind: 'message' }>['message'],
    from: { address: string; key: string | undefined },
  ) => Promise<ContactOutcome>;
  /** Answers a machine that filled in what people do not see, as if its message had been kept. */
  drop: (address: string) => ContactOutcome;
  close: () => Promise<void>;
};

export type ContactServiceOptions = Pick<
  Environment,
  'dataDir' | 'contactPerMinute' | 'mail' | 'isConfirmationOn'
> &
  Pick<JournalFileOptions, 'beforeReopen'> & {
    logger: Logger;
    mailer?: Mailer;
    outbox?: Partial<Pick<OutboxOptions, 'responseTimeoutMs' | 'firstRetryMs' | 'lastRetryMs'>>;
  };

const nothingSent = { adminNotified: false, userConfirmationSent: false, simulationMode: false };
const simulated = { ...nothingSent, simulationMode: true };

export async function openContactService(options: ContactServiceOptions): Promise<ContactService> {
  const { dataDir, logger, isConfirmationOn, beforeReopen } = options;
  const earlier = await readMessages(dataDir);
  if (earlier.unreadableLines > 0) {
    logger.error({ event: 'unreadableMessageLines', count: earlier.unreadableLines });
  }
  const journal = await openJournal(messagesFile(dataDir), { logger, beforeReopen });
  const mailer = options.mailer ?? (options.mail && createMailer(options.mail));
  const outbox = mailer
    ? createOutbox({
        mailer,
        logger,
        isConfirmationOn,
        note: (event) => journal.append(JSON.stringify(event)),
        ...options.outbox,
      })
    : null;
  const limit = createRateLimit(options.contactPerMinute);
  const answers = createIdempotencyStore<EmailStatus>();
  for (const { message, answered } of earlier.records.values()) {
    const { idempotency, emailStatus } = message;
    if (idempotency === undefined) continue;
    const told = Promise.resolve(answered ?? emailStatus);
    answers.remember(idempotency.key, idempotency.digest, told);
  }
  outbox?.resume(earlier.records.values());

  const store = async (stored: StoredMessage): Promise<EmailStatus> => {
    await journal.append(JSON.stringify(stored));
    if (outbox === null) return stored.emailStatus;
    return outbox.deliver(newRecord(stored));
  };

  const outcomeOf = async (answer: Promise<EmailStatus>): Promise<ContactOutcome> => {
    try {
      return { kind: 'answered', emailStatus: await answer };
    } catch (error) {
      logger.error({ event: 'messageNotStored', reason: reasonOf(error) });
      return { kind: 'notStored' };
    }
  };

  const refuseTooOften = (address: string): ContactOutcome | null => {
    const retryAfterSeconds = limit.take(address);
    return retryAfterSeconds === null ? null : { kind: 'tooOften', retryAfterSeconds };
  };

  return {
    async receive(message, { address, key }) {
      const digest = digestOf(message);
      const known = key === undefined ? undefined : answers.find(key);
      if (known) {
        if (known.digest !== digest) return { kind: 'keyReused' };
        return outcomeOf(known.answer);
      }
      const refusal = refuseTooOften(address);
      if (refusal) return refusal;
      const id = randomUUID();
      const answer = store({
        id,
        receivedAt: new Date().toISOString(),
        ...message,
        emailStatus: outbox === null ? simulated : nothingSent,
        ...(key === undefined ? {} : { idempotency: { key, digest } }),
      });
      if (key !== undefined) answers.remember(key, digest, answer);
      const outcome = await outcomeOf(answer);
      if (outcome.kind === 'answered') {
        logger.info({ event: 'messageStored', message: id, ...outcome.emailStatus });
      }
      return outcome;
    },
    drop(address) {
      const refusal = refuseTooOften(address);
      if (refusal) return refusal;
      logger.info({ event: 'honeypot' });
      const mailed = {
        ...nothingSent,
        adminNotified: true,
        userConfirmationSent: isConfirmationOn,
      };
      return { kind: 'answered', emailStatus: outbox === null ? simulated : mailed };
    },
    async close() {
      await outbox?.close();
      await journal.close();
    },
  };
}
