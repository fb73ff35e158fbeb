export type EmphasisedText = ReturnType<typeof readEmphasis>;

const tag = /<(\/?)([a-z][a-z0-9]{0,20})\b[^<>]{0,200}>/giu;
const strongTags = new Set(['b', 'strong', 'em', 'i', 'u', 'mark']);
/** `**latte, soia**`, `__latte__`: marks in pairs reach over commas, single ones do not. */
const pairOfMarks =
  /(\*\*|__)(?=[\p{L}\p{N}])([^*_\n]{1,120})\1|([*_])(?=\p{L})([^*_\n,;:]{1,60})\3/gu;

/**
 * A text without its marks of emphasis, and which characters they emphasise: bold, italic and underlined words
 * of HTML and Markdown, and words in capitals.
 */
export function readEmphasis(source: string) {
  const strong = new Uint8Array(source.length);
  const skipped = new Uint8Array(source.length);
  let depth = 0;
  let opened = 0;
  for (const { index, 0: whole, 1: slash, 2: name = '' } of source.matchAll(tag)) {
    skipped.fill(1, index, index + whole.length);
    if (!strongTags.has(name.toLowerCase())) continue;
    if (slash === '' && depth === 0) opened = index;
    depth = slash === '' ? depth + 1 : Math.max(0, depth - 1);
    if (depth === 0) strong.fill(1, opened, index);
  }
  for (const { index, 0: whole, 1: double, 3: single } of source.matchAll(pairOfMarks)) {
    const width = (double ?? single ?? '').length;
    const end = index + whole.length;
    skipped.fill(1, index, index + width);
    skipped.fill(1, end - width, end);
    strong.fill(1, index + width, end - width);
  }
  const places: number[] = [];
  let text = '';
  for (let place = 0; place < source.length; place += 1) {
    if (skipped[place] === 1) continue;
    text += source.charAt(place);
    places.push(place);
  }
  const hasDistinctCapitals = !isMostlyCapitals(text);
  return {
    text,
    /** Where each character stands in the source. */
    places,
    /** Whether the word between two places of `text` differs from the rest of the list. */
    isEmphasised: (start: number, end: number) =>
      places.slice(start, end).some((place) => strong[place] === 1) ||
      (hasDistinctCapitals && isInCapitals(text.slice(start, end))),
  };
}

const capitals = /\p{Lu}/gu;
const letters = /\p{L}/gu;

/** 'LATTE', and 'LATTosio' too. */
const isInCapitals = (word: string) => /\p{Lu}{2}/u.test(word) || word === word.toUpperCase();

/** In a list of capitals they emphasise nothing. */
function isMostlyCapitals(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(capitals) > 0.8 * count(letters);
}
