import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../logger.ts';
import { withImports } from '../command/openImports.ts';
import { csv } from '../testing/files.ts';
import { watchFolder } from './watchFolder.ts';
import { maxWaitMs } from '../../testing/maxWait.ts';

let dataDir: string;
let watch: Awaited<ReturnType<typeof watchFolder>> | undefined;
let logged: string[];
beforeEach(async () => {
  logged = [];
  dataDir = mkdtempSync(join(tmpdir(), 'watched-'));
  await mkdir(join(dataDir, 'importa'));
});
afterEach(async () => {
  await watch?.close();
  rmSync(dataDir, { recursive: true });
});
async function start(limits?: { timeMs: number; memoryMb: number }) {
  watch = await watchFolder({
    dataDir,
    catalogueFile: undefined,
    databaseUrl: undefined,
    logger: createLogger('info', (line) => logged.push(line)),
    pollIntervalMs: 100,
    ...(limits === undefined ? {} : { limits }),
  });
}

const served = async () => {
  const place = { dataDir, catalogueFile: undefined, databaseUrl: undefined };
  return (await withImports(place, ({ read }) => read())).catalogue;
};
const watched = (name: string) => join(dataDir, 'importa', name);
const applied = (name: string) => join(dataDir, 'importa', 'applicati', name);
const until = (isDone: () => boolean) => vi.waitUntil(isDone, { timeout: maxWaitMs, interval: 50 });

it('takes what is whole and in order, leaves the rest with its report, and passes lock files over', async () => {
  await start();
  await writeFile(watched('.~lock.giacenze.csv#'), ',anna,pc,23.11.2026 19:00,file:///;');
  await writeFile(watched('~$listino.xlsx'), 'anna');
  await writeFile(watched('rotto.csv'), csv('slug;torino', 'siero-100;tre'));
  // A price list of one product takes the others away: that is asked, and nobody is there to answer.
  await writeFile(watched('listino.csv'), csv('Slug;Nome', 'siero-100;Siero 100'));
  // Cut within its last line: the rest comes later.
  await writeFile(watched('giacenze.csv'), 'slug;torino;aosta\r\nsiero-100;5;6\r\niso-soya;');
  await until(() =>
    ['rotto.csv', 'listino.csv', 'giacenze.csv'].every((name) =>
      existsSync(watched(`${name}.esito.html`)),
    ),
  );
  expect(readFileSync(watched('rotto.csv.esito.html'), 'utf8')).toContain('scrivi per esempio 12');
  const asked = readFileSync(watched('listino.csv.esito.html'), 'utf8');
  expect(asked).toContain(`importa ${watched('listino.csv')} --conferma`);
  expect(readFileSync(watched('giacenze.csv.esito.html'), 'utf8')).toContain(
    'Il file finisce a metà della riga 3',
  );
  expect(await served()).not.toContain('"stockQuantity": 5,');

  await appendFile(watched('giacenze.csv'), '7;8\r\n');
  await until(() => existsSync(applied('giacenze.csv.esito.html')));
  const { products } = JSON.parse(await served());
  expect(
    products.find(({ slug }: { slug: string }) => slug === 'iso-soya').availability,
  ).toMatchObject([{ stockQuantity: 7 }, { stockQuantity: 8 }]);
  expect(products).toHaveLength(114);
  expect(readdirSync(join(dataDir, 'importa')).toSorted()).toEqual([
    '.~lock.giacenze.csv#',
    'applicati',
    'listino.csv',
    'listino.csv.esito.html',
    'rotto.csv',
    'rotto.csv.esito.html',
    '~$listino.xlsx',
  ]);
});

const faulty = csv('slug;torino', 'siero-100;tre');
const right = csv('slug;torino', 'siero-100;3');

it('knows a file by what it holds: a corrected one of an older date is read, one that was read is not', async () => {
  await start();
  await writeFile(watched('giacenze.csv'), faulty);
  await until(() => existsSync(watched('giacenze.csv.esito.html')));
  const report = readFileSync(watched('giacenze.csv.esito.html'), 'utf8');
  // After a restart, and copied again with another date.
  await watch?.close();
  await start();
  await writeFile(watched('giacenze.csv'), faulty);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(readFileSync(watched('giacenze.csv.esito.html'), 'utf8')).toBe(report);

  await writeFile(watched('giacenze.csv'), right);
  await utimes(watched('giacenze.csv'), new Date('2020-01-01'), new Date('2020-01-01'));
  await until(() => existsSync(applied('giacenze.csv')));
  // The same count on another day.
  await writeFile(watched('giacenze.csv'), right);
  await until(() => !existsSync(watched('giacenze.csv')));
});

it('applies once what cannot be moved away, and leaves it with its report', async () => {
  await mkdir(applied('giacenze.csv'), { recursive: true });
  await start();
  await writeFile(watched('giacenze.csv'), right);
  await until(() => logged.some((line) => line.includes('"sheetImported"')));
  await watch?.close();
  await start();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(readdirSync(join(dataDir, 'importa')).toSorted()).toEqual([
    'applicati',
    'giacenze.csv',
    'giacenze.csv.esito.html',
  ]);
  expect(logged.map((line) => JSON.parse(line).event)).toEqual(['fileNotMoved', 'sheetImported']);
});

it('reports a file whose name leaves no room for more', async () => {
  await start();
  const name = `${'è'.repeat(125)}a.csv`;
  await writeFile(watched(name), faulty);
  const report = `${'è'.repeat(122)}.esito.html`;
  await until(() => existsSync(watched(report)));
  expect(readFileSync(watched(report), 'utf8')).toContain('scrivi per esempio 12');
});

it('reports a file whose reader was ended, reads no pipe and no link, and writes through none', async () => {
  await start({ timeMs: 20_000, memoryMb: 10 });
  execFileSync('mkfifo', [watched('a.csv')]);
  await mkdir(watched('c.csv'));
  const secret = join(dataDir, 'segreto.csv');
  await writeFile(secret, right);
  await symlink(secret, watched('b.csv'));
  await symlink(secret, watched('listino.csv.esito.html'));
  await writeFile(watched('listino.csv'), faulty);
  await until(() =>
    readFileSync(watched('listino.csv.esito.html'), 'utf8').startsWith('<!doctype'),
  );
  expect(readFileSync(watched('listino.csv.esito.html'), 'utf8')).toContain(
    'La lettura del file è finita prima del tempo',
  );
  expect(readFileSync(secret)).toEqual(right);
  expect(readdirSync(join(dataDir, 'importa')).toSorted()).toEqual([
    'a.csv',
    'applicati',
    'b.csv',
    'c.csv',
    'listino.csv',
    'listino.csv.esito.html',
  ]);
  const passedOver = logged.filter((line) => line.includes('"notAFile"'));
  expect(passedOver.map((line) => JSON.parse(line).file).toSorted()).toEqual([
    'a.csv',
    'b.csv',
    'c.csv',
  ]);
});
