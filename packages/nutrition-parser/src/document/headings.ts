import { anyOf, pattern } from '../lexicon/patterns.ts';
import { atStart, atWord } from '../lexicon/phrases.ts';
import { sectionHeadings } from '../lexicon/sectionHeadings.ts';
import { beginsWithCapitals, hasAny } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import {
  hasMarkAt,
  indexOfAny,
  piecesBetween,
  splitAtAny,
  withoutBeginning,
} from '../text/pieces.ts';
import { trimmedStart } from '../text/trim.ts';

export type SectionKind = 'nutrition' | 'ingredients' | 'usage' | 'warnings' | 'tip';

/** Headings of label texts, folded; `other` ends a section and begins none that is wanted. */
export const headings: ReadonlyMap<string, SectionKind | 'other'> = new Map(
  sectionHeadings.flatMap(([kind, names]) =>
    names.split('|').map((name): [string, SectionKind | 'other'] => [name, kind]),
  ),
);

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

/** Where a word is that may begin a heading. */
export type Place = 'line' | 'bold' | 'sentence' | 'inside';

/** Shorter words in capitals are emphasis. */
const minHeadingLength = 8;
const articles =
  'gli le lo la il di da in del dell[aeo] degli nell[aeo] negli sull[aeo] sugli all[aeo] agli con per tra fra senza altr[ie] su[aeo] suoi quest[ei] tutt[ei] seguent[ei]';
const joins = pattern(`\\b${anyOf(articles)}[ ’']$`);
const joinsInSmall = /(?:[A-ZÀ-Ý]{2}|\b[a-z]{1,2}[ ’'])$/;
/** 'AD ALTO CONTENUTO DI EPA': among capitals the lesser headings are words like others. */
export const inCapitals = /[A-ZÀ-Ý]{2} $/;

/** 'INGREDIENTI avena AVVERTENZE non superare …', but not 'leggere le AVVERTENZE'. */
export const isApart = (text: string, at: number, capsEnd: number): boolean =>
  capsEnd - at >= minHeadingLength && !isJoined(text.slice(Math.max(0, at - 10), at));

const isJoined = (before: string): boolean => joins.test(before) || joinsInSmall.test(before);

/** 'Ingr.: avena', 'INGREDIENTI. Avena' */
export const endsWithDot = (text: string, at: number, end: number, place: Place): boolean =>
  end - at < 12 &&
  ['ingr', 'ingredienti'].includes(text.slice(at, end).toLowerCase()) &&
  (end - at === 4 || place === 'line');

/** Any other heading in emphasis that has its colon, or its line to itself. */
export const isBoldHeading = (text: string, at: number, end: number): boolean =>
  /(?:^|\n)[\s#>-]*[*_]{1,3}$/.test(text.slice(Math.max(0, at - 8), at)) &&
  /^(?::|\*+\s*(?::|\n|$)|_+\s*(?::|\n|$))/.test(text.slice(end, end + 8)) &&
  fold(text, at, end) !== '' &&
  !['gust', 'variant'].some((word) => fold(text, at, end).startsWith(word));

/** Capitals that go on ('INGREDIENTI ATTIVI SELEZIONATI') are a title, not heading and text. */
export const capsBehindAreNone = (text: string, at: number): boolean => {
  const behind = trimmedStart(text.slice(at, at + 12), ':*_.-');
  return !beginsWithCapitals(behind, 3) || hasAny(text.slice(at, at + 3), [':', '*', '_', '\n']);
};

/** 'VALORI NUTRITIVI DI RIFERIMENTO', 'MILK INGREDIENTS, SALT': capitals that are words of a text. */
export const goesOnAsText = (text: string, behind: number): boolean =>
  text.startsWith(' DI RIF', behind) || hasMarkAt(text, behind, ',;)!');

const others: ReadonlySet<string> = new Set(['altri', 'other']);

/** 'ALTRI INGREDIENTI:' is a part of a list. */
export const isBehindOther = (text: string, at: number): boolean =>
  others.has(fold(text, Math.max(0, at - 6), at));
