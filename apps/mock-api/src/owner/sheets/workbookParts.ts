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
      const column = [...letters].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0) - 1;
      const text = isError ? unescapeXml(value ?? '#N/D') : fileTexts.noFormulaResult;
      return [{ row: Number(row) - 1, column, text: text.replace('#N/A', '#N/D') }];
    },
  );
}

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
