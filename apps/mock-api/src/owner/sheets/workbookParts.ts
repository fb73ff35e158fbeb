import { fileTexts } from './files.copy.ts';

export type SheetPart = { name: string; xml: string };

/** The XML of each sheet under its name, as the workbook's own list joins them. */
export function sheetParts(parts: ReadonlyMap<string, string>): readonly SheetPart[] {
  const workbook = parts.get('xl/workbook.xml') ?? '';
  const targets = new Map(
    tags(parts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/u, 'xl/'),
    ]),
  );
  return tags(workbook, 'sheet').flatMap((tag) => {
    const xml = parts.get(targets.get(attribute(tag, 'r:id')) ?? '');
    return xml === undefined ? [] : [{ name: unescapeXml(attribute(tag, 'name')), xml }];
  });
}

export type CellFault = { row: number; column: number; text: string };

/** Cells that hold an error, or a formula that nobody has worked out; places from 0. */
export function faultsOf(xml: string): readonly CellFault[] {
  return [...xml.matchAll(/<c\s([^>]*?)(?:\/>|>(.*?)<\/c>)/gsu)].flatMap(
    ([, attributes = '', content = '']) => {
      const value = /<v[^>]*>([^<]*)<\/v>/u.exec(content)?.[1];
      const isError = /\bt="e"/u.test(attributes);
      if (!isError && (value !== undefined || !/<f[\s>]/u.test(content))) return [];
      const [, letters = 'A', row = '1'] = /\br="([A-Z]+)(\d+)"/u.exec(attributes) ?? [];
      const column = columnNumber(letters);
      const text = isError ? unescapeXml(value ?? '#N/D') : fileTexts.noFormulaResult;
      return [{ row: Number(row) - 1, column, text: italianFaults[text] ?? text }];
    },
  );
}

/** As the programs show them in Italian, whatever the file calls them. */
const italianFaults: Readonly<Record<string, string>> = {
  '#N/A': '#N/D',
  '#NAME?': '#NOME?',
  '#REF!': '#RIF!',
  '#VALUE!': '#VALORE!',
  '#NULL!': '#NULLO!',
};

export type MergedCells = { column: number; first: number; last: number };

/** Cells that were merged downwards: the first of them holds the value of all; places from 0. */
export function verticalMerges(xml: string): readonly MergedCells[] {
  return tags(xml, 'mergeCell').flatMap((tag) => {
    const [, letters = '', first = '', last = ''] =
      /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/u.exec(attribute(tag, 'ref')) ?? [];
    const isDown = Number(first) < Number(last);
    return isDown
      ? [{ column: columnNumber(letters), first: Number(first) - 1, last: Number(last) - 1 }]
      : [];
  });
}

/** 'AB' is 27. */
export const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const tags = (xml: string, name: string) => xml.match(new RegExp(`<${name}\\s[^>]*>`, 'gu')) ?? [];

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? '';

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
