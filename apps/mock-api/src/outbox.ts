import { reasonOf, type Logger } from './logger.ts';
import { isPermanentRejection, type Mailer } from './mail.ts';
import { isUnsent, type EmailStatus, type MessageRecord, type StoredMessage } from './messages.ts';
import type { OutboxStore } from './storage/outboxStore.ts';

export type OutboxOptions = {
  mailer: Mailer;
  /** Whether visitors get a mail that confirms their message. */
  isConfirmationOn: boolean;
  store: OutboxStore;
  logger: Logger;
  responseTimeoutMs?: number;
  firstRetryMs?: number;
  lastRetryMs?: number;
};

/** So often another process looks for mails whose own has died. */
const lookMs = 1000;

/** A confirmation that comes days later only puzzles. */
const confirmationMaxAgeMs = 24 * 3_600_000;

/** Sends the mails of stored messages, and keeps trying those that did not go. */
export function createOutbox({
  mailer,
  isConfirmationOn,
  store,
  logger,
  responseTimeoutMs = 10_000,
  firstRetryMs = 60_000,
  lastRetryMs = 3_600_000,
}: OutboxOptions) {
  const inFlight = new Set<Promise<unknown>>();
  const delays = { firstRetryMs, lastRetryMs };
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const mayConfirm = async (message: StoredMessage) =>
    isConfirmationOn && !isTooOld(message.receivedAt) && (await store.mayConfirm(message));

  /** One try of what is missing. The visitor is told only after the shop has been. */
  const attempt = async (record: MessageRecord): Promise<MessageRecord> => {
    const release = store.hold(record.message.id);
    const next = { ...record, message: { ...record.message } };
    const status = { ...record.message.emailStatus };
    try {
      if (!status.adminNotified) await mailer.notifyShop(record.message);
      status.adminNotified = true;
      if (!status.userConfirmationSent && !next.isConfirmationSkipped) {
        next.isConfirmationSkipped = !(await mayConfirm(record.message));
        if (!next.isConfirmationSkipped) {
          await mailer.confirmToVisitor(record.message);
          status.userConfirmationSent = true;
        }
      }
    } catch (error) {
      next.isConfirmationSkipped = status.adminNotified && isPermanentRejection(error);
      logger.error({ event: 'mailFailed', message: record.message.id, reason: mailReason(error) });
    }
    next.message.emailStatus = status;
    const event = {
      mailOf: next.message.id,
      at: new Date().toISOString(),
      emailStatus: status,
      isConfirmationSkipped: next.isConfirmationSkipped,
    };
    await store.note(next, event, delays).catch((error: unknown) => {
      logger.error({ event: 'mailStateNotStored', reason: reasonOf(error) });
    });
    release();
    return next;
  };

  const track = <T>(work: Promise<T>): Promise<T> => {
    inFlight.add(work);
    void work.finally(() => inFlight.delete(work));
    return work;
  };

  const schedule = () => {
    if (isClosed || timer !== null) return;
    timer = setTimeout(() => void track(retryAll()), Math.min(lookMs, firstRetryMs)).unref();
  };

  /** One after the other: a mail server that has just come back is not stormed. */
  const retryAll = async () => {
    let sent = 0;
    try {
      for await (const record of store.due(delays)) {
        if (isClosed) return;
        if (!isUnsent(await attempt(record))) sent += 1;
        // The first one fails: so would the others, most likely.
        else if (sent === 0) break;
      }
    } catch (error) {
      logger.error({ event: 'outboxNotRead', reason: reasonOf(error) });
    }
    timer = null;
    schedule();
  };

  return {
    /** Tries at once; after ten seconds answers with what is known, and goes on. Never rejects. */
    async deliver(record: MessageRecord): Promise<EmailStatus> {
      const sending = track(attempt(record));
      const known = await Promise.race([sending, delay(responseTimeoutMs, sending)]);
      return known?.message.emailStatus ?? record.message.emailStatus;
    },
    /** Takes up what an earlier run of the process, or another host, has left. */
    resume: schedule,
    /** Waits for mails on their way, but not for ever. */
    async close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      const settled = Promise.allSettled(inFlight);
      // What a silent mail server holds up is tried again by the next run.
      await Promise.race([settled, delay(responseTimeoutMs, settled)]);
      mailer.close();
    },
  };
}

function isTooOld(receivedAt: string): boolean {
  return Date.now() - Date.parse(receivedAt) > confirmationMaxAgeMs;
}

/** Resolves with null after `ms`; the timer ends with the work that it waits beside. */
function delay(ms: number, work: Promise<unknown>): Promise<null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    void work.finally(() => clearTimeout(timer));
  });
}

/** A mail server's refusal quotes the address that it refuses: the code is enough for a log. */
function mailReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}
