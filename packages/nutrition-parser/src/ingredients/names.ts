import { type Node } from './tokens.ts';
import { allergensOf } from '../allergens/findAllergens.ts';
import { allergenOf } from '../allergens/words.ts';
import { shortened } from '../lexicon/botanicals.ts';
import { missingLists, addressSchemes } from '../lexicon/notes.ts';
import { sourceOf, atStart, wordSet, asWhole } from '../lexicon/phrases.ts';
import { commonIngredients, frequentWords } from '../lexicon/rawMaterials.ts';
import { basesBehindShares, sharesOfWholes } from '../lexicon/remarks.ts';
import { codeAfterCod } from '../lexicon/lookAlikes.ts';
import { sentenceOpenings } from '../lexicon/statements.ts';
import { type AdditiveClass } from '../model.ts';
import { remembered } from '../text/Remembered.ts';
import {
  onOneLine,
  groupOf,
  isCapitalised,
  endsInDigit,
  hasDigit,
  isLetter,
} from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { hasMarkAt, endingOf, splitAtAny } from '../text/pieces.ts';
import { trimmedAround, trimmedEnd } from '../text/trim.ts';
import {
  eNumberWithNumeral,
  eNumber,
  codeOf,
  additiveClassOf,
  leadingClass,
  isAdditive,
  isAdditiveWord,
} from './additives.ts';
import { keepsDot, isAuthor } from './plants.ts';

/** What share of the product the share of a part is. */
const shareOfWhole = new RegExp(
  `(?<=%(?: ${sourceOf(basesBehindShares)})?)[ ,(]+${sourceOf(sharesOfWholes)}$`,
  'i',
);

/** '45% nella farcitura, corrispondente all'11% sul totale' without what is behind its share. */
export const withoutShareOfWhole = (text: string): string =>
  text.includes('%') ? text.replace(shareOfWhole, '') : text;

const goesOnAsShare = atStart(sharesOfWholes);
const maxShareLength = 40;

/** '3% nella crema, corrispondente a 2% sul totale': whether a share goes on behind its comma. */
export const goesOnWithShare = (text: string, at: number): boolean =>
  hasMarkAt(text, at + 1, 'cpe') &&
  hasMarkAt(text, at + 2, 'oaq') &&
  goesOnAsShare.test(text.slice(at + 1, at + maxShareLength));

/** What the text of an item says beside its name. */
export type ItemText = { name: string; percent: number | undefined; code: string | undefined };

const approximately = sourceOf('min.|min|minimo|max.|max|massimo|circa|ca.|ca|almeno|al|pari al');
const bounds = sourceOf('min.|min|minim(o|a)[.]|max.|max|massimo|circa|ca.|ca');

const leadingPercent = new RegExp(
  `^(?:il |al )?${approximately}?\\s*(\\d{1,3}(?:[.,]\\d+)?)(?:\\s?[-–]\\s?\\d+(?:[.,]\\d+)?)?` +
    `\\s*%\\s*(?:di |d['’]|del |della )?(?=\\S)`,
  'i',
);
const trailingPercent = new RegExp(
  `(?:\\s|^|(?<=[a-zà-ù]{3}(?=\\d)))[-–:=<>~≥≤]?\\s*${approximately}?\\s*(\\d{1,3}(?:[.,]\\d+)?)` +
    `(?:\\s?%?\\s?[-–/]\\s?\\d+(?:[.,]\\d+)?)?\\s*%(?:\\s*\\(?${bounds}\\)?)?` +
    `(?: ${sourceOf(basesBehindShares)})?$`,
  'i',
);
/** A percentage behind these is the strength of an extract. */
export const strengthWordsBefore = new RegExp(
  `\\b${sourceOf('tit|titolat(o|a|i|e)|titolo|std|standardizzat(o|a|i|e)|conc.|concentrazione')}` +
    '|\\b(?:e\\.?s\\.?|estratto(?: secco)?)(?: al)? \\d[\\d.,]*\\s*%$',
  'i',
);
/** 'titolato in flavonoidi (24%)': whether the strength of an extract is still to come. */
export function isOpenStrength(text: string): boolean {
  const at = text.search(strengthWordsBefore);
  const isOpen = !text.includes('%', at) || text.includes('%)', at);
  return at >= 0 && isOpen && text.includes(' in ', at);
}

const trailingCode = new RegExp(`[\\s,:–-]+(${eNumberWithNumeral})$`, 'i');
const leadingCode = new RegExp(
  `^(${eNumber}(?:\\s?\\(i{1,3}v?\\))?)[\\s:–-]+(?!per |solo )(?=[a-zà-ù]{3})`,
  'i',
);
/** 'E120 (solo gusto fragola)', 'E322 di soia' */
const remarkedCode = new RegExp(`^${eNumber}(?= (?:\\(|d[ia] |per |solo ))`, 'i');
const anyCode = new RegExp(eNumber, 'i');
/** A picture, or what tells how to draw the one before it: 'LATTE 🥛'. */
const pictures = /[\u{1f000}-\u{1fbff}]|\ufe0f/gu;
/** Bullets, separators and footnote signs before and behind an item. */
const marksBefore = '*•·-–—:.,;=>';
const marksAfter = '*•·-–—:.,;=†‡¹²³°^§#';
/** 'Avena° 50%' */
const footnoteSigns = /(?<=[\p{L})])[°†‡¹²³^]+(?![\p{L}\d])/gu;
const marksOfName = '*•·-–—:,;=†‡¹²³<>~≥≤';

/** '50% in proporzione variabile' */
const proportions = [' in proporzione variabile', ' in proporzioni variabili'];

const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** 'Zucchero(1)': the number of a footnote; but 'Vitamina D(3)', 'omega(3)' */
const noteNumber = /(?<=[^\s(]{4})(?<!omega|vitamina) ?\(\d\)$/i;
/** '…, e acido citrico': the word that joins a name, but not 'e 330'. */
const jointBefore = /^ed? (?!\d)/;

/** The text of an item without what is around it. */
function cleaned(text: string): string {
  let name = onOneLine(text)
    .replace(/\s+([,;.)])/g, '$1')
    .replaceAll('( ', '(');
  // The end of a quotation that began before the list.
  if (name.indexOf('"') === name.length - 1) name = name.replace('"', '');
  const trimmed = trimmedAround(name, marksAfter, marksBefore);
  name = keepsDot(trimmed) && name.includes(`${trimmed}.`) ? `${trimmed}.` : trimmed;
  name = name.replaceAll('*', '').replace(footnoteSigns, '').replace(noteNumber, '');
  return onOneLine(name.replace(pictures, ' ')).replace(jointBefore, '');
}

/** Takes the percentage out of a name; that of a titration ('tit. 3% rosavine') stays in it. */
function takePercent(name: string): { name: string; percent: number | undefined } {
  if (!name.includes('%')) return { name, percent: undefined };
  const lead = leadingPercent.exec(name);
  if (lead) {
    const percent = toNumber(groupOf(lead, 1));
    return percent <= 100
      ? { name: name.slice(lead[0].length), percent }
      : { name, percent: undefined };
  }
  // 'tonno 43% (Thunnus albacares)', 'fragole 6% (solo gusto fragola)'
  const open = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  const remark =
    open > 0 && !name.includes('%', open) ? name.slice(open) : endingOf(name, proportions);
  const bare = withoutShareOfWhole(name.slice(0, name.length - remark.length));
  const trail = trailingPercent.exec(bare);
  if (!trail || strengthWordsBefore.test(bare)) return { name, percent: undefined };
  return { name: bare.slice(0, trail.index) + remark, percent: toNumber(groupOf(trail, 1)) };
}

/** Takes the E-number out of a name, if it has one beside other words. */
function takeCode(name: string): { name: string; code: string | undefined } {
  const whole = codeOf(name);
  if (whole !== undefined || !anyCode.test(name)) return { name, code: whole };
  const trail = trailingCode.exec(name);
  const found = trail ?? leadingCode.exec(name);
  if (!found) return { name, code: codeOf(remarkedCode.exec(name)?.[0] ?? '') };
  const rest = trail ? name.slice(0, trail.index) : name.slice(found[0].length);
  // 'E202-E211' is two codes, no name with its code.
  const isOne =
    codeOf(rest) === undefined &&
    ![' e', ' ed', ' &'].some((joint) => rest.toLowerCase().endsWith(joint));
  const code = isOne ? codeOf(groupOf(found, 1)) : undefined;
  return code === undefined ? { name, code } : { name: rest, code };
}

/** Takes percentage and E-number out of an item: '12% cacao', 'cacao 12%', 'lecitina E322'. */
export function readItemText(text: string): ItemText {
  const share = takePercent(cleaned(text));
  const coded = takeCode(share.name);
  const name = trimmedEnd(coded.name, marksOfName).trim();
  return { name, percent: share.percent, code: coded.code };
}

/** `readItemText` of what is before a colon; lists repeat the few words that do. */
export const readHead = remembered(readItemText);

/** An item without brackets, as far as its own text tells. */
export type ItemReading = ItemText & {
  /** The class that the whole item names. */
  role: AdditiveClass | undefined;
  /** The class that its first words name. */
  leads: AdditiveClass | undefined;
  /** Whether it names an allergen. */
  isAllergen: boolean;
};

/** Words in capitals. */
const capitals = /(?<![\p{L}\d])[A-ZÀ-Ý]{3,}(?:[\s'’][A-ZÀ-Ý]+)*(?![\p{L}\d])/gu;

/** Allergens in capitals lose them: 'lecitina di SOIA' is 'lecitina di soia'. */
const withoutEmphasis = (printed: string): string =>
  printed.replace(capitals, (run) =>
    // 'WPC', 'MPI'
    allergensOf(run).length > 0 && !/^(?:WP|MP).$/.test(run) ? run.toLowerCase() : run,
  );

/** Items repeat from list to list: 'aromi', 'sale'. */
const itemReader = (isMixed: boolean): ((text: string) => ItemReading) =>
  remembered((text) => {
    const isAllergen = allergensOf(text).length > 0;
    const item = readItemText(isMixed && isAllergen ? withoutEmphasis(text) : text);
    const role = additiveClassOf(item.name);
    return { ...item, role, leads: role ?? leadingClass(item.name), isAllergen };
  });

/** Reads an item of a list with small letters too, whose capitals are emphasis and leave the name. */
export const readMixedItem = itemReader(true);
export const readItem = itemReader(false);

const common = new Set(commonIngredients.split('|'));

/** Whether a text is a common ingredient with its share, or an additive with its class. */
export function isKnownIngredient(text: string): boolean {
  const [head = ''] = splitAtAny(text, ':(');
  const { name } = readHead(head.trim());
  return common.has(fold(name)) || isAdditive(name) || additiveClassOf(name) !== undefined;
}

/** Whether a text is known as an ingredient, or names an allergen. */
export const isIngredient = (text: string): boolean =>
  allergensOf(text).length > 0 || isKnownIngredient(text);

const commonWords = wordSet(`${commonIngredients} ${frequentWords}`.replaceAll('|', ' '));

/** Whether lists use a word. */
export const isKnownWord = (word: string): boolean => {
  const folded = fold(word);
  return allergenOf(folded) !== undefined || commonWords.has(folded) || isAdditiveWord(folded);
};

/** Words of lists whose full stop ends no sentence. */
const abbreviations = wordSet(
  `es e s std min max ca circa var spp sp subsp ssp ph eur vit prod titol ac art n nr dr q b approx ${shortened.replaceAll('|', ' ')}`,
);

const sentence = atStart(sentenceOpenings);
const preposition = atStart('di|da|del~|in|al|con');

/** The word before a full stop, as far as one that is shortened goes. */
const lastWord = /[\p{L}\d]{1,8}$/u;
/** One letter of these is no abbreviation: 'vitamina C.' */
const vitamins = 'kcdeba';
/** 'frutto e.s. Rivestimento: …': a head behind a full stop. */
const headBehind = /^. \p{Lu}\p{Ll}[^:.,;()[\]%\n]{0,37}: (?!\d)/u;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether the full stop at a place ends a word of an item that began at `start`, and no sentence. */
export function isAbbreviation(text: string, start: number, at: number): boolean {
  const printed = lastWord.exec(text.slice(Math.max(start, at - 8), at))?.[0] ?? '';
  const word = printed.toLowerCase();
  const before = text.slice(start, at - word.length);
  // 'creatina 3 g. Altri ingredienti'
  if (word.length === 1 && endsInDigit(before)) return false;
  if (word === 'cod' && codeAfterCod.test(text.slice(at))) return true;
  // 'olio ess. di arancia'; 'In questo stabilimento' begins a sentence.
  const next = text.slice(at + 1, at + 16).trimStart();
  if (preposition.test(next) && !isCapitalised(next)) return true;
  if (headBehind.test(text.slice(at, at + 45))) return false;
  // 'C.A. Meyer'
  const isLetterAlone = word.length === 1 && (before.endsWith('.') || !vitamins.includes(word));
  const isShort =
    abbreviations.has(word) || isAuthor(word.length > 2 ? capitalised(word) : printed);
  return at + 2 < text.length && (isShort || isLetterAlone) && !sentence.test(next);
}

const isMissing = asWhole(missingLists);
/** 'https://…' is read as a heading with what is behind its colon. */
const isScheme = asWhole(addressSchemes);

/** 'Ingredienti: non disponibili', 'Ingredienti: /': whether an item says that there is no list. */
export const isMissingList = ({ name, children }: Node): boolean =>
  (children === undefined || isScheme.test(name)) &&
  (isMissing.test(name) || !(hasDigit(name) || [...name].some(isLetter)));
