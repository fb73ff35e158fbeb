import type { Allergen } from '../lexicon/allergens.ts';
import { allergenOf } from './allergenWords.ts';
import type { Word } from './words.ts';

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

export function isFalseFriend(
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
