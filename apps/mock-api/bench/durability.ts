import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStoredMessages, storeFile } from '../src/storage/openStore.ts';
import { sendMessage } from './sendMessage.ts';
import { endProcess, startApi, type ServerProcess } from './serverProcess.ts';

/**
 * `npm run durability-test`: a disk that is full or read-only, a file that goes away, a second API, and
 * line separators of Unicode. Everything acknowledged must be stored, once, after all retries. A full
 * disk takes the right to mount (`sudo`, or `unshare -rm` before the command).
 */
const folder = await mkdtemp(join(tmpdir(), 'durability-'));
const catalogue = join(folder, 'catalogue.json');
await writeFile(catalogue, '{"products":[{"id":1,"name":"Siero 100","price":3490}]}');
const entry = fileURLToPath(new URL('../src/server.ts', import.meta.url));
let isGood = true;

await fullDisk();
await goneFile();
await secondApi();
await readOnly();
await lineSeparators();
await rm(folder, { recursive: true });
if (!isGood) process.exitCode = 1;

/** Sixty at a time, each again with its key until it is acknowledged, as the disk fills and empties. */
async function fullDisk(): Promise<void> {
  const dataDir = join(folder, 'disk');
  const rounds = 5;
  await mkdir(dataDir);
  if (!run('mount', '-t', 'tmpfs', '-o', 'size=700k', 'tmpfs', dataDir)) {
    process.stdout.write('full disk: not tried, a small file system cannot be mounted here\n');
    return;
  }
  const api = await start(dataDir);
  const names = Array.from({ length: 60 * rounds }, (_, index) => `Disco ${index}`);
  const statuses: (number | null)[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const batch = names.slice(60 * round, 60 * (round + 1));
    statuses.push(
      ...(await Promise.all(
        batch.map((name) => sendMessage(api.address, name, { key: key(name) })),
      )),
    );
  }
  const refused = statuses.filter((status) => status === 503).length;
  run('mount', '-o', 'remount,size=8m', dataDir);
  for (const name of names) statuses.push(await sendMessage(api.address, name, { key: key(name) }));
  await endProcess(api.child, 'SIGTERM');
  const others = statuses.filter((status) => status !== 201 && status !== 503).length;
  await report(
    `full disk: ${names.length} sent, ${refused} refused, ${others} other answers`,
    dataDir,
    names,
  );
  if (refused === 0 || others > 0) isGood = false;
  run('umount', dataDir);
}

/** Deleted, moved and with its folder, while messages come in. Moved ones count as stored. */
async function goneFile(): Promise<void> {
  const dataDir = join(folder, 'gone');
  const file = storeFile(dataDir);
  const api = await start(dataDir);
  const send = async (names: readonly string[]) => {
    const results = await Promise.all(names.map((name) => sendMessage(api.address, name)));
    return names.filter((_, index) => results[index] === 201);
  };
  const ways: Record<string, () => Promise<unknown>> = {
    deleted: () => rm(file),
    moved: () => rename(file, `${file}.1`),
    replaced: () => writeFile(`${file}.new`, '').then(() => rename(`${file}.new`, file)),
    'with its folder': () => rename(dataDir, `${dataDir}.gone`),
  };
  await send(counted('prima'));
  for (const [way, remove] of Object.entries(ways)) {
    await remove();
    const names = await send(counted(way));
    await report(`file ${way}: ${names.length} of 20 acknowledged`, dataDir, names);
    if (names.length === 0) isGood = false;
  }
  await endProcess(api.child, 'SIGTERM');
}

function counted(word: string): string[] {
  return Array.from({ length: 20 }, (_, index) => `${word} ${index}`);
}

/** Two on one folder are like two hosts on one database: same keys, one store. */
async function secondApi(): Promise<void> {
  const dataDir = join(folder, 'second');
  const apis = [await start(dataDir), await start(dataDir)];
  const names = Array.from({ length: 200 }, (_, index) => `Due ${index}`);
  const statuses = await Promise.all(
    names.flatMap((name) =>
      apis.map(({ address }) => sendMessage(address, name, { key: key(name) })),
    ),
  );
  if (statuses.some((status) => status !== 201)) isGood = false;
  for (const { child } of apis) await endProcess(child, 'SIGKILL');
  await report('two APIs on one folder, each message to both', dataDir, names);
}

/** Refused with the folder and the remedy, and nothing of it lost. */
async function readOnly(): Promise<void> {
  const dataDir = join(folder, 'readonly');
  await mkdir(dataDir);
  if (!run('mount', '-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', dataDir)) return;
  const api = await start(dataDir);
  const names = counted('prima');
  for (const name of names) await sendMessage(api.address, name);
  await endProcess(api.child, 'SIGKILL');
  run('mount', '-o', 'remount,ro', dataDir);
  const { status, stderr } = spawnSync(process.execPath, [entry], {
    env: { API_PORT: '0', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 1 || !stderr.includes('cannot be written')) isGood = false;
  run('mount', '-o', 'remount,rw', dataDir);
  await report(`read-only folder: ends with ${status}, ${stderr.trim()}`, dataDir, names);
  run('umount', dataDir);
}

async function lineSeparators(): Promise<void> {
  const dataDir = join(folder, 'lines');
  const api = await start(dataDir);
  const names = Array.from({ length: 100 }, (_, index) => `Riga ${index}`);
  for (const name of names) {
    const message = `una riga\u2028un’altra\u2029e una terza\u0085 \u000b ${'\u2028'.repeat(50)} fine`;
    if ((await sendMessage(api.address, name, { message })) !== 201) isGood = false;
  }
  await endProcess(api.child, 'SIGTERM');
  await report('U+2028 and U+2029', dataDir, names);
}

async function report(
  what: string,
  dataDir: string,
  acknowledged: readonly string[],
): Promise<void> {
  const place = { dataDir, databaseUrl: undefined, catalogueFile: undefined };
  const { records, unreadable } = await readStoredMessages(place);
  const stored = records.map(({ message }) => message.name);
  const lost = acknowledged.filter((name) => !stored.includes(name)).length;
  const twice = stored.length - new Set(stored).size;
  if (lost > 0 || twice > 0 || unreadable > 0) isGood = false;
  process.stdout.write(`${what}; lost ${lost}, stored twice ${twice}, unreadable ${unreadable}\n`);
}

function start(dataDir: string): Promise<ServerProcess> {
  return startApi({ DATA_DIR: dataDir, CATALOGUE_FILE: catalogue });
}

function key(name: string): string {
  return name.replaceAll(' ', '-');
}

function run(command: string, ...parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;
}
