import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportFile } from './exportFile.ts';
import { importFile } from './importFile.ts';
import { explain } from '../../storage/sqlite.ts';
import { toItalianError } from './ownersDatabase.ts';
import { systemError } from './systemErrors.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'refused-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const context = () => ({ dataDir, catalogueFile: undefined, databaseUrl: undefined });
const reasonOf = (work: Promise<unknown>) => work.then(() => null, systemError);

it.each([
  ['ENOSPC', 'Il disco è pieno: libera spazio, poi ripeti il comando.'],
  ['EROFS', 'Non ho il permesso di leggere o scrivere /x/y: usa l’utente che avvia il sito'],
  ['EACCES', 'Non ho il permesso di leggere o scrivere /x/y'],
  ['EBUSY', '/x/y è aperto in un altro programma: chiudilo'],
  ['EISDIR', '/x/y è una cartella: serve il nome di un file'],
])('%s is said in the owner’s words', (code, words) => {
  const error = Object.assign(new Error(`${code}: refused`), { code, path: '/x/y' });
  expect(systemError(error)).toContain(words);
});

it('other errors are left as they are', () => {
  expect(systemError(new Error('something else'))).toBe(null);
});

it.each([
  [13, 'è pieno: libera spazio, poi ripeti il comando. Niente è cambiato.'],
  [8, 'Non ho il permesso di leggere o scrivere '],
  [14, 'Non ho il permesso di leggere o scrivere '],
  [11, 'è rovinato, o non è di questo programma: ferma il sito'],
  [26, 'è rovinato, o non è di questo programma: ferma il sito'],
  [5, 'Un’altra importazione è in corso: riprova fra un minuto.'],
])('SQLite’s error %i is said by its true cause', (errcode, words) => {
  // With one of its finer kinds.
  const error = Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode: errcode + 512 });
  expect(String(toItalianError(explain(error, '/x/shop.sqlite')))).toContain(words);
});

it('an export into a folder that is not there, and files of the shop edited by hand, say so', async () => {
  const missing = join(dataDir, 'no', 'x.json');
  expect(await reasonOf(exportFile(missing, context(), { isStockOnly: false }))).toBe(
    `Non trovo ${missing}: controlla il nome e la cartella.`,
  );
  const target = join(dataDir, 'x.xlsx');
  writeFileSync(join(dataDir, 'db.json'), '{"products":[]}');
  writeFileSync(join(dataDir, 'shop.json'), '{"closures":3}');
  expect(await reasonOf(exportFile(target, context(), { isStockOnly: false }))).toContain(
    'Il file shop.json in DATA_DIR è stato cambiato a mano e non si legge più (closures:',
  );
  writeFileSync(join(dataDir, 'db.json'), '{"products":[');
  expect(await reasonOf(exportFile(target, context(), { isStockOnly: false }))).toContain(
    'Il catalogo di prima (db.json in DATA_DIR) è stato cambiato a mano',
  );
});

it('no report is left beside what is no file', async () => {
  const options = { isConfirmed: false, isDry: true };
  const names = [join(dataDir, 'gone.xlsx'), dataDir];
  const outcomes = await Promise.all(names.map((name) => importFile(name, context(), options)));
  expect(outcomes.map(({ prepared }) => prepared.mistakes[0]?.message)).toEqual([
    `Il file ${names[0]} non c'è`,
    `${dataDir} è una cartella, non un file`,
  ]);
  expect(readdirSync(dataDir)).toEqual([]);
});
