/**
 * An inverted index: for each word the documents that hold it. Words are kept sorted, so all words
 * that start with a given text are one stretch found by bisection.
 */
export type Postings = {
  words: readonly string[];
  /** The documents of each word, one after the other, */
  documents: Uint32Array;
  /** and where those of the word at the same place begin; one more at the end. */
  starts: Uint32Array;
  documentCount: number;
};

/** One list of words per document, in the order of the documents. */
export function buildPostings(wordsOfDocuments: readonly Iterable<string>[]): Postings {
  const lists = new Map<string, number[]>();
  for (const [index, words] of wordsOfDocuments.entries()) {
    for (const word of new Set(words)) {
      const list = lists.get(word);
      if (list === undefined) lists.set(word, [index]);
      else list.push(index);
    }
  }
  const words = [...lists.keys()].toSorted();
  const starts = new Uint32Array(words.length + 1);
  for (const [place, word] of words.entries()) {
    starts[place + 1] = (starts[place] ?? 0) + (lists.get(word)?.length ?? 0);
  }
  const documents = new Uint32Array(starts.at(-1) ?? 0);
  for (const [place, word] of words.entries()) documents.set(lists.get(word) ?? [], starts[place]);
  return { words, documents, starts, documentCount: wordsOfDocuments.length };
}

/** The places of all words that start with `start`. */
export function wordsStartingWith({ words }: Postings, start: string): number[] {
  const first = firstNotBefore(words, start);
  const end = firstNotBefore(words, `${start}\uffff`);
  return Array.from({ length: end - first }, (_, offset) => first + offset);
}

/** The documents that hold, for every list of places, at least one of its words. null: none does. */
export function documentsWithAll(
  postings: Postings,
  wordPlaces: readonly (readonly number[])[],
): DocumentSet | null {
  if (wordPlaces.length === 0) return null;
  const found = new Uint8Array(postings.documentCount);
  for (const [round, places] of wordPlaces.entries()) {
    // A document stays in only if each round before this one has marked it.
    let isAnyLeft = false;
    for (const place of places) {
      const end = postings.starts[place + 1] ?? 0;
      for (let at = postings.starts[place] ?? end; at < end; at += 1) {
        const document = postings.documents[at] ?? 0;
        if (found[document] === round) {
          found[document] = round + 1;
          isAnyLeft = true;
        }
      }
    }
    if (!isAnyLeft) return null;
  }
  const rounds = wordPlaces.length;
  return { has: (document) => found[document] === rounds };
}

export type DocumentSet = { has: (document: number) => boolean };

function firstNotBefore(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
