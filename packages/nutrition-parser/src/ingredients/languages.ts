import { pattern, anyOf } from '../lexicon/patterns.ts';
/** 'EN - ' before the marker of the next language. */
const codes = 'it en gb uk de fr es pt nl';
const language = pattern(`(?<=^|[\\s.;,])[([]?${anyOf(codes)}[)\\]]?\\s*[-–:/]*\\s*$`);

/** Where a list ends, without the name of the language that follows. */
export function withoutLanguage(text: string, end: number): number {
  const from = Math.max(0, end - 12);
  const match = end < text.length ? language.exec(text.slice(from, end)) : null;
  return match ? from + match.index : end;
}

/** 'IT: …', '(EN) - …' */
const languageHead = pattern(
  `(?:^|[.\\n])\\s{0,9}[([]?(${anyOf(`${codes} ita eng fra esp`.toUpperCase())})[)\\]]?\\s?[:–-]\\s`,
  'g',
);

/** The Italian part of a list that is in several languages; else all of it. */
export function italianPart(text: string, start: number, end: number): [from: number, to: number] {
  // Few lists have the letters.
  const first = text.indexOf('IT', start);
  if (first < 0 || first >= end) return [start, end];
  const heads = [...text.slice(start, end).matchAll(languageHead)];
  const at = heads.findIndex(([, name]) => name?.startsWith('IT'));
  const head = heads[at];
  if (!head || heads.length < 2) return [start, end];
  return [start + head.index + head[0].length, start + (heads[at + 1]?.index ?? end - start)];
}
