import { isAuthority } from './bracket.ts';

/** 'Strato 1:', 'Compressa 2:' open a group. */
export const numberedPart = /^(?:strato|fase|compressa|capsula|bustina|parte|miscela) ?\d$/i;

/** What a product has one or several of, each with a list of its own. */
export const wholePart =
  /^(?:compress[ae]|tavoletta|nucleo|involucro|contenuto(?: della)? capsula|rivestimento|strato|fase|parte)(?: ?\d| [a-z]+){0,2}$/i;

/** Words of lists whose full stop ends no sentence. */
const abbreviations: ReadonlySet<string> = new Set(
  'tit titol es e s std min max ca circa var spp sp subsp ssp ssp ph eur vit prod conc estr ac art n nr dr q b approx alim veg'.split(
    ' ',
  ),
);

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const beginsSentence =
  /^\s+(?:pu[oò'’]|contiene|prodott|senza|conservare|ingredienti|allergeni|confezionat)/i;

/** Whether the full stop at a place ends a word of an item that began at `start`, and no sentence. */
export function isAbbreviation(text: string, start: number, at: number, end: number): boolean {
  let wordStart = at;
  while (wordStart > start && at - wordStart < 8 && /[a-zà-ù]/i.test(text.charAt(wordStart - 1)))
    wordStart--;
  const printed = text.slice(wordStart, at);
  const word = printed.toLowerCase();
  // 'creatina 3 g. Altri ingredienti'
  if (word.length === 1 && /\d ?$/.test(text.slice(Math.max(start, wordStart - 2), wordStart)))
    return false;
  const behind = text.slice(at + 1, Math.min(end, at + 16));
  // 'olio ess. di arancia'
  if (/^ (?:di|da|del\w*|in|al|con|DI|DEL[A-Z]*) /.test(behind)) return true;
  // 'Coleus forskohlii Briq. radice'
  if (/^[A-Z][a-z]{1,8}$/.test(printed) && wordStart > start && /^ [a-zà-ù]{3}/.test(behind))
    return !beginsSentence.test(behind);
  // 'C.A. Meyer'
  const initials = word.length === 1 && text.charCodeAt(wordStart - 1) === 46;
  const isShort =
    abbreviations.has(word) ||
    isAuthority(word.length > 2 ? capitalised(word) : printed) ||
    initials ||
    (word.length === 1 && !/[kcdeba]/i.test(word));
  return at + 2 < end && isShort && !beginsSentence.test(behind);
}
