import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../logger.ts';
import { withImports } from '../command/openImports.ts';
import { csv } from '../testing/files.ts';
import { type FolderWatch, watchFolder } from './watchFolder.ts';

let dataDir: string;
let watch: FolderWatch;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'watched-'));
  await mkdir(join(dataDir, 'importa'));
  watch = await watchFolder({
    dataDir,
    catalogueFile: undefined,
    databaseUrl: undefined,
    logger: createLogger('silent'),
    pollIntervalMs: 100,
  });
});
afterEach(async () => {
  await watch.close();
  rmSync(dataDir, { recursive: true });
});

const served = async () => {
  const place = { dataDir, catalogueFile: undefined, databaseUrl: undefined };
  return (await withImports(place, ({ read }) => read())).catalogue;
};
const watched = (name: string) => join(dataDir, 'importa', name);
const applied = (name: string) => join(dataDir, 'importa', 'applicati', name);
const until = (isDone: () => boolean) => vi.waitUntil(isDone, { timeout: 25_000, interval: 50 });

it('takes what is whole and in order, leaves the rest with its report, and passes lock files over', async () => {
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
