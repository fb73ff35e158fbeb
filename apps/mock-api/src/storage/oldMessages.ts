import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import {
  mailEventSchema,
  messageSchema,
  newRecord,
  parseJson,
  type MessageRecord,
} from '../messages.ts';

export type Journal = Awaited<ReturnType<typeof readJournal>>;

/**
 * The messages of a data folder of before, in order of arrival: lines of a file, those of mails behind those
 * of messages. Each message has the latest state of its mails, and its line as it stands there.
 */
export async function readJournal(file: string) {
  const bytes = await readFile(file);
  const found = new Map<string, { record: MessageRecord; line: string }>();
  const events: { mailOf: string; line: string }[] = [];
  // Neither: torn by a power cut, or written by a strange hand.
  let unreadableLines = 0;
  for (const text of linesOf(bytes)) {
    // Without the byte order mark and the `\r` that some editors add.
    const line = text.trim();
    if (line === '') continue;
    const json = parseJson(line);
    const message = v.safeParse(messageSchema, json);
    if (message.success) {
      found.set(message.output.id, { record: newRecord(message.output), line });
      continue;
    }
    const event = v.safeParse(mailEventSchema, json);
    if (!event.success) {
      unreadableLines += 1;
      continue;
    }
    const { mailOf, at, emailStatus, isConfirmationSkipped } = event.output;
    events.push({ mailOf, line });
    const known = found.get(mailOf);
    // Its message is in a file that was moved away.
    if (known === undefined) continue;
    const { message: sent, answered, confirmedAt } = known.record;
    known.record = {
      message: { ...sent, emailStatus },
      answered: answered ?? emailStatus,
      confirmedAt: confirmedAt ?? (emailStatus.userConfirmationSent ? at : null),
      isConfirmationSkipped,
    };
  }
  return { messages: [...found.values()], events, unreadableLines };
}

/** A line ends at `\n` alone: JSON leaves other separators as they are in a text. */
function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(0x0a, start);
    const end = found === -1 ? bytes.length : found;
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}
