import { headings } from '../../document/headings.ts';
import { printed } from '../../document/values.ts';
import {
  amountKeys,
  contentKeys,
  keyUnits,
  keyWords,
  namespaces,
  partWords,
  rolesByValue,
  sheetHeads,
  sizeKeys,
  tableNamespaces,
  technicalWords,
} from '../../lexicon/keys.ts';
import { unitOf } from '../../lexicon/units.ts';
import { dosePart, nameHeadings } from '../../lexicon/vocabulary.ts';
import { Remembered } from '../../text/Remembered.ts';
import { beginsWithLetters, hasAny, hasDigit } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import {
  splitAtAny,
  untilAny,
  withoutBeginning,
  withoutEnding,
  withoutPrefix,
} from '../../text/pieces.ts';
import { trimmedStart } from '../../text/trim.ts';
import {
  type Heading,
  endsWithBasis,
  readHeading,
  withoutBasis,
  withoutLabel,
} from '../values/headings.ts';
import { readName } from '../values/names.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import { languageOf } from './languages.ts';

/** Which part of a row a key is for. */
type Part = 'value' | 'unit' | 'nrv';

/** What a key of an object says of its value. */
export type KeyRole =
  | keyof typeof keyWords
  /** The unit or the reference percentage of a nutrient that another key holds. */
  | 'nutrientUnit'
  | 'nutrientNrv'
  | 'column'
  | 'nutrient'
  | 'other';

export type KeyReading = {
  readonly role: KeyRole;
  readonly heading: Heading | null;
  readonly text: string;
  /** The unit of a label's or value's number: `porzione_g`, `quantita_mg`. */
  readonly unit?: string;
  /** It is the amount as it was printed, beside the same in other units: `proteins_value`. */
  readonly isPrinted?: true;
  /** One of its words says that it is no row, though it may hold some: `productBySlug`. */
  readonly isTechnical?: true;
  /** It is the unit of its value, where that is a number: `mg: 10`. */
  readonly amountUnit?: string;
  /** It is the size of a serving, in what is said to be one: `size`, `peso`. */
  readonly isSize?: true;
  /** What it says instead where its value is of a kind; the first of these counts. */
  readonly byValue?: readonly RoleByValue[];
};

type ValueKind = (typeof rolesByValue)[number]['kind'];
type RoleByValue = { readonly kind: ValueKind; readonly reading: KeyReading };

const isRoleName = (role: string): role is keyof typeof keyWords => Object.hasOwn(keyWords, role);

/** The roles of words, folded. */
const roles: ReadonlyMap<string, KeyRole> = new Map(
  Object.keys(keyWords)
    .filter(isRoleName)
    .flatMap((role) =>
      keyWords[role].split(' ').map((word): [string, KeyRole] => [word.replaceAll('-', ' '), role]),
    ),
);

/** Whether a key says that its value is a part of what is beside it: 'di_cui', 'sottovoci'. */
export const isSubs = (role: KeyRole): boolean => role === 'sub' || role === 'subs';

const knownKeys = new Remembered<KeyReading>();

/** Reads an object's key: a role, a column ('per_100g'), a nutrient, or nothing known. */
export const readKey = (key: string): KeyReading =>
  knownKeys.find(key) ?? knownKeys.keep(key, withOthers(key, readNewKey(printed(key))));

/** The reading of a key with what its value may make of it. */
function withOthers(key: string, reading: KeyReading): KeyReading {
  const folded = fold(reading.text);
  const unit = amountKeys.has(key) ? { amountUnit: key } : {};
  const size = sizeKeys.has(folded) ? { isSize: true as const } : {};
  const listed = rolesByValue.filter(({ keys }) =>
    keys.split(' ').includes(folded.replaceAll(' ', '-')),
  );
  const isHead = listed.length === 0 && reading.role !== 'name' && nameHeadings.has(folded);
  const kind = reading.role === 'product' ? 'name' : 'text';
  const others = isHead ? [{ kind, role: 'name' } as const] : listed;
  if (others.length === 0) return { ...reading, ...unit, ...size };
  const byValue = others.map((other) => ({
    kind: other.kind,
    reading: { ...reading, role: other.role },
  }));
  return { ...reading, ...unit, ...size, byValue };
}

/** The role of a key, also of one that ends in a language: `nome_it`, `label_en`. */
function roleOf(folded: string): KeyRole | undefined {
  const gap = folded.lastIndexOf(' ');
  const role = roles.get(folded) ?? (titlesNutrition(folded) ? 'wrapper' : undefined);
  if (role !== undefined || gap < 0) return role;
  const language = languageOf(folded.slice(gap + 1));
  const inner = language === undefined ? undefined : roles.get(folded.slice(0, gap));
  // A name in another language is one only where there is no other.
  return inner === 'name' && language === 'other' ? 'title' : inner;
}

/** A key in code spelling as words: 'energiaKcal', but 'energia_kJ'. */
const wordsOfCode = (key: string): string => {
  const words = partedCode(key);
  return words.toLowerCase().endsWith('per 100') ? `${words} g` : words;
};

const partedCode = (key: string): string =>
  withoutEnding(key, ['Content'])
    // 'proteinPer100g', 'Kcal100g'
    .replace(/(?<=[a-z])(?!J(?![a-z]))(?=[A-Z])|(?<=[Pp]er)(?=\d)|(?<=[a-zJ])(?=100)/g, ' ')
    // 'per_dose_12_5g'
    .replace(/(\d)_(?=\d+[ _]?(?:g|ml|mg)\b)/g, '$1,')
    .replaceAll('_', ' ')
    .trim();

/** Longer keys say nothing. */
const maxKey = 200;

function readNewKey(whole: string): KeyReading {
  if (whole.length > maxKey) return { role: 'other', heading: null, text: whole };
  const head = withoutBeginning(whole, sheetHeads);
  // 'Metafield: custom.proteine_100g [single_line_text_field]'
  const own = head === whole ? whole : untilAny(head, ' [');
  const key = withoutPrefix(trimmedStart(own, '@'));
  if (contentKeys.has(key)) return { role: 'value', heading: null, text: key };
  // A key of a program's own: `_id`, `$ref`.
  if ('_$'.includes(key.charAt(0)) && key.length > 1) {
    const inner = readNewKey(key.slice(1));
    return ofTable.has(inner.role) ? inner : { ...inner, role: 'product', heading: null };
  }
  const isPrinted = key.includes(' ') || (!key.includes('_') && /^[^a-z]*[A-Z][^_]*$/.test(key));
  const reading = readSpelled(isPrinted ? key : wordsOfCode(key), isPrinted);
  const mayBeCode = reading.role === 'other' || reading.role === 'column';
  if (!mayBeCode || key.includes(' ')) return reading;
  // 'ProteineG100', 'proteine-100g', 'nutrition.protein': code, though it looks like a printed word.
  const words = wordsOfCode(splitAtAny(key, '.:>/-').filter(Boolean).join(' '));
  const spelled = words === key ? reading : readSpelled(words, false);
  const isBetter = reading.role === 'other' || spelled.role !== 'column';
  return isBetter && spelled.role !== 'other' ? spelled : reading;
}

const ofTable: ReadonlySet<KeyRole> = new Set(['wrapper', 'column', 'rows', 'nutrient']);

function readSpelled(text: string, isPrinted: boolean): KeyReading {
  const folded = fold(text);
  const role = roleOf(folded);
  if (role !== undefined) return { role, heading: null, text };
  const own = readParts(text, isPrinted) ?? readMeasure(text);
  if (own) return own;
  const inner = isPrinted ? null : withoutNamespace(text);
  if (inner) return inner;
  if (dosePart.test(folded) && !folded.startsWith('quantita'))
    return { role: 'label', heading: null, text };
  if (folded.split(' ').some((word) => technicalWords.has(word)))
    return { role: 'product', heading: null, text, isTechnical: true };
  const heading = readHeading(text);
  if (heading && (heading.hasBasis || heading.role === 'nrv' || isProfile(heading)))
    return {
      role: heading.role === 'nrv' ? 'nrv' : 'column',
      // A key in code spelling is no printed label.
      heading: isPrinted ? withSecond(heading, text) : withoutLabel(heading),
      text,
    };
  return { role: 'other', heading: null, text };
}

/** `nutrition.serving_size`, `nutr_riferimento`: a role behind the word that says of what; else null. */
function withoutNamespace(text: string): KeyReading | null {
  const gap = text.indexOf(' ');
  if (!tableNamespaces.has(text.slice(0, Math.max(0, gap)).toLowerCase())) return null;
  const inner = text.slice(gap + 1);
  const role = roleOf(fold(inner));
  return role === undefined ? null : { role, heading: null, text: inner };
}

/** 'profilo_aminoacidico' */
const isProfile = ({ role, column }: Heading): boolean =>
  role === 'value' && column.kind === 'other';

/** 'per 100 g / per dose (30 g)': a heading that names two columns. */
function withSecond(heading: Heading, text: string): Heading {
  const [first, second, ...others] = text.split(' / ').map(readHeading);
  if (others.length > 0 || first?.hasBasis !== true || second?.hasBasis !== true) return heading;
  return second.role === 'value' ? { ...first, second } : heading;
}

/** `porzione_g`, `quantita_mg`: the size of a serving, or the value of a row, in that unit. */
function readMeasure(text: string): KeyReading | null {
  const gap = text.lastIndexOf(' ');
  const unit = text.slice(gap + 1).toLowerCase();
  const role = keyUnits.has(unit) ? roles.get(fold(text.slice(0, Math.max(0, gap)))) : undefined;
  return role === 'label' || role === 'value' ? { role, heading: null, text, unit } : null;
}

/** What the words of a key say: `sodio_mg_per_100g`, `calcio_vnr`, `per_dose_unita`, `nutr_100g_proteine`. */
type KeyParts = {
  /** The name of a nutrient, or nothing. */
  readonly name: string;
  readonly unit?: string | undefined;
  readonly heading?: Heading | null;
  readonly part?: Part;
};

const partEnds: readonly (readonly [Part, string])[] = (['value', 'unit', 'nrv'] as const).flatMap(
  (part) => partWords[part].map((word) => [part, word] as const),
);

/** 'Mg' and 'kcal' are names. */
const isUnitAlone = (text: string): boolean =>
  keyUnits.has(text) && text !== 'kcal' && text !== 'kj';

/** A key has no more words of its own beside a name. */
const maxParts = 6;

/** What is left of a key where some of its words are taken off, and what those say. */
type Strip = Omit<KeyParts, 'name'> & { readonly rest: string };

/** Takes one word after another off a key's ends, until a nutrient's name or nothing is left. */
export function keyParts(whole: string, isPrinted: boolean, left = maxParts): KeyParts | null {
  // 'proteine/100g'
  const text = whole.replaceAll('/100', ' per 100').trim();
  if (text === '') return { name: text };
  if (!endsWithBasis(text) && isNutrientName(text)) return { name: text };
  let unnamed: KeyParts | null = null;
  for (const { rest, ...own } of left > 0 ? stripsOf(text, isPrinted) : []) {
    const inner = keyParts(rest, isPrinted, left - 1);
    if (!inner) continue;
    const parts = { ...own, ...inner, heading: inner.heading ?? own.heading ?? null };
    if (parts.name !== '') return parts;
    unnamed ??= parts;
  }
  return unnamed ?? (isNutrientName(text) ? { name: text } : null);
}

/** The words at the ends of a key that say something else than its name. */
function stripsOf(text: string, isPrinted: boolean): readonly Strip[] {
  const lower = text.toLowerCase();
  const ends: Strip[] = partEnds
    .filter(([, word]) => lower.endsWith(` ${word}`))
    .map(([part, word]) => ({ rest: text.slice(0, -word.length), part }));
  const { rest, heading } = withoutBasis(text);
  if (heading && endsWithBasis(text)) ends.push({ rest, heading });
  const gap = text.lastIndexOf(' ');
  // 'Sodio (mg per 100 g)'
  const last = trimmedStart(text.slice(gap + 1), '(');
  if (isUnitAlone(last) || (gap > 0 && keyUnits.has(last.toLowerCase())))
    ends.push({ rest: text.slice(0, Math.max(0, gap)), unit: last });
  if (isPrinted) return ends;
  // 'carboidrati_di_cui_zuccheri'
  const part = lower.indexOf(' di cui ');
  if (part > 0 && isNutrientName(text.slice(0, part))) ends.push({ rest: text.slice(part + 1) });
  return [...ends, ...leadsOf(text)];
}

/** `nutr_…`, `valore_…`, `mg_…`, `per_100g_…`: what is before the name in code spelling. */
function leadsOf(text: string): readonly Strip[] {
  const words = text.split(' ');
  const first = (words[0] ?? '').toLowerCase();
  const behind = words.slice(1).join(' ');
  if (behind === '') return [];
  if (isUnitAlone(first)) return [{ rest: behind, unit: first }];
  const leads = partEnds
    .filter(([, word]) => text.toLowerCase().startsWith(`${word} `))
    .map(([part, word]): Strip => ({ rest: text.slice(word.length), part }));
  for (let end = Math.min(words.length - 1, maxParts); end > 0; end--) {
    const lead = words.slice(0, end).join(' ');
    const heading = readHeading(lead.endsWith('100') ? `${lead} g` : lead);
    const rest = words.slice(end).join(' ');
    const isBasis =
      heading?.role === 'value' && heading.hasBasis && heading.column.kind !== 'other';
    const isPart = rest.startsWith('di ') && !rest.startsWith('di cui ');
    if (isBasis && !isPart) leads.unshift({ rest, heading: withoutLabel(heading) });
  }
  return namespaces.has(first) ? [...leads, { rest: behind }] : leads;
}

/** 'Proteine', 'Vitamina D (200% VNR)', but not 'mg/g di proteina', which is a basis. */
function isNutrientName(text: string): boolean {
  if (text.includes('/') && readHeading(text)?.column.kind === 'other') return false;
  if (isUnitAlone(text) || (text.includes('(') && !text.includes(')'))) return false;
  return (
    nutrientKey(text) !== undefined || (text.includes('%') && readName(text).key !== undefined)
  );
}

const nutrientRoles = {
  unit: 'nutrientUnit',
  nrv: 'nutrientNrv',
  value: 'nutrient',
} as const;
const columnRoles = { unit: 'unit', nrv: 'nrv', value: 'column' } as const;

function readParts(text: string, isPrinted: boolean): KeyReading | null {
  const parts = keyParts(text, isPrinted);
  if (!parts) return null;
  const { name, unit, heading = null, part } = parts;
  if (name !== '') {
    const reading: KeyReading = {
      role: nutrientRoles[part ?? 'value'],
      heading,
      text: unit === undefined ? name : `${name} ${unitOf(unit) ?? unit}`,
    };
    // 'per 100 g di proteine'
    const isOf = !isPrinted && text.toLowerCase().replace(' di cui ', ' ').includes(' di ');
    if (isOf && readHeading(text)?.column.kind === 'other') return null;
    return part === 'value' && heading === null ? { ...reading, isPrinted: true } : reading;
  }
  // 'mg per capsula', but 'porzione g' is the size of it
  const isUnitFirst = unit !== undefined && text.startsWith(`${unit} `);
  if (!heading || isPrinted || (part === undefined && !isUnitFirst)) return null;
  const own = unit === undefined ? heading : { ...heading, unit: unitOf(unit) ?? unit };
  return { role: columnRoles[part ?? 'value'], heading: own, text };
}

/** Longer texts are no names. */
const maxName = 80;
/** Shorter codes are signs of anything. */
const minCode = 3;

const isBasis = (text: string): boolean => {
  const heading = readHeading(text);
  return heading?.role === 'value' && heading.hasBasis;
};

const isKind: Readonly<Record<ValueKind, (text: string) => boolean>> = {
  basis: isBasis,
  name: (text) => text.length >= minCode && readKey(text).role === 'nutrient',
  percentage: (text) => hasDigit(text) && text.endsWith('%'),
  // Words, and no amount, list or table.
  text: (text) =>
    beginsWithLetters(text, 2) &&
    !hasAny(text, [':', '|', '\n']) &&
    (nutrientKey(text) !== undefined || !hasDigit(text)) &&
    !isBasis(text),
};

/** Reads a key with its value: some keys say something else where their value is of a kind. */
export function readField(key: string, value: unknown): KeyReading {
  const known = readKey(key);
  if (known.byValue === undefined || typeof value !== 'string' || value.length > maxName)
    return known;
  const text = printed(value);
  return known.byValue.find(({ kind }) => isKind[kind](text))?.reading ?? known;
}

/** `{ kJ: 1570, kcal: 370 }`: the unit that a key of energy names. */
export function energyUnit({ text }: KeyReading): 'kJ' | 'kcal' | undefined {
  if (text.length > 5) return undefined;
  const folded = fold(text).replaceAll(' ', '');
  if (folded === 'kj') return 'kJ';
  return folded === 'kcal' ? 'kcal' : undefined;
}

/** Longer texts are no titles. */
const maxTitle = 60;

/** Whether a folded text is the title of a nutrition table: 'informazioni nutrizionali'. */
export const titlesNutrition = (folded: string): boolean => headings.get(folded) === 'nutrition';

/** Whether a value is such a title as it is printed. */
export const isNutritionTitle = (value: unknown): value is string =>
  typeof value === 'string' && value.length < maxTitle && titlesNutrition(fold(printed(value)));

/** The basis in the title of a table, 'Valori nutrizionali per 100 g'. */
export function basisOfTitle(title: string): Heading | null {
  const heading = title.length < maxTitle ? readHeading(printed(title)) : null;
  return heading?.role === 'value' && heading.hasBasis && heading.sure ? heading : null;
}
