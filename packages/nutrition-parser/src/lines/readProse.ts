import { groupOf } from '../text/chars.ts';
import { trimmedCell, type Cell } from '../text/source.ts';
import { readHeading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { activeColumns, type TextState } from './context.ts';

/** '24 g di proteine', '1.5 g of fat', '1,2 g zuccheri' */
const amountOf =
  /((?:(?:meno|più|piu) di |circa |almeno |[<~] ?)?\d[\d.,]*\s?(?:k?cal|kj|m?g|mcg|[uµμ]g)) (di |of )?([a-zà-ù][a-zà-ù' -]{2,30}?(?:\d{1,2})?)(?= *(?:[;.:()]|,(?!\d)|$)| (?:ed? (?=[<~\d]|[a-z]{3})|(?:and|con|with|per)\b))/gi;

/** Its unit is its name. */
const energyBehind = /(?:circa |[<~] ?)?(?<![\d.,])\d[\d.,]* ?(k(?:cal|j))\b(?! (?:di|of) )/gi;
/** A part with its amount behind it. */
const partBehind = /(di cui [a-zà-ù ]{3,30}?) ([<~]? ?\d[\d.,]*\s?(?:m?g|mcg))(?![a-z])/gi;

/** '(100% VNR*)' behind a name. */
const reference = /^ *\(? ?(\d{1,4}(?:[.,]\d+)?) ?%/;

const mayBeProse = /\d ?(?:k?cal|kj|m?g|mcg|[uµμ]g) (?:di|of) /i;
const verb =
  /\s*\b(?:apporta(?:no)?|conti?en(?:e|gono)|fornisc(?:e|ono)|provides?|contains?|delivers?)\b.*$/i;

/** Fewer are a promise and no table; behind a serving, one is none. */
const fewest = 3;
const fewestOfServing = 1;
const longestProse = 600;

/**
 * A sentence with its values before their names: 'Una porzione da 30 g apporta 24 g di proteine,
 * 1,5 g di grassi e 2 g di carboidrati'.
 * @returns whether the line was one.
 */
export function readProse(line: Cell, text: string, state: TextState): boolean {
  if (text.length > longestProse || !mayBeProse.test(text)) return false;
  const found = [...text.matchAll(amountOf)].flatMap((match) => {
    const at = line.start + match.index;
    const end = at + match[0].length;
    const value = trimmedCell(line.source, at, at + groupOf(match, 1).length);
    const name = trimmedCell(line.source, end - groupOf(match, 3).length, end);
    const isKnown = nameOfCell(name).key !== undefined;
    const percent = reference.exec(text.slice(match.index + match[0].length))?.[1];
    return isKnown ? [{ value, name, percent, isOf: match[2] !== undefined, at: match.index }] : [];
  });
  const [first] = found;
  if (!first || found.filter(({ isOf }) => isOf).length * 2 < found.length) return false;
  const before = text.slice(0, first.at);
  const lead = before.replace(verb, '').trim();
  if (lead === before.trim()) return false;
  const heading = readHeading(lead);
  if (found.length < (heading?.hasBasis === true ? fewestOfServing : fewest)) return false;
  if (heading?.role === 'value' && heading.hasBasis) {
    state.heading = heading;
    state.active = [state.builder.column(heading)];
  }
  const columns = activeColumns(state);
  for (const { name, value, percent } of found) {
    const percents = percent === undefined ? undefined : [Number(percent.replace(',', '.'))];
    state.builder.row(name, columns, [value], { percents });
  }
  // 'per un totale di 97 kcal'
  for (const match of text.matchAll(energyBehind)) {
    const end = line.start + match.index + match[0].length;
    const name = trimmedCell(line.source, end - groupOf(match, 1).length, end);
    state.builder.row(name, columns, [trimmedCell(line.source, line.start + match.index, end)]);
  }
  // '(di cui zuccheri 1,2 g)'
  for (const match of text.matchAll(partBehind)) {
    const end = line.start + match.index + match[0].length;
    const at = end - groupOf(match, 2).length;
    const name = trimmedCell(line.source, line.start + match.index, at);
    if (nameOfCell(name).key !== undefined)
      state.builder.row(name, columns, [trimmedCell(line.source, at, end)], { sub: true });
  }
  state.counts.pairs += found.length;
  return true;
}
