import { plurals, processWords, relatives } from '../lexicon/declarations.ts';
import { asWhole, atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import type { Cue, CueKind } from './cues.ts';
import { hasNoWord } from './marks.ts';

/** What is said of a name; null where nothing is. */
export type Says = 'contains' | 'traces' | 'denied' | null;

const saidBy: Readonly<Record<CueKind, Says>> = {
  heading: 'contains',
  list: 'contains',
  derived: 'contains',
  contains: 'contains',
  includes: 'contains',
  caution: 'contains',
  having: 'contains',
  unsure: 'traces',
  made: 'contains',
  yes: 'contains',
  but: 'contains',
  unsuited: 'contains',
  warned: 'contains',
  sufferer: 'contains',
  referral: 'contains',
  traces: 'traces',
  place: 'traces',
  denied: 'denied',
  excluded: 'denied',
  contained: null,
  whom: null,
  lacking: 'denied',
  suited: 'denied',
  no: 'denied',
  aside: null,
  pointer: null,
};

/** What a cue says of the names that it holds for. */
export const sayingOf = ({ kind }: Cue): Says => saidBy[kind];

const isPlural = asWhole(plurals);
const agreeing = atWord('(assent|present|contenut)~|absent~');
const isProcess = atWord(processWords);
const sameplace = atWord('(stess|medesim|same)~');
const behindRelative = new RegExp(`(?<![a-z\\d])${sourceOf(relatives)}\\s+$`);
const isJoint = atWord('e|ed|o|and|or|ne');
const isAddition = atWord('(arricchit|fortificat|addizionat)~');
const isLink = asWhole('e|ed|ma|and|but');
const isReference = atStart('vedi|vedere|see');
const isWithWord = asWhole('con|with');
const maxRelativeLength = 14;

/** 'Latte, soia e uova assenti': it holds for all of them. */
export const holdsForSeveral = (words: string): boolean => isPlural.test(words);

/** 'Assenza di', 'absence of' */
export const tellsAbsence = (words: string): boolean =>
  ['assenza', 'absence'].some((word) => words.includes(word));

/** 'Sono presenti', 'presenza di' */
export const tellsPresence = (words: string): boolean => words.includes('presen');

/** Adjectives may be behind what they are said of. */
export const isAdjective = (words: string): boolean => agreeing.test(words);

/** 'Arricchito con' */
export const tellsAddition = (words: string): boolean => isAddition.test(words);

/** 'Con', which only behind a comma changes from what is left out to what is there. */
export const isWith = (words: string): boolean => isWithWord.test(words);

/** 'Vedi', 'see ingredients' */
export const refersTo = (words: string): boolean => isReference.test(words);

/** 'X e Y sono lavorati nello stesso stabilimento' */
export const isSamePlace = (words: string): boolean => sameplace.test(words);

/** Whether a sentence on a place says what is done there. */
export const tellsProcess = (plain: string): boolean => isProcess.test(plain);

/** Whether words join things: 'latte, soia e uova', but not 'E 220'. */
export const joins = (plain: string): boolean => isJoint.test(plain.replaceAll(' e 2', ' e2'));

/** 'Latte: tracce e …': whether a cue behind a colon has but a word behind it that joins. */
export const isOwnAnswer = (plain: string, { start, end }: Cue, stop: number): boolean =>
  plain.slice(0, start).trimEnd().endsWith(':') && isLink.test(plain.slice(end, stop).trim());

/** '… ed è', '…:': whether what is behind is said anew. */
function endsInJoint(plain: string): boolean {
  const words = ` ${plain.trimEnd()}`;
  return [':', ' e', ' ed'].some((joint) => words.endsWith(joint));
}

/**
 * Whether a word of making behind what is left out says what is there: 'senza glutine, ottenuto da
 * latte', but not 'senza prodotti a base di latte' and 'senza glutine, derivati dal latte'.
 */
export const opensAnew = (words: string, before: string, isBehindCue: boolean): boolean =>
  !words.startsWith('deriv') && (isBehindCue ? endsInJoint(before) : hasNoWord(before));

/** 'Alimenti che contengono latte': what is said of those is what the sentence says of them. */
export const isRelative = (plain: string, { start }: Cue): boolean =>
  behindRelative.test(plain.slice(Math.max(0, start - maxRelativeLength), start));
