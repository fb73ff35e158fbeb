import { isAllergen } from '../catalogue/allergenKeys.ts';
import {
  avoidanceParameters,
  type ListingParameter,
  listingParameters,
} from './listingParameters.ts';
import { isIngredientText, maxAvoidIngredients } from './listingQuery.ts';

export type Address = {
  /** As it was meant: `fromQuery` reads it. What is not a listing's stays as it came. */
  query: URLSearchParams;
  /** What stands there to be avoided, and cannot be understood. */
  unclear: readonly string[];
};

/**
 * The query of an address that may have been changed on its way: encoded twice, its ampersands
 * written for HTML, in capitals, with the end of a sentence behind it
 * (docs/rules.md#changed-links). For pages alone; the API takes what is exact.
 * @param address the query with the fragment behind it, where '&#038;' has put the rest
 */
export function readAddress(address: string): Address {
  const query = new URLSearchParams();
  const unclear: string[] = [];
  for (const [name, value] of pairsIn(withoutReferences(address))) {
    if (name === 'avoid') {
      for (const part of value.normalize('NFKC').split(/[,;|&]/)) {
        const words = part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
        if (!words.every(isAllergen)) unclear.push(part);
        for (const word of words.filter(isAllergen)) query.append(name, word);
      }
    } else if (name === 'avoidIngredient') {
      const text = withoutClosing(value);
      const isRoom = query.getAll(name).length < maxAvoidIngredients;
      if (isRoom && isIngredientText(text)) query.append(name, text);
      else if (text !== '') unclear.push(text);
    } else if (name === 'traces') {
      if (/^\W*avoid\W*$/i.test(value)) query.set(name, 'avoid');
      else if (/\w/.test(value)) unclear.push(value);
    } else {
      query.append(name, isExact(name) ? withoutClosing(value).toLowerCase() : value);
      // What was changed beyond recognition is told, and never left out in silence.
      if (parameterOf(name) === undefined && /avoid/i.test(name + value)) {
        unclear.push(value === '' ? name : `${name}=${value}`);
      }
    }
  }
  return { query, unclear: [...new Set(unclear.map(shortened))].slice(0, maxUnclear) };
}

/** By its letters: signs may stand around them ('[]', '?', unseen ones), or between ('avoid-ingredient'). */
function parameterOf(name: string): ListingParameter | undefined {
  const letters = name.toLowerCase().replaceAll(/amp;|\[.*|[^a-z]/g, '');
  return listingParameters.find((own) => own.toLowerCase() === letters);
}

/** '&#038;' and '&#44;' of HTML begin a fragment; any other is none of the query. */
const withoutReferences = (address: string): string =>
  address
    .replaceAll(/&#0*38;/g, '&')
    .replaceAll(/&(?:#0*44|comma);/gi, ',')
    .replace(/#.*/s, '');

/** Of these every value is in small letters. */
const isExact = (name: string): boolean =>
  name !== 'search' && listingParameters.some((own) => own === name);

/** Of a long nonsense the beginning tells enough. */
const maxUnclear = 5;
const maxShown = 40;
const shortened = (text: string): string =>
  text.length > maxShown ? `${text.trim().slice(0, maxShown)}…` : text.trim();

/** A bracket that was opened in it belongs to it: 'vitamina E (acetato)'. */
const withoutClosing = (value: string): string =>
  value.replace(value.includes('(') ? /[\s.,;:!?'"»”’]+$/u : /[\s.,;:!?'"»”’)\]>]+$/u, '');

/** More than twice no program encodes. */
const maxEncodings = 3;

function* pairsIn(text: string, depth = 0): Generator<[name: string, value: string], void> {
  const isDeepest = depth === maxEncodings;
  for (const [name, value] of new URLSearchParams(text)) {
    const own = parameterOf(name);
    if (own === undefined && /=|%3d|%25/i.test(name) && ofAvoidance.test(name) && !isDeepest) {
      // The whole query is encoded: '?avoid%3Dmilk%26traces%3Davoid'.
      yield* pairsIn(name, depth + 1);
    } else {
      const isText = own === undefined || own === 'search';
      const [first = '', ...others] = (isText ? value : decoded(value)).split(nextParameter);
      yield [own ?? name, first];
      if (!isDeepest) yield* pairsIn(others.join('&'), depth + 1);
    }
  }
}

const ofAvoidance = new RegExp(avoidanceParameters.join('|'), 'i');
const nextParameter = new RegExp(`[&;?](?:amp;)*(?=(?:${avoidanceParameters.join('|')})=)`, 'i');

function decoded(value: string): string {
  let text = value;
  for (let times = 0; times < maxEncodings && /%[\da-f]{2}/i.test(text); times += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return text;
    }
  }
  return text.replaceAll(/\p{Cf}/gu, '');
}
