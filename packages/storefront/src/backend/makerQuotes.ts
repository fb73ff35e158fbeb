import { productFromWire } from '../catalogue/product.ts';
import {
  isVegan,
  type MakerClaims,
  makerClaims,
  readAvoidance,
} from '../catalogue/searchClaims.ts';
import { wordsOf } from '../catalogue/foldText.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { claimedPhrases } from './search.ts';
import { textsIn } from './textsIn.ts';

type ListedProduct = CatalogueIndex['products'][number];

/** A sentence of a maker, and what it claims. */
type Quote = { sentence: string } & MakerClaims;

/** By product; each is looked through when a search first finds it. */
const quotes = new WeakMap<CatalogueIndex, Map<string, readonly Quote[]>>();

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

type Wish = (quote: Quote) => boolean;

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
    ...(words.some(isVegan) ? [(quote: Quote) => quote.isVegan] : []),
  ];
}

const added = / aggiunt/;

function quotesOf(index: CatalogueIndex, wire: ListedProduct): readonly Quote[] {
  const { product } = productFromWire(wire);
  if (product === null) return [];
  const key = product.slug ?? product.id;
  const known = quotes.get(index) ?? new Map<string, readonly Quote[]>();
  quotes.set(index, known);
  const own = known.get(key) ?? [...readQuotes([wire, index.detailsOf.get(key)])];
  known.set(key, own);
  return own;
}

/** What may be a claim, before its letters are folded. */
const opening = /senza|priv[aeio] d|esent[ei] da|zero|non conti?en|free|vegan/i;

function* readQuotes(texts: unknown): Generator<Quote> {
  for (const text of textsIn(texts)) {
    if (!opening.test(text)) continue;
    for (const sentence of text.split(/[.;:!?\n|]+/)) {
      const claims = opening.test(sentence) ? makerClaims(sentence) : null;
      if (claims !== null && (claims.isVegan || claims.without.length > 0)) {
        yield { ...claims, sentence: shortened(sentence) };
      }
    }
  }
}

const longest = 60;

/** Its words without marks of form; of a long one what follows the claim, cut between words. */
function shortened(sentence: string): string {
  const words = sentence
    .replaceAll(/<[^>]*>|[*_#«»"]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= longest) return words;
  const from = Math.max(0, words.search(opening));
  const rest = words.slice(from);
  const cut =
    rest.length <= longest ? rest : `${rest.slice(0, longest).replace(/[\s,]+\S*$/, '')} …`;
  return from === 0 ? cut : `… ${cut}`;
}
