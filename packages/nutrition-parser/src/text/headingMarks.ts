import { anyOf, pattern } from '../lexicon/patterns.ts';
import { fold } from './fold.ts';

/** Where a word stands that may begin a heading. */
export type Place = 'line' | 'bold' | 'sentence' | 'inside';

/** Shorter words in capitals are emphasis. */
const shortestApart = 8;
const articles =
  'gli le lo la il di da in del dell[aeo] degli nell[aeo] negli sull[aeo] sugli all[aeo] agli con per tra fra senza altr[ie] su[aeo] suoi quest[ei] tutt[ei] seguent[ei]';
const joins = pattern(`\\b${anyOf(articles)}[ ’']$`);
const joinsInSmall = /(?:[A-ZÀ-Ý]{2}|\b[a-z]{1,2}[ ’'])$/;
/** 'AD ALTO CONTENUTO DI EPA': among capitals the lesser headings are words like others. */
export const inCapitals = /[A-ZÀ-Ý]{2} $/;

/** 'INGREDIENTI avena AVVERTENZE non superare …', but not 'leggere le AVVERTENZE'. */
export const standsApart = (text: string, at: number, capsEnd: number): boolean =>
  capsEnd - at >= shortestApart && !isJoined(text.slice(Math.max(0, at - 10), at));

const isJoined = (before: string): boolean => joins.test(before) || joinsInSmall.test(before);

/** 'Ingr.: avena', 'INGREDIENTI. Avena' */
export const endsWithDot = (text: string, at: number, end: number, place: Place): boolean =>
  end - at < 12 &&
  /^ingr(?:edienti)?$/i.test(text.slice(at, end)) &&
  (end - at === 4 || place === 'line');

/** Any other heading in emphasis that has its colon, or its line to itself. */
export const isBoldHeading = (text: string, at: number, end: number): boolean =>
  /(?:^|\n)[\s#>-]*[*_]{1,3}$/.test(text.slice(Math.max(0, at - 8), at)) &&
  /^(?::|\*+\s*(?::|\n|$)|_+\s*(?::|\n|$))/.test(text.slice(end, end + 8)) &&
  fold(text, at, end) !== '' &&
  !['gust', 'variant'].some((word) => fold(text, at, end).startsWith(word));

/** Capitals that go on ('INGREDIENTI ATTIVI SELEZIONATI') are a title, not heading and text. */
export const capsBehindAreNone = (text: string, at: number): boolean => {
  const behind = text.slice(at, at + 12).replace(/^[\s:*_.-]+/, '');
  return (
    !/^[A-ZÀ-Ý]{3}/.test(behind) ||
    behind.length < 3 ||
    /^[\s]*[:*_\n]/.test(text.slice(at, at + 3))
  );
};
