import { Remembered } from '../text/Remembered.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { allergenOf, longestWord, type Allergen } from './allergens.ts';

export type Finding = { allergen: Allergen; exempt: boolean; start: number; end: number };

/** Words after which an item names what it does not contain. */
const negations = new Set('senza privo priva privi prive esente esenti non no zero'.split(' '));

/** Plants whose 'milk' or 'butter' is none. */
const plants = new Set(
  'cocco mandorla mandorle soia soja riso avena nocciola nocciole anacardi anacardio canapa noci noce pistacchio pistacchi miglio quinoa farro sesamo arachidi arachide cacao karite mango illipe semi girasole shea kokum murumuru avocado oliva macadamia piselli pisello orzo kamut castagne lupini ceci fave'.split(
    ' ',
  ),
);

const afterNut = new Set(
  'moscata moscate cocco cola kola betel palma tigre tigrate karite burro vomica galla areca sapone'.split(
    ' ',
  ),
);
const joints = new Set('di d del della dello da al alla al in'.split(' '));
const distillates =
  /^(?:alco(?:l|ol|le|ool)|distillat[oi]|acquavite|grappa|vodka|whisk(?:e)?y|gin)$/;
/** Of barley only the syrup is exempt. */
const barley = /^(?:orzo|barley)$/;
const cerealsOfSyrup = /^(?:frumento|grano|orzo|wheat|barley)$/;

/** A word; `near` if nothing but a space or apostrophe parts it from the one before it. */
type Word = { text: string; start: number; end: number; near: boolean };

function wordsOf(text: string, start: number, end: number): Word[] {
  const words: Word[] = [];
  for (let i = start; i < end;) {
    if (!isWordCode(text.charCodeAt(i))) {
      i++;
      continue;
    }
    let stop = i + 1;
    while (stop < end && isWordCode(text.charCodeAt(stop))) stop++;
    const gap = text.slice(words.at(-1)?.end ?? i, i);
    words.push({ text: fold(text, i, stop), start: i, end: stop, near: /^[\s'’"“”]*$/.test(gap) });
    i = stop;
  }
  return words;
}

/**
 * The allergens that an item or sentence names, false friends and negations left out ('burro di
 * cacao', 'noce moscata', 'latte di cocco', 'senza lattosio'), with the exemptions of Annex II.
 */
export function findAllergens(text: string, start: number, end: number): Finding[] {
  const found: Finding[] = [];
  let words: Word[] | null = null;
  // Most items name none: only an item with a known word is looked at closely.
  for (let i = start; i < end;) {
    if (!isWordCode(text.charCodeAt(i))) {
      i++;
      continue;
    }
    let stop = i + 1;
    while (stop < end && isWordCode(text.charCodeAt(stop))) stop++;
    if (
      stop - i <= longestWord &&
      (allergenOf(fold(text, i, stop)) !== undefined || text.charCodeAt(i + 1) === 50)
    ) {
      words = wordsOf(text, start, end);
      break;
    }
    i = stop;
  }
  if (!words) return found;
  let negated = false;
  let traits: Traits | undefined;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (!word) continue;
    if (negations.has(word.text)) negated = true;
    // 'ma', 'contiene', 'non si esclude': what follows is there again.
    if (
      word.text === 'ma' ||
      word.text.startsWith('esclu') ||
      (word.text === 'contiene' && words[i - 1]?.text !== 'non')
    )
      negated = false;
    const allergen = sulphiteCode(word.text, words[i + 1]?.text)
      ? 'sulphites'
      : allergenOf(word.text);
    if (!allergen || negated || isFalseFriend(allergen, words, i, word.text)) continue;
    if (words[i + 1]?.text === 'free') continue;
    found.push({
      allergen,
      exempt: isExempt(allergen, word.text, (traits ??= traitsOf(words))),
      start: word.start,
      end: word.end,
    });
  }
  return found;
}

const known = new Remembered<readonly Finding[]>();

/** `findAllergens` of a whole text; texts repeat from list to list. */
export const allergensOf = (text: string): readonly Finding[] =>
  known.find(text) ?? known.keep(text, findAllergens(text, 0, text.length));

const sulphiteCode = (word: string, next: string | undefined): boolean =>
  /^e22[0-8]$/.test(word) || (word === 'e' && next !== undefined && /^22[0-8]$/.test(next));

/** The word that a word is 'of': 'latte di cocco', 'burro cacao'. */
function complement(words: readonly Word[], i: number): string {
  const next = words[i + 1];
  if (!next?.near) return '';
  return joints.has(next.text) ? (words[i + 2]?.text ?? '') : next.text;
}

/** 'Farina 00', 'farina di tipo "1"': the grades that Italian law gives the flour of wheat alone. */
function isGraded(words: readonly Word[], i: number): boolean {
  let k = i + 1;
  while (words[k]?.text === 'di' || words[k]?.text === 'tipo') k++;
  const grade = words[k];
  const after = words[k + 1];
  if (!grade?.near || (after?.near === false && after.start === grade.end + 1)) return false;
  return /^00?$/.test(grade.text) || (k > i + 1 && /^[12]$/.test(grade.text));
}

function isFalseFriend(
  allergen: Allergen,
  words: readonly Word[],
  i: number,
  word: string,
): boolean {
  const next = words[i + 1]?.text ?? '';
  const of = complement(words, i);
  if (allergen === 'milk') {
    if (word === 'latte') return plants.has(of) || next === 'vegetale';
    if (word === 'lattiche') return words[i - 1]?.text.startsWith('protein') !== true;
    if (word === 'grana')
      return words[i - 1]?.text === 'cocciniglia' || /^(?:fin[ae]|gross[ao]|media)$/.test(next);
    if (!/^(?:burro$|panna|yog|kefir|formaggi|mozzarella|ricotta|mascarpone)/.test(word))
      return false;
    return plants.has(of) || /^(?:vegetal|vegan)/.test(next);
  }
  if (allergen === 'nuts') {
    if (word === 'noce' || word === 'noci') return afterNut.has(of) || afterNut.has(next);
    if (word === 'guscio')
      return !words
        .slice(Math.max(0, i - 3), i)
        .some(({ text }) => /^(?:frutt[aio]|semi)$/.test(text));
    return word === 'mandorle' && of === 'terra';
  }
  if (allergen === 'gluten') {
    if (/^(?:grano|semol|malto|couscous|cuscus|pangrattato)/.test(word)) {
      return /^(?:saraceno|turco|riso|mais|tapioca|ceci|lenticchie|senza)$/.test(of);
    }
    // 'Lievito di birra' is no beer; 'farina 00' and 'farina tipo 1' are of wheat.
    if (word === 'birra') return words[i - 2]?.text.startsWith('lievit') === true;
    return word === 'farina' && !isGraded(words, i);
  }
  // 'Biossido di zolfo' is E220; 'zolfo organico' is no sulphite.
  if (word === 'zolfo') return !/^(?:bi|di)ossido$/.test(words[i - 2]?.text ?? '');
  // 'Caramello solfito-ammoniacale' is a colour.
  if (word === 'solfito') return next.startsWith('ammoniac');
  // 'Cod.' is a code.
  if (word === 'cod') return next !== 'liver';
  if (allergen === 'eggs') {
    if (word === 'uova') return allergenOf(of) === 'fish';
    return word === 'albumina' && /^(?:siero|latte|bovina|umana)$/.test(of);
  }
  return false;
}

/** What the words around an allergen say of how it was made; looked at once for all of them. */
type Traits = {
  distilled: boolean;
  dextrose: boolean;
  syrup: boolean;
  refined: boolean;
  tocopherol: boolean;
  carrier: boolean;
};

function traitsOf(words: readonly Word[]): Traits {
  const has = (test: (word: string) => boolean): boolean => words.some(({ text }) => test(text));
  const starts = (...begins: string[]): boolean =>
    has((word) => begins.some((begin) => word.startsWith(begin)));
  return {
    distilled: has((word) => distillates.test(word)),
    dextrose: starts('destrosio', 'maltodestrin'),
    syrup: starts('glucosio') && starts('scirop'),
    refined:
      starts('raffinat') && (has((word) => word === 'olio' || word === 'oli') || starts('grass')),
    tocopherol:
      starts('tocofer', 'fitosterol', 'fitostanol', 'sterol', 'stanol', 'e306', 'e307') ||
      (has((word) => word === 'vitamina') && has((word) => word === 'e')),
    carrier:
      has((word) => /^(?:gelatina|ittiocolla|colla)$/.test(word)) &&
      starts('support', 'carotenoid', 'chiarific', 'vitamin'),
  };
}

/** The exceptions that Annex II makes for single products of an allergen. */
function isExempt(allergen: Allergen, word: string, traits: Traits): boolean {
  switch (allergen) {
    case 'gluten':
      if (traits.distilled) return true;
      return cerealsOfSyrup.test(word) && (traits.syrup || (traits.dextrose && !barley.test(word)));
    case 'soybeans':
      return traits.refined || traits.tocopherol;
    case 'fish':
      return traits.carrier;
    case 'nuts':
      return traits.distilled;
    default:
      return allergen === 'milk' && (traits.distilled || word === 'lattitolo');
  }
}
