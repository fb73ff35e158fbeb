import { hasAny } from './chars.ts';
import { atStart, atWord } from '../lexicon/phrases.ts';
import { pattern } from '../lexicon/patterns.ts';
import { fold } from './fold.ts';
import { indexOfAny, piecesBetween, splitAtAny, withoutBeginning } from './pieces.ts';
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

/** What parts the names that one heading has. */
const joints = ['/', '|', ' - ', ' – ', ' + '];

/** 'INGREDIENTI / INGREDIENTS': the section that each of several names is of; undefined for other words. */
function joinedKind(printed: string): SectionKind | 'other' | undefined {
  if (!hasAny(printed, joints)) return undefined;
  const [first, ...others] = piecesBetween(printed, joints).map((name) => headings.get(fold(name)));
  return others.length > 0 && others.every((kind) => kind === first) ? first : undefined;
}

/** 'INGREDIENTI | INGREDIENTS': whether a bar is between two names of one heading, and no cells. */
export function isJoint(text: string, bar: number): boolean {
  if (text.charAt(bar) !== '|') return false;
  const [next = ''] = splitAtAny(text.slice(bar + 1), ':\n|\t.');
  return joinedKind(`${text.slice(0, bar)}|${next}`) === 'ingredients';
}

type Found = { kind: SectionKind | 'other'; extra: string; basisAt: number };

/** What may be before the first word of a heading. */
export const articleBefore = 'gli ';

/** The section that a printed heading begins; null for any other words. */
export function kindOf(printed: string): Found | null {
  const basisAt = -1;
  // 'Gli ingredienti: …'
  const folded = withoutBeginning(fold(printed), [articleBefore]);
  const known = headings.get(folded);
  if (known) return { kind: known, extra: '', basisAt };
  const bracket = indexOfAny(printed, '([');
  const head = bracket > 0 ? headings.get(fold(printed.slice(0, bracket))) : undefined;
  if (head) {
    const inside = splitAtAny(printed.slice(bracket), '()[]').join('');
    const isBasis = basisWords.test(inside);
    // 'Ingredienti (Ingredients)'
    if (headings.get(fold(inside)) === head) return { kind: head, extra: '', basisAt };
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
  const joined = joinedKind(printed);
  if (joined) return { kind: joined, extra: '', basisAt };
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
