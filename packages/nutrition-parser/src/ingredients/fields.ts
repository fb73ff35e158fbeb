import { headings, kindOf } from '../document/headings.ts';
import { looksLikeJson } from '../document/json.ts';
import { looksLikeList, mayHoldList } from '../document/listMarkers.ts';
import {
  listNouns,
  neutralWords,
  listFields,
  compositionFields,
  variantFields,
  shareKeys,
  percentKeys,
  holderFields,
  statementTitles,
  titleKeys,
  restFields,
  wrapperFields,
  markedFields,
} from '../lexicon/listKeys.ts';
import { unitOf } from '../lexicon/units.ts';
import { italianText } from '../nutrition/objects/languages.ts';
import { isObject } from '../document/values.ts';
import { remembered } from '../text/Remembered.ts';
import { pastDecimal, isDigit } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { apart, splitAtAny, withoutPrefix } from '../text/pieces.ts';
import { trimmedEnd, trimmedStart } from '../text/trim.ts';
import { isIngredient } from './names.ts';
import { type Place, textBehindMarker, hasIngredientsMarker } from './state.ts';

/** `pa_ingredienti`, `ingredienti_testo`: whether a key says no more than that it holds the list. */
function namesList(words: readonly string[]): boolean {
  const others = words.filter((word) => !listNouns.has(word));
  return others.length === words.length - 1 && others.every((word) => neutralWords.has(word));
}

/** 'Ingredienti', 'longDescription', 'long_description': a key in the spelling of the fields. */
export const fieldOf = remembered((key): string => {
  if (key === '%') return 'percent';
  const words = fold(apart(withoutPrefix(key)));
  const field = words.replaceAll(' ', '_');
  return !listFields.includes(field) && namesList(words.split(' ')) ? 'ingredienti' : field;
});

/** An object by its fields; of several keys of one field the one of its name counts, or the first. */
export class Fields {
  readonly object: Record<string, unknown>;
  readonly keys = new Map<string, string>();

  constructor(object: Record<string, unknown>) {
    this.object = object;
    for (const key of Object.keys(object)) {
      const field = fieldOf(key);
      if (key === field || !this.keys.has(field)) this.keys.set(field, key);
    }
  }

  get(field: string): unknown {
    const key = this.keys.get(field);
    return key === undefined ? undefined : this.object[key];
  }

  /** The key of the first of some fields whose value is as wanted. */
  find(fields: readonly string[], isWanted: (value: unknown) => boolean): string | undefined {
    const field = fields.find((name) => this.keys.has(name) && isWanted(this.get(name)));
    return field === undefined ? undefined : this.keys.get(field);
  }
}

/** Whether the keys of an object are those of a list: its flavours, its parts. */
export function isInsideList({ path }: Place): boolean {
  const above = fieldOf(String(path.at(-1)));
  return [listFields, compositionFields, variantFields].some((fields) => fields.includes(above));
}

/** 'Avena', `{ it: 'Avena', en: 'Oats' }` */
export const nameIn = (value: unknown): string | undefined =>
  isObject(value) ? italianText(value)?.text : typeof value === 'string' ? value : undefined;

/** No share is told. */
const isNothing = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** 12, '12', '12,5 %'; undefined for grams and anything else. */
function percentOf(value: unknown, isBare: boolean): number | undefined {
  if (typeof value === 'number') return isBare && value > 0 && value <= 100 ? value : undefined;
  if (typeof value !== 'string' || (!isBare && !value.includes('%'))) return undefined;
  const text = trimmedEnd(value, '%').trim();
  const isPercent = text !== '' && pastDecimal(text, 0) === text.length;
  return isPercent ? Number(text.replace(',', '.')) : undefined;
}

/** The share that the fields of an ingredient tell. */
export const shareIn = (fields: Fields): number | undefined =>
  shareKeys
    .map((field) => percentOf(fields.get(field), percentKeys.includes(field)))
    .find((value) => value !== undefined);

/** 40, '60%', '3 g' */
const isAmount = (value: unknown): boolean => {
  // An object may have no text at all.
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const text = trimmedStart(String(value), '<>~');
  const unit = text.slice(pastDecimal(text, 0)).trim();
  return isDigit(text.charCodeAt(0)) && (unit === '' || unitOf(unit) !== undefined);
};

/**
 * `{ Avena: '60%', Sale: '' }`: names with their shares, where they are told, as texts; null for any other
 * entries. Without any, `{ Latte: '', Soia: '' }`, the names have to be ingredients.
 */
export function sharesIn(entries: readonly (readonly [string, unknown])[]): string[] | null {
  const areShares =
    entries.every(([, value]) => isAmount(value) || isNothing(value)) &&
    entries.some(([key, value]) => isAmount(value) || isIngredient(key));
  if (!areShares) return null;
  return entries.map(([key, value]) =>
    isNothing(value) ? key : `${key} ${typeof value === 'number' ? `${value}%` : String(value)}`,
  );
}

/** `['Avena', '60%']`, `{ Avena: '60%' }`, `{ Latte: null }`: the name with its share that an item of a list is. */
export function pairIn(item: unknown): [string, string][] {
  const [only, ...others]: unknown[] = isObject(item) ? Object.entries(item) : [item];
  if (!Array.isArray(only) || only.length !== 2 || others.length > 0) return [];
  const [name, share]: unknown[] = only;
  const isShare = isNothing(share) || (typeof share === 'string' && share.includes('%'));
  return typeof name === 'string' && isShare ? [[name, String(share ?? '')]] : [];
}

/** `{ label: 'Ripieno', value: 'latte' }`: whether a value is no share and no answer, but what is in the thing. */
export const areIngredients = (value: unknown): boolean =>
  typeof value === 'string' && splitAtAny(value, ',;').every(isIngredient);

/** A text with a list behind its heading; 'Composizione: 80% cotone, …' is of what is worn. */
export function isMarkedText(value: unknown): boolean {
  const found = typeof value === 'string' ? textBehindMarker(value) : null;
  return found !== null && (!found.heading.startsWith('compos') || looksLikeList(found.text));
}

/** The names of fields that hold lists, as titles: 'ingredients text'. */
const listTitles: ReadonlySet<string> = new Set(
  listFields.map((field) => field.replaceAll('_', ' ')),
);

/** The kind of section that a title names: one of a label, or a field of statements. */
export function kindOfTitle(title: unknown): string | undefined {
  if (typeof title !== 'string') return undefined;
  const folded = fold(title);
  // `key: 'pa_ingredienti'`
  const isList = listTitles.has(folded) || fieldOf(title) === 'ingredienti';
  return (
    statementTitles.get(folded) ?? headings.get(folded) ?? (isList ? 'ingredients' : undefined)
  );
}

/** What a section says that it holds; undefined where none of its titles does. */
export const kindOfSection = (fields: Fields): string | undefined =>
  titleKeys.map((field) => kindOfTitle(fields.get(field))).find((kind) => kind !== undefined);

export const isTitledList = (fields: Fields): boolean => kindOfSection(fields) === 'ingredients';

/** Longer values are no titles. */
const maxTitle = 40;

/** The only key of a section whose value is neither its title nor short: `{ heading, paragraphs: […] }`. */
export function bodyKeyOf({ object }: Fields): string | undefined {
  const bodies = Object.keys(object).filter((key) => {
    const value = object[key];
    if (typeof value !== 'string') return Array.isArray(value);
    return value.includes(',') || (value.length > maxTitle && !titleKeys.includes(fieldOf(key)));
  });
  return bodies.length === 1 ? bodies[0] : undefined;
}

/** A text, list or object in which a list of ingredients is. */
function isWrapper(value: unknown): boolean {
  if (typeof value === 'string') return looksLikeJson(value) || hasIngredientsMarker(value);
  if (!Array.isArray(value)) return isObject(value);
  return value.some((item) =>
    isObject(item) ? isTitledList(new Fields(item)) : hasMarkedText(item),
  );
}

/** A list whose items have ingredients of their own. */
const isVariants = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.some((item) => isObject(item) && listFields.some((field) => Object.hasOwn(item, field)));

const hasMarkedText = (value: unknown): boolean =>
  typeof value === 'string' && hasIngredientsMarker(value);

/** A text or list of ingredients, and no table of nutrients: its items are texts, or have shares. */
const isComposition = (value: unknown): boolean =>
  looksLikeList(value) ||
  (isObject(value) && holderFields.some((field) => looksLikeList(value[field]))) ||
  (Array.isArray(value) &&
    value.every((item) =>
      isObject(item)
        ? Object.keys(item).some((key) => percentKeys.includes(fieldOf(key)))
        : typeof item === 'string',
    ));

/** The fields that may hold the list, in order; a later one counts where the earlier hold none. */
export const candidates: readonly [
  fields: readonly string[],
  mayHold: (value: unknown) => boolean,
][] = [
  [wrapperFields, isWrapper],
  [listFields.slice(0, -restFields.length), () => true],
  [markedFields, hasMarkedText],
  [compositionFields, isComposition],
  [restFields, () => true],
  [['usage'], looksLikeList],
  [variantFields, isVariants],
];

/** Whether a key is the heading of a list: 'Ingredienti e allergeni', 'Ingredienti / Ingredients'. */
export function isHeading(key: string): boolean {
  if (compositionFields.includes(fieldOf(key)) || !mayHoldList(key)) return false;
  const found = kindOf(key.replaceAll('_', ' '));
  return found?.kind === 'ingredients' && found.extra === '';
}
