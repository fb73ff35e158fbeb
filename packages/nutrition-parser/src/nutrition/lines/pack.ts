import { anyOf, pattern } from '../../lexicon/patterns.ts';
import { dosePart, packWords, perPack, pieces } from '../../lexicon/vocabulary.ts';
import type { Fact } from '../facts/facts.ts';
import { readCell } from '../values/cells.ts';
import { type Heading, readHeading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { groupOf, hasAny } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { type Cell, cellText } from '../../text/source.ts';
import { trimmedEnd } from '../../text/trim.ts';

/** Servings per pack named by a label ('Dosi per confezione') with their number, or undefined. */
export function servingsPerPack(name: string, value: Cell): number | undefined {
  if (!perPack.test(fold(name))) return undefined;
  const amount = readCell(value, false).amounts[0]?.amount;
  return amount !== undefined && amount > 0 ? amount : undefined;
}

/** 'Porzione: 30 g', '1 dose = 10 g': what a serving is, as a heading; null for any other row. */
export function servingSize(name: Cell, value: Cell): Heading | null {
  const folded = fold(cellText(name));
  if (!dosePart.test(folded) && !pieces.has(folded)) return null;
  const heading = readHeading(printedTogether(name, value));
  return heading?.role === 'value' && heading.column.kind === 'serving' ? heading : null;
}

/**
 * What a row says of the pack or the serving and not of a nutrient: how many servings a pack holds,
 * how large one is, what the pack weighs; null for the row of a nutrient.
 */
export function packFacts(name: Cell, value: Cell): readonly Fact[] | null {
  const { isFact, folded } = nameOfCell(name);
  if (!isFact) return null;
  if (packWords.has(folded)) return [];
  const count = servingsPerPack(cellText(name), value);
  if (count !== undefined) return [{ kind: 'servings', count }];
  const heading = servingSize(name, value);
  return heading && [{ kind: 'servingSize', heading }];
}

/** 'Dose giornaliera: 2' and behind it 'compresse (1,6 g)'. */
const pieceBehind = /^ ?([a-zà-ù]+)(?: ?\(\d[^)]{0,16}\))?/i;

/** Name and value as one text: as they are, where nothing but a mark parts them. */
function printedTogether(name: Cell, value: Cell): string {
  const { text } = name.source;
  const gap = value.start - name.end;
  const isOne = name.source === value.source && gap >= 0 && gap < 4;
  if (isOne && !hasAny(text.slice(name.end, value.start), ['|', '\t', ';'])) {
    const piece = pieceBehind.exec(text.slice(value.end, value.end + 40));
    if (piece && pieces.has(groupOf(piece, 1).toLowerCase()))
      return text.slice(name.start, value.end + piece[0].length);
    return text.slice(name.start, text.charCodeAt(value.end) === 41 ? value.end + 1 : value.end);
  }
  return `${trimmedEnd(cellText(name), ':=')} ${cellText(value)}`;
}

const packs = anyOf('confezione contenitore container barattolo');
const about = '(?:circa |ca\\.? ?|~ ?)?';
/** 'Porzioni per confezione: 30' */
const servingsBefore = pattern(
  `\\b(?:dosi|porzioni|servings?) (?:per|in|a) ${packs}\\W{0,4}${about}(\\d{1,4})\\b`,
);
/** '30 dosi per confezione' */
const servingsBehind = pattern(`\\b(\\d{1,4}) (?:dosi|porzioni)(?: (?:per|a) ${packs})?\\W{0,2}$`);

/** 'Numero di dosi: 30' and nothing else. */
const named = /^(\D{4,50}?)[\s:=]+(?:circa |ca\.? ?|~ ?)?(\d{1,4})$/i;

const maxText = 200;

/** Servings per pack told in a line of text. */
export function servingsInLine(line: string): number | undefined {
  const isShort = line.length < maxText;
  const match = isShort ? (servingsBefore.exec(line) ?? servingsBehind.exec(line)) : null;
  if (match) return Number(match[1]);
  const whole = line.length < 64 ? named.exec(line) : null;
  return whole && perPack.test(fold(groupOf(whole, 1))) ? Number(whole[2]) : undefined;
}

const explainedReference = pattern(
  '^\\W*(?:(?:%\\s*)?(?:{VNR}|r\\.?d\\.?a|ar)\\.?\\s*[:=-](?!\\s*\\d)|(?:valori nutritivi|assunzioni?) di riferimento)',
);

/** A footnote or legend: it begins with a mark that is no emphasis, or explains VNR. */
export const isNote = (text: string): boolean =>
  (/^(?:\*+|†|‡|§|[¹²³]|\(\*+\)|\(\d\))\s*[^\s*]/.test(text) &&
    !/^\*\*(?=\S)[^*]+\*\*/.test(text) &&
    !/^\*\s+\S+.*:\s*[<~]?\d/.test(text)) ||
  explainedReference.test(text);

const reference = '(?:%\\s?)?(?:{VNR}|ar)\\.?';
/** 'VNR = valori …', '*VNR …', '% dei valori nutritivi …' */
const explained = [
  `\\*{0,3}\\)? ?${reference}\\*{0,3} ?[:=](?! ?\\d)`,
  '\\*{1,3}\\)? ?(?:%\\s?)?{VNR}\\b\\D',
  '\\*{1,3}\\)? ?(?:% de[il] )?(?:valori? nutritiv|assunzion)',
].join('|');
const legend = pattern(`[\\s.;,)\\]%](?=${explained})`);
const footnote = /[.;)]\s?(?=[*†‡]{1,3}\s?[a-zà-ù])/i;
const amount = pattern('\\d\\s?(?:{UNIT}|ml|%)(?![a-z])|\\*\\s?(?:per|ogni|a) ');

/** Where a legend or footnote begins that closes a line of values; -1 where none does. */
export function noteStart(text: string): number {
  if (!text.includes('*') && !/[=:] ?valor/i.test(text)) return -1;
  const known = legend.exec(text);
  if (known) return known.index + 1;
  const mark = footnote.exec(text);
  if (!mark || amount.test(text.slice(mark.index + 1))) return -1;
  return mark.index + mark[0].length;
}
