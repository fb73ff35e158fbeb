import { atWord } from '../../lexicon/phrases.ts';
import { splitAtAny } from '../../text/pieces.ts';
import type { Source } from '../../text/source.ts';
import { collectAllergens, type Findings } from '../collectAllergens.ts';
import { findAllergens } from '../../allergens/findAllergens.ts';
import { isKnownIngredient } from '../isKnownIngredient.ts';
import { readItems } from '../readItems.ts';

/** Fewer pieces are no list, and longer ones no items of one. */
const minItems = 4;
const maxWords = 6;
const minKnown = 3;

const namesFlavours = atWord('gust(o|i)|flavo(r|ur)s');

const isShort = (piece: string): boolean => piece.split(' ').length <= maxWords;

const isItem = (piece: string): boolean =>
  isKnownIngredient(piece) || findAllergens(piece, 0, piece.length).length > 0;

/** Whether a text is a list of ingredients without a heading, and no praise, use or list of flavours. */
function isList(text: string): boolean {
  const pieces = splitAtAny(text, ',;').map((piece) => piece.trim());
  const [first = ''] = pieces;
  if (pieces.length < minItems || first.includes(':') || !pieces.every(isShort)) return false;
  return isItem(first) && pieces.filter(isItem).length >= minKnown && !namesFlavours.test(text);
}

/** 'Acqua, sale. EN - ': whether a text before a heading is a list to the end of its sentence. */
export function isWholeList(before: string): boolean {
  const text = before.trim();
  const [sentence = ''] = text.split('. ', 1);
  const pieces = splitAtAny(sentence, ',;.').flatMap((piece) => piece.trim() || []);
  return isList(text) || (pieces.every(isItem) && pieces.some(isKnownIngredient));
}

/** 'Farina, uova, burro, sale. Ingredienti della glassa: …': what the list before a heading names. */
export function readListBefore(source: Source, end: number, findings: Findings): void {
  if (!isList(source.text.slice(0, end).trim())) return;
  const reading = readItems({ source, start: 0, end, label: undefined });
  collectAllergens({ ...findings, notes: [] }, reading, source);
}
