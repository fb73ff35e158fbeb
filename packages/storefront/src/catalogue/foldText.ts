/** Text as it is compared: no accents, no case. 'Modalità' and 'MODALITA' become 'modalita'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/**
 * The words of a text, folded. A hyphenated word also counts as one: 'Omega-3' gives omega, 3, omega3;
 * and so do figures that signs join: '2:1:1' gives 2, 1, 1, 211.
 */
export function wordsOf(text: string): string[] {
  const folded = foldText(plainApostrophes(text));
  const words = folded.split(/[^\p{L}\p{N}-]+/u).flatMap((part) => {
    const parts = part.split('-').filter((word) => word !== '');
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
  return [...words, ...Array.from(folded.matchAll(joinedFigures), ([figure]) => digitsOf(figure))];
}

/**
 * The words that somebody typed, each of which is to be found (docs/rules.md#search-matching): without
 * an article before an apostrophe, without the joined form of hyphenated words, and with figures that
 * signs join, also behind a letter, as one item, its parts apart by a blank: "dell'avena" gives avena,
 * '2:1:1' gives '2 1 1', 'b-12' gives 'b 12'.
 */
export function queryWords(text: string): string[] {
  const folded = foldText(plainApostrophes(text));
  const items = itemsIn(folded.replaceAll(elidedArticle, ' '));
  return items.length > 0 ? items : itemsIn(folded);
}

/** An item of `queryWords` as one word: '2 1 1' is 211. */
export const asOneWord = (item: string): string => item.replaceAll(' ', '');

const itemsIn = (folded: string): string[] =>
  Array.from(folded.matchAll(typedItem), ([item]) => item.replaceAll(/[^\p{L}\p{N}]+/gu, ' '));

const digitsOf = (figure: string): string => figure.replaceAll(/\P{N}+/gu, '');

// Signs join figures of any length, a blank those of one digit: '2:1:1', '1.000', '2 - 1', '2 1 1'.
const figures = String.raw`(?<![\p{L}\p{N}])(?:\p{N}+(?:\s?[^\p{L}\p{N}\s]\s?\p{N}+)+|\p{N}(?:\s\p{N})+)(?![\p{L}\p{N}])`;
const joinedFigures = new RegExp(figures, 'gu');
// A letter and its figure: 'b-12', 'q 10'.
const lettered = String.raw`(?<![\p{L}\p{N}])\p{L}[\s.-]\p{N}+(?![\p{L}\p{N}])`;
const typedItem = new RegExp(String.raw`${figures}|${lettered}|[\p{L}\p{N}]+`, 'gu');

/** Every sign that people and keyboards put for an apostrophe; some of them are letters to Unicode. */
const plainApostrophes = (text: string): string => text.replaceAll(/[‘’‛`´′‵＇ʹʻʼʽˈˊˋꞌ]/g, "'");

/** Before a vowel the longer ones also stand without the apostrophe: 'dell avena'. */
const elidedArticle =
  /(?<![\p{L}\p{N}])(?:(?:[cdl]|gl|un|[dn]ell|dall|all|sull|coll|pell|quell|quest)\s?'+\s?(?=[\p{L}\p{N}])|(?:[dn]ell|dall|all|sull|quell|quest)\s(?=[aeiouh]))/gu;
