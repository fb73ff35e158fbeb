import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { csv, workbook, zipOf, zipOfParts } from '../testing/files.ts';
import { readCsv } from './readCsv.ts';
import { readOwnersFile } from './readFile.ts';

const million = 1_000_000;

/** What is said of a file that cannot be read, and how far the process grew over it. */
async function refusalOf(file: Buffer) {
  const before = process.memoryUsage().rss;
  const reason: unknown = await readOwnersFile(file).catch((error: unknown) => error);
  const grownMb = (process.memoryUsage().rss - before) / 1024 / 1024;
  return { message: reason instanceof Error ? reason.message : 'was read', grownMb };
}

const rels = `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`;
const book = `<workbook><sheets><sheet name="Prodotti" sheetId="1" r:id="r1"/></sheets></workbook>`;

it('a sheet of a million rows is refused with its last row, before its cells are read', async () => {
  const rows = Array.from(
    { length: million },
    (_, place) => `<row r="${place + 1}"><c r="A${place + 1}"><v>1</v></c></row>`,
  );
  const file = zipOfParts({
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': rels,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
  const { message, grownMb } = await refusalOf(file);
  expect(message).toBe('Il foglio «Prodotti» arriva alla riga 1.000.000: al massimo 100.000');
  expect(grownMb).toBeLessThan(600);
});

it('a CSV of a million rows is refused, also where they are blank', async () => {
  for (const line of ['siero-100;Siero 100;1', ';;']) {
    const lines = `${line}\r\n`.repeat(million);
    const { message, grownMb } = await refusalOf(Buffer.from(`Slug;Nome;Prezzo\r\n${lines}`));
    expect(message).toBe('Il foglio «CSV» arriva alla riga 100.001: al massimo 100.000');
    expect(grownMb).toBeLessThan(600);
  }
});

it('a part that unpacks to a thousand times its size is refused, listed or not', async () => {
  const bomb = deflateRawSync(Buffer.alloc(310 * 1024 * 1024, 0x20));
  expect(bomb.length).toBeLessThan(1_000_000);
  const listed = await refusalOf(zipOf('xl/worksheets/sheet1.xml', bomb, 8));
  expect(listed.message).toContain('supera i 300 MB');
  expect(listed.grownMb).toBeLessThan(600);
  // In front of a whole workbook whose list does not name it.
  const whole = await workbook({ Prodotti: [['Slug', 'Nome']] });
  const hidden = zipOf('xl/worksheets/sheet9.xml', bomb, 8).subarray(0, 30 + 24 + bomb.length);
  expect((await refusalOf(shifted(hidden, whole))).message).toContain('Il file è rovinato');
});

/** A zip with bytes in front of it that its own list steps over. */
function shifted(front: Buffer, zip: Buffer): Buffer {
  const file = Buffer.concat([front, zip]);
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'));
  let at = file.readUInt32LE(end + 16) + front.length;
  file.writeUInt32LE(at, end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    file.writeUInt32LE(file.readUInt32LE(at + 42) + front.length, at + 42);
    const [name, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return file;
}

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
  const { message } = await refusalOf(Buffer.from('Slug;Nome\r\nuno;Uno\r\n', 'utf16le'));
  expect(message).toContain('Non è un foglio .xlsx, né un .csv');
});

it('ten columns of commas are distinguished from one of semicolons', () => {
  expect(readCsv(csv('Slug,Nome,Prezzo', 'uno,"Uno; due",1')).rows[1]?.cells).toHaveLength(3);
});
