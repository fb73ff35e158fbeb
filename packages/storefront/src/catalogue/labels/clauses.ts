/** What an item or a sentence is: a denial ('senza glutine') reaches to its end. */
const clause = /[^,;:.()[\]\n]+/gu;

/** The items or sentences of a text, with their places as UTF-16 offsets and without blanks around. */
export function clausesOf(text: string): { start: number; end: number; words: string }[] {
  return [...text.matchAll(clause)].map(({ 0: found, index }) => {
    const words = found.trim();
    const start = index + found.length - found.trimStart().length;
    return { start, end: start + words.length, words };
  });
}
