import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMessages } from '../src/messages.ts';
import { sendMessage } from './sendMessage.ts';
import { endProcess, startApi } from './serverProcess.ts';

/**
 * `npm run kill-test -- [rounds]`: kills the API with SIGKILL at random moments while eight writers
 * send messages, starts it again, and looks for every message that was acknowledged.
 */
const rounds = Number(process.argv[2] ?? 100);
const writers = 8;

const dataDir = await mkdtemp(join(tmpdir(), 'kill-'));
const acknowledged = new Set<string>();
let sent = 0;
let lost = 0;
let twice = 0;
let cleanStarts = 0;

for (let round = 1; round <= rounds; round += 1) {
  const { address, child } = await startApi({ DATA_DIR: dataDir });
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
const { child } = await startApi({ DATA_DIR: dataDir });
const code = await endProcess(child, 'SIGTERM');
const { records, unreadableLines } = await readMessages(dataDir);
await rm(dataDir, { recursive: true });

process.stdout.write(
  [
    `kills ${rounds}, clean starts ${cleanStarts}, last exit code ${code}`,
    `sent ${sent}, acknowledged ${acknowledged.size}, stored ${records.size}`,
    `torn lines skipped ${unreadableLines}`,
    `acknowledged messages lost ${lost}, stored twice ${twice}`,
    '',
  ].join('\n'),
);
if (lost > 0 || twice > 0 || cleanStarts < rounds || code !== 0) process.exitCode = 1;

async function compare(): Promise<{ lost: number; twice: number }> {
  const list = await readMessages(dataDir);
  const names = Array.from(list.records.values(), ({ message }) => message.name);
  const stored = new Set(names);
  return {
    lost: Array.from(acknowledged).filter((name) => !stored.has(name)).length,
    twice: names.length - stored.size,
  };
}
