import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import {
  emailStatusSchema,
  type EmailStatus,
  type MessageRecord,
  messageSchema,
  parseJson,
  type StoredMessage,
} from '../messages.ts';
import { createBatcher } from './batcher.ts';
import { type Database, insertAll, listOf, type Query, type Value } from './database.ts';
import { lockWindows, takeFrom, writeWindows } from './rateWindow.ts';

/** What becomes of a message that comes in. */
export type Taken =
  | { kind: 'stored' }
  | { kind: 'tooOften'; retryAfterSeconds: number }
  /** It came under the key before; the digest is that of its body, the answer what its sender was told. */
  | { kind: 'earlier'; digest: string; answer: () => Promise<EmailStatus> };

type Incoming = { message: StoredMessage; isMailed: boolean; address: string };

type FoundRow = {
  id: string;
  idempotency_key: string;
  digest: string;
  email_status: string;
  answered: string | null;
};

/** How long a repetition waits for the mails of the first, which are on their way. */
const answerMs = 10_000;

export function createMessageStore(database: Database, { contactPerMinute, leaseMs }: Limits) {
  const add = createBatcher<Incoming, 'stored' | number | FoundRow>(
    (batch) => addAll(database, batch, { contactPerMinute, leaseMs }),
    // A file has one writer: what comes in meanwhile shares the next commit.
    database.engine === 'sqlite' ? 1 : 2,
  );

  /** What the first sender was answered, as soon as that is known. */
  const answerOf = async (first: FoundRow): Promise<EmailStatus> => {
    const until = performance.now() + answerMs;
    let row = first;
    for (let pauseMs = 25; ; pauseMs = Math.min(pauseMs * 2, 500)) {
      const status = statusOf(row.answered ?? row.email_status);
      if (row.answered !== null || status.simulationMode || performance.now() > until)
        return status;
      await sleep(pauseMs);
      row =
        (await findByKey(database.query, [first.idempotency_key])).get(first.idempotency_key) ??
        row;
    }
  };

  return {
    /** Resolves when the message is kept for good; rejects when nothing of it is kept. */
    async add(
      message: StoredMessage,
      from: { isMailed: boolean; address: string },
    ): Promise<Taken> {
      const taken = await add({ message, ...from });
      if (taken === 'stored') return { kind: 'stored' };
      if (typeof taken === 'number') return { kind: 'tooOften', retryAfterSeconds: taken };
      return { kind: 'earlier', digest: taken.digest, answer: () => answerOf(taken) };
    },
    /** Counts a message that is not kept. null: go on. Otherwise the seconds after which a new try makes sense. */
    takeRate: (address: string) =>
      database.transaction(async (query) => {
        const { windows, now } = await lockWindows(query, [address]);
        const seconds = takeFrom(windows.get(address) ?? [], now, contactPerMinute);
        await writeWindows(query, windows, now);
        return seconds;
      }),
  };
}

type Limits = { contactPerMinute: number; leaseMs: number };

/** One transaction, so one commit, for all that came in during the last one. */
function addAll(
  database: Database,
  batch: readonly Incoming[],
  { contactPerMinute, leaseMs }: Limits,
): Promise<('stored' | number | FoundRow)[]> {
  return database.transaction(async (query) => {
    const known = await findByKey(query, keysOf(batch));
    const isKnown = ({ message }: Incoming) => known.has(message.idempotency?.key ?? '');
    const fresh = batch.filter((one) => !isKnown(one));
    const waits = new Map<string, number>();
    const { windows, now } =
      fresh.length === 0
        ? { windows: new Map<string, never>(), now: 0 }
        : await lockWindows(
            query,
            fresh.map(({ address }) => address),
          );
    const allowed = fresh.filter(({ message, address }) => {
      const seconds = takeFrom(windows.get(address) ?? [], now, contactPerMinute);
      if (seconds !== null) waits.set(message.id, seconds);
      return seconds === null;
    });
    const added = await insertMessages(query, allowed);
    // Another host was faster with the key: a repetition does not count.
    const late = allowed.filter(({ message }) => !added.has(message.id));
    for (const { address } of late) giveBack(windows.get(address));
    if (windows.size > 0) await writeWindows(query, windows, now);
    const mailed = allowed.filter(({ message, isMailed }) => isMailed && added.has(message.id));
    await insertAll(
      query,
      'outbox (message_id, due_at, claimed_until)',
      mailed.map(({ message }) => [message.id, now, now + leaseMs]),
    );
    for (const [key, row] of await findByKey(query, keysOf(late))) known.set(key, row);
    return batch.map(({ message }) => {
      if (added.has(message.id)) return 'stored';
      const found = waits.get(message.id) ?? known.get(message.idempotency?.key ?? '');
      if (found === undefined) throw new Error('the message was not stored');
      return found;
    });
  });
}

function giveBack(window: { count: number }[] | undefined): void {
  const last = window?.at(-1);
  if (last !== undefined) last.count -= 1;
}

const keysOf = (batch: readonly Incoming[]) =>
  batch.flatMap(({ message }) => message.idempotency?.key ?? []);

async function findByKey(query: Query, keys: readonly string[]): Promise<Map<string, FoundRow>> {
  if (keys.length === 0) return new Map();
  const { sql, values } = listOf([keys]);
  const rows = await query<FoundRow>(
    `SELECT id, idempotency_key, digest, email_status, answered FROM message
     WHERE idempotency_key IN ${sql}`,
    values,
  );
  return new Map(rows.map((row) => [row.idempotency_key, row]));
}

/** The ids of those that are new; a key that is taken leaves its message out. */
async function insertMessages(query: Query, batch: readonly Incoming[]): Promise<Set<string>> {
  if (batch.length === 0) return new Set();
  // In one order on all hosts: two of them never wait for each other's keys.
  const sorted = batch.map(({ message }) => message).toSorted(byKey);
  const { sql, values } = listOf(
    sorted.map((message) => messageRow(message, JSON.stringify(message))),
  );
  const rows = await query<{ id: string }>(
    `INSERT INTO message (${messageColumns}) VALUES ${sql}
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    values,
  );
  return new Set(rows.map(({ id }) => id));
}

export const messageColumns =
  'id, received_at, line, idempotency_key, digest, product_slug, store_id, email_status';

/** `line` is kept byte for byte. */
export function messageRow(message: StoredMessage, line: string): Value[] {
  return [
    message.id,
    Date.parse(message.receivedAt) || 0,
    line,
    message.idempotency?.key ?? null,
    message.idempotency?.digest ?? null,
    // What no column of text can hold is left to the line.
    message.productSlug?.replace(/[\0\p{Surrogate}]/gu, '\uFFFD') ?? null,
    message.storeId ?? null,
    JSON.stringify(message.emailStatus),
  ];
}

function byKey(a: StoredMessage, b: StoredMessage): number {
  const [first = '', second = ''] = [a.idempotency?.key, b.idempotency?.key];
  return first < second ? -1 : Number(first > second);
}

const statusOf = (json: string) => v.parse(emailStatusSchema, parseJson(json));

const pageRows = 2000;

export type RecordRow = {
  line_number: number;
  line: string;
  email_status: string;
  answered: string | null;
  confirmed_at: number | null;
  is_confirmation_skipped: number;
};

export const recordColumns =
  'line_number, line, email_status, answered, confirmed_at, is_confirmation_skipped';

/** null: its line is none of ours. */
export function recordOf(row: RecordRow): MessageRecord | null {
  const message = v.safeParse(messageSchema, parseJson(row.line));
  if (!message.success) return null;
  return {
    message: { ...message.output, emailStatus: statusOf(row.email_status) },
    answered: row.answered === null ? null : statusOf(row.answered),
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at).toISOString(),
    isConfirmationSkipped: row.is_confirmation_skipped === 1,
  };
}

/** The messages with the latest state of their mails, in order of arrival; lines that are none of ours are counted. */
export async function readMessages(
  query: Query,
): Promise<{ records: MessageRecord[]; unreadable: number }> {
  const records: MessageRecord[] = [];
  let unreadable = 0;
  for (let after = 0; ;) {
    const rows = await query<RecordRow>(
      `SELECT ${recordColumns} FROM message WHERE line_number > $1
       ORDER BY line_number LIMIT ${pageRows}`,
      [after],
    );
    for (const row of rows) {
      const record = recordOf(row);
      if (record === null) unreadable += 1;
      else records.push(record);
    }
    const last = rows.at(-1);
    if (last === undefined) return { records, unreadable };
    after = last.line_number;
  }
}
