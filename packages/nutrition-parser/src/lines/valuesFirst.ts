import { pattern } from '../lexicon/patterns.ts';
import { hasDigit, groupOf } from '../text/chars.ts';
import { cellText, trimmedCell, type Cell } from '../text/source.ts';
import type { Heading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { maxLoose } from './Line.ts';
import { activated, activeColumns, changed, type LineContext, type LineFact } from './context.ts';

/** '80 g di proteine', '<1 g zuccheri': the value before its name. */
const valueFirst = pattern(
  `^([<>~≤≥≈]? ?{NUMBER}\\s?{UNIT})\\s+(?:di\\s+)?({LETTER}[^\\d:(]{1,40}\\d{0,2})(?: *\\( ?({NUMBER}) ?%[^)]*\\))?$`,
);

/** '5 mld UFC di Lactobacillus plantarum LP-115': cells of a strain, whatever its name. */
const cellsFirst = pattern(
  `^({NUMBER}\\s?(?:(?:mld|miliardi|milioni|mln)(?: (?:di )?{COLONIES})?|{COLONIES}))\\s+(?:di\\s+)?({LETTER}[^:(]{3,60})$`,
);

/** '155 kcal' among them: its unit is its name. */
const energyAlone = pattern('^({NUMBER}\\s?)({KILO})$');

type Part = {
  readonly value: Cell;
  readonly name: Cell;
  readonly percent: string | undefined;
};

/** The value and name of a part of a line that begins at a place. */
function partOf({ source }: Cell, start: number, part: string): Part | null {
  const named = valueFirst.exec(part);
  const cells = named ? null : cellsFirst.exec(part);
  const match = named ?? cells ?? energyAlone.exec(part);
  if (!match) return null;
  const unitOrName = groupOf(match, 2);
  const nameStart = start + match[0].indexOf(unitOrName, groupOf(match, 1).length);
  const nameEnd = nameStart + unitOrName.length;
  const valueEnd = (named ?? cells) ? start + groupOf(match, 1).length : nameEnd;
  const name = trimmedCell(source, nameStart, nameEnd);
  // Only what is a nutrient: '30 g in 250 ml di acqua' is none.
  if (!cells && nameOfCell(name).key === undefined) return null;
  return { value: trimmedCell(source, start, valueEnd), name, percent: named?.[3] };
}

/** What is between two parts; 'e' before a value alone. */
const between = /([;,]\s|\s(?:ed?|\+)\s(?=[<~\d]))/;

/** The parts of a line; none where a value of it has its name before it. */
function partsOf(line: Cell): Part[] {
  const parts: Part[] = [];
  let at = 0;
  let isNamed = false;
  let isOther = false;
  let count = 0;
  for (const [i, printed] of cellText(line).split(between).entries()) {
    // A separator is between two parts.
    if (i % 2 === 1) {
      at += printed.length;
      continue;
    }
    const part = printed.trim();
    count++;
    const isValueFirst = valueFirst.test(part) || cellsFirst.test(part);
    isNamed ||= isValueFirst;
    isOther ||= !isValueFirst && !energyAlone.test(part) && hasDigit(part);
    const start = line.start + at + (printed.length - printed.trimStart().length);
    const read = partOf(line, start, part);
    if (read) parts.push(read);
    at += printed.length;
  }
  // '1500 kJ; proteine 5 g': only the energy comes before its name.
  if (isOther && !isNamed) return [];
  // A long line with other words is prose.
  return line.end - line.start >= maxLoose && parts.length < count ? [] : parts;
}

/**
 * The rows of a line whose values are before their names; null for any other line.
 * @param heading what is before the values: '1 compressa = 10 mg di zinco'.
 */
export function valuesFirstFacts(
  line: Cell,
  context: LineContext,
  heading?: Heading,
): readonly LineFact[] | null {
  const parts = partsOf(line);
  if (parts.length === 0) return null;
  const columns = heading ? [heading] : activeColumns(context);
  const lead = heading ? [changed({ heading, active: columns })] : activated(context, columns);
  const rows = parts.map(({ name, value, percent }): LineFact => {
    const percents = percent === undefined ? undefined : [Number(percent.replace(',', '.'))];
    return { kind: 'row', name, columns, cells: [value], percents };
  });
  return [...lead, ...rows];
}
