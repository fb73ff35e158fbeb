import {
  endsInJoint,
  isAbsence,
  isAddition,
  isBehindClaim,
  isFlavouring,
  isGoverning,
  isNoSuitability,
  isPresence,
  isReference,
  isRelative,
  isSufferer,
  isUsualClaim,
  isWith,
  joins,
  nameBehind,
  startBehindDash,
} from './clauseWords.ts';
import { isLetter } from '../text/chars.ts';
import { hasNoWord, partsClauses, type Cue, type Says } from './cues.ts';
import { hasNameWithin, type Sentence } from './sentence.ts';

/** Where a sentence is: in a field that says something of it, in a list of ingredients or an item of it, or in none. */
export type SentencePlace = 'text' | 'field' | 'list' | 'item';

/** What holds where a cue is, since which cue, and where the piece before it begins that a mark or cue opened. */
type State = {
  sentence: Sentence;
  cues: readonly Cue[];
  place: SentencePlace;
  says: Says;
  holding: Cue | undefined;
  from: number;
  opening: string;
};

/** Characters between a cue and its title. */
const maxGap = 16;

const isOfList = (place: SentencePlace): boolean => place === 'list' || place === 'item';

const isThere = (says: Says): boolean => says === 'contains' || says === 'traces';

/** Whether a cue says nothing where it is. */
export function isIgnored(state: State, cue: Cue): boolean {
  const { sentence, place, says, from, holding } = state;
  const { plain } = sentence;
  const { kind, start, end } = cue;
  switch (kind) {
    case 'suited':
    case 'unsuited':
    case 'whom':
    case 'warned':
    case 'sufferer':
      return isNoSuitability(plain, state.cues, cue, holding) && !isOfWhomItSuits(state, cue);
    case 'none':
      return isAnswer(state, cue);
    // 'Assenza di latte non garantita', but not 'senza latte, resa non garantita'
    case 'unsure':
      return !holding || !isAbsence.test(plain.slice(holding.start, holding.end));
    // `{ senza: 'glutine', con: 'soia' }` may tell of flavours.
    case 'having':
      return !hasNoWord(plain, from, start) || hasNoWord(plain, end);
    case 'includes':
      return isThere(says) || isRelative(plain, cue);
    case 'but':
      if (isFlavouring.test(plain.slice(start, end)) && !isOfList(place)) return true;
      return !turnsTo(state, cue) || !nameBehind(sentence, end);
    case 'heading':
      return isHeadingOfOther(state, cue);
    // 'nome;allergeni;tracce': titles beside each other, with their cells behind.
    case 'traces':
      return isTitleOfCell(sentence.text, holding) && holding?.end === start - 1;
    // 'Allergeni: vedi ingredienti (latte)': what a heading, or a field, holds is there all the same.
    case 'aside':
      return (
        isThere(says) &&
        (holding === undefined || holding.kind === 'heading') &&
        isReference.test(plain.slice(start, end)) &&
        hasNoNameSince(state, start)
      );
    // 'Agente di trattamento della farina: n', a letter of a list
    case 'no':
      return (
        place === 'list' && hasNoWord(plain, start, end - 1) && isLetter(plain.charAt(end - 1))
      );
    case 'derived':
      return says !== null || !hasNoWord(plain, 0, start);
    // 'Adatto ai celiaci – prodotto con latte'
    case 'made':
      return (
        isRelative(plain, cue) ||
        !(says === null || holding?.kind === 'suited' || turnsTo(state, cue))
      );
    case 'contains':
      return (
        isOfPlace(state, cue) ||
        ((says !== null || holding?.says === null) && isRelative(plain, cue))
      );
    default:
      return false;
  }
}

/** 'Glutine NO - latte', but not 'SI: latte NO: soia' and 'tracce di latte - NO soia'. */
function isAnswer({ sentence, from }: State, { start, end }: Cue): boolean {
  const { plain } = sentence;
  const first = Math.max(from, startBehindDash(plain, start));
  return plain.charAt(end) !== ':' && hasNameWithin(sentence, first, start);
}

/** 'Nello stabilimento sono presenti …', but not '… di Parma, sono presenti …'. */
function isOfPlace(state: State, { start, end }: Cue): boolean {
  const { sentence, holding } = state;
  if (holding?.kind !== 'place' || !isPresence.test(sentence.plain.slice(start, end))) return false;
  const gap = sentence.plain.slice(holding.end, start);
  return !partsClauses(gap) && !joins(gap) && hasNoNameSince(state, start);
}

/** 'Ottimo per gli intolleranti al lattosio': an item that names whom it suits. */
export const isOfWhomItSuits = ({ sentence, cues, place, holding }: State, cue: Cue): boolean =>
  isOfList(place) &&
  isSufferer.test(sentence.plain.slice(cue.start, cue.end)) &&
  isNoSuitability(sentence.plain, cues, cue, holding);

/** 'allergeni;latte': whether what holds is the title of a cell. */
export const isTitleOfCell = (text: string, holding: Cue | undefined): boolean =>
  holding?.kind === 'heading' && text.charAt(holding.end) === ';';

/** Whether no name is between what holds and a place. */
const hasNoNameSince = ({ sentence, holding }: State, start: number): boolean =>
  !hasNameWithin(sentence, holding?.end ?? 0, start);

/** 'Non contiene allergeni: …', 'Può contenere tracce di altri allergeni: …' */
function isHeadingOfOther(state: State, { start }: Cue): boolean {
  const { holding: cue, says } = state;
  // `{ non_contiene: ['Allergeni: latte'] }`
  if (!cue) return state.place === 'field' && says === 'denied';
  const gap = state.sentence.plain.slice(cue.end, start);
  if (gap.length >= maxGap || partsClauses(gap) || !hasNoNameSince(state, start)) return false;
  if (says === 'traces') return cue.kind === 'traces';
  // 'Zero zuccheri allergeni: latte'
  return says === 'denied' && cue.kind !== 'suited' && !isUsualClaim(gap);
}

/** Whether a cue changes from what is left out to what is there. */
function turnsTo(
  { sentence, place, says, from, opening }: State,
  { kind, start, end }: Cue,
): boolean {
  const { plain } = sentence;
  const words = plain.slice(start, end);
  const before = plain.slice(from, start);
  const isBehindCue = opening === 'cue';
  if (kind === 'but' && isOfList(place) && says === 'denied')
    return !isGoverning.test(
      plain
        .slice(Math.max(0, start - maxGap), start)
        .trim()
        .split(' ')
        .at(-1) ?? '',
    );
  if (kind !== 'but') {
    if (says !== 'denied' || words.startsWith('deriv')) return false;
    // 'Senza glutine a base di soia', but not 'senza prodotti a base di latte'
    return isBehindCue ? isUsualClaim(before) || endsInJoint(before) : hasNoWord(before);
  }
  // 'Arricchito con proteine del latte'
  if (says !== 'denied') return says === null && isAddition.test(words);
  if (!isWith.test(words)) return true;
  return isBehindCue ? isBehindClaim(sentence, from, { start, end }) : hasNoWord(before);
}
