import type { Allergen } from '../lexicon/allergens.ts';
import { atStart } from '../lexicon/phrases.ts';
import { remembered } from '../text/Remembered.ts';
import { SentenceReader } from './clauses.ts';
import { kindsOf, ofSufferers } from './clauseWords.ts';
import { cuesIn, plainText, type Cue } from './cues.ts';
import { namesIn, type Finding } from './names.ts';
import { isShort, wordsBefore } from './sentence.ts';

/** Cues that an item of a list may have; it answers nothing and names no place. */
const ofItems = kindsOf(
  'lacking',
  'none',
  'affirmed',
  'denied',
  'suited',
  'unsuited',
  'warned',
  'sufferer',
  'contains',
  'includes',
  'heading',
  'but',
  'made',
  'traces',
  'unsure',
);

/** `findAllergens` of a whole text; texts repeat from list to list. */
export const allergensOf = remembered((text): readonly Finding[] =>
  findAllergens(text, 0, text.length),
);

/**
 * The allergens that an item or sentence names, false friends and negations left out ('burro di
 * cacao', 'noce moscata', 'latte di cocco', 'senza lattosio'), with the exemptions of Annex II.
 */
export const findAllergens = (text: string, start: number, end: number): Finding[] =>
  readItem(text.slice(start, end), namesIn(text, start, end, false), start).map(
    ({ says: _says, ...finding }) => finding,
  );

/** The allergens that a declaration names, in which 'frutta secca' is nuts. */
export const findDeclared = (text: string): ReturnType<typeof readItem> =>
  readItem(text, namesIn(text, 0, text.length, true), 0);

const deniesTraces = atStart('(senza|non) …tracc~');

/** Those of the names of an item that it does not deny; `start` is where it is in its text. */
function readItem(
  text: string,
  found: readonly Finding[],
  start: number,
): (Finding & { says: 'contains' | 'traces' })[] {
  if (found.length === 0) return [];
  const plain = plainText(text);
  // Where a denial of traces ends is too easily mistaken: 'Senza tracce di latte, soia'.
  const cues = cuesIn(plain)
    .filter(({ kind }) => ofItems.has(kind))
    .map((cue): Cue =>
      deniesTraces.test(plain.slice(cue.start, cue.end))
        ? { ...cue, kind: 'traces', says: 'traces' }
        : cue,
    );
  if (cues.every(({ kind, says }) => says === 'contains' && !ofSufferers.has(kind)))
    return found.map((name) => ({ ...name, says: 'contains' }));
  const names = found.map((name) => ({
    ...name,
    start: name.start - start,
    end: name.end - start,
  }));
  const { said } = new SentenceReader({ text, plain, names }, cues, 'contains', 'item').read();
  const there = new Map(said.map((name) => [name.start, name.says]));
  return found.flatMap((name) => {
    const says = there.get(name.start - start) ?? 'contains';
    return says === 'denied' ? [] : [{ ...name, says }];
  });
}

/** The allergens that a text names and does not deny, exempt ones left out. */
const namesOf = (text: string): Finding[] => findDeclared(text).filter(({ exempt }) => !exempt);

export const allergensIn = (text: string): Allergen[] =>
  namesOf(text).map(({ allergen }) => allergen);

const beginsBarely = remembered((text) => wordsBefore(text, namesOf(text)[0]) < 2);

/** 'Latte', 'semi di sesamo', 'uova e derivati': a name, and no sentence about it. */
export const isBareName = (text: string): boolean => isShort(text) && beginsBarely(text);
