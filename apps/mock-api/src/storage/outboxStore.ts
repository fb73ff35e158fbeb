import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnsent, type MailEvent, type MessageRecord, type StoredMessage } from '../messages.ts';
import type { Database } from './database.ts';
import { recordColumns, recordOf, type RecordRow } from './messageStore.ts';

export type OutboxStore = ReturnType<typeof createOutboxStore>;

export type RetryDelays = { firstRetryMs: number; lastRetryMs: number };

/** A state of a mail that could not be noted is noted again after these pauses. */
const notePausesMs = [200, 500, 1000, 2000, 5000];

const dayMs = 24 * 3_600_000;

/** The mails that wait, and who sends which. */
export function createOutboxStore({ query, transaction }: Database, leaseMs: number) {
  const claim = async (id: string, lastRetryMs: number): Promise<MessageRecord | null> => {
    const claimed = await query(
      `UPDATE outbox SET claimed_until = now_ms() + ${leaseMs}
       WHERE message_id = $1 AND ${isDue(leaseMs, lastRetryMs)} RETURNING message_id`,
      [id],
    );
    if (claimed.length === 0) return null;
    const [row] = await query<RecordRow>(`SELECT ${recordColumns} FROM message WHERE id = $1`, [
      id,
    ]);
    return row === undefined ? null : recordOf(row);
  };

  return {
    /** Whether the message may be confirmed: at most one a day to one address. */
    async mayConfirm({ email, id }: StoredMessage) {
      const rows = await query(confirmSql, [digestOfAddress(email), id]);
      return rows.length > 0;
    },
    /** Notes a new state. What is still unsent is free for the next try from then on. */
    note: (record: MessageRecord, event: MailEvent, delays: RetryDelays) =>
      patiently(() => transaction((within) => note(within, record, event, delays))),
    /** Keeps the message for this process while its mails are on their way; ends with the call. */
    hold(messageId: string) {
      const renew = () =>
        void query(
          `UPDATE outbox SET claimed_until = now_ms() + ${leaseMs} WHERE message_id = $1`,
          [messageId],
        ).catch(() => {});
      const timer = setInterval(renew, leaseMs / 3).unref();
      return () => clearInterval(timer);
    },
    /** The messages whose turn it is, each for this process alone. */
    async *due({ lastRetryMs }: RetryDelays) {
      for (;;) {
        const [next] = await query<{ message_id: string }>(
          `SELECT message_id FROM outbox WHERE ${isDue(leaseMs, lastRetryMs)} ORDER BY due_at LIMIT 1`,
        );
        if (next === undefined) return;
        // Another process may have been faster.
        const record = await claim(next.message_id, lastRetryMs);
        if (record === null) continue;
        yield record;
        // The mail server takes mails again: those that wait longer need not.
        await query(hastenSql, [next.message_id]);
      }
    },
    /** Messages with an unsent mail, and the seconds since the oldest of them came in. */
    async stats() {
      const [row] = await query<{ messages: number; oldest: number; now: number }>(
        `SELECT count(*) AS messages, coalesce(min(received_at), now_ms()) AS oldest, now_ms() AS now
         FROM outbox JOIN message ON message.id = outbox.message_id`,
      );
      const { messages = 0, oldest = 0, now = 0 } = row ?? {};
      return { messages, oldestSeconds: Math.max(0, now - oldest) / 1000 };
    },
  };
}

/** What lies further ahead than it may was written before the clock was set back: it is over. */
const isOver = (column: string, mostMs: number) =>
  `${column} NOT BETWEEN now_ms() + 1 AND now_ms() + ${mostMs}`;

const isDue = (leaseMs: number, lastRetryMs: number) =>
  `${isOver('due_at', lastRetryMs)} AND ${isOver('claimed_until', leaseMs)}`;

async function note(
  query: Database['query'],
  { message, isConfirmationSkipped, ...rest }: MessageRecord,
  event: MailEvent,
  { firstRetryMs, lastRetryMs }: RetryDelays,
): Promise<void> {
  const { id } = message;
  await query('INSERT INTO mail_event (message_id, line) VALUES ($1, $2)', [
    id,
    JSON.stringify(event),
  ]);
  await query(
    `UPDATE message SET email_status = $2, answered = coalesce(answered, $2),
       confirmed_at = coalesce(confirmed_at, $3), is_confirmation_skipped = $4
     WHERE id = $1`,
    [
      id,
      JSON.stringify(event.emailStatus),
      event.emailStatus.userConfirmationSent ? Date.parse(event.at) : null,
      Number(isConfirmationSkipped),
    ],
  );
  if (!isUnsent({ message, isConfirmationSkipped, ...rest })) {
    await query('DELETE FROM outbox WHERE message_id = $1', [id]);
    return;
  }
  const [row] = await query<{ attempts: number }>(
    `UPDATE outbox SET claimed_until = 0, attempts = attempts + 1 WHERE message_id = $1
     RETURNING attempts`,
    [id],
  );
  const tries = Math.min((row?.attempts ?? 1) - 1, 20);
  await query('UPDATE outbox SET due_at = now_ms() + $2 WHERE message_id = $1', [
    id,
    Math.min(firstRetryMs * 2 ** tries, lastRetryMs),
  ]);
}

/** Mail servers do not tell capitals apart, though the standard lets them. */
export function digestOfAddress(email: string): string {
  const address = email.normalize('NFKC').toLowerCase();
  return createHash('sha256').update(address).digest('base64url');
}

async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (const pauseMs of notePausesMs) {
    try {
      await work();
      return;
    } catch {
      await sleep(pauseMs, undefined, { ref: false });
    }
  }
  await work();
}

const confirmSql = `
INSERT INTO confirmation (address_digest, message_id, taken_at) VALUES ($1, $2, now_ms())
ON CONFLICT (address_digest) DO UPDATE SET message_id = excluded.message_id, taken_at = excluded.taken_at
  WHERE confirmation.message_id = excluded.message_id
    OR confirmation.taken_at NOT BETWEEN now_ms() - ${dayMs} + 1 AND now_ms()
RETURNING message_id`;

const hastenSql = `
UPDATE outbox SET due_at = now_ms()
WHERE attempts > 0 AND due_at > now_ms() + 60000 AND claimed_until <= now_ms()
  AND NOT EXISTS (SELECT 1 FROM outbox WHERE message_id = $1)`;
