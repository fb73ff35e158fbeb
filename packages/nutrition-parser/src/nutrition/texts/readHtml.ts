import type { HtmlCell, HtmlReader, HtmlText, Shape } from '../../model.ts';
import type { Sink } from '../facts/Table.ts';
import type { Grid } from '../grids/layout.ts';
import { TextReader, readText, readWholeText } from './TextReader.ts';
import { separatedCells } from './cells.ts';
import { nutritionRanges } from './ranges.ts';
import type { Heading } from '../values/headings.ts';
import { hasAny, isDigit, isLetter } from '../../text/chars.ts';
import { cleanInto, shortened } from '../../text/clean.ts';
import { type Cell, OffsetMap, type Path, type Source, trimmedCell } from '../../text/source.ts';

/** An HTML text, and the place of its string in the input. */
type HtmlInput = {
  readonly html: string;
  readonly path: Path | undefined;
  readonly basis: Heading | null;
};

/** Reads the tables and texts that an HTML reader found; places are those of the HTML text. */
export function readHtml(reader: HtmlReader, input: HtmlInput, table: Sink): Shape {
  const { html, path, basis } = input;
  const texts = new TextReader(table, basis);
  const parts = reader(html).map((block) =>
    block.kind === 'text' ? sourceOf(html, path, block.lines) : block.rows,
  );
  const [only] = parts;
  if (parts.length === 1 && only && 'text' in only) {
    readWholeText(separatedCells(only), texts);
    return table.rowCount > 0 ? 'lines' : 'none';
  }
  const ranges = nutritionRanges(parts.map((part) => ('text' in part ? part.text : null)));
  let shape: Shape = 'none';
  for (const [i, part] of parts.entries()) {
    const before = table.rowCount;
    if ('text' in part) {
      for (const range of ranges[i] ?? []) readText(part, texts, range);
      if (shape === 'none' && table.rowCount > before) shape = 'lines';
      continue;
    }
    texts.flush();
    texts.addGrid(gridOf(part, html, path));
    if (table.rowCount > before) shape = 'html-table';
  }
  texts.flush();
  return shape;
}

/** The cells of an HTML table; one that spans is one cell in several places. */
function gridOf(
  rows: readonly (readonly (HtmlCell | null)[])[],
  html: string,
  path: Path | undefined,
): Grid {
  const seen = new Map<HtmlText, Cell>();
  const cellOf = ({ lines }: HtmlCell): Cell => {
    const known = seen.get(lines);
    if (known) return known;
    const source = sourceOf(html, path, lines);
    const made = trimmedCell(source, 0, source.text.length);
    seen.set(lines, made);
    return made;
  };
  return rows.map((row) => row.map((cell) => cell && cellOf(cell)));
}

/** What stands for the tags from `start` to `end` between two pieces of a line. */
function jointOf(last: string, html: string, start: number, end: number): string {
  const tags = html.slice(start, end);
  // '<dt>Energia</dt><dd>1570 kJ</dd>'
  if (hasAny(tags, ['<dd', '<DD'])) return ' ';
  // '<strong>Energia</strong>1570 kJ'
  const isGlued = isDigit(html.charCodeAt(end)) && isLetter(last.slice(-1));
  return isGlued && tags.includes('</') ? ' ' : '';
}

/** The clean text of pieces of an HTML text, a line break between groups. */
function sourceOf(html: string, path: Path | undefined, lines: HtmlText): Source {
  const map = new OffsetMap(64);
  let text = '';
  for (const pieces of lines) {
    if (text !== '') {
      text += '\n';
      map.add(map.end, map.end);
    }
    let last = '';
    let before = -1;
    let from = -1;
    for (const place of pieces) {
      if (from < 0) {
        from = place;
        continue;
      }
      const joint = before < 0 ? '' : jointOf(last, html, before, from);
      for (let at = 0; at < joint.length; at++) map.add(from, from);
      last = cleanInto(html, from, place, map).replaceAll('\n', ' ');
      text += joint + last;
      before = place;
      from = -1;
    }
  }
  return shortened({ raw: html, text, map, path });
}
