import { beginsWithCapitals, hasAny } from './chars.ts';
import { hasMarkAt } from './pieces.ts';
import { trimmedStart } from './trim.ts';
import { anyOf, pattern } from '../lexicon/patterns.ts';
import { fold } from './fold.ts';

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
  others.has(
    text
      .slice(Math.max(0, at - 6), at)
      .trim()
      .toLowerCase(),
  );
