import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../.scripts/postgres.mjs';
import { readStoredMessages } from '../src/storage/openStore.ts';
import { sendMessage } from './sendMessage.ts';
import { endProcess, startApi } from './serverProcess.ts';

/**
 * `npm run kill-test -- [rounds] [file|database]`: kills the API with SIGKILL at random moments while eight
 * writers send messages, starts it again, and looks for every message that was acknowledged.
 */
const rounds = Number(process.argv[2] ?? 100);
const writers = 8;

const cluster = process.argv[3] === 'database' ? await startPostgres() : undefined;
const dataDir = await mkdtemp(join(tmpdir(), 'kill-'));
const env = { DATA_DIR: dataDir, ...(cluster && { DATABASE_URL: cluster.url }) };
const place = { dataDir, databaseUrl: cluster?.url, catalogueFile: undefined };
const acknowledged = new Set<string>();
let sent = 0;
let lost = 0;
let twice = 0;
let cleanStarts = 0;

for (let round = 1; round <= rounds; round += 1) {
  const { address, child } = await startApi(env);
  cleanStarts += 1;
  const load = { isOn: true };
  const write = async () => {
    while (load.isOn) {
      sent += 1;
      const name = `Messaggio ${sent}`;
      if ((await sendMessage(address, name)) === 201) acknowledged.add(name);
    }
  };
  const writing = Array.from({ length: writers }, write);
  await new Promise((resolve) => setTimeout(resolve, randomInt(20, 400)));
  await endProcess(child, 'SIGKILL');
  load.isOn = false;
  await Promise.all(writing);
  ({ lost, twice } = await compare());
  if (lost > 0 || twice > 0) break;
  if (round % 10 === 0) process.stderr.write(`${round} kills, ${acknowledged.size} acknowledged\n`);
}

// What the last killed process left must allow one more start, which exits with 0.
const { child } = await startApi(env);
const code = await endProcess(child, 'SIGTERM');
const stored = await readStoredMessages(place);
await cluster?.stop();
await rm(dataDir, { recursive: true });

process.stdout.write(
  [
    `kills ${rounds}, clean starts ${cleanStarts}, last exit code ${code}`,
    `sent ${sent}, acknowledged ${acknowledged.size}, stored ${stored.records.length}`,
    `unreadable ${stored.unreadable}`,
    `acknowledged messages lost ${lost}, stored twice ${twice}`,
    '',
  ].join('\n'),
);
if (lost > 0 || twice > 0 || cleanStarts < rounds || code !== 0) process.exitCode = 1;

async function compare(): Promise<{ lost: number; twice: number }> {
  const { records } = await readStoredMessages(place);
  const names = records.map(({ message }) => message.name);
  const kept = new Set(names);
  return {
    lost: Array.from(acknowledged).filter((name) => !kept.has(name)).length,
    twice: names.length - kept.size,
  };
}
