/** 'Strato 1:', 'Compressa 2:' open a group. */
export const numberedPart = /^(?:strato|fase|compressa|capsula|bustina|parte|miscela) ?\d$/i;

/** What a product has one or several of, each with a list of its own. */
export const wholePart =
  /^(?:compress[ae]|tavoletta|nucleo|contenuto(?: della)? capsula|strato|fase|parte)(?: ?\d| [a-z]+)?$/i;

/** Words of lists whose full stop ends no sentence. */
const abbreviations: ReadonlySet<string> = new Set(
  'tit titol es e s std min max ca circa var spp sp subsp ssp ssp ph eur vit prod conc estr ac art n nr dr q b willd mill gaertn lam dc wall roxb maxim rosc pers ait burm thunb meyer jacks turcz hook vahl murr medik schult benth juss planch mart approx alim veg'.split(
    ' ',
  ),
);

const beginsSentence =
  /^\s+(?:pu[oò'’]|contiene|prodott|senza|conservare|ingredienti|allergeni|confezionat)/i;

/** Whether the full stop at a place ends a word of an item that began at `start`, and no sentence. */
export function isAbbreviation(text: string, start: number, at: number, end: number): boolean {
  let wordStart = at;
  while (wordStart > start && at - wordStart < 8 && /[a-zà-ù]/i.test(text.charAt(wordStart - 1)))
    wordStart--;
  const word = text.slice(wordStart, at).toLowerCase();
  // 'C.A. Meyer'
  const initials = word.length === 1 && text.charCodeAt(wordStart - 1) === 46;
  const isShort =
    abbreviations.has(word) || initials || (word.length === 1 && !/[kcdeba]/i.test(word));
  return at + 2 < end && isShort && !beginsSentence.test(text.slice(at + 1, at + 16));
}
