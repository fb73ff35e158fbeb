import { asWhole } from '../lexicon/phrases.ts';
import { headingsOfLists, titlesInSentences, titlesOfLists } from '../lexicon/remarks.ts';
import { indexOfAny } from '../text/pieces.ts';
import { startItem } from './items.ts';
import { hasPartHeads } from './parts.ts';
import { keepEvidence, type Reading } from './tree.ts';

const title = asWhole(titlesOfLists);
const titleInSentence = asWhole(titlesInSentences);

const heading = asWhole(headingsOfLists);

/** Longer ones are sentences. */
const maxTitleLength = 80;

/**
 * 'Preparato per bevanda al cacao: …': past the name of the product before its list, which tells of
 * allergens and is no item; null where an item is.
 */
export function pastTitle(reading: Reading, at: number): number | null {
  const { frame, outer, text } = reading;
  const { item } = frame;
  if (outer.length > 0 || frame.items.length > 0 || item.text !== '') return null;
  if (item.children || at - item.start > maxTitleLength) return null;
  const printed = text.slice(item.from, at).trim();
  const isTitle = title.test(printed) || (text.charAt(at) === '.' && titleInSentence.test(printed));
  if (!isTitle) return null;
  keepEvidence(item, { text: printed, at: item.from, skip: 0 });
  reading.loose.push(...(item.evidence ?? []));
  reading.statements.push({ kind: 'note', start: item.from, end: at });
  return startItem(reading, at + 1);
}

/** 'Ingredienti principali: …': past the heading of a list that has no other part; null elsewhere. */
export function pastHeading(reading: Reading, at: number): number | null {
  const { frame, outer, text, from, end } = reading;
  const { item } = frame;
  const isFirst = outer.length === 0 && frame.items.length === 0 && item.text === '';
  if (!isFirst || item.children || !heading.test(text.slice(item.from, at).trim())) return null;
  if ((reading.hasParts ??= hasPartHeads(text.slice(from, end)))) return null;
  return startItem(reading, at + 1);
}

/** Where the title that begins at a place has its colon; the place itself where none begins. */
export function titleEndAt(text: string, at: number): number {
  const piece = text.slice(at, at + maxTitleLength);
  const mark = indexOfAny(piece, ':,;.(\n');
  const isTitle = piece.charAt(mark) === ':' && title.test(piece.slice(0, mark).trim());
  return isTitle ? at + mark : at;
}
