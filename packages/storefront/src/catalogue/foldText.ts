/** Text as it is compared: no accents, no case. 'Modalità' and 'MODALITA' become 'modalita'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a text, folded. A hyphenated word also counts as one: 'Omega-3' gives omega, 3, omega3. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .flatMap((part) => {
      const words = part.split('-').filter((word) => word !== '');
      return words.length > 1 ? [...words, words.join('')] : words;
    });
}
