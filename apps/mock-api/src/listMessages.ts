import { parseArgs } from 'node:util';
import { readEnvironment } from './environment.ts';
import { toCsv, toExported, toText } from './exportMessages.ts';
import { reasonOf } from './logger.ts';
import { messagesCopy as copy } from './messages.copy.ts';
import { commandTexts } from './owner/command/command.copy.ts';
import { toItalianError } from './owner/command/ownersDatabase.ts';
import { systemError } from './owner/command/systemErrors.ts';
import { readStoredMessages } from './storage/openStore.ts';

/** `npm run messages`: prints what came in through the contact form, and what became of its mails. */
try {
  const options = readOptions();
  if (options.help) process.stdout.write(copy.usage);
  else await print(options);
} catch (error) {
  process.stderr.write(`${systemError(error) ?? reasonOf(toItalianError(error))}\n`);
  process.exitCode = 1;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        csv: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        since: { type: 'string', default: '' },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    const name = /'(-[^' ]*)/u.exec(reasonOf(error))?.[1] ?? process.argv.at(-1) ?? '';
    throw new Error(`${commandTexts.unknownOption(name)}\n${copy.usage.trimEnd()}`, {
      cause: error,
    });
  }
}

async function print({ csv, json, since }: { csv: boolean; json: boolean; since: string }) {
  const { records, unreadable } = await readStoredMessages(readEnvironment(process.env));
  const messages = records.map(toExported).filter(({ receivedAt }) => receivedAt >= since);
  if (csv) process.stdout.write(toCsv(messages));
  else if (json) process.stdout.write(`${JSON.stringify(messages, null, 2)}\n`);
  else process.stdout.write(toText(messages));
  if (unreadable > 0) {
    process.stderr.write(copy.unreadable(unreadable));
  }
}
