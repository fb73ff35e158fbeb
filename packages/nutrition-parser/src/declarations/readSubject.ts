import { columnKind } from '../allergens/answers.ts';
import { productKeys } from '../lexicon/answers.ts';
import { asWhole } from '../lexicon/phrases.ts';
import { presenceKeys } from '../lexicon/declarations.ts';
import { isObject } from '../document/values.ts';
import { answerOf, isNo, type Answer } from './answerOf.ts';
import { isShort } from './bareNames.ts';
import type { Found } from './Found.ts';
import type { Says } from './governing.ts';
import { keyWords } from './keyWords.ts';
import type { Subject } from './subjectOf.ts';
import type { Context } from './TextReader.ts';

/**
 * What a value is in; `isMap` where every key beside its own names an allergen, `isOfTastes` where the
 * keys are tastes.
 */
export type Place = Context & { depth: number; isMap?: boolean; isOfTastes?: boolean };

const isPresenceKey = asWhole(`${presenceKeys}|${productKeys}`);

/** 'presente', 'in product', 'same line' */
const tellsOfPlace = (words: string): boolean =>
  isPresenceKey.test(words) || columnKind(words) === 'traces';

/**
 * Whether an answer counts where nothing around it speaks of allergens: `{ Latte: 'SI' }` does,
 * `{ nocciola: true }` may be a flavour.
 */
function isExplicit(value: unknown): boolean {
  if (typeof value === 'string') return value.trim().length > 1;
  if (!isObject(value)) return false;
  return Object.entries(value).some(
    ([key, item]) => typeof item === 'string' || tellsOfPlace(keyWords(key)),
  );
}

/**
 * `{ senza_glutine: 'no' }`: what is said not to be left out counts as contained. `false` may as well
 * be a field that nobody filled in.
 */
const isRefused = (value: unknown): boolean => typeof value === 'string' && isNo(value);

/** `{ gusti: { latte: true } }`, but not `{ gusto: { nome: 'Vaniglia', latte: true } }` */
const isMapOfMarks = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((item) => typeof item === 'boolean');

/** Letters of a province: 'Noce (PZ)'. */
const provinceLength = 2;

/** 'Siero di latte', but not 'EFSA: latte …' and 'Noce (PZ)': whether a value may be what a thing is made of. */
function isNameOfSource(value: unknown): boolean {
  if (typeof value !== 'string') return true;
  const bracket = value
    .slice(value.indexOf('(') + 1)
    .split(')', 1)
    .join('');
  const isPlace = bracket.length === provinceLength && bracket === bracket.toUpperCase();
  return isShort(value) && !value.includes(':') && !isPlace;
}

/** What is said of a thing by the answer to its name. */
function sayingOfAnswer(
  answer: Answer | undefined,
  value: unknown,
  says: Says,
  isTold: boolean,
): Says {
  // `{ senza: { latte: 'no' } }`
  if (says === 'denied') return isRefused(value) ? 'contains' : null;
  if (answer === 'no') return null;
  if (answer === undefined) return says;
  if (!isTold && says === null) return null;
  return answer === 'traces' ? 'traces' : (says ?? 'contains');
}

/** Reads what a key, or a name, says by its value; gives back what is then said of the value itself. */
export function readSubject(found: Found, subject: Subject, value: unknown, place: Place): Place {
  const { printed, allergens, denied } = subject;
  const own = subject.isSource && !isNameOfSource(value) ? null : subject.says;
  const says = own ?? place.says;
  const isNamed = own !== null || allergens.length > 0;
  const lead = isNamed
    ? [place.lead, printed].filter((part) => part !== '').join(': ')
    : place.lead;
  const inner: Place = { says: subject.isClaim ? null : says, lead, depth: place.depth };
  if (subject.isOfTastes) inner.isOfTastes = isMapOfMarks(value);
  if (denied.length > 0 && isRefused(value)) {
    for (const allergen of denied) found.add(allergen, 'contains', `${printed}: ${String(value)}`);
    return { ...inner, says: null };
  }
  if (allergens.length === 0) return inner;
  const answer = answerOf(value);
  const isAffirmed =
    subject.isPresence && place.isOfTastes !== true && (value === true || value === 1);
  const isTold = place.isMap === true || isAffirmed || isExplicit(value);
  const said = sayingOfAnswer(answer, value, says, isTold);
  if (said !== null && said !== 'denied') {
    const quote = typeof value === 'string' && answer !== undefined ? `${lead}: ${value}` : lead;
    for (const allergen of allergens) found.add(allergen, said, quote);
  }
  return answer === undefined ? inner : { ...inner, says: null };
}
