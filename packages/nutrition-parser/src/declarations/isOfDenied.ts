import { noRemarks } from '../lexicon/answers.ts';
import { atWord } from '../lexicon/phrases.ts';
import type { Cue, CueKind } from './cues.ts';
import { sayingOf, tellsProcess } from './governing.ts';
import { namesIn, type Sentence } from './names.ts';

/** Cues between an answer and its traces that say nothing themselves. */
const between: ReadonlySet<CueKind> = new Set<CueKind>(['but', 'list', 'traces']);
const ofNone = atWord(noRemarks);
const answers: ReadonlySet<CueKind> = new Set<CueKind>(['no', 'denied']);

/**
 * 'Soia: NO (possibili tracce)', 'Latte: NO, prodotto in uno stabilimento che lo usa': whether a cue of
 * traces behind an answer is of what that answer denies, since it names nothing itself.
 */
export function isOfDenied(sentence: Sentence, cues: readonly Cue[], i: number): boolean {
  const [cue, next] = [cues[i], cues[i + 1]];
  if (!cue || sayingOf(cue) !== 'traces') return false;
  const answer = cues.slice(0, i).findLast(({ kind }) => !between.has(kind));
  if (!answer || !answers.has(answer.kind)) return false;
  // 'Latte: no, tracce: no', 'Latte: no, nemmeno in tracce'
  const before = sentence.plain.slice(answer.end, cue.start);
  const clause = before.slice(before.lastIndexOf(',') + 1);
  if ((next && sayingOf(next) === 'denied') || ofNone.test(clause)) return false;
  if (cue.kind === 'place' && !tellsProcess(sentence.plain)) return false;
  return namesIn(sentence, answer.end, sentence.text.length).length === 0;
}
