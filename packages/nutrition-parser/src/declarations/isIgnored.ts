import { usualClaims } from '../lexicon/claims.ts';
import { sourceOf } from '../lexicon/phrases.ts';
import type { Cue, CueKind } from './cues.ts';
import { isRelative, isWith, opensAnew, tellsPresence, tellsProcess } from './governing.ts';
import type { Holding } from './Holding.ts';
import { clauseEnd, hasNoWord } from './marks.ts';
import { namesIn, type Name, type Sentence } from './names.ts';
import { isOfSufferers, isWarning, namesSufferers, ofSufferers } from './suitability.ts';

/** What is known of a sentence where one of its cues begins. */
export type Situation = {
  sentence: Sentence;
  cues: readonly Cue[];
  holding: Holding;
  /** Where the piece before the cue begins, and whether that is behind another cue. */
  from: number;
  isBehindCue: boolean;
  hasModal: boolean;
};

/** Characters between 'ma' and the name that it turns to. */
const reachOfBut = 32;
const maxNameLength = 24;
/** Characters between a denial and the title that it denies. */
const maxGapLength = 16;
/** 'Not suitable for those with an allergy', '… a cereals containing gluten allergy' */
const passed: ReadonlySet<CueKind> = new Set<CueKind>([...ofSufferers, 'but', 'made']);
const endsInClaim = new RegExp(`(?<![a-z\\d])${sourceOf(usualClaims)}\\s*$`);

/** 'Ma soia', 'ma con latte': the name that a cue turns to. */
export function nameBehind(sentence: Sentence, at: number): Name | undefined {
  const stop = clauseEnd(sentence.text, at, at + reachOfBut + maxNameLength);
  const [first] = namesIn(sentence, at, stop);
  return first && first.start <= at + reachOfBut ? first : undefined;
}

const wordCount = (plain: string): number =>
  plain.split(' ').filter((word) => !hasNoWord(word)).length;

/** 'Senza glutine con latte', but not 'senza dolci con latte': whether a claim is complete before 'con'. */
function isBehindClaim({ sentence, from }: Situation, { start, end }: Cue): boolean {
  const last = namesIn(sentence, from, start).at(-1);
  // 'Senza latte aggiunto con soia'
  const isNamed = last !== undefined && wordCount(sentence.plain.slice(last.end, start)) < 2;
  if (!isNamed) return endsInClaim.test(sentence.plain.slice(from, start));
  return nameBehind(sentence, end)?.allergen !== last.allergen;
}

/** Whether a cue turns from what is left out to what is there. */
function turns(situation: Situation, cue: Cue): boolean {
  const { sentence, holding, from, isBehindCue } = situation;
  const words = sentence.plain.slice(cue.start, cue.end);
  const before = sentence.plain.slice(from, cue.start);
  if (cue.kind !== 'but') return holding.says === 'denied' && opensAnew(words, before, isBehindCue);
  if (!isWith(words)) return true;
  return isBehindCue ? isBehindClaim(situation, cue) : hasNoWord(before);
}

/** 'Non contiene allergeni: …' */
function isDenied({ sentence, holding }: Situation, { start }: Cue): boolean {
  if (!holding.cue || holding.says !== 'denied') return false;
  const gap = sentence.text.slice(holding.cue.end, start);
  return gap.length < maxGapLength && !gap.includes(':');
}

/** Where what a cue says of sufferers ends: at the next cue that is none of them. */
function sufferersEnd({ sentence, cues }: Situation, { start }: Cue): number {
  const next = cues.find((cue) => cue.start > start && !passed.has(cue.kind));
  return next?.start ?? sentence.text.length;
}

function isIgnoredOfSufferers(situation: Situation, cue: Cue): boolean {
  const { sentence, holding } = situation;
  const isWithin = isOfSufferers(holding.cue);
  if (cue.kind === 'aside') return false;
  if (cue.kind === 'sufferer') return !isWithin;
  const end = sufferersEnd(situation, cue);
  if (cue.kind !== 'warned') return !namesSufferers(sentence.plain, cue.end, end);
  return !isWithin && !isWarning(sentence.plain, cue, end);
}

/** Whether a cue says nothing where it is. */
export function isIgnored(situation: Situation, cue: Cue): boolean {
  const { sentence, cues, holding, hasModal } = situation;
  const { kind, start, end } = cue;
  const { plain } = sentence;
  const { says } = holding;
  if (kind === 'unsuited' || kind === 'suited' || ofSufferers.has(kind))
    return isIgnoredOfSufferers(situation, cue);
  if (kind === 'place') return !tellsProcess(plain);
  if (kind === 'list') return plain.charAt(end - 1) !== ':' && !hasNoWord(plain, 0, start);
  if (kind === 'infinitive') return hasModal;
  if (kind === 'modal')
    return !cues.some((later) => later.kind === 'infinitive' && later.start > start);
  if (kind === 'but')
    return says !== 'denied' || !nameBehind(sentence, end) || !turns(situation, cue);
  if (kind === 'heading' && isDenied(situation, cue)) return true;
  if (kind === 'made') return !(says === null || turns(situation, cue)) || isRelative(plain, cue);
  // 'Nello stabilimento sono presenti …'
  if (
    kind === 'contains' &&
    holding.cue?.kind === 'place' &&
    tellsPresence(plain.slice(start, end))
  )
    return true;
  const isInside = says !== null || holding.cue?.kind === 'aside';
  return kind === 'contains' && isInside && isRelative(plain, cue);
}
