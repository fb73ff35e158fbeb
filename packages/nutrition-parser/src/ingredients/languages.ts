/** 'EN - ' before the marker of the next language. */
const language = /(?<=^|[\s.;,])[([]?(?:it|en|gb|uk|de|fr|es|pt|nl)[)\]]?\s*[-–:/]*\s*$/i;

/** Where a list ends, without the name of the language that follows. */
export function withoutLanguage(text: string, end: number): number {
  const from = Math.max(0, end - 12);
  const match = end < text.length ? language.exec(text.slice(from, end)) : null;
  return match ? from + match.index : end;
}

/** 'IT: …', '(EN) - …' */
const languageHead =
  /(?:^|[.\n])\s{0,9}[([]?(IT|ITA|EN|ENG|GB|UK|DE|FR|FRA|ES|ESP|PT|NL)[)\]]?\s?[:–-]\s/g;

/** The Italian part of a list that stands in several languages; else all of it. */
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
