import { productFromWire } from '../catalogue/product.ts';
import { type MakerSentence, makerSentences } from '../avoid/claims/makerClaims.ts';
import { isVegan, readAvoidance } from '../avoid/claims/searchClaims.ts';
import { wordsOf } from '../catalogue/foldText.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { claimedPhrases } from './search.ts';
import { textsIn } from './textsIn.ts';

type ListedProduct = CatalogueIndex['products'][number];

/** By product; each is looked through when a search first finds it. */
const quotes = new WeakMap<CatalogueIndex, Map<string, readonly MakerSentence[]>>();

/**
 * Of a search for what is left out, each product with the maker's words that it was found by
 * (docs/rules.md#search-claims).
 */
export function withQuotes(
  index: CatalogueIndex,
  products: readonly ListedProduct[],
  searchQuery: string,
): readonly ListedProduct[] {
  const wishes = wishesIn(index, searchQuery);
  if (wishes.length === 0) return products;
  return products.map((product) => {
    const said = quotesOf(index, product);
    const found = wishes.flatMap((isMeant) => said.find(isMeant)?.sentence ?? []);
    return found.length === 0 ? product : { ...product, claims: [...new Set(found)] };
  });
}

type Wish = (quote: MakerSentence) => boolean;

function wishesIn(index: CatalogueIndex, searchQuery: string): readonly Wish[] {
  const { avoided, words } = readAvoidance(searchQuery) ?? {
    avoided: [],
    words: wordsOf(searchQuery),
  };
  return [
    ...avoided.map(({ text }): Wish => {
      const phrases = claimedPhrases(index.search, text);
      // 'senza zuccheri aggiunti' is not 'senza zuccheri'.
      const isMeant = (thing: string) =>
        added.test(thing) === added.test(text) && phrases.some((begin) => thing.startsWith(begin));
      return ({ without }) => without.some(isMeant);
    }),
    ...(words.some(isVegan) ? [(quote: MakerSentence) => quote.isVegan] : []),
  ];
}

const added = / aggiunt/;

function quotesOf(index: CatalogueIndex, wire: ListedProduct): readonly MakerSentence[] {
  const { product } = productFromWire(wire);
  if (product === null) return [];
  const key = product.slug ?? product.id;
  const known = quotes.get(index) ?? new Map<string, readonly MakerSentence[]>();
  quotes.set(index, known);
  const own = known.get(key) ?? [...makerSentences(textsIn([wire, index.detailsOf.get(key)]))];
  known.set(key, own);
  return own;
}
