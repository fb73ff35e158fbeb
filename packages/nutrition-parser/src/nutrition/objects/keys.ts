import { headings } from '../../document/headings.ts';
import { printed } from '../../document/values.ts';
import {
  amountKeys,
  contentKeys,
  keyUnits,
  namespaces,
  nutrientCodes,
  tableNamespaces,
  technicalWords,
} from '../../lexicon/keys.ts';
import { unitOf } from '../../lexicon/units.ts';
import { dosePart } from '../../lexicon/vocabulary.ts';
import { isUnitAlone, keyParts, ofMetafield, readLead, readLevels } from './keyParts.ts';
import {
  type KeyReading,
  type KeyRole,
  type ValueKind,
  columnRoles,
  nutrientRoles,
  roleOf,
  roles,
  withOthers,
} from './keyRoles.ts';
import { type Heading, readHeading, withoutLabel } from '../values/headings.ts';
import { readName } from '../values/names.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import { Remembered } from '../../text/Remembered.ts';
import { beginsWithLetters, hasAny, hasDigit } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { withoutBeginning, withoutEnding, withoutPrefix } from '../../text/pieces.ts';

/** Whether a key says that its value is a part of what is beside it: 'di_cui', 'sottovoci'. */
export const isSubs = (role: KeyRole): boolean => role === 'sub' || role === 'subs';

const knownKeys = new Remembered<KeyReading>();

/** Reads an object's key: a role, a column ('per_100g'), a nutrient, or nothing known. */
export const readKey = (key: string): KeyReading =>
  knownKeys.find(key) ?? knownKeys.keep(key, withUnit(key, withOthers(readNewKey(printed(key)))));

const withUnit = (key: string, reading: KeyReading): KeyReading =>
  amountKeys.has(key) ? { ...reading, amountUnit: key } : reading;

/** A key of a program's own: `_id`, `$ref`. */
const isInternal = (key: string): boolean => '_$'.includes(key.charAt(0)) && key.length > 1;

const internalRoles: ReadonlySet<KeyRole> = new Set(['wrapper', 'column', 'rows', 'nutrient']);

/** A key in code spelling as words: 'energiaKcal', but 'energia_kJ'. */
const wordsOfCode = (key: string): string =>
  withoutEnding(key, ['Content'])
    // 'proteinPer100g', 'Kcal100g'
    .replace(/(?<=[a-z])(?!J(?![a-z]))(?=[A-Z])|(?<=[Pp]er)(?=\d)|(?<=[a-zJ])(?=100)/g, ' ')
    // 'per_dose_12_5g'
    .replace(/(\d)_(?=\d+[ _]?(?:g|ml|mg)\b)/g, '$1,')
    .replaceAll('_', ' ')
    .trim();

const hundreds: ReadonlySet<string> = new Set(['per 100', 'nutrition per 100']);

const withGrams = (words: string): string =>
  hundreds.has(words.toLowerCase()) ? `${words} g` : words;

/** `nutrition.protein`, `nf_calories`, `nutr_riferimento`: a key without the word of where it belongs. */
function withoutNamespace(text: string): string {
  const dot = text.lastIndexOf('.') + 1;
  const words = text.slice(dot);
  const gap = words.indexOf(' ');
  const first = words.slice(0, Math.max(0, gap)).toLowerCase();
  const isOf = namespaces.has(first);
  // 'valori nutrizionali proteine'
  const inner = isOf ? withoutNamespace(words.slice(gap + 1)) : words;
  if (inner === text || nutrientKey(text) !== undefined) return text;
  const isRole = tableNamespaces.has(first) && !roles.has(fold(text)) && keyParts(text) === null;
  return isNutrient(inner) || (isRole && roles.has(fold(inner))) ? inner : text;
}

const isNutrient = (text: string): boolean =>
  !isUnitAlone(text) &&
  (nutrientKey(text) !== undefined ||
    (keyParts(text)?.name ?? '') !== '' ||
    readLead(text, readWords) !== null);

const readWords = (words: string): KeyReading => readSpelled(words, false);

/** Longer keys say nothing. */
const maxKey = 200;

function readNewKey(whole: string): KeyReading {
  if (whole.length > maxKey) return { role: 'other', heading: null, text: whole };
  const key = withoutPrefix(withoutBeginning(ofMetafield(whole), ['@']));
  if (contentKeys.has(key)) return { role: 'value', heading: null, text: key };
  if (isInternal(key)) {
    const inner = readNewKey(key.slice(1));
    return internalRoles.has(inner.role) ? inner : { ...inner, role: 'product', heading: null };
  }
  const own = readLevels(key, readKey);
  if (own) return own;
  const isPrinted = key.includes(' ') || (!key.includes('_') && /^[^a-z]*[A-Z][^_]*$/.test(key));
  const reading = readSpelled(key, isPrinted);
  const mayBeCode = reading.role === 'other' || reading.role === 'column';
  if (!mayBeCode || key.includes(' ')) return reading;
  // 'ProteineG100', 'proteine-100g', 'nutrition:protein': code, though it looks like a printed word.
  const words = joints.reduce((text, joint) => text.replaceAll(joint, ' '), wordsOfCode(key));
  const spelled = words === key ? reading : readSpelled(words, false);
  const isBetter =
    reading.role === 'other' || isPrinted ? spelled.role !== 'other' : spelled.role === 'nutrient';
  return isBetter ? spelled : reading;
}

/** Marks between the words of a key. */
const joints = ['-', ':', '/', '.'];

function readSpelled(key: string, isPrinted: boolean): KeyReading {
  const text = isPrinted ? key : withoutNamespace(withGrams(wordsOfCode(key)));
  const folded = fold(text);
  const role = roleOf(folded);
  if (role !== undefined) return { role, heading: null, text };
  const part = partOf(text, isPrinted);
  if (part !== null) return { role: 'nutrient', heading: null, text: part };
  const lead = isPrinted ? null : readLead(text, readWords);
  const parted = lead ?? readParts(text, isPrinted) ?? measureParts(text);
  if (parted) return parted;
  if (dosePart.test(folded) && !folded.startsWith('quantita'))
    return { role: 'label', heading: null, text };
  if (isNutrientName(text)) return { role: 'nutrient', heading: null, text };
  const isTechnical = folded.split(' ').some((word) => technicalWords.has(word));
  if (isTechnical) return { role: 'product', heading: null, text, isTechnical };
  const heading = readHeading(text) ?? (isPrinted ? null : readHeading(text.replaceAll('-', ' ')));
  if (heading && (heading.hasBasis || heading.role === 'nrv' || isProfile(heading))) {
    // A key in code spelling is no printed label.
    const own = isPrinted ? withSecond(heading, text) : withoutLabel(heading);
    return { role: heading.role === 'nrv' ? 'nrv' : 'column', heading: own, text };
  }
  return { role: 'other', heading: null, text };
}

/** 'per 100 g / per dose (30 g)': a heading that names two columns. */
function withSecond(heading: Heading, text: string): Heading {
  const at = text.indexOf(' / ');
  if (at < 0) return heading;
  const [first, second] = [text.slice(0, at), text.slice(at + 3)].map(readHeading);
  if (first?.hasBasis !== true || second?.hasBasis !== true || second.role !== 'value')
    return heading;
  return { ...first, second };
}

/** 'Proteine', 'Vitamina D (200% VNR)', but not 'mg/g di proteina', which is a basis. */
function isNutrientName(text: string): boolean {
  if (text.includes('/') && readHeading(text)?.column.kind === 'other') return false;
  if (nutrientKey(text) !== undefined) return true;
  return text.includes('%') && readName(text).key !== undefined;
}

/** `carboidrati_di_cui_zuccheri`: the part of a nutrient, without its whole; else null. */
function partOf(text: string, isPrinted: boolean): string | null {
  const at = isPrinted ? -1 : text.toLowerCase().indexOf(' di cui ');
  return at > 0 && nutrientKey(text.slice(0, at)) !== undefined ? text.slice(at + 1) : null;
}

/** 'profilo_aminoacidico' */
const isProfile = ({ role, column }: Heading): boolean =>
  role === 'value' && column.kind === 'other';

/** `sodio_mg_per_100g`, `calcio_vnr`, `per_dose_unita`: a key that has several parts. */
function readParts(text: string, isPrinted: boolean): KeyReading | null {
  const parts = keyParts(text);
  // 'Valore energetico' is one name.
  if (!parts || (parts.heading === null && nutrientKey(text) !== undefined)) return null;
  const { name, unit, heading, part = 'value' } = parts;
  if (name === '') {
    // 'mg per capsula', but 'porzione g' is the size of it
    const isUnitFirst = unit !== undefined && text.startsWith(`${unit} `);
    if (isPrinted || (parts.part === undefined && !isUnitFirst)) return null;
    const own =
      heading && unit !== undefined ? { ...heading, unit: unitOf(unit) ?? unit } : heading;
    return { role: columnRoles[part], heading: own, text };
  }
  const reading: KeyReading = {
    role: nutrientRoles[part],
    heading,
    text: unit === undefined ? name : `${name} ${unitOf(unit) ?? unit}`,
  };
  return parts.part === 'value' && heading === null ? { ...reading, isPrinted: true } : reading;
}

/** `porzione_g`, `quantita_mg`: the size of a serving, or the value of a row, in that unit. */
function measureParts(text: string): KeyReading | null {
  const gap = text.lastIndexOf(' ');
  const unit = text.slice(gap + 1).toLowerCase();
  if (!keyUnits.has(unit)) return null;
  const role = roles.get(fold(text.slice(0, Math.max(0, gap))));
  return role === 'label' || role === 'value' ? { role, heading: null, text, unit } : null;
}

/** Longer texts are no names. */
const maxName = 80;
/** Shorter codes are signs of anything. */
const minCode = 3;

const isBasis = (text: string): boolean => {
  const heading = readHeading(text);
  return heading?.role === 'value' && heading.hasBasis;
};

const isName = (text: string): boolean =>
  nutrientCodes.has(text) || (text.length >= minCode && readKey(text).role === 'nutrient');

/** Words, and no amount, list or table. */
const isText = (text: string): boolean =>
  beginsWithLetters(text, 2) &&
  !hasAny(text, [':', '|', '\n']) &&
  (nutrientKey(text) !== undefined || !hasDigit(text)) &&
  !isBasis(text);

const isOf: Readonly<Record<ValueKind, (text: string) => boolean>> = {
  basis: isBasis,
  name: isName,
  percentage: (text) => hasDigit(text) && text.endsWith('%'),
  text: isText,
};

/** Reads a key with its value: some keys say something else where their value is of a kind. */
export function readField(key: string, value: unknown): KeyReading {
  const known = readKey(key);
  if (known.byValue === undefined || typeof value !== 'string' || value.length > maxName)
    return known;
  const text = printed(value);
  return known.byValue.find(({ kind }) => isOf[kind](text))?.reading ?? known;
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

/** 'Per 100 g' as it is printed, 'per_100g' as a code. */
export const headingNamed = (name: string): Heading | null =>
  name.includes('_') ? readKey(name).heading : readHeading(printed(name));
