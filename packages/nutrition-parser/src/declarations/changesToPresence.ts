import { usualClaims } from '../lexicon/claims.ts';
import { trimmedEnd } from '../text/trim.ts';
import { atStart, sourceOf } from '../lexicon/phrases.ts';
import type { Cue } from './cues.ts';
import { isWith, opensAnew } from './governing.ts';
import type { Holding } from './Holding.ts';
import { clauseEnd, hasNoWord } from './marks.ts';
import { namesIn, type Name, type Sentence } from './names.ts';

/** What is known of a sentence where one of its cues begins. */
export type Situation = {
  sentence: Sentence;
  cues: readonly Cue[];
  holding: Holding;
  /** Where the piece before the cue begins, and whether that is behind another cue. */
  from: number;
  isBehindCue: boolean;
};

/** Characters between 'ma' and the name behind it. */
const reachOfBut = 32;
const maxNameLength = 24;
const beginsWithClaim = atStart(`${usualClaims}|zuccher(o|i)`);
const endsInClaim = new RegExp(`(?<![a-z\\d])${sourceOf(usualClaims)}\\s*$`);

/** Whether words end in what claims usually leave out: 'zuccheri aggiunti'. */
export const isUsualClaim = (plain: string): boolean =>
  endsInClaim.test(trimmedEnd(plain, '-–+:;'));

/** 'Senza zucchero', 'senza zucchero con maltitolo': whether a claim leaves out no allergen. */
export const isClaimOfOthers = (sentence: Sentence, start: number, end: number): boolean =>
  beginsWithClaim.test(
    sentence.plain.slice(start, Math.min(end, start + reachOfBut)).trimStart(),
  ) && namesIn(sentence, start, end).length === 0;

/** 'Ma soia', 'ma con latte': the name right behind a cue. */
export function nameBehind(sentence: Sentence, at: number): Name | undefined {
  const stop = clauseEnd(sentence.text, at, at + reachOfBut + maxNameLength);
  const [first] = namesIn(sentence, at, stop);
  return first && first.start <= at + reachOfBut ? first : undefined;
}

const wordCount = (plain: string): number =>
  plain.split(' ').filter((word) => !hasNoWord(word)).length;

const wordsOf = ({ plain }: Sentence, { start, end }: Name): string => plain.slice(start, end);

/** 'Senza glutine con latte', but not 'senza dolci con latte': whether a claim is complete before 'con'. */
function isBehindClaim({ sentence, from }: Situation, { start, end }: Cue): boolean {
  const last = namesIn(sentence, from, start).at(-1);
  // 'Senza latte aggiunto con soia'
  const isNamed = last !== undefined && wordCount(sentence.plain.slice(last.end, start)) < 2;
  if (!isNamed) return isUsualClaim(sentence.plain.slice(from, start));
  const next = nameBehind(sentence, end);
  return next !== undefined && wordsOf(sentence, next) !== wordsOf(sentence, last);
}

/** Whether a cue changes from what is left out to what is there. */
export function changesToPresence(situation: Situation, cue: Cue): boolean {
  const { sentence, holding, from, isBehindCue } = situation;
  const words = sentence.plain.slice(cue.start, cue.end);
  const before = sentence.plain.slice(from, cue.start);
  if (cue.kind !== 'but') {
    // 'Senza glutine a base di soia'
    const isBehindOther = isBehindCue && isUsualClaim(before) && !words.startsWith('deriv');
    return holding.says === 'denied' && (isBehindOther || opensAnew(words, before, isBehindCue));
  }
  if (!isWith(words)) return true;
  return isBehindCue ? isBehindClaim(situation, cue) : hasNoWord(before);
}
