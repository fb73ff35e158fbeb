import { setTimeout as sleep } from 'node:timers/promises';
import type { EmailStatus, StoredMessage } from '../../messages.ts';
import type { Earlier, MessageStore } from '../storage.ts';
import type { Database } from './database.ts';
import { createBatcher } from './batcher.ts';

type FoundRow = {
  id: string;
  digest: string;
  email_status: EmailStatus;
  answered: EmailStatus | null;
};

/** How long a repetition waits for the mails of the first, which another host is sending. */
const answerMs = 10_000;

export function createMessageStore(database: Database, leaseMs: number): MessageStore {
  const insert = createBatcher<Incoming, string>((batch) => insertAll(database, batch, leaseMs));

  const read = async (key: string): Promise<FoundRow | undefined> => {
    const [row] = await database.query<FoundRow>(
      'SELECT id, digest, email_status, answered FROM message WHERE idempotency_key = $1',
      [key],
    );
    return row;
  };

  /** What the first sender was answered, as soon as that is known. */
  const answerOf = async (key: string, first: FoundRow): Promise<EmailStatus> => {
    const until = Date.now() + answerMs;
    let row = first;
    for (let pauseMs = 25; ; pauseMs = Math.min(pauseMs * 2, 500)) {
      if (row.answered !== null || row.email_status.simulationMode || Date.now() > until) {
        return row.answered ?? row.email_status;
      }
      await sleep(pauseMs);
      row = (await read(key)) ?? row;
    }
  };

  const find = async (key: string): Promise<Earlier | undefined> => {
    const row = await read(key);
    return row && { digest: row.digest, answer: answerOf(key, row) };
  };

  return {
    remembered: () => [],
    find,
    async add(message, { isMailed, address }) {
      const added = await insert({ message, isMailed });
      if (added !== null) return undefined;
      const earlier = await find(message.idempotency?.key ?? '');
      if (earlier === undefined) throw new Error('the message was not stored');
      await database.query(giveBack, [address]);
      return earlier;
    },
    retryAfterSeconds: 5,
  };
}

/** A repetition does not count (docs/rules.md#contact-statuses). */
const giveBack = `UPDATE rate_window SET messages = messages - 1
  WHERE address = $1 AND messages > 0
    AND quarter = (SELECT max(quarter) FROM rate_window WHERE address = $1)`;

type Incoming = { message: StoredMessage; isMailed: boolean };

/** One statement, so one commit, for all that came in during the last one. */
const insertSql = `
WITH incoming AS (
  SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::json[], $4::text[], $5::text[], $6::text[], $7::integer[], $8::json[])
    AS t (id, received_at, line, idempotency_key, digest, product_slug, store_id, email_status)
), added AS (
  INSERT INTO message (id, received_at, line, idempotency_key, digest, product_slug, store_id, email_status)
  SELECT * FROM incoming ON CONFLICT (idempotency_key) DO NOTHING RETURNING id
), waiting AS (
  INSERT INTO outbox (message_id, claimed_until)
  SELECT id, now() + $9 * interval '1 ms' FROM added WHERE id = ANY ($10::text[])
)
SELECT id FROM added`;

/** null for those whose key another message has. */
async function insertAll(
  database: Database,
  batch: readonly Incoming[],
  leaseMs: number,
): Promise<(string | null)[]> {
  // In one order on all hosts: two of them never wait for each other's keys.
  const sorted = batch.map(({ message }) => message).toSorted(byKey);
  const mailed = batch.filter(({ isMailed }) => isMailed).map(({ message }) => message.id);
  const rows = await database.query<{ id: string }>(insertSql, [
    sorted.map(({ id }) => id),
    sorted.map(({ receivedAt }) => receivedAt),
    sorted.map((message) => JSON.stringify(message)),
    sorted.map(({ idempotency }) => idempotency?.key ?? null),
    sorted.map(({ idempotency }) => idempotency?.digest ?? null),
    sorted.map(productOf),
    sorted.map(storeOf),
    sorted.map(({ emailStatus }) => JSON.stringify(emailStatus)),
    leaseMs,
    mailed,
  ]);
  const added = new Set(rows.map(({ id }) => id));
  return batch.map(({ message }) => (added.has(message.id) ? message.id : null));
}

function byKey(a: StoredMessage, b: StoredMessage): number {
  const [first = '', second = ''] = [a.idempotency?.key, b.idempotency?.key];
  return first < second ? -1 : Number(first > second);
}

/** What no column of text can hold is left to the line. */
export function productOf(message: StoredMessage & { productSlug?: string }): string | null {
  return message.productSlug?.replace(/[\0\p{Surrogate}]/gu, '\uFFFD') ?? null;
}

export function storeOf(message: StoredMessage & { storeId?: number }): number | null {
  return message.storeId ?? null;
}
