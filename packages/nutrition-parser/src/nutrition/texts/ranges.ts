import { headings } from '../../document/headings.ts';
import { findMarkers } from '../../document/sections.ts';
import { anyOf, pattern } from '../../lexicon/patterns.ts';
import { endingHeadings } from '../../lexicon/remarksOnNames.ts';
import { isHeadRow, isOverMeasures, loneCell } from '../grids/headRows.ts';
import { type Grid, type GridCell, textOf } from '../grids/layout.ts';
import { basisLeadEnd, isBasisAlone, readHeading } from '../values/headings.ts';
import { hasAny, isDigit } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';

/** A part of a text: `[start, end)`. */
export type Range = { start: number; end: number };

/** Of what ends other sections these are within the nutrition: notes, what a pack holds, any words in bold. */
const within = pattern(`^(?!${anyOf(endingHeadings)}|da cons|a cosa|cos e)`);

const endsNutrition = (kind: string, name: string): boolean =>
  kind !== 'nutrition' &&
  !(kind === 'other' && within.test(name)) &&
  !name.toLowerCase().startsWith('dos');

/** Points of a product are shorter. */
const maxPoint = 500;

type Parting = { kind: 'nutrition' | 'basis' | 'dose' | 'end'; start: number };

/** Lines that begin with a basis, as among the points of a product: 'PER CAPSULA: Magnesio 375 mg'. */
function basesOf(text: string): Parting[] {
  const found: Parting[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (basisLeadEnd(line) > 0 || isBasisAlone(line)) found.push({ kind: 'basis', start });
    start += line.length + 1;
  }
  return found;
}

/** The headings that begin or end the nutrition of a text; 'Note' and 'Peso netto' are within it. */
function partingsOf(text: string): Parting[] {
  // Nothing but a table.
  if (text.startsWith('|') && text.endsWith('|')) return [];
  const headed = findMarkers(text).flatMap(({ kind, start, textStart }): Parting[] => {
    if (kind === 'nutrition') return [{ kind, start }];
    const name = fold(text, start, textStart);
    if (endsNutrition(kind, name)) return [{ kind: 'end', start }];
    return kind === 'usage' ? [{ kind: 'dose', start }] : [];
  });
  const isEnded = headed.some(({ kind }) => kind === 'end' || kind === 'dose');
  const bases = isEnded || text.length < maxPoint ? basesOf(text) : [];
  return [...headed, ...bases].toSorted((a, b) => a.start - b.start);
}

/** A table may be in the section of another heading, where it has none of its own. */
const holdsEnergy = pattern('\\d\\s?{KILO}\\b|\\b{KILO}\\W{1,3}\\d');

/**
 * The nutrition in texts of a product that follow each other: from its headings to those of other
 * sections, which go on from text to text; without any heading of nutrition all but the other
 * sections. Behind a table are its notes, until the next heading.
 * @param texts null for a table.
 */
export function nutritionRanges(texts: readonly (string | null)[]): Range[][] {
  const partings = texts.map((text) => (text === null ? [] : partingsOf(text)));
  const isHeaded = hasKind(partings, 'nutrition') && hasKind(partings, 'end');
  let isInside = !isHeaded;
  return texts.map((text, t) => {
    const ranges: Range[] = [];
    if (text === null) {
      isInside = true;
      return ranges;
    }
    let start = 0;
    const passTo = (end: number): void => {
      const isRead = isInside || (!isHeaded && holdsEnergy.test(text.slice(start, end)));
      if (isRead && end > start) ranges.push({ start, end });
      start = end;
    };
    const own = partings[t] ?? [];
    own.forEach(({ kind, start: at }, i) => {
      const isDose = kind === 'dose';
      const isBasis = kind === 'basis';
      const isDoseOfTable = isDose && own[i + 1]?.kind === 'nutrition';
      const isOpening = isDoseOfTable || kind === 'nutrition' || (isBasis && !isHeaded);
      if (isOpening ? isInside : isDose || isBasis) return;
      passTo(at);
      isInside = isOpening;
    });
    passTo(text.length);
    return ranges;
  });
}

const hasKind = (partings: readonly Parting[][], wanted: Parting['kind']): boolean =>
  partings.some((own) => own.some(({ kind }) => kind === wanted));

/** Ingredients have percentages; amounts in any other unit may be a table's. */
export const measured = pattern('\\d\\s?(?:{UNIT}|ml|ui|ufc|mld|miliardi)\\b');

/** Characters of a line that a row has at most. */
const maxRow = 120;

const lineAt = (text: string, start: number): string =>
  text.slice(start, start + maxRow).split('\n', 1)[0] ?? '';

/** 'Ingredienti per 2 cpr' over a row: the heading of a table. */
const isOverRow = (line: string, below: string): boolean =>
  line.length < maxRow &&
  isHeadingAlone(line) &&
  readHeading(line)?.hasBasis === true &&
  measured.test(below);

/** 'Ingredienti per 2 cpr:', 'Ingredienti per dose giornaliera: 2 compresse' */
function isHeadingAlone(line: string): boolean {
  const [heading = '', size = '', ...others] = line.split(':');
  const behind = size.trim();
  return (
    others.length === 0 &&
    !hasAny(heading + behind, [',', '%']) &&
    (behind === '' || isDigit(behind.charCodeAt(0)))
  );
}

/** Where the first amount on a line is that begins at a place; -1 where none is. */
function amountOn(text: string, start: number): number {
  const newline = text.indexOf('\n', start);
  const found = text.slice(start, newline < 0 ? text.length : newline).search(measured);
  return found < 0 ? -1 : start + found;
}

/** Where a list of ingredients ends that begins at a place: before a line with an amount, or a blank one. */
function listEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const stop = newline < 0 ? text.length : newline;
    const line = text.slice(at, stop);
    if (at === start && isOverRow(line, lineAt(text, stop + 1))) return at;
    if (measured.test(line) || isBasisAlone(line) || (at > start && line.trim() === '')) return at;
    at = stop + 1;
  }
  return text.length;
}

/** A text without its lists of ingredients, whose percentages are no rows. */
export function withoutIngredients(text: string): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  // Behind other headings on a line its first amount is the same.
  let amount = -1;
  for (const marker of findMarkers(text)) {
    if (marker.kind !== 'ingredients' || marker.start < start || marker.start <= amount) continue;
    amount = amountOn(text, marker.start);
    if (amount >= 0) continue;
    const end = listEnd(text, marker.start);
    if (end === marker.start) continue;
    ranges.push({ start, end: marker.start });
    start = end;
  }
  return [...ranges, { start, end: text.length }].filter(({ start: from, end }) => end > from);
}

const others: ReadonlySet<string | undefined> = new Set([
  'ingredients',
  'usage',
  'warnings',
  'tip',
]);

/** No heading of a section is longer. */
const maxHeading = 40;

/** No flavour is longer. */
const maxWord = 20;

const kindOf = (cell: GridCell | undefined): string | undefined => {
  const text = textOf(cell);
  return text.length > maxHeading ? undefined : headings.get(fold(text));
};

/** 'Ingredienti | latte 80%', 'Modalità d'uso | Sciogliere 30 g': a row that is another section. */
function isSection(row: readonly GridCell[]): boolean {
  const [name, value] = row;
  if (row.length !== 2 || !others.has(kindOf(name))) return false;
  // 'Dose consigliata | 2 compresse' is a serving, 'Ingrediente | Cacao' over values a heading.
  const isText = textOf(value).length > maxWord || hasAny(textOf(value), [',', '%']);
  return isText && !fold(textOf(name)).startsWith('dos') && !isHeadRow(row) && !isOverMeasures(row);
}

/** 'Ingredienti' over one column of texts without amounts. */
function isList([head, ...rows]: Grid): boolean {
  const lone = head ? loneCell(head) : null;
  if (kindOf(lone) !== 'ingredients') return false;
  return rows.every(
    (row) => !measured.test(textOf(loneCell(row) ?? undefined)) && loneCell(row) !== null,
  );
}

/** A table without what is of other sections of its product. */
export function withoutSections(grid: Grid): Grid {
  if (isList(grid)) return [];
  return grid.some(isSection) ? grid.filter((row) => !isSection(row)) : grid;
}
