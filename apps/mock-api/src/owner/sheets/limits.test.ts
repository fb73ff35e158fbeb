import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csv, sheetXml, workbookOf } from '../testing/files.ts';
import { FileError } from './fileError.ts';
import { readCsv } from './readCsv.ts';
import { readOwnersFile } from './readFile.ts';
import { readInThread } from './readInThread.ts';

const million = 1_000_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limits-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What is said of a file that cannot be read. */
async function refusalOf(content: Buffer, limits?: { heapMb: number; readingMs: number }) {
  const file = join(folder, 'file');
  await writeFile(file, content);
  const { read } = await readInThread({ file, isLinkRefused: true }, limits);
  return read instanceof FileError ? read.message : 'was read';
}

const tooMuch =
  'Il file, una volta aperto, è troppo grande: al massimo 500.000 celle scritte, 4.000.000 tra celle, righe e colonne anche vuote, e 150 MB';
const rows = (count: number, cells: (row: number) => string) =>
  Array.from({ length: count }, (_, place) => `<row>${cells(place)}</row>`).join('');
const texts = Array.from({ length: 400_001 }, (_, place) => `<si><t>${place}</t></si>`);

it.each<[string, () => Buffer, string]>([
  [
    'a row too many',
    () => workbookOf(sheetXml(rows(100_001, () => '<c><v>1</v></c>'))),
    'Il foglio «Prodotti» arriva alla riga 100.001: al massimo 100.000',
  ],
  [
    'a cell too far, under a prefix',
    () => workbookOf(sheetXml('<x:row r="1"><x:c r="XFD1"><x:v>1</x:v></x:c></x:row>', 'x')),
    'Il foglio «Prodotti» ha più di 300 colonne',
  ],
  ['spaces without end', () => workbookOf(sheetXml(' '.repeat(160 * million))), tooMuch],
  [
    'a shared text too many',
    () => workbookOf(sheetXml(''), `<sst>${texts.join('')}</sst>`),
    tooMuch,
  ],
  ['elements in elements', () => workbookOf(sheetXml('<a>'.repeat(million))), tooMuch],
  [
    'a tag that does not end',
    () => workbookOf(sheetXml('<row '.repeat(240_000))),
    'Il file è rovinato',
  ],
  [
    'an attribute without end',
    () => workbookOf(sheetXml(`<row a="${'1'.repeat(9 * million)}"/>`)),
    tooMuch,
  ],
  [
    'entities in entities',
    () => workbookOf(`<!DOCTYPE a [<!ENTITY a "aa">]>${sheetXml('<row><c><v>&a;</v></c></row>')}`),
    'Il file è rovinato',
  ],
  [
    'merged cells over each other',
    () => {
      const merges = '<mergeCell ref="A1:A100000"/>'.repeat(50);
      const xml = sheetXml(rows(90_000, () => '<c><v>1</v></c>'));
      return workbookOf(
        xml.replace('</sheetData>', `</sheetData><mergeCells>${merges}</mergeCells>`),
      );
    },
    tooMuch,
  ],
  [
    'a million rows of a CSV',
    () => Buffer.from(`Slug;Nome;Prezzo\r\n${'siero-100;Siero 100;1\r\n'.repeat(million)}`),
    'Il foglio «CSV» arriva alla riga 100.001: al massimo 100.000',
  ],
  [
    'a million blank rows of a CSV',
    () => Buffer.from(`Slug;Nome;Prezzo\r\n${';;\r\n'.repeat(million)}`),
    'Il foglio «CSV» arriva alla riga 100.001: al massimo 100.000',
  ],
])('refuses %s', async (_, file, words) => {
  expect(await refusalOf(file())).toContain(words);
});

const title = '<row><c t="inlineStr"><is><t>Slug</t></is></c></row>';
const withColumns = (columns: string) =>
  sheetXml(title).replace('<sheetData>', `<cols>${columns}</cols><sheetData>`);
const runs = `<r><t>${'a'.repeat(million)}</t></r>`.repeat(31);

it.each<[string, () => Buffer]>([
  [
    'a range of hidden columns over and over',
    () => workbookOf(withColumns('<col min="1" max="300" hidden="1"/>'.repeat(150_000))),
  ],
  ['columns without end', () => workbookOf(withColumns('<col/>'.repeat(4 * million)))],
  ['rows without end', () => workbookOf(sheetXml('<row/>'.repeat(4 * million)))],
  ['cells without end', () => workbookOf(sheetXml(`<row>${'<c/>'.repeat(4 * million)}</row>`))],
  [
    'cells at the end of every row',
    () => workbookOf(sheetXml(rows(100_000, (row) => `<c r="KN${row + 1}"><v>1</v></c>`))),
  ],
  [
    'a text of many pieces',
    () => workbookOf(sheetXml(`<row><c t="inlineStr"><is>${runs}</is></c></row>`)),
  ],
  [
    'a shared text of many pieces',
    () => workbookOf(sheetXml(title), `<sst><si>${runs}</si></sst>`),
  ],
  [
    'styles without end',
    () => {
      const styles = '<xf/>'.repeat(400_001);
      return workbookOf(
        sheetXml(title),
        '',
        `<styleSheet><cellXfs>${styles}</cellXfs></styleSheet>`,
      );
    },
  ],
])('stops by itself at %s', async (_, file) => {
  await expect(readOwnersFile(file())).rejects.toThrow(tooMuch);
});

it('a part that is two sheets is read once', async () => {
  const file = workbookOf(
    sheetXml(title),
    '',
    '',
    'visible" r:id="r1"/><sheet name="B" state="visible',
  );
  await expect(readOwnersFile(file)).rejects.toThrow('Il file è rovinato');
});

it('reads a comment of open tags, and rows that are empty to the last', async () => {
  const comment = `<!--${'<row <c a>'.repeat(100_000)}-->`;
  const row = '<row r="2"><c r="B2"><v>7</v></c></row>';
  const file = workbookOf(
    sheetXml(`${comment}${row}<row r="1048576"><c r="XFD1048576" s="0"/></row>`),
  );
  expect(await readOwnersFile(file)).toMatchObject({
    sheets: [{ rows: [{ number: 2, cells: [{ kind: 'empty' }, { kind: 'number', number: 7 }] }] }],
  });
});

it('a reader that takes too long, or too much memory, is ended with a sentence', async () => {
  const file = workbookOf(sheetXml(rows(90_000, () => '<c><v>1.5</v></c>'.repeat(5))));
  const slow = 'La lettura del file è stata fermata dopo 0.05 secondi';
  expect(await refusalOf(file, { heapMb: 256, readingMs: 50 })).toBe(slow);
  expect(await refusalOf(file, { heapMb: 16, readingMs: 30_000 })).toBe(tooMuch);
});

it.each([
  ['UTF-16 of Windows', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 of others', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['Windows-1252', (text: string) => Buffer.from(text.replace('€', '\x80'), 'latin1')],
  ['UTF-8 without a mark', (text: string) => Buffer.from(text)],
])('a CSV in %s is read with its letters', async (_, encoded) => {
  const file = await readOwnersFile(encoded('Slug;Nome;Prezzo\r\ncaffe;Caffè Lòng;€ 24,90\r\n'));
  expect(file).toMatchObject({ kind: 'csv' });
  const [sheet] = 'sheets' in file ? file.sheets : [];
  expect(sheet?.rows[1]?.cells.map((cell) => 'text' in cell && cell.text)).toEqual([
    'caffe',
    'Caffè Lòng',
    '€ 24,90',
  ]);
});

it('UTF-16 without its mark is named as what cannot be read', async () => {
  const file = Buffer.from('Slug;Nome\r\nuno;Uno\r\n', 'utf16le');
  const words = 'Il file è in UTF-16, ma senza il segno che lo dice';
  expect(await refusalOf(file)).toBe(words);
  expect(await refusalOf(file.swap16())).toBe(words);
});

it('ten columns of commas are distinguished from one of semicolons', () => {
  expect(readCsv(csv('Slug,Nome,Prezzo', 'uno,"Uno; due",1')).rows[1]?.cells).toHaveLength(3);
});
