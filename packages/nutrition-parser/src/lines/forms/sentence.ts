import { trimmedStart } from '../../text/trim.ts';
import { holdingVerbs } from '../../lexicon/bases.ts';
import { pattern } from '../../lexicon/patterns.ts';
import { groupOf, percentAt } from '../../text/chars.ts';
import { trimmedCell, type Cell } from '../../text/source.ts';
import { readHeading } from '../../lexer/heading.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { activated, activeColumns, changed, type LineFact } from '../context.ts';
import type { LineForm } from '../form.ts';
import type { ColumnRef } from '../../build/facts.ts';

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
