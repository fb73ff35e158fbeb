import { foldText, queryWords } from '../../catalogue/foldText.ts';

export type TextPart = { text: string; isMatch: boolean };

/** A name in parts, those that begin a word as the search does being marked; accents and case do not count. */
export function matchParts(name: string, query: string): readonly TextPart[] {
  const words = queryWords(query).flatMap((item) => item.split(' '));
  const parts: TextPart[] = [];
  for (const [text] of name.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const length = matchedLength(text, words);
    if (length > 0) parts.push({ text: text.slice(0, length), isMatch: true });
    if (length < text.length) parts.push({ text: text.slice(length), isMatch: false });
  }
  return parts;
}

/** How many characters of a word the longest matching search word covers. */
function matchedLength(text: string, words: readonly string[]): number {
  const folded = foldText(text);
  // Where folding changes the length ('ﬁ', 'ß') places do not correspond: nothing is marked.
  if (folded.length !== text.length) return 0;
  return Math.max(0, ...words.filter((word) => folded.startsWith(word)).map((word) => word.length));
}
