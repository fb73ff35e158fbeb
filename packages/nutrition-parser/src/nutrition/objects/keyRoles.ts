import { headings } from '../../document/headings.ts';
import { keyWords, languageCodes, rolesByValue, sizeKeys } from '../../lexicon/keys.ts';
import { nameHeadings } from '../../lexicon/vocabulary.ts';
import type { Heading } from '../values/headings.ts';
import { fold } from '../../text/fold.ts';

const italian: ReadonlySet<string> = new Set(languageCodes.italian.split(' '));
const otherLanguages: ReadonlySet<string> = new Set(languageCodes.others.split(' '));

/** The language that a key names: Italian, or another; undefined for any other key. */
export function languageOf(key: string): 'italian' | 'other' | undefined {
  const code = key.toLowerCase().replace('_', '-');
  if (italian.has(code)) return 'italian';
  return otherLanguages.has(code) ? 'other' : undefined;
}

/** Whether a key is of another language than one beside it, which is Italian. */
export const isTranslation = (key: string, keys: readonly string[]): boolean =>
  languageOf(key) === 'other' && keys.some((other) => languageOf(other) === 'italian');

/** The text of a name in several languages: `{ it: 'Proteine', en: 'Protein' }`; null for any other value. */
export function italianText(value: Record<string, unknown>): { key: string; text: string } | null {
  const keys = Object.keys(value);
  const key = keys.find((name) => languageOf(name) === 'italian') ?? keys.find(languageOf);
  const text = key === undefined ? undefined : value[key];
  return key !== undefined && typeof text === 'string' ? { key, text } : null;
}

const keyRoles = [
  'name',
  'value',
  'unit',
  'nrv',
  'qualifier',
  'sub',
  'subs',
  'rows',
  'label',
  /** The unit of a label's number. */
  'labelUnit',
  'title',
  'servings',
  'notes',
  'wrapper',
  /** Flavours or other variants, which may have tables of their own. */
  'variants',
  /** Of the product as a whole: its number, price, description. */
  'product',
] as const;

/** What a key of an object says of its value. */
export type KeyRole =
  | (typeof keyRoles)[number]
  /** The unit, the sign or the reference percentage of a nutrient that another key holds. */
  | 'nutrientUnit'
  | 'nutrientQualifier'
  | 'nutrientNrv'
  | 'column'
  | 'nutrient'
  | 'other';

export type KeyReading = {
  role: KeyRole;
  heading: Heading | null;
  text: string;
  /** The unit of a label's or value's number: `porzione_g`, `quantita_mg`. */
  unit?: string;
  /** It is the amount as it was printed, beside the same in other units: `proteins_value`. */
  isPrinted?: true;
  /** One of its words says that it is no row, though it may hold some: `productBySlug`. */
  isTechnical?: boolean;
  /** It is the unit of its value, where that is a number: `mg: 10`. */
  amountUnit?: string;
  /** It is the size of a serving, in what is said to be one: `size`, `peso`. */
  isSize?: true;
  /** The column that it names over values of others: `per_100g_proteine: { Leucina: '10 g' }`. */
  column?: Heading;
  /** What it says instead where its value is of a kind; the first of these counts. */
  byValue?: readonly RoleByValue[];
};

export type ValueKind = (typeof rolesByValue)[number]['kind'];
type RoleByValue = { readonly kind: ValueKind; readonly reading: KeyReading };

/** The roles of words, folded. */
export const roles: ReadonlyMap<string, KeyRole> = new Map(
  keyRoles.flatMap((role) =>
    keyWords[role].split(' ').map((word): [string, KeyRole] => [word.replaceAll('-', ' '), role]),
  ),
);

const otherRoles: ReadonlyMap<string, readonly { kind: ValueKind; role: KeyRole }[]> = rolesByValue
  .flatMap(({ keys, ...other }) =>
    keys.split(' ').map((key) => [key.replaceAll('-', ' '), other] as const),
  )
  .reduce(
    (byKey, [key, other]) => byKey.set(key, [...(byKey.get(key) ?? []), other]),
    new Map<string, { kind: ValueKind; role: KeyRole }[]>(),
  );

/** Words of a product, unless they are what the heading of a table's names would be. */
const headingOfNames = (role: KeyRole): { kind: ValueKind; role: KeyRole } => ({
  kind: role === 'product' ? 'name' : 'text',
  role: 'name',
});

/** The reading of a key with what its value may make of it. */
export function withOthers(reading: KeyReading): KeyReading {
  const folded = fold(reading.text);
  const listed = otherRoles.get(folded);
  const isHead = reading.role !== 'name' && nameHeadings.has(folded);
  const others = listed ?? (isHead ? [headingOfNames(reading.role)] : undefined);
  if (!others) return sizeKeys.has(folded) ? { ...reading, isSize: true } : reading;
  const byValue = others.map(({ kind, role }) => ({ kind, reading: { ...reading, role } }));
  return { ...reading, byValue };
}

/** The role of a key, also of one that ends in a language: `nome_it`, `label_en`. */
export function roleOf(folded: string): KeyRole | undefined {
  const gap = folded.lastIndexOf(' ');
  const role = roles.get(folded) ?? (headings.get(folded) === 'nutrition' ? 'wrapper' : undefined);
  if (role !== undefined || gap < 0) return role;
  const language = languageOf(folded.slice(gap + 1));
  const inner = language === undefined ? undefined : roles.get(folded.slice(0, gap));
  // A name in another language is one only where there is no other.
  return inner === 'name' && language === 'other' ? 'title' : inner;
}

/** `{ kJ: 1570, kcal: 370 }`: the unit that a key of energy names. */
export function energyUnit({ text }: KeyReading): 'kJ' | 'kcal' | undefined {
  if (text.length > 5) return undefined;
  const folded = fold(text).replaceAll(' ', '');
  if (folded === 'kj') return 'kJ';
  return folded === 'kcal' ? 'kcal' : undefined;
}

/** What the part of a key says of its nutrient, or of a row's value. */
export const nutrientRoles = {
  unit: 'nutrientUnit',
  nrv: 'nutrientNrv',
  value: 'nutrient',
  qualifier: 'nutrientQualifier',
} as const;
export const columnRoles = {
  unit: 'unit',
  nrv: 'nrv',
  value: 'column',
  qualifier: 'qualifier',
} as const;
