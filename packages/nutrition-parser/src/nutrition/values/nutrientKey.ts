import { type NutrientKey, nutrients } from '../../lexicon/nutrients.ts';
import { pattern } from '../../lexicon/patterns.ts';
import { nutrientReferenceValues } from '../../lexicon/references.ts';
import { compounds, harmlessRemarks, subOpenings } from '../../lexicon/remarksOnNames.ts';
import { unitOf } from '../../lexicon/units.ts';
import { beginsWithCapitals, hasAny, isDigit } from '../../text/chars.ts';
import { readSource } from '../../text/clean.ts';
import { fold } from '../../text/fold.ts';
import { piecesBetween, withoutBeginning, withoutEnding } from '../../text/pieces.ts';

const keysByName = new Map<string, NutrientKey>();
const unitsByKey = new Map<NutrientKey, string>();
for (const [key, unit, synonyms] of nutrients) {
  unitsByKey.set(key, unit);
  for (const name of synonyms.split('|')) keysByName.set(name, key);
}

/** The unit of a nutrient where none is printed. */
export const usualUnit = (key: NutrientKey): string => unitsByKey.get(key) ?? '';

/** What may be in brackets behind a name without changing what is meant. */
const harmless = pattern(`^(?:${harmlessRemarks}|{UNIT}|${compounds})$`);

function findFolded(name: string): NutrientKey | undefined {
  const direct = keysByName.get(name);
  if (direct !== undefined) return direct;
  if (name.startsWith('vit ')) return findFolded(`vitamina ${name.slice(4)}`);
  if (name.startsWith('ac '))
    return findFolded(`acido ${name.slice(3)}`) ?? keysByName.get(`acidi ${name.slice(3)}`);
  // 'Acido L-glutammico'
  if (name.startsWith('acido l ')) return keysByName.get(`acido ${name.slice(8)}`);
  // 'Vitamina B 12', 'Vitamine B6': one word behind 'vitamina'.
  if (name.startsWith('vitamin')) {
    const gap = name.indexOf(' ');
    if (gap < 0) return undefined;
    const vitamin = keysByName.get(`vitamina ${name.slice(gap + 1).replaceAll(' ', '')}`);
    if (vitamin !== undefined) return vitamin;
  }
  // 'Tiamina B1', 'Niacina B3': a vitamin with its number.
  const numberAt = isDigit(name.charCodeAt(name.length - 1)) ? name.lastIndexOf(' ') : -1;
  if (numberAt > 0) {
    const key = keysByName.get(name.slice(0, numberAt));
    if (key !== undefined && key === keysByName.get(`vitamina ${name.slice(numberAt + 1)}`))
      return key;
  }
  if (name.includes('vit')) return findTwice(name);
  // 'Equivalenti di niacina', 'Retinolo equivalenti'
  const plain = withoutBeginning(name, ['equivalenti di ']).replace(' equivalenti', '');
  if (plain !== name) return findFolded(plain);
  // 'Grassi, di cui:' above its parts
  if (name.endsWith(' di cui')) return findFolded(name.slice(0, -' di cui'.length));
  // 'Lisina HCl', 'Calcio elementare'
  for (const form of forms) if (name.endsWith(form)) return findFolded(name.slice(0, -form.length));
  // 'Proteine t.q.', 'Proteine s.s.'
  const sold = withoutEnding(name, asSold);
  if (sold !== name) return findFolded(sold);
  // 'L-leucina', 'DL-metionina'
  const gap = name.charCodeAt(1) === 32 ? 1 : 2;
  const isForm = gap === 1 ? 'ld'.includes(name.charAt(0)) : name.startsWith('dl ');
  if (isForm) return findFolded(name.slice(gap + 1));
  // 'BCAA 2:1:1', 'Citrullina malato 2:1'
  const parts = isDigit(name.charCodeAt(name.length - 1)) ? ratio.exec(name) : null;
  return parts ? keysByName.get(name.slice(0, parts.index)) : undefined;
}

/** 'Vitamina D3 colecalciferolo', 'Tiamina vit. B1': one nutrient under two names. */
function findTwice(name: string): NutrientKey | undefined {
  for (let at = name.indexOf(' '); at > 0; at = name.indexOf(' ', at + 1)) {
    const key = keysByName.get(name.slice(0, at));
    if (key !== undefined && key === findFolded(withoutBeginning(name.slice(at + 1), joints)))
      return key;
  }
  return undefined;
}

const joints = ['da ', 'come ', 'as ', 'o '];

/** On the product as it is, or on its dry matter. */
const asSold = [' sul t q', ' t q', ' su s s', ' s s'];

const forms = [' hcl', ' cloridrato', ' elementare', ' elemento', ' tot'];

const ratio = / \d{1,2}(?: \d{1,2})+$/;

/** 'di cui', 'of which' and the like at the start of a folded name, with the words that join them. */
const subPrefix = pattern(`^${subOpenings} ?(?:(?:come|gli|i|in|a|di) )?`);

/** A folded name without 'di cui' before it. */
export function withoutSub(folded: string): string {
  // No other letter begins one of them.
  return 'doitpeca'.includes(folded.charAt(0)) ? folded.replace(subPrefix, '') : folded;
}

const references = new Set<string>(Object.keys(nutrientReferenceValues));
const maxName = 120;

/** No name is longer, whatever remarks it has; its endings are taken off one by one. */
const maxNameWithRemarks = 500;

/**
 * The key of a printed name, or undefined. The whole name must be known after folding, with or
 * without 'di cui' before it and a remark in brackets behind it; a name that merely begins like a
 * nutrient (`Sali minerali`, `Zuccheri aggiunti`) has no key.
 */
export function nutrientKey(name: string): NutrientKey | undefined {
  if (typeof name !== 'string' || name.length > maxName) return undefined;
  const { text } = readSource(name);
  return keyOf(text, fold(text));
}

/** 'Acidi grassi saturi (AGS)', 'Trimetilglicina (TMG)' */
const isInitials = (text: string): boolean =>
  text.length > 1 && text.length < 6 && beginsWithCapitals(text, text.length);

/** Where the bracket ends that opens at a place: '(come (6S)-5-MTHF)'; -1 where it does not. */
function closeOf(name: string, open: number): number {
  let depth = 0;
  for (let i = open; i < name.length; i++) {
    const code = name.charCodeAt(i);
    if (code === 40) depth++;
    else if (code === 41 && --depth === 0) return i;
  }
  return -1;
}

/** `nutrientKey` of a name whose folded spelling is known. */
export function keyOf(name: string, printed: string): NutrientKey | undefined {
  if (name.length > maxNameWithRemarks) return undefined;
  const folded = withoutSub(printed);
  const whole = findFolded(folded);
  if (whole !== undefined) return whole;
  const open = name.indexOf('(');
  if (open < 0) return keyOfSeveral(name);
  const close = closeOf(name, open);
  const inside = fold(name, open + 1, close < 0 ? name.length : close);
  const outside = withoutSub(
    fold(`${name.slice(0, open)} ${close < 0 ? '' : name.slice(close + 1)}`),
  );
  const outer = findFolded(outside);
  if (outer === undefined) return keyOfSeveral(name);
  const printedInside = name.slice(open + 1, close < 0 ? name.length : close);
  // 'Beta alanina (CarnoSyn®)'
  if (inside === '' || hasAny(printedInside, ['®', '™']) || harmless.test(inside)) return outer;
  const inner = findFolded(inside);
  // 'Selenio (L-selenometionina)': of a vitamin or mineral a bracket tells the form.
  if (inner !== undefined) return inner === outer ? outer : undefined;
  return references.has(outer) || isInitials(printedInside) ? outer : undefined;
}

const languageJoints = [' - ', ' – ', '/'];
const maxLanguages = 6;
const bracketed = /\([^()]*\d[^()]*\)/g;

/** 'Grassi / Fat', 'Fett/Grassi/Fat': one nutrient in several languages, half of them known; all, between dashes. */
function keyOfSeveral(name: string): NutrientKey | undefined {
  // 'Papaina (6000 USP/mg)' is one name.
  if (!hasAny(name, languageJoints)) return undefined;
  const parts = piecesBetween(name.replace(bracketed, ''), languageJoints);
  // 'mg/g di proteina'
  if (parts.length > maxLanguages || parts.some((part) => unitOf(part) !== undefined))
    return undefined;
  const keys = parts.map((part) => nutrientKey(part)).filter((key) => key !== undefined);
  const [first] = keys;
  const enough = name.includes('/') ? parts.length / 2 : parts.length;
  return keys.length >= enough && keys.every((key) => key === first) ? first : undefined;
}
