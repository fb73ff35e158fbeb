import { holdingVerbs } from '../../../lexicon/bases.ts';
import { pattern } from '../../../lexicon/patterns.ts';
import type { ColumnRef, Percents } from '../../facts/facts.ts';
import {
  type Line,
  type LineContext,
  type LineFact,
  type LineForm,
  activated,
  activeColumns,
  changed,
  maxLoose,
} from '../Line.ts';
import { startsLikeValue } from '../columnValues.ts';
import { unitOfEnergy } from '../headings.ts';
import { type Heading, readHeading } from '../../values/headings.ts';
import { nameOfCell } from '../../values/names.ts';
import { groupOf, hasDigit, percentAt } from '../../../text/chars.ts';
import { Cell, trimmedCell } from '../../../text/source.ts';
import { trimmedStart } from '../../../text/trim.ts';

/** In brackets, or with its word: '100% creatina' is none. */
const reference = '(?: ?\\( ?({NUMBER}) ?% ?[^)]*\\)| ?({NUMBER}) ?% ?(?:del )?{VNR}\\*{0,3})';

/** '80 g di proteine', '<1 g zuccheri', '• 300 mg (80% VNR) di Magnesio': the value before its name. */
const valueFirst = pattern(
  `^[-–•*·]? ?([<>~≤≥≈]? ?{NUMBER}\\s?{UNIT})${reference}?\\s+(?:di\\s+)?(?:100 ?% )?({LETTER}[^\\d:(]{1,40}?\\d{0,2})${reference}?$`,
);

/** '5 mld UFC di Lactobacillus plantarum LP-115': cells of a strain, whatever its name. */
const cellsFirst = pattern(
  `^({NUMBER}\\s?(?:(?:mld|miliardi|milioni|mln)(?: (?:di )?{COLONIES})?|{COLONIES}))\\s+(?:di\\s+)?()()({LETTER}[^:(]{3,60})$`,
);

/** '155 kcal' among them: its unit is its name. */
const energyAlone = pattern('^({NUMBER}\\s?{KILO})$');

type Part = { readonly value: Cell; readonly name: Cell; readonly percents: Percents };

/** The value and name of a part of a line; null for any other. */
function partOf(part: Cell): Part | null {
  const { source, start, end, text } = part;
  if (energyAlone.test(text)) {
    const name = unitOfEnergy(part);
    return name && { value: part, name, percents: undefined };
  }
  const cells = cellsFirst.exec(text);
  const match = cells ?? valueFirst.exec(text);
  if (!match) return null;
  const [value, printed] = [groupOf(match, 1), groupOf(match, 4)];
  const valueAt = start + text.indexOf(value);
  const nameAt = start + text.lastIndexOf(printed);
  const name = trimmedCell(source, nameAt, Math.min(end, nameAt + printed.length));
  // Only what is a nutrient: '30 g in 250 ml di acqua' is none.
  if (!cells && nameOfCell(name).key === undefined) return null;
  const percent = [2, 3, 5, 6].map((group) => match[group]).find(Boolean);
  const percents = percent === undefined ? undefined : [Number(percent.replace(',', '.'))];
  return { value: trimmedCell(source, valueAt, valueAt + value.length), name, percents };
}

/** What is between two parts; 'e' before a value alone. */
const between = /[;,]\s|\s(?:ed?|\+)\s(?=[<~\d])/;

/** The parts of a line; none where a value of it has its name before it, or behind a basis is of neither. */
function partsOf({ source, start, end, text }: Cell, isBehindBasis: boolean): Part[] {
  const parts: Part[] = [];
  const pieces = text.split(between);
  let at = start;
  let hasOther = false;
  for (const printed of pieces) {
    const from = source.text.indexOf(printed, at);
    at = from + printed.length;
    const piece = trimmedCell(source, from, at);
    const part = partOf(piece);
    if (part) parts.push(part);
    else if (valueFirst.test(piece.text)) continue;
    else hasOther ||= hasDigit(piece.text);
  }
  // '1500 kJ; proteine 5 g': only the energy comes before its name.
  if (hasOther && (isBehindBasis || parts.every(({ name, value }) => name.end === value.end)))
    return [];
  // A long line with other words is prose.
  return end - start >= maxLoose && parts.length < pieces.length ? [] : parts;
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
  const parts = partsOf(line, heading !== undefined);
  if (parts.length === 0) return null;
  const columns = heading ? [heading] : activeColumns(context);
  const lead = heading ? [changed({ heading, active: columns })] : activated(context, columns);
  const rows = parts.map(({ name, value, percents }): LineFact => ({
    kind: 'row',
    name,
    columns,
    cells: [value],
    percents,
  }));
  return [...lead, ...rows];
}

const serving = pattern('^(\\d{1,2} {LETTER}{3,}(?: ?\\([^)]{1,20}\\))?) ?[=:](?= ?[<~]?{NUMBER})');

/** The rows behind a basis that begins a line: '1 compressa = 10 mg di zinco'. */
function factsBehindBasis({ cell, text, tokens }: Line, context: LineContext) {
  const equal = serving.exec(text);
  const [lead] = equal ? [] : tokens;
  const heading = equal ? readHeading(groupOf(equal, 1)) : lead?.kind === 'basis' && lead.heading;
  if (!heading || !heading.hasBasis) return null;
  const at = equal ? cell.start + equal[0].length : lead?.kind === 'basis' ? lead.cell.end : 0;
  const values = trimmedStart(cell.source.text.slice(at, cell.end), ' :=');
  if (values === '') return null;
  return valuesFirstFacts(
    new Cell(cell.source, cell.end - values.length, cell.end),
    context,
    heading,
  );
}

/** Whether values before their names are behind the basis that begins a line. */
export const isBasisFirst = (line: Line, context: LineContext): boolean =>
  factsBehindBasis(line, context) !== null;

/** Fewer are a promise and no table, '24 g di proteine per dose', but with their references. */
const minBeforeBasis = 3;
const minReferred = 2;

const prepositions = [' per ', ' ogni ', ' a '];

/** The rows before a basis that ends a line; none of a promise. */
function factsBeforeBasis({ cell, text }: Line, context: LineContext): readonly LineFact[] | null {
  for (const preposition of prepositions) {
    const at = text.lastIndexOf(preposition);
    const heading = at < 0 ? null : readHeading(text.slice(at + 1));
    if (heading?.role !== 'value' || !heading.hasBasis) continue;
    const values = new Cell(cell.source, cell.start, cell.start + at);
    const facts = valuesFirstFacts(values, context, heading);
    const rows = facts?.filter((fact) => fact.kind === 'row') ?? [];
    const isReferred = rows.every(({ percents }) => percents !== undefined);
    return facts && rows.length < (isReferred ? minReferred : minBeforeBasis) ? [] : facts;
  }
  return null;
}

/** Longer lines are no list of values. */
const maxList = 240;

/** Values before their names, and their basis before or behind all of them, or above. */
export const valuesFirst: LineForm = {
  name: 'values first',
  example: '370 kcal, 80 g proteine, 5 g di grassi',
  match(line, context) {
    const { cell, text } = line;
    const values = trimmedStart(text.slice(0, 4), '-–•*·');
    if (text.length >= maxList || !startsLikeValue(values.charCodeAt(0)))
      return line.tokens[0]?.kind === 'basis' ? factsBehindBasis(line, context) : null;
    return (
      (text.length < maxLoose ? factsBeforeBasis(line, context) : null) ??
      factsBehindBasis(line, context) ??
      valuesFirstFacts(cell, context)
    );
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
