import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { confirmationAddress } from '../../confirmationLimit.ts';
import {
  isUnsent,
  type EmailStatus,
  type MessageRecord,
  type StoredMessage,
} from '../../messages.ts';
import type { OutboxStore } from '../storage.ts';
import type { Database } from './database.ts';

/** Another host looks this often for mails whose host has died. */
const lookMs = 1000;

/** A state of a mail that could not be noted is noted again after these pauses. */
const notePausesMs = [200, 500, 1000, 2000, 5000];

export function createOutboxStore({ query }: Database, leaseMs: number): OutboxStore {
  return {
    async mayConfirm({ email, id }) {
      const rows = await query(confirmSql, [digestOfAddress(email), id]);
      return rows.length > 0;
    },
    async note(record, event, { firstRetryMs, lastRetryMs }) {
      const { message, isConfirmationSkipped } = record;
      const status = JSON.stringify(event.emailStatus);
      const confirmedAt = event.emailStatus.userConfirmationSent ? event.at : null;
      const values = [
        message.id,
        JSON.stringify(event),
        status,
        confirmedAt,
        isConfirmationSkipped,
      ];
      await patiently(() =>
        query(noteSql, [...values, !isUnsent(record), firstRetryMs, lastRetryMs]),
      );
    },
    hold(messageId) {
      const renew = () => void query(renewSql, [messageId, leaseMs]).catch(() => {});
      const timer = setInterval(renew, leaseMs / 3).unref();
      return () => clearInterval(timer);
    },
    async *due() {
      for (;;) {
        const [row] = await query<ClaimedRow>(claimSql, [leaseMs]);
        if (row === undefined) return;
        const record = recordOf(row);
        yield record;
        // The mail server takes mails again: those that wait longer need not.
        await query(hastenSql, [row.message_id]);
      }
    },
    nextLookMs: ({ firstRetryMs }) => Math.min(lookMs, firstRetryMs),
    async stats() {
      const [row] = await query<{ messages: number; seconds: number }>(statsSql);
      return { messages: row?.messages ?? 0, oldestSeconds: row?.seconds ?? 0 };
    },
  };
}

type ClaimedRow = {
  message_id: string;
  line: StoredMessage;
  email_status: EmailStatus;
  answered: EmailStatus | null;
  confirmed_at: Date | null;
  is_confirmation_skipped: boolean;
};

function recordOf(row: ClaimedRow): MessageRecord {
  return {
    message: { ...row.line, emailStatus: row.email_status },
    answered: row.answered,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    isConfirmationSkipped: row.is_confirmation_skipped,
  };
}

export function digestOfAddress(email: string): string {
  return createHash('sha256').update(confirmationAddress(email)).digest('base64url');
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
INSERT INTO confirmation VALUES ($1, $2, now())
ON CONFLICT (address_digest) DO UPDATE SET message_id = excluded.message_id, taken_at = now()
  WHERE confirmation.taken_at <= now() - interval '1 day' OR confirmation.message_id = excluded.message_id
RETURNING message_id`;

const noteSql = `
WITH event AS (
  INSERT INTO mail_event (message_id, line) VALUES ($1, $2)
), state AS (
  UPDATE message SET email_status = $3::json, answered = coalesce(answered, $3::json),
    confirmed_at = coalesce(confirmed_at, $4::timestamptz), is_confirmation_skipped = $5
  WHERE id = $1
), finished AS (
  DELETE FROM outbox WHERE message_id = $1 AND $6
)
UPDATE outbox SET claimed_until = '-infinity', attempts = attempts + 1,
  due_at = now() + least($7 * power(2, least(attempts, 20)), $8) * interval '1 ms'
WHERE message_id = $1 AND NOT $6`;

const renewSql = `
UPDATE outbox SET claimed_until = now() + $2 * interval '1 ms'
WHERE message_id = $1 AND claimed_until > now()`;

const claimSql = `
UPDATE outbox SET claimed_until = now() + $1 * interval '1 ms'
FROM message
WHERE message.id = outbox.message_id AND message_id = (
  SELECT message_id FROM outbox WHERE due_at <= now() AND claimed_until <= now()
  ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING message_id, line, email_status, answered, confirmed_at, is_confirmation_skipped`;

const hastenSql = `
UPDATE outbox SET due_at = now()
WHERE attempts > 0 AND due_at > now() + interval '1 minute' AND claimed_until <= now()
  AND NOT EXISTS (SELECT FROM outbox WHERE message_id = $1)`;

const statsSql = `
SELECT count(*)::integer AS messages,
  coalesce(extract(epoch FROM now() - min(message.received_at)), 0)::float8 AS seconds
FROM outbox JOIN message ON message.id = outbox.message_id`;
