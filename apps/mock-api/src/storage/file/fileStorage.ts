import { createConfirmationLimit } from '../../confirmationLimit.ts';
import type { Environment } from '../../environment.ts';
import { openJournal } from '../../journal.ts';
import type { JournalFileOptions } from '../../journalFile.ts';
import type { Logger } from '../../logger.ts';
import { isUnsent, messagesFile, readMessages, type MessageRecord } from '../../messages.ts';
import { createRateLimit } from '../../rateLimit.ts';
import type { OutboxStore, Storage } from '../storage.ts';
import { fileCatalogue } from './fileCatalogue.ts';
import { fileShop } from './fileShop.ts';

type Options = Pick<Environment, 'dataDir' | 'catalogueFile' | 'contactPerMinute'> &
  Pick<JournalFileOptions, 'beforeReopen'> & { logger: Logger };

/** Keeps everything in `DATA_DIR` and in the memory of the one API that has locked it. */
export async function openFileStorage(options: Options): Promise<Storage> {
  const { dataDir, logger, beforeReopen } = options;
  const earlier = await readMessages(dataDir);
  if (earlier.unreadableLines > 0) {
    logger.error({ event: 'unreadableMessageLines', count: earlier.unreadableLines });
  }
  const journal = await openJournal(messagesFile(dataDir), { logger, beforeReopen });
  const limit = createRateLimit(options.contactPerMinute);
  return {
    messages: {
      remembered: () => earlier.records.values(),
      find: () => Promise.resolve(undefined),
      async add(message) {
        await journal.append(JSON.stringify(message));
        return undefined;
      },
      retryAfterSeconds: null,
    },
    takeRate: (address) => Promise.resolve(limit.take(address)),
    outbox: createFileOutbox(earlier.records.values(), (line) => journal.append(line)),
    catalogue: fileCatalogue(options),
    shop: fileShop(dataDir),
    state: () => 'ok',
    close: () => journal.close(),
  };
}

/** The messages that wait are those of the journal, kept in memory in the order of their tries. */
function createFileOutbox(
  records: Iterable<MessageRecord>,
  append: (line: string) => Promise<void>,
): OutboxStore {
  const confirmations = createConfirmationLimit();
  const unsent = new Map<string, MessageRecord>();
  for (const record of records) {
    const { message, confirmedAt } = record;
    if (confirmedAt !== null) {
      confirmations.remember(message.email, message.id, Date.parse(confirmedAt));
    }
    if (isUnsent(record)) unsent.set(message.id, record);
  }
  return {
    mayConfirm: ({ email, id }) => Promise.resolve(confirmations.take(email, id)),
    async note(record, event) {
      // To the end of the row, so that one that never goes does not stand in the way of the others.
      unsent.delete(record.message.id);
      if (isUnsent(record)) unsent.set(record.message.id, record);
      await append(JSON.stringify(event));
    },
    hold: () => () => {},
    async *due() {
      yield* Array.from(unsent.values());
    },
    nextLookMs: ({ currentMs }) => (unsent.size === 0 ? null : currentMs),
    stats: () => {
      const ages = Array.from(unsent.values(), ({ message }) => Date.parse(message.receivedAt));
      const oldestSeconds = ages.length === 0 ? 0 : (Date.now() - Math.min(...ages)) / 1000;
      return Promise.resolve({ messages: unsent.size, oldestSeconds });
    },
  };
}
