import { holdingVerbs } from '../../../lexicon/bases.ts';
import { pattern } from '../../../lexicon/patterns.ts';
import type { ColumnRef } from '../../facts/facts.ts';
import {
  type LineContext,
  type LineFact,
  type LineForm,
  activated,
  activeColumns,
  changed,
  maxLoose,
} from '../Line.ts';
import { startsLikeValue } from '../columnValues.ts';
import { type Heading, readHeading } from '../../values/headings.ts';
import { nameOfCell } from '../../values/names.ts';
import { groupOf, hasDigit, percentAt } from '../../../text/chars.ts';
import { Cell, cellText, trimmedCell } from '../../../text/source.ts';
import { trimmedStart } from '../../../text/trim.ts';

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

/** 'Per 100 g: 80 g proteine, 5 g grassi' behind its basis, which ends at a place. */
function factsBehindBasis(
  heading: Heading,
  at: number,
  line: Cell,
  context: LineContext,
): readonly LineFact[] | null {
  let start = at;
  while (start < line.end && ' :='.includes(line.source.text.charAt(start))) start++;
  const rest = new Cell(line.source, start, line.end);
  return rest.end > start ? valuesFirstFacts(rest, context, heading) : null;
}

/** Longer lines are no list of values. */
const maxList = 240;

/** Values before their names. */
export const valuesFirst: LineForm = {
  name: 'values first',
  example: '370 kcal, 80 g proteine, 5 g di grassi',
  match({ cell, text }, context) {
    if (text.length >= maxList || !startsLikeValue(text.charCodeAt(0))) return null;
    return valuesFirstFacts(cell, context);
  },
};

/** Fewer are a promise and no table, '24 g di proteine per dose', but with their references. */
const minBeforeBasis = 3;
const minReferred = 2;

const prepositions = [' per ', ' ogni ', ' a '];

/** Values before their names, and their basis behind all of them. */
export const valuesBeforeBasis: LineForm = {
  name: 'values before their basis',
  example: '24 g di proteine, 3 g di carboidrati e 1,5 g di grassi per porzione (30 g)',
  match({ cell, text }, context) {
    if (text.length >= maxLoose || !startsLikeValue(text.charCodeAt(0))) return null;
    for (const preposition of prepositions) {
      const at = text.lastIndexOf(preposition);
      const heading = at < 0 ? null : readHeading(text.slice(at + 1));
      if (heading?.role !== 'value' || !heading.hasBasis) continue;
      const values = new Cell(cell.source, cell.start, cell.start + at);
      const facts = valuesFirstFacts(values, context, heading);
      if (!facts) return null;
      const rows = facts.filter((fact) => fact.kind === 'row');
      const min = rows.every(({ percents }) => percents !== undefined)
        ? minReferred
        : minBeforeBasis;
      return rows.length < min ? [] : facts;
    }
    return null;
  },
};

/** A basis, and behind it values before their names. */
export const basisFirst: LineForm = {
  name: 'basis, then values first',
  example: 'Per 100 g: 80 g proteine, 5 g grassi',
  match({ cell, tokens }, context) {
    const [lead] = tokens;
    return lead?.kind === 'basis'
      ? factsBehindBasis(lead.heading, lead.cell.end, cell, context)
      : null;
  },
};

const serving = /^(\d{1,2} [a-zà-ù]{3,}(?: ?\([^)]{1,20}\))?) ?[=:](?= ?[<~]?\d)/i;

/** A serving and the values that it holds, before their names. */
export const equalsValues: LineForm = {
  name: 'serving equals values',
  example: '1 compressa = 10 mg di zinco, 80 mg di vitamina C',
  match({ cell, text }, context) {
    const lead = serving.exec(text);
    if (!lead) return null;
    const heading = readHeading(groupOf(lead, 1));
    if (!heading?.hasBasis) return null;
    return factsBehindBasis(heading, cell.start + lead[0].length, cell, context);
  },
};

const number = pattern('{NUMBER}');
/** In brackets, or with its word: '100% creatina' is none. */
const reference =
  '( ?\\( ?{NUMBER} ?% ?(?:{VNR}\\*{0,3})?\\)| ?{NUMBER} ?% ?(?:del )?{VNR}\\*{0,3})';

/** A bullet, a value, and behind it its name; the reference is before the name or behind it. */
const listed = pattern(
  `^[-–•*·]? ?([<~]? ?{NUMBER} ?{UNIT})${reference}? (?:di )?(?:100 ?% )?({LETTER}[^\\d:(]{1,40}\\d{0,2}?)${reference}?$`,
);

/** A value before its name, as an item of a list or with its reference between the two. */
export const listedValue: LineForm = {
  name: 'listed value',
  example: '• 300 mg di Magnesio (80% VNR)',
  match({ cell: { source, start }, text }, context) {
    const match = text.length < maxLoose ? listed.exec(text) : null;
    if (!match) return null;
    const [value, printed] = [groupOf(match, 1), groupOf(match, 3)];
    const valueAt = start + text.indexOf(value);
    const nameAt = start + text.lastIndexOf(printed);
    const name = trimmedCell(source, nameAt, nameAt + printed.length);
    if (nameOfCell(name).key === undefined) return null;
    const percent = number.exec(match[2] ?? match[4] ?? '')?.[0];
    const columns = activeColumns(context);
    const percents = percent === undefined ? undefined : [Number(percent.replace(',', '.'))];
    const cells = [trimmedCell(source, valueAt, valueAt + value.length)];
    return [...activated(context, columns), { kind: 'row', name, columns, cells, percents }];
  },
};

/** '24 g di proteine', '1.5 g of fat', '1,2 g zuccheri' */
const lead = '(?:(?:meno|più|piu) di |circa |almeno |[<~] ?)?';
const nameInText = "({LETTER}(?:{LETTER}|[' -]){2,30}?(?:\\d{1,2}(?::\\d){0,3})?)";
/** What ends a name: a mark, or a word that goes on with the sentence. */
const nameEnd =
  '(?= *(?:[;.:()]|,(?!\\d)|$)| (?:ed? (?=[<~\\d]|[a-z]{3})|(?:and|con|with|per)\\b))';
const amountOf = pattern(`(${lead}{NUMBER}\\s?{UNIT}) (di |of )?${nameInText}${nameEnd}`, 'gi');

/** Its unit is its name. */
const energyBehind = pattern(
  '(?:circa |[<~] ?)?(?<![\\d.,]){NUMBER} ?({KILO})\\b(?! (?:di|of) )',
  'gi',
);
/** A part with its amount behind it. */
const partBehind = pattern('(di cui [a-zà-ù ]{3,30}?) ([<~]? ?{NUMBER}\\s?{MASS})(?![a-z])', 'gi');

const mayBeSentence = pattern('\\d ?{UNIT} (?:di|of) ');
const verb = pattern(`\\s*\\b(?:${holdingVerbs}|provides?|contains?|delivers?)\\b.*$`);

/** Fewer are a promise and no table; behind a serving, one is none. */
const minValues = 3;
const minOfServing = 1;
const maxSentence = 600;

type Found = { value: Cell; name: Cell; percent: number | undefined; isOf: boolean; at: number };

/** The amounts of a sentence that have the names of nutrients behind them. */
function valuesOf({ source, start, text }: Cell): Found[] {
  return [...text.matchAll(amountOf)].flatMap((match) => {
    const at = start + match.index;
    const end = at + match[0].length;
    const value = trimmedCell(source, at, at + groupOf(match, 1).length);
    const name = trimmedCell(source, end - groupOf(match, 3).length, end);
    const isKnown = nameOfCell(name).key !== undefined;
    // '(100% VNR*)' behind a name
    const percent = percentAt(
      trimmedStart(text.slice(match.index + match[0].length), '('),
      0,
    )?.amount;
    return isKnown ? [{ value, name, percent, isOf: match[2] !== undefined, at: match.index }] : [];
  });
}

/** 'per un totale di 97 kcal' */
const energyRows = ({ source, start, text }: Cell, columns: readonly ColumnRef[]): LineFact[] =>
  [...text.matchAll(energyBehind)].map((match) => {
    const end = start + match.index + match[0].length;
    const name = trimmedCell(source, end - groupOf(match, 1).length, end);
    const value = trimmedCell(source, start + match.index, end);
    return { kind: 'row', name, columns, cells: [value] };
  });

/** '(di cui zuccheri 1,2 g)' */
const partRows = ({ source, start, text }: Cell, columns: readonly ColumnRef[]): LineFact[] =>
  [...text.matchAll(partBehind)].flatMap((match): LineFact[] => {
    const end = start + match.index + match[0].length;
    const at = end - groupOf(match, 2).length;
    const name = trimmedCell(source, start + match.index, at);
    if (nameOfCell(name).key === undefined) return [];
    return [{ kind: 'row', name, columns, cells: [trimmedCell(source, at, end)], sub: true }];
  });

/** A sentence with its values before their names. */
export const sentence: LineForm = {
  name: 'sentence',
  example: 'Una porzione da 30 g apporta 24 g di proteine, 1,5 g di grassi e 2 g di carboidrati',
  match({ cell, text }, context) {
    if (text.length > maxSentence || !mayBeSentence.test(text)) return null;
    const found = valuesOf(cell);
    const [first] = found;
    if (!first || found.filter(({ isOf }) => isOf).length * 2 < found.length) return null;
    const before = text.slice(0, first.at);
    const opening = before.replace(verb, '').trim();
    if (opening === before.trim()) return null;
    const heading = readHeading(opening);
    if (found.length < (heading?.hasBasis === true ? minOfServing : minValues)) return null;
    const isBasis = heading?.role === 'value' && heading.hasBasis;
    const columns = isBasis ? [heading] : activeColumns(context);
    const rows = found.map(({ name, value, percent }): LineFact => {
      const percents = percent === undefined ? undefined : [percent];
      return { kind: 'row', name, columns, cells: [value], percents };
    });
    return [
      ...(isBasis ? [changed({ heading, active: columns })] : activated(context, columns)),
      ...rows,
      ...energyRows(cell, columns),
      ...partRows(cell, columns),
    ];
  },
};
