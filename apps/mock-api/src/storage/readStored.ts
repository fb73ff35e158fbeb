import { readFile } from 'node:fs/promises';
import type { Environment } from '../environment.ts';
import { messagesFile, readMessages, type MessageList } from '../messages.ts';
import { withDatabase } from './postgres/database.ts';
import { readAllMessages, readLinesOf } from './postgres/readMessages.ts';

type Kept = Pick<Environment, 'dataDir' | 'databaseUrl'>;

/** The stored messages, whether or not an API runs. */
export function readStoredMessages({ dataDir, databaseUrl }: Kept): Promise<MessageList> {
  if (databaseUrl === undefined) return readMessages(dataDir);
  return withDatabase(databaseUrl, readAllMessages);
}

/** The lines of messages and of what became of their mails, in order of arrival. */
export async function readStoredLines({ dataDir, databaseUrl }: Kept): Promise<readonly string[]> {
  if (databaseUrl !== undefined) return withDatabase(databaseUrl, readLinesOf);
  const text = await readFile(messagesFile(dataDir), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}
