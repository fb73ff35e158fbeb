import { deflateRawSync } from 'node:zlib';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';

/** A workbook of plain cells: sheet → rows. Numbers, dates and texts stay what they are. */
export type Cells = readonly (readonly (string | number | boolean | Date | null)[])[];

export function workbook(sheets: Readonly<Record<string, Cells>>): Promise<Buffer> {
  return writeExcelFile(
    Object.entries(sheets).map(([sheet, rows]) => ({
      sheet,
      dateFormat: 'dd/mm/yyyy',
      data: rows.map((row) =>
        row.map((value) => (typeof value === 'string' ? { value, type: String } : value)),
      ) satisfies SheetData,
    })),
  ).toBuffer();
}

const spreadsheetMl = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The XML of a sheet with these rows, under a prefix or none. */
export function sheetXml(rows: string, prefix = ''): string {
  const p = prefix === '' ? '' : `${prefix}:`;
  const xmlns = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  return `<${p}worksheet ${xmlns}="${spreadsheetMl}"><${p}sheetData>${rows}</${p}sheetData></${p}worksheet>`;
}

/** A workbook of one sheet `Prodotti`, from its own XML, with shared texts and styles. */
export function workbookOf(sheet: string, texts = '', styles = '', state = 'visible'): Buffer {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${officeRelations}/${type}" Target="${target}"/>`;
  return zipOfParts({
    'xl/workbook.xml': `<workbook xmlns="${spreadsheetMl}" xmlns:r="${officeRelations}"><sheets><sheet name="Prodotti" sheetId="1" state="${state}" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relationships}">${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'sharedStrings', 'sharedStrings.xml')}${relation('r3', 'styles', 'styles.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...(texts === '' ? {} : { 'xl/sharedStrings.xml': texts }),
    ...(styles === '' ? {} : { 'xl/styles.xml': styles }),
  });
}

export const csv = (...lines: readonly string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`);

const end = Buffer.from('504b0506000000000000', 'hex');

/** A zip of one stored or deflated part, whatever size it claims. */
export function zipOf(name: string, packed: Buffer, method: number): Buffer {
  const title = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(method, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt16LE(title.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(title.length, 28);
  const tail = Buffer.alloc(22);
  end.copy(tail);
  tail.writeUInt16LE(1, 8);
  tail.writeUInt16LE(1, 10);
  tail.writeUInt32LE(46 + title.length, 12);
  tail.writeUInt32LE(30 + title.length + packed.length, 16);
  return Buffer.concat([local, title, packed, entry, title, tail]);
}

/** A zip of several parts. */
export function zipOfParts(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const packed = deflateRawSync(text, { level: 1 });
    const whole = zipOf(name, packed, 8);
    const local = whole.subarray(0, 30 + name.length + packed.length);
    const entry = Buffer.from(whole.subarray(local.length, whole.length - 22));
    entry.writeUInt32LE(at, 42);
    locals.push(local);
    entries.push(entry);
    at += local.length;
  }
  const tail = Buffer.alloc(22);
  end.copy(tail);
  tail.writeUInt16LE(entries.length, 8);
  tail.writeUInt16LE(entries.length, 10);
  tail.writeUInt32LE(Buffer.concat(entries).length, 12);
  tail.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...entries, tail]);
}
