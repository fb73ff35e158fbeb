import { describe, expect, it } from 'vitest';
import { sheetXml, workbookOf, zipOfParts } from '../testing/files.ts';
import { readOwnersFile } from './readFile.ts';
import { shownCell } from './sheet.ts';

async function sheetsOf(file: Buffer) {
  const read = await readOwnersFile(file);
  return 'sheets' in read ? read.sheets : [];
}

/** What stands in the rows of the first sheet, as a person reads it. */
async function shown(file: Buffer): Promise<readonly (readonly string[])[]> {
  const [sheet] = await sheetsOf(file);
  return (sheet?.rows ?? []).map(({ cells }) => cells.map(shownCell));
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const strict = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const strictRelations = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook as Excel writes it, in five parts; `change` makes another program's of each. */
function written(change: (xml: string) => string, encode = (xml: string) => Buffer.from(xml)) {
  const parts = {
    '_rels/.rels': `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Prodotti" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}"><Relationship Id="rId7" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId8" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>Nome</t></si><si><r><t>Caffè </t></r><r><rPr><b/></rPr><t>&amp; avena</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Prezzo</t></is></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><f>1+1</f><v>34.9</v></c><c r="C2" t="e"><v>#N/A</v></c></row></sheetData></worksheet>`,
  };
  return zipOfParts(
    Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [
        name,
        encode(`<?xml version="1.0"?>${change(xml)}`),
      ]),
    ),
  );
}

const prefixed = (xml: string) =>
  xml.replaceAll(/<(\/?)(?=[a-zA-Z])/gu, '<$1x:').replaceAll(/xmlns="/gu, 'xmlns:x="');

describe('one file in the dialects of its writers', () => {
  it.each<[string, Buffer]>([
    ['Excel', written((xml) => xml)],
    ['every element under a prefix', written(prefixed)],
    ['single quotes', written((xml) => xml.replaceAll('"', "'"))],
    ['cells and rows without references', written((xml) => xml.replaceAll(/ r="[A-C]?\d"/gu, ''))],
    [
      'the strict form',
      written((xml) => xml.replaceAll(main, strict).replaceAll(relations, strictRelations)),
    ],
    ['absolute targets', written((xml) => xml.replaceAll('Target="works', 'Target="/xl/works'))],
    [
      'targets of Windows',
      written((xml) => xml.replaceAll('Target="works', 'Target="\\xl\\works')),
    ],
    [
      'targets as addresses',
      written((xml) => xml.replaceAll('worksheets/sheet1', 'worksheets/%73heet1')),
    ],
    ['parts named in other letters', written((xml) => xml.replaceAll('sheet1.xml', 'Sheet1.xml'))],
    ['tags over several lines', written((xml) => xml.replaceAll(/"(?=\/?>)/gu, '"\n'))],
    [
      'comments between',
      written((xml) => xml.replaceAll(/<(?=row|c |v|si)/gu, '<!-- <c r="A9"/> --><')),
    ],
    ['texts as CDATA', written((xml) => xml.replace('Caffè ', '<![CDATA[Caffè ]]>'))],
    ['numbered entities', written((xml) => xml.replace('è', '&#xE8;').replace('&amp;', '&#38;'))],
    ['columns in small letters', written((xml) => xml.replaceAll('r="B2"', 'r="b2"'))],
    [
      'UTF-8 with its mark',
      written(
        (xml) => xml,
        (xml) => Buffer.from(`\uFEFF${xml}`),
      ),
    ],
    [
      'UTF-16',
      written(
        (xml) => xml,
        (xml) => Buffer.from(`\uFEFF${xml}`, 'utf16le'),
      ),
    ],
    [
      'ISO 8859-1, as it says',
      written(
        (xml) => xml,
        (xml) => Buffer.from(xml.replace('"1.0"', '"1.0" encoding="ISO-8859-1"'), 'latin1'),
      ),
    ],
    [
      'ISO 8859-1, as it says between blanks',
      written(
        (xml) => xml,
        (xml) => Buffer.from(xml.replace('"1.0"', '"1.0" encoding = "ISO-8859-1"'), 'latin1'),
      ),
    ],
    [
      'ids of other vocabularies',
      written((xml) => xml.replace('r:id=', 'xmlns:q="urn:other" q:id="zzz" r:id=')),
    ],
    [
      'relations under an undeclared prefix',
      written((xml) => xml.replaceAll(/ xmlns:r="[^"]*"/gu, '')),
    ],
    [
      'elements of other vocabularies among them',
      written((xml) => xml.replaceAll('<v>', '<y:v xmlns:y="urn:other">99</y:v><v>')),
    ],
  ])('%s', async (_, file) => {
    expect(await shown(file)).toEqual([
      ['Nome', 'Prezzo'],
      ['Caffè & avena', '34,9', '#N/D'],
    ]);
  });

  it('a workbook under another name, a chart among its sheets, a hidden one', async () => {
    const file = zipOfParts({
      '_rels/.rels': `<Relationships xmlns="${packaged}"><Relationship Id="a" Type="${relations}/officeDocument" Target="/book/main.xml"/></Relationships>`,
      'book/main.xml': `<workbook xmlns="${main}" xmlns:rel="${relations}"><sheets><sheet name="Grafico" rel:id="c"/><sheet name="A &amp; B" state="veryHidden" rel:id="s"/></sheets></workbook>`,
      'book/_rels/main.xml.rels': `<Relationships xmlns="${packaged}"><Relationship Id="c" Type="${relations}/chartsheet" Target="c.xml"/><Relationship Id="s" Type="${relations}/worksheet" Target="../deep/s.xml"/></Relationships>`,
      'book/c.xml': '<chartsheet/>',
      'deep/s.xml': sheetXml('<row><c><v>1</v></c></row>'),
    });
    expect(await sheetsOf(file)).toMatchObject([{ name: 'A & B', isHidden: true }]);
  });
});

const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-410]d\\ mmmm;@"/><numFmt numFmtId="171" formatCode="&quot;dd&quot; 0.00"/><numFmt numFmtId="172" formatCode="[h]:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="9"/><xf numFmtId="172"/></cellXfs></styleSheet>`;

describe('a cell', () => {
  it.each<[string, string, string]>([
    ['of a date', '<c s="1"><v>46615</v></c>', '16/08/2027'],
    ['of a date by its code', '<c s="2"><v>46615</v></c>', '16/08/2027'],
    ['of a number whose code has letters in quotes', '<c s="3"><v>2.5</v></c>', '2,5'],
    ['of a share', '<c s="4"><v>0.3</v></c>', '30 %'],
    ['of a share with a remainder', '<c s="4"><v>7.0000000000000007E-2</v></c>', '7 %'],
    ['of a number with all its digits', '<c><v>0.10000000000000001</v></c>', '0,1'],
    ['of a code as Java writes it', '<c><v>8.001234567897E12</v></c>', '8001234567897'],
    ['of a sum with a remainder', '<c><f>A1</f><v>0.30000000000000004</v></c>', '0,3'],
    ['of a time', '<c s="1"><v>0.39583333</v></c>', '9:30'],
    ['of a duration', '<c s="5"><v>0.5</v></c>', '12:00'],
    ['of a date as ISO 8601', '<c t="d"><v>2027-08-16T00:00:00</v></c>', '16/08/2027'],
    ['of a day before all days', '<c s="1"><v>-1</v></c>', '########'],
    ['of yes', '<c t="b"><v>1</v></c>', 'VERO'],
    ['of an error', '<c t="e"><v>#REF!</v></c>', '#RIF!'],
    ['of an error without a name', '<c t="e"/>', '#N/D'],
    ['of a formula that nobody has worked out', '<c><f>A1</f></c>', '(formula senza risultato)'],
    ['of one with an empty value', '<c><f>A1</f><v></v></c>', '(formula senza risultato)'],
    ['of a formula without a text', '<c t="str"><f>A1</f></c>', '(formula senza risultato)'],
    ['of one without a shared text', '<c t="s"><f>A1</f></c>', '(formula senza risultato)'],
    [
      'of one without an inline text',
      '<c t="inlineStr"><f>A1</f></c>',
      '(formula senza risultato)',
    ],
    ['of one without a yes or no', '<c t="b"><f>A1</f></c>', '(formula senza risultato)'],
    ['of one without a date', '<c t="d"><f>A1</f></c>', '(formula senza risultato)'],
    ['of one without an error', '<c t="e"><f>A1</f></c>', '(formula senza risultato)'],
    ['of a formula that gives a text', '<c t="str"><f>A1</f><v>uno</v></c>', 'uno'],
    ['of a formula that gives an empty text', '<c t="str"><f>A1</f><v></v></c>', ''],
    ['of one that is written short', '<c t="str"><f>A1</f><v/></c>', ''],
    ['of escaped letters', '<c t="inlineStr"><is><t>a_x0041_</t></is></c>', 'aA'],
    ['of a number that is none', '<c><v>12,5</v></c>', '12,5'],
    ['of a large number', '<c><v>8.00123E+12</v></c>', '8001230000000'],
  ])('%s', async (_, cell, words) => {
    const rows = `<row><c t="inlineStr"><is><t>x</t></is></c>${cell}</row>`;
    const [row] = await shown(workbookOf(sheetXml(rows), '', styles));
    expect(row?.[1] ?? '').toBe(words);
  });

  it('merged downwards counts for each of its rows that hold anything', async () => {
    const xml = sheetXml(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="B2"><v>2</v></c></row><row r="4"><c r="A4"><v>3</v></c></row>',
    );
    const merged = xml.replace(
      '</sheetData>',
      '</sheetData><mergeCells><mergeCell ref="A1:A3"/></mergeCells>',
    );
    expect(await shown(workbookOf(merged))).toEqual([['1'], ['1', '2'], ['3']]);
  });

  it.each([
    ['beside', 'B1:C1', ['1;2', '4;5;6;0', '7;8;9']],
    ['beside and below', 'B1:C2', ['1;2', '4;2;;0', '7;8;9']],
    ['beside and below', 'B1:C2', ['1;2', '4;2;;0', '7;8;9']],
    ['below one that is empty', 'D1:D2', ['1;2;3', '4;5;6', '7;8;9']],
    ['to the ends of the sheet', 'B2:XFD1048576', ['1;2;3', '4;5', '7;5']],
  ])('covered by a merge is not read: %s', async (_, ref, expected) => {
    const rows = [
      [1, 2, 3],
      [4, 5, 6, 0],
      [7, 8, 9],
    ].map((cells) => `<row>${cells.map((cell) => `<c><v>${cell}</v></c>`).join('')}</row>`);
    const xml = sheetXml(rows.join('')).replace(
      '</sheetData>',
      `</sheetData><mergeCells><mergeCell ref="${ref}"/></mergeCells>`,
    );
    const read = await shown(workbookOf(xml));
    expect(read.map((row) => row.join(';').replace(/;+$/u, ''))).toEqual(expected);
  });

  it.each([
    ['twice', '<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>'],
    ['in another row than its own', '<row r="1"><c r="A2"><v>1</v></c></row>'],
    ['with a text that is not there', '<row r="1"><c t="s"><v>5</v></c></row>'],
  ])('%s is no file that programs agree on', async (_, rows) => {
    await expect(readOwnersFile(workbookOf(sheetXml(rows)))).rejects.toThrow('Il file è rovinato');
  });

  it('of no height or width is seen by nobody either', async () => {
    const rows = '<row ht="0"><c><v>1</v></c></row><row ht="15"><c><v>2</v></c></row>';
    const columns = '<cols><col min="1" max="1" width="9"/><col min="2" max="2" width="0"/></cols>';
    const xml = sheetXml(rows).replace('<sheetData>', `${columns}<sheetData>`);
    expect(await sheetsOf(workbookOf(xml))).toMatchObject([
      { hiddenColumns: [1], rows: [{ isHidden: true }, { isHidden: false }] },
    ]);
  });

  it('that nobody sees is told: a row, a column', async () => {
    const xml = sheetXml('<row hidden="1"><c><v>1</v></c></row><row><c><v>2</v></c></row>').replace(
      '<sheetData>',
      '<cols><col min="2" max="3" hidden="true"/></cols><sheetData>',
    );
    expect(await sheetsOf(workbookOf(xml))).toMatchObject([
      { hiddenColumns: [1, 2], rows: [{ isHidden: true }, { isHidden: false }] },
    ]);
  });
});

it('a part whose letters changed on the way is refused', async () => {
  const file = written((xml) => xml);
  const at = file.indexOf(Buffer.from('504b0102', 'hex'));
  file.writeUInt32LE(0x12345678, at + 16);
  await expect(readOwnersFile(file)).rejects.toThrow('Il file è rovinato');
});
