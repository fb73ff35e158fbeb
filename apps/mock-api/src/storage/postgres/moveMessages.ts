import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import * as v from 'valibot';
import { isUnsent, messagesFile, readMessages, type MessageRecord } from '../../messages.ts';
import { readLines } from '../../readLines.ts';
import type { Query } from './database.ts';
import { productOf, storeOf } from './messageStore.ts';
import { MoveError } from './moveError.ts';
import { digestOfAddress } from './outboxStore.ts';
import { linesIn } from './readMessages.ts';

export type Moved = { messages: number; mailEvents: number; unreadableLines: number };

const lineSchema = v.union([v.object({ id: v.string() }), v.object({ mailOf: v.string() })]);

/**
 * Copies the messages of a folder, and what became of their mails, into an empty database, within the
 * caller's transaction. No API may run on the folder meanwhile; its files stay as they are.
 */
export async function messagesToDatabase(dataDir: string, query: Query): Promise<Moved> {
  await query('LOCK TABLE message IN EXCLUSIVE MODE');
  const [row] = await query('SELECT FROM message LIMIT 1');
  if (row !== undefined)
    throw new MoveError('databaseFull', 'The database holds messages already.');
  const { records, unreadableLines } = await readMessages(dataDir);
  const holders = keyHolders(records);
  const done = new Set<string>();
  const moved = { messages: 0, mailEvents: 0, unreadableLines };
  const file = messagesFile(dataDir);
  for await (const text of existsSync(file) ? readLines(file) : []) {
    const line = text.trim();
    const parsed = v.safeParse(lineSchema, parseJson(line));
    if (!parsed.success) continue;
    if ('id' in parsed.output) {
      const record = records.get(parsed.output.id);
      // A line that stands twice is one message.
      if (record === undefined || done.has(record.message.id)) continue;
      done.add(record.message.id);
      await insertMessage(query, record, { line, holdsKey: holders.has(record.message.id) });
      moved.messages += 1;
    } else {
      const { mailOf } = parsed.output;
      await query('INSERT INTO mail_event (message_id, line) VALUES ($1, $2)', [mailOf, line]);
      moved.mailEvents += 1;
    }
  }
  return moved;
}

/** Of several messages under one key, the latest is the one that a repetition finds. */
function keyHolders(records: ReadonlyMap<string, MessageRecord>): Set<string> {
  const byKey = new Map<string, string>();
  for (const { message } of records.values()) {
    if (message.idempotency) byKey.set(message.idempotency.key, message.id);
  }
  return new Set(byKey.values());
}

async function insertMessage(
  query: Query,
  record: MessageRecord,
  { line, holdsKey }: { line: string; holdsKey: boolean },
): Promise<void> {
  const { message, answered, confirmedAt, isConfirmationSkipped } = record;
  await query(
    `INSERT INTO message (id, received_at, line, idempotency_key, digest, product_slug, store_id,
       email_status, answered, confirmed_at, is_confirmation_skipped)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      message.id,
      message.receivedAt,
      line,
      holdsKey ? message.idempotency?.key : null,
      message.idempotency?.digest ?? null,
      productOf(message),
      storeOf(message),
      JSON.stringify(message.emailStatus),
      answered && JSON.stringify(answered),
      confirmedAt,
      isConfirmationSkipped,
    ],
  );
  if (isUnsent(record)) await query('INSERT INTO outbox (message_id) VALUES ($1)', [message.id]);
  if (confirmedAt !== null) {
    await query(
      `INSERT INTO confirmation VALUES ($1, $2, $3) ON CONFLICT (address_digest)
       DO UPDATE SET message_id = excluded.message_id, taken_at = excluded.taken_at`,
      [digestOfAddress(message.email), message.id, confirmedAt],
    );
  }
}

/** Throws where a folder holds messages: they would be written over. */
export function refuseMessages(dataDir: string): void {
  const file = messagesFile(dataDir);
  if (existsSync(file))
    throw new MoveError('fileThere', `${file} is there already: move it away first.`);
}

/** Writes a database's messages as the file that they would have become. */
export async function messagesToFile(query: Query, dataDir: string): Promise<{ lines: number }> {
  const file = messagesFile(dataDir);
  const draft = `${file}.new`;
  const handle = await open(draft, 'w');
  let lines = 0;
  try {
    for await (const line of linesIn(query)) {
      await handle.write(`${line}\n`);
      lines += 1;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  return { lines };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
