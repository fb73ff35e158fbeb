import { hasAny } from './chars.ts';
import { atStart, atWord } from '../lexicon/phrases.ts';
import { pattern } from '../lexicon/patterns.ts';
import { fold } from './fold.ts';
import { indexOfAny, splitAtAny } from './pieces.ts';
import { trimmedStart } from './trim.ts';
import { headings, type SectionKind } from './sectionNames.ts';

/** 'Ingredienti per 100 g', 'Ingredienti (per dose)': of what, but of no flavour. */
const basisWords = pattern(
  '^(?:per|x|in) (?:\\d|{DOSE}|capsula|compressa|bustina|barretta|fiala|flaconcino|stick|misurino|perla)',
  '',
);

const ofIngredients = atStart('ingredienti|ingredients');
const ofFlavours = [' gust', ' flavo', ' aroma', ' variant', ' version'];
const basisAnywhere = atWord('per|x|100');

type Found = { kind: SectionKind | 'other'; extra: string; basisAt: number };

/** The section that a printed heading begins; null for any other words. */
export function kindOf(printed: string): Found | null {
  const basisAt = -1;
  const folded = fold(printed);
  const known = headings.get(folded);
  if (known) return { kind: known, extra: '', basisAt };
  const bracket = indexOfAny(printed, '([');
  const head = bracket > 0 ? headings.get(fold(printed.slice(0, bracket))) : undefined;
  if (head) {
    const inside = splitAtAny(printed.slice(bracket), '()[]').join('');
    const isBasis = basisWords.test(inside);
    const from = isBasis && head === 'nutrition' ? bracket : basisAt;
    return { kind: head, extra: isBasis ? '' : inside, basisAt: from };
  }
  if (folded.startsWith('ingredienti ') && basisWords.test(folded.slice(12)))
    return { kind: 'ingredients', extra: '', basisAt };
  if (folded.startsWith('ingredient') && ofIngredients.test(folded) && hasAny(folded, ofFlavours)) {
    const behindWord = printed.trimStart().slice('ingredienti'.length);
    const extra = trimmedStart(behindWord, '-–');
    return { kind: 'ingredients', extra, basisAt };
  }
  return nutritionOf.test(folded)
    ? { kind: 'nutrition', extra: '', basisAt: printed.search(basisAnywhere) }
    : null;
}

const tables = '(?:valori|informazioni|dichiarazione|tabella|analisi)';
const contents = '(?:contenut[oi]|tenor[ei]|apport[oi])';
/** 'valori nutrizionali medi per 100 g', 'contenuto di attivi per capsula' */
const nutritionOf = pattern(
  `^(?:${tables} (?:nutri\\w+ )?(?:medi[ae]? )?(?:nutri\\w+ )?(?:per|x|100|medi)|${contents}(?: (?!per|x|100|e )[a-z]+){0,4} (?:per|x|100))\\b`,
);
