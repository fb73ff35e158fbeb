import { shortened } from '../lexicon/botanicals.ts';
import { atStart, wordSet } from '../lexicon/phrases.ts';
import { sentenceOpenings } from '../lexicon/statements.ts';
import {
  beginsWithLetters,
  endsInDigit,
  isCapitalised,
  isDigit,
  isSmallLetter,
} from '../text/chars.ts';
import { indexOfAny } from '../text/pieces.ts';
import { isWordCode } from '../text/fold.ts';
import { isAuthor } from './latinNames.ts';

/** Words of lists whose full stop ends no sentence. */
const abbreviations = wordSet(
  `es e s std min max ca circa var spp sp subsp ssp ph eur vit prod titol ac art n nr dr q b approx ${shortened.replaceAll('|', ' ')}`,
);

const sentence = atStart(sentenceOpenings);
const preposition = atStart('di|da|del~|in|al|con');

/** 'Briq': the surname of an author, cut short. */
const isShortName = (word: string): boolean =>
  isCapitalised(word) && word.length < 10 && word.slice(1).split('').every(isSmallLetter);

/** Whether a space and a word in small letters are behind a full stop. */
const isSmallWordBehind = (behind: string): boolean =>
  behind.startsWith(' ') &&
  beginsWithLetters(behind.slice(1), 3) &&
  isSmallLetter(behind.charAt(1));

const maxAbbreviationLength = 8;
const maxHeadLength = 40;
/** One letter of these is no abbreviation: 'vitamina C.' */
const vitamins = 'kcdeba';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function startOfWord(text: string, start: number, at: number): number {
  let from = at;
  while (from > start && at - from < maxAbbreviationLength && isWordCode(text.charCodeAt(from - 1)))
    from--;
  return from;
}

/** Whether 'vitamina' is before a place. */
const vitaminBefore = (text: string, start: number, at: number): boolean =>
  text
    .slice(Math.max(start, at - 9), at)
    .toLowerCase()
    .endsWith('vitamina ');

/** 'frutto e.s. Rivestimento: …': whether a head begins behind a full stop. */
function isHeadBehind(text: string, at: number): boolean {
  const head = text.slice(at + 2, at + 2 + maxHeadLength);
  const mark = indexOfAny(head, ':.,;()[]%\n');
  const isHead = head.charAt(mark) === ':' && head.charAt(mark + 1) === ' ';
  return isHead && isCapitalised(head) && !isDigit(head.charCodeAt(mark + 2));
}

/** Whether the full stop at a place ends a word of an item that began at `start`, and no sentence. */
export function isAbbreviation(text: string, start: number, at: number): boolean {
  const from = startOfWord(text, start, at);
  const printed = text.slice(from, at);
  const word = printed.toLowerCase();
  // 'olio di lino, vitamina E. Involucro: …'
  if (word.length === 1 && vitamins.includes(word) && vitaminBefore(text, start, from))
    return false;
  // 'creatina 3 g. Altri ingredienti'
  if (word.length === 1 && endsInDigit(text.slice(start, from))) return false;
  const behind = text.slice(at + 1, at + 16);
  // 'olio ess. di arancia'
  const next = behind.trimStart();
  // 'In questo stabilimento' begins a sentence.
  if (preposition.test(next) && !isCapitalised(next)) return true;
  const beginsSentence = sentence.test(behind.trimStart());
  // 'Coleus forskohlii Briq. radice'
  if (isShortName(printed) && from > start && isSmallWordBehind(behind)) return !beginsSentence;
  // 'C.A. Meyer'
  if (isHeadBehind(text, at)) return false;
  const isInitial = word.length === 1 && text.charCodeAt(from - 1) === 46;
  const isShort =
    abbreviations.has(word) ||
    isAuthor(word.length > 2 ? capitalised(word) : printed) ||
    isInitial ||
    (word.length === 1 && !vitamins.includes(word));
  return at + 2 < text.length && isShort && !beginsSentence;
}
