import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csv, sheetXml, workbookOf } from '../testing/files.ts';
import { FileError } from './fileError.ts';
import { limits } from './limits.ts';
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
async function refusalOf(content: Buffer, ofThread?: { heapMb: number; readingMs: number }) {
  const file = join(folder, 'file');
  await writeFile(file, content);
  const { read } = await readInThread({ file, isLinkRefused: true }, ofThread);
  return read instanceof FileError ? read.message : 'was read';
}

const tooMuch =
  'Il file, una volta aperto, è troppo grande: al massimo 500.000 celle scritte, 4.000.000 tra celle, righe e colonne anche vuote, e 150 MB';
const rows = (count: number, cells: (row: number) => string) =>
  Array.from({ length: count }, (_, place) => `<row>${cells(place)}</row>`).join('');

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
const runs = `<r><t>${'a'.repeat(10_000)}</t></r>`.repeat(31);

/** What a whole file may hold, a hundredth of it: the same limit is met, sooner. */
describe('of what a file may hold, in all its parts,', () => {
  const whole = { ...limits };
  beforeAll(() => {
    const { unpackedBytes, cells, elements, entries, letters, tagLetters } = whole;
    const parts = { unpackedBytes, cells, elements, entries, letters, tagLetters };
    const hundredths = Object.entries(parts).map(([name, limit]) => [name, limit / 100]);
    Object.assign(limits, Object.fromEntries(hundredths));
  });
  afterAll(() => void Object.assign(limits, whole));

  it.each<[string, () => Buffer]>([
    ['spaces without end', () => workbookOf(sheetXml(' '.repeat(1_600_000)))],
    [
      'a shared text too many',
      () => workbookOf(sheetXml(''), `<sst>${'<si><t>a</t></si>'.repeat(4001)}</sst>`),
    ],
    [
      'merged cells over each other',
      () => {
        const merges = '<mergeCell ref="A1:A1000"/>'.repeat(50);
        const xml = sheetXml(rows(900, () => '<c><v>1</v></c>'));
        return workbookOf(
          xml.replace('</sheetData>', `</sheetData><mergeCells>${merges}</mergeCells>`),
        );
      },
    ],
    [
      'a range of hidden columns over and over',
      () => workbookOf(withColumns('<col min="1" max="300" hidden="1"/>'.repeat(1500))),
    ],
    ['columns without end', () => workbookOf(withColumns('<col/>'.repeat(40_000)))],
    ['rows without end', () => workbookOf(sheetXml('<row/>'.repeat(40_000)))],
    ['cells without end', () => workbookOf(sheetXml(`<row>${'<c/>'.repeat(40_000)}</row>`))],
    [
      'cells at the end of every row',
      () => workbookOf(sheetXml(rows(1000, (row) => `<c r="KN${row + 1}"><v>1</v></c>`))),
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
        const styles = `<styleSheet><cellXfs>${'<xf/>'.repeat(4001)}</cellXfs></styleSheet>`;
        return workbookOf(sheetXml(title), '', styles);
      },
    ],
  ])('stops by itself at %s', async (_, file) => {
    await expect(readOwnersFile(file())).rejects.toThrow(tooMuch);
  });
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
  const file = workbookOf(sheetXml(rows(45_000, () => '<c><v>1.5</v></c>'.repeat(5))));
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
