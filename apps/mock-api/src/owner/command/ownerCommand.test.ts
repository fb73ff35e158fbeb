import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundledCatalogue } from '../../readCatalogue.ts';
import { mistakeLine } from '../mistakes.ts';
import { csv, workbook } from '../testing/files.ts';
import { importFile } from './importFile.ts';
import { withImports } from './openImports.ts';
import { undoImport } from './undo.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'owner-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const context = () => ({ dataDir, catalogueFile: undefined, databaseUrl: undefined });
const write = (name: string, content: Buffer) => {
  writeFileSync(join(dataDir, name), content);
  return join(dataDir, name);
};
const read = (name: string) => readFileSync(join(dataDir, name), 'utf8');
const served = () => withImports(context(), (imports) => imports.read());
const importFrom = (file: string, isConfirmed = false) =>
  importFile(file, context(), { isConfirmed, isDry: false });

it('a file of stock changes stock alone, renews its date, and is taken back byte for byte', async () => {
  await importFrom(write('nothing.csv', csv('slug;torino', 'siero-100;quattro')));
  const before = await served();
  const outcome = await importFrom(
    write('stock.csv', csv('slug;torino;aosta', 'siero-100;5;', 'iso-soya;;7')),
  );
  expect(outcome).toMatchObject({ kind: 'applied', counts: { added: 0, changed: 2, gone: 0 } });
  const product = JSON.parse((await served()).catalogue).products.find(
    ({ slug }: { slug: string }) => slug === 'siero-100',
  );
  expect(product.availability[0]).toEqual({ storeId: 1, isAvailable: true, stockQuantity: 5 });
  expect(Date.parse(product.stock_updated_at)).toBeGreaterThan(0);
  expect(read('stock.csv.esito.html')).toContain('Importato');
  expect(await undoImport(context(), false)).toMatchObject({ kind: 'undone' });
  expect(await served()).toEqual(before);
  expect(await undoImport(context(), false)).toEqual({ kind: 'nothing' });
});

it('says which promotion is no lower than the thirty days before', async () => {
  const head = 'Slug;Nome;Categoria;Prezzo;Prezzo in offerta;Offerta dal;Offerta fino al';
  const sheet = (...cells: readonly string[]) =>
    csv(head, ...cells.map((one) => `uno;Uno;Proteine;${one}`));
  await importFrom(write('first.csv', sheet('30;;;')), true);
  const now = new Date();
  const day = (later: number) =>
    new Date(now.getTime() + later * 86_400_000).toISOString().slice(0, 10);
  const dear = await importFrom(write('dear.csv', sheet(`40;32;${day(2)};${day(9)}`)), true);
  expect(dear.prepared.mistakes.map(mistakeLine)).toContain(
    'Prodotti, Prezzo in offerta: 32,00 € non è sotto il prezzo più basso dei 30 giorni prima, 30,00 €: sul sito è un prezzo, non uno sconto (uno)',
  );
  const low = await importFrom(write('low.csv', sheet(`40;29;${day(2)};${day(9)}`)), true);
  expect(low.kind).toBe('applied');
  expect(low.prepared.mistakes).toEqual([]);
});

it('the sample workbook asks before it takes the other products away, then does', async () => {
  const sample = write('esempio.xlsx', readFileSync(join(bundledCatalogue, 'esempio.xlsx')));
  const asked = await importFrom(sample);
  expect(asked.kind).toBe('asks');
  expect(asked.prepared.suspicious).toContain(
    'spariscono 111 prodotti su 114, più di uno su dieci',
  );
  expect(JSON.parse((await served()).catalogue).products).toHaveLength(114);
  expect(await importFrom(sample, true)).toMatchObject({
    kind: 'applied',
    counts: { gone: 111, unchanged: 3 },
  });
  expect(JSON.parse((await served()).catalogue).products).toHaveLength(3);
});

it('hours and closures go into the shop’s data, which an undo takes away again', async () => {
  const file = await workbook({
    Negozi: [
      ['Negozio', 'Sabato', 'WhatsApp'],
      ['Torino', '9-12.30', '333 1234567'],
    ],
    Azienda: [
      ['Voce', 'Valore', 'Nota'],
      ['Chiusura', new Date('2027-08-16'), 'Ferie'],
      ['Chiusura', 'dal 24/12/2027 al 25/12/2027', ''],
    ],
  });
  expect((await importFrom(write('shop.xlsx', file))).needsPublishing).toBe(true);
  const shop = JSON.parse((await served()).shop ?? '');
  expect(shop.closures).toEqual({
    '2027-08-16': 'Ferie',
    '2027-12-24': 'Chiusura',
    '2027-12-25': 'Chiusura',
  });
  expect(shop.shops.torino.whatsapp).toBe('+393331234567');
  expect(shop.shops.torino.openingHours).toContainEqual({
    days: [6],
    opens: '09:00',
    closes: '12:30',
  });
  await undoImport(context(), false);
  expect((await served()).shop).toBeNull();
});
