import type { Allergen } from '../lexicon/allergens.ts';
import { allergensOf } from '../allergens/findAllergens.ts';
import { splitAtAny } from '../text/pieces.ts';
import { readIngredients } from '../ingredients/parseIngredients.ts';
import { isObject } from '../document/values.ts';
import { listMarkers, mayHoldList } from '../document/listMarkers.ts';
import { sectionEnd } from '../document/sections.ts';
import type { Found } from './Found.ts';
import { cuesIn } from './cues.ts';
import { linesOf } from './linesOf.ts';
import { plainText } from './plainText.ts';
import { readSentence } from './readSentence.ts';
import { sentencesOf } from './sentencesOf.ts';
import { cleanText } from './cleanText.ts';

/** Texts of a list that are looked at for a quotation. */
const maxTexts = 200;

/** Characters of a list that are quoted for what in it could not be. */
const maxLeadLength = 40;

/** The texts of a list of ingredients, whatever its form. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (depth > 4 || typeof value !== 'object' || value === null) return [];
  const entries: unknown[] = Array.isArray(value) ? value : Object.entries(value).flat();
  return entries.slice(0, maxTexts).flatMap((item) => textsOf(item, depth + 1));
}

const names = (clause: string, allergen: Allergen): boolean =>
  allergensOf(clause).some((found) => found.allergen === allergen);

/**
 * Adds what a list of ingredients names, each with the words that name it.
 * @returns whether it holds any ingredient
 */
export function readList(value: unknown, found: Found, lead: string): boolean {
  // What the keys of an object are, `{ Latte: '', Soia: '' }`, the field that it is in tells.
  const list = isObject(value) ? { ingredienti: value } : value;
  const { language, ingredients, allergens, traces } = readIngredients(list).value;
  const isList = ingredients.length > 0 || language === 'other';
  if (allergens.length + traces.length === 0) return isList;
  const clauses = textsOf(value).flatMap((text) => splitAtAny(cleanText(text), ',;:.()[]\n'));
  for (const allergen of allergens)
    found.add(allergen, 'contains', clauses.find((clause) => names(clause, allergen)) ?? lead);
  // 'Farina di grano. Può contenere tracce di glutine': traces are told behind the list.
  for (const allergen of traces)
    found.add(allergen, 'traces', clauses.findLast((clause) => names(clause, allergen)) ?? lead);
  return isList;
}

/** Whether a claim is in a text: 'brodo senza glutammato (…)' */
const leavesOut = (text: string): boolean =>
  cuesIn(plainText(text)).some(({ kind }) => kind === 'lacking');

/**
 * Whether the cues of a sentence tell of each name in it how it is with it. A claim tells of those
 * right behind it, not of all in its sentence.
 */
function tellsOfAll(text: string): boolean {
  const named = allergensOf(text);
  if (named.length === 0) return true;
  if (leavesOut(text)) return false;
  const said = new Set(readSentence(text).said.map(({ start }) => start));
  return named.every(({ start }) => said.has(start));
}

/**
 * Whether the sentence behind a heading is the whole list: what else is there says itself what it
 * declares, or names nothing. Then the reader of sentences reads the list as well as that of lists.
 */
function isOneSentence(list: string): boolean {
  const lines = linesOf(list);
  // 'Olio di girasole', 'burro', 'acqua' on lines of their own are no phrase.
  const last = lines.findIndex(({ text }) => text.endsWith('.'));
  if (lines.slice(0, last < 0 ? lines.length : last + 1).some(({ text }) => !list.includes(text)))
    return false;
  const [first, ...others] = lines.flatMap(({ text }) => sentencesOf(text));
  if (first && leavesOut(first.text)) return false;
  return others.every(({ text }) => tellsOfAll(text));
}

/** Reads the lists of a clean text behind their headings. */
export function readLists(text: string, found: Found): void {
  if (!mayHoldList(text)) return;
  const markers = listMarkers(text);
  for (const [i, { kind, start }] of markers.entries()) {
    if (kind !== 'ingredients') continue;
    const list = text.slice(start, sectionEnd(text, markers, i));
    if (!isOneSentence(list)) readList(list, found, list.slice(0, maxLeadLength));
  }
}
