import { access } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readLines } from './readLines.ts';

/** What became of the two mails of a message (docs/rules.md#contact-outcome). */
const emailStatusSchema = v.object({
  adminNotified: v.boolean(),
  userConfirmationSent: v.boolean(),
  simulationMode: v.boolean(),
});

const messageSchema = v.object({
  id: v.string(),
  receivedAt: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
  privacy: v.literal(true),
  /** What was asked about, and the shop that was asked (docs/rules.md#contact-fields). */
  productSlug: v.optional(v.string()),
  storeId: v.optional(v.number()),
  emailStatus: emailStatusSchema,
  /** The key and the digest of the body that came with it: a repetition after a restart is known. */
  idempotency: v.optional(v.object({ key: v.string(), digest: v.string() })),
});

/** A later line about a message: its mails have moved on. */
const mailEventSchema = v.object({
  mailOf: v.string(),
  at: v.string(),
  emailStatus: emailStatusSchema,
  /** The visitor gets no confirmation (any more): it is not tried again. */
  isConfirmationSkipped: v.optional(v.boolean(), false),
});

export type EmailStatus = v.InferOutput<typeof emailStatusSchema>;
export type StoredMessage = v.InferOutput<typeof messageSchema>;
export type MailEvent = v.InferInput<typeof mailEventSchema>;

/** A message with the latest state of its mails. */
export type MessageRecord = {
  message: StoredMessage;
  /** What the visitor was told: the first state that was noted; null while none was. */
  answered: EmailStatus | null;
  /** When the confirmation was sent; null while it was not. */
  confirmedAt: string | null;
  isConfirmationSkipped: boolean;
};

export type MessageList = {
  records: Map<string, MessageRecord>;
  /** Lines that are neither: torn by a power cut, or written by a strange hand. */
  unreadableLines: number;
};

export function messagesFile(dataDir: string): string {
  return join(dataDir, 'messages.jsonl');
}

/** Reads the journal of messages, each with the latest state of its mails, in order of arrival. */
export async function readMessages(dataDir: string): Promise<MessageList> {
  const file = messagesFile(dataDir);
  return (await exists(file)) ? collectMessages(readLines(file)) : emptyList();
}

/** The same of lines that come from elsewhere. */
export async function collectMessages(lines: AsyncIterable<string>): Promise<MessageList> {
  const list = emptyList();
  for await (const line of lines) {
    // Without the byte order mark and the `\r` that some editors add.
    const json = line.trim();
    if (json !== '' && !readLine(json, list.records)) list.unreadableLines += 1;
  }
  return list;
}

function emptyList(): MessageList {
  return { records: new Map(), unreadableLines: 0 };
}

function readLine(line: string, records: Map<string, MessageRecord>): boolean {
  const json = parseJson(line);
  const message = v.safeParse(messageSchema, json);
  if (message.success) {
    const { output } = message;
    records.set(output.id, newRecord(output));
    return true;
  }
  const event = v.safeParse(mailEventSchema, json);
  if (!event.success) return false;
  const record = records.get(event.output.mailOf);
  // Its message is in a file that was moved away.
  if (record === undefined) return true;
  const { at, emailStatus, isConfirmationSkipped } = event.output;
  records.set(event.output.mailOf, {
    message: { ...record.message, emailStatus },
    answered: record.answered ?? emailStatus,
    confirmedAt: record.confirmedAt ?? (emailStatus.userConfirmationSent ? at : null),
    isConfirmationSkipped,
  });
  return true;
}

/** A message that has just come in. */
export function newRecord(message: StoredMessage): MessageRecord {
  return { message, answered: null, confirmedAt: null, isConfirmationSkipped: false };
}

/** Whether a mail of it still waits to be sent. A simulated message was never meant to be mailed. */
export function isUnsent({ message, isConfirmationSkipped }: MessageRecord): boolean {
  const { adminNotified, userConfirmationSent, simulationMode } = message.emailStatus;
  if (simulationMode) return false;
  return !adminNotified || !(userConfirmationSent || isConfirmationSkipped);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
