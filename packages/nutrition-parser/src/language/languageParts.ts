import { labelCodes } from '../lexicon/languages.ts';
import { anyOf, pattern } from '../lexicon/patterns.ts';
import { languageOfList, type Language } from './languageOf.ts';

const codes = anyOf(Object.values(labelCodes).join(' '));

/** 'EN - ' before the marker of the next language. */
const languageAtEnd = pattern(`(?<=^|[\\s.;,])[([]?${codes}[)\\]]?\\s*[-–:/]*\\s*$`);

/** Where a list ends, without the name of the language that follows. */
export function withoutLanguage(text: string, end: number): number {
  const from = Math.max(0, end - 12);
  const match = end < text.length ? languageAtEnd.exec(text.slice(from, end)) : null;
  return match ? from + match.index : end;
}

/** 'IT: …', '(EN) - …' */
const languageHead = pattern(
  `(?:^|[.\\n])\\s{0,9}[([]?(${codes.toUpperCase()})[)\\]]?\\s?[:–-]\\s`,
  'g',
);

export type LanguagePart = { language: Language; start: number; end: number };

const byName = new Map(
  Object.entries(labelCodes).flatMap(([key, names]) =>
    names
      .split(' ')
      .map((name): [string, Language] => [
        name.toUpperCase(),
        key === 'it' || key === 'en' ? key : 'other',
      ]),
  ),
);

/** The parts of a list between the names of languages: 'IT: … EN: …'; one without any is one part. */
export function languageParts(text: string, start: number, end: number): LanguagePart[] {
  const list = text.slice(start, end);
  const heads = [...list.matchAll(languageHead)];
  const isApart = heads.length > 1 && heads.some(([, name = '']) => byName.get(name) !== 'other');
  if (!isApart) return [{ language: languageOfList(list), start, end }];
  const parts = heads.map((head, i): LanguagePart => ({
    language: byName.get(head[1] ?? '') ?? 'other',
    start: start + head.index + head[0].length,
    end: start + (heads[i + 1]?.index ?? end - start),
  }));
  const first = heads[0]?.index ?? 0;
  const before: LanguagePart = {
    language: languageOfList(list.slice(0, first)),
    start,
    end: start + first,
  };
  return list.slice(0, first).trim() === '' ? parts : [before, ...parts];
}

const order: readonly Language[] = ['it', 'en'];

/** The first in Italian, else the first in English, of what is in several languages. */
export const chosen = <T extends { language: Language }>(all: readonly T[]): T | undefined =>
  order
    .map((language) => all.find((each) => each.language === language))
    .find((each) => each !== undefined);
