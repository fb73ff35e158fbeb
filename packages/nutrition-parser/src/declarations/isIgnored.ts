import { beginsWithName } from './bareNames.ts';
import type { Cue } from './cues.ts';
import {
  isRelative,
  refersTo,
  joins,
  sayingOf,
  tellsAbsence,
  tellsAddition,
  tellsPresence,
  tellsProcess,
} from './governing.ts';
import { clauseEnd, hasNoWord, partsClauses } from './marks.ts';
import { namesIn, type Sentence } from './names.ts';
import { isIgnoredOfSufferers, ofSufferers } from './suitability.ts';
import {
  nameBehind,
  changesToPresence,
  isUsualClaim,
  type Situation,
} from './changesToPresence.ts';

/** Characters of a name behind a word of caution. */
const reachOfCaution = 60;

/** Characters between a cue and the title that it is of. */
const maxGapLength = 16;

const hasNames = (sentence: Sentence, from: number, to: number): boolean =>
  namesIn(sentence, from, to).length > 0;

/** Whether a cue is behind the one that holds, with no name and no end of a clause between them. */
function isRightBehind({ sentence, holding }: Situation, { start }: Cue): boolean {
  if (!holding.cue) return false;
  const gap = sentence.text.slice(holding.cue.end, start);
  const isFree = partsClauses(gap) || hasNames(sentence, holding.cue.end, start);
  return gap.length < maxGapLength && !isFree;
}

/** 'Non contiene allergeni: …' */
const isDenied = (situation: Situation, cue: Cue): boolean =>
  situation.holding.says === 'denied' &&
  situation.holding.cue?.kind !== 'suited' &&
  isRightBehind(situation, cue) &&
  // 'Zero zuccheri allergeni: latte'
  !isUsualClaim(situation.sentence.plain.slice(situation.holding.cue?.end, cue.start));

/** 'Può contenere tracce di altri allergeni: …' */
const isOfTraces = (situation: Situation, cue: Cue): boolean =>
  situation.holding.says === 'traces' &&
  situation.holding.cue?.kind === 'traces' &&
  isRightBehind(situation, cue);

/** 'Nello stabilimento sono presenti …', but not '… di Parma, sono presenti …' */
function isOfPlace({ sentence, holding }: Situation, { start, end }: Cue): boolean {
  const { plain } = sentence;
  if (holding.cue?.kind !== 'place' || !tellsPresence(plain.slice(start, end))) return false;
  const gap = plain.slice(holding.cue.end, start);
  return !partsClauses(gap) && !joins(gap) && !hasNames(sentence, holding.cue.end, start);
}

/** 'Allergeni: vedi ingredienti (latte)': what a heading, or a field, holds is there all the same. */
function isReferenceOfHeading({ sentence, holding }: Situation, { start, end }: Cue): boolean {
  const { cue, says } = holding;
  if (says !== 'contains' && says !== 'traces') return false;
  if (cue !== undefined && cue.kind !== 'heading') return false;
  return refersTo(sentence.plain.slice(start, end)) && !hasNames(sentence, cue?.end ?? 0, start);
}

/** 'Attenzione: latte, soia', but not 'Attenzione: il latte va conservato in frigo'. */
const isNameBehind = ({ text }: Sentence, at: number): boolean =>
  beginsWithName(text.slice(at, clauseEnd(text, at, at + reachOfCaution)));

/** 'Assenza di latte non garantita', but not 'senza latte, resa non garantita' */
const isOfAbsence = ({ sentence, holding }: Situation): boolean =>
  holding.cue !== undefined &&
  tellsAbsence(sentence.plain.slice(holding.cue.start, holding.cue.end));

/** Whether a cue says nothing where it is. */
export function isIgnored(situation: Situation, cue: Cue): boolean {
  const { sentence, holding, from } = situation;
  const { kind, start, end } = cue;
  const { plain } = sentence;
  const { says } = holding;
  if (kind === 'unsuited' || kind === 'suited' || ofSufferers.has(kind))
    return isIgnoredOfSufferers(situation, cue);
  if (kind === 'place') return !tellsProcess(plain);
  if (kind === 'list') return plain.charAt(end - 1) !== ':' && !hasNoWord(plain, 0, start);
  if (kind === 'caution') return !isNameBehind(sentence, end);
  if (kind === 'unsure') return !isOfAbsence(situation);
  // `{ senza: 'glutine', con: 'soia' }` may tell of flavours.
  if (kind === 'having') return !hasNoWord(plain, from, start) || hasNoWord(plain, end);
  if (kind === 'includes')
    return says === 'contains' || says === 'traces' || isRelative(plain, cue);
  if (kind === 'but') {
    // 'Arricchito con proteine del latte'
    const isSaid =
      says === 'denied'
        ? changesToPresence(situation, cue)
        : says === null && tellsAddition(plain.slice(start, end));
    return !isSaid || !nameBehind(sentence, end);
  }
  // `{ non_contiene: ['Allergeni: latte'] }`
  const isOfField = holding.isOfField && holding.cue === undefined;
  if (kind === 'heading' && isOfField && says === 'denied') return true;
  if (kind === 'heading' && (isDenied(situation, cue) || isOfTraces(situation, cue))) return true;
  if (kind === 'aside') return isReferenceOfHeading(situation, cue);
  if (kind === 'derived') return holding.says !== null || !hasNoWord(plain, 0, start);
  if (kind === 'made') {
    // 'Adatto ai celiaci – prodotto con latte'
    const isFree =
      says === null || holding.cue?.kind === 'suited' || changesToPresence(situation, cue);
    return !isFree || isRelative(plain, cue);
  }
  if (kind === 'contains' && isOfPlace(situation, cue)) return true;
  const isInside = says !== null || (holding.cue !== undefined && sayingOf(holding.cue) === null);
  return kind === 'contains' && isInside && isRelative(plain, cue);
}
