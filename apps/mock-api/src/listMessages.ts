import { parseArgs } from 'node:util';
import { readEnvironment } from './environment.ts';
import { toCsv, toExported, toText } from './exportMessages.ts';
import { reasonOf } from './logger.ts';
import { readStoredMessages } from './storage/readStored.ts';

const usage = 'Usage: npm run messages -- [--csv | --json] [--since 2026-01-31]\n';

/** `npm run messages`: prints what came in through the contact form, and what became of its mails. */
try {
  const { values } = parseArgs({
    options: {
      csv: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      since: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(usage);
  else await print(values);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n${usage}`);
  process.exitCode = 1;
}

async function print({ csv, json, since }: { csv: boolean; json: boolean; since: string }) {
  const { records, unreadableLines } = await readStoredMessages(readEnvironment(process.env));
  const messages = [...records.values()]
    .map(toExported)
    .filter(({ receivedAt }) => receivedAt >= since);
  if (csv) process.stdout.write(toCsv(messages));
  else if (json) process.stdout.write(`${JSON.stringify(messages, null, 2)}\n`);
  else process.stdout.write(toText(messages));
  if (unreadableLines > 0) {
    process.stderr.write(`${unreadableLines} line(s) could not be read and were left out.\n`);
  }
}
