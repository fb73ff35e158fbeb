import { noRemarks } from '../lexicon/answers.ts';
import { atWord } from '../lexicon/phrases.ts';
import type { Cue, CueKind } from './cues.ts';
import { sayingOf, tellsProcess } from './governing.ts';
import { namesIn, type Sentence } from './names.ts';

/** Cues between an answer and its traces that say nothing themselves, and how many there may be. */
const between: ReadonlySet<CueKind> = new Set<CueKind>(['but', 'list', 'traces']);
const maxBetween = 3;
const ofNone = atWord(noRemarks);
const answers: ReadonlySet<CueKind> = new Set<CueKind>(['no', 'denied']);

/** Finds the cues of traces that are of what an answer before them denies. */
export class DeniedTraces {
  private readonly sentence: Sentence;
  private readonly cues: readonly Cue[];
  /** Where the last name of the sentence begins, found once. */
  private lastName: number | undefined = undefined;

  constructor(sentence: Sentence, cues: readonly Cue[]) {
    this.sentence = sentence;
    this.cues = cues;
  }

  /**
   * 'Soia: NO (possibili tracce)', 'Latte: NO, prodotto in uno stabilimento che lo usa': whether a cue of
   * traces behind an answer is of what that answer denies, since it names nothing itself.
   */
  has(i: number): boolean {
    const { sentence, cues } = this;
    const [cue, next] = [cues[i], cues[i + 1]];
    if (!cue || sayingOf(cue) !== 'traces') return false;
    const first = Math.max(0, i - 1 - maxBetween);
    const answer = cues.slice(first, i).findLast(({ kind }) => !between.has(kind));
    if (!answer || !answers.has(answer.kind)) return false;
    // 'Latte: no, tracce: no', 'Latte: no, nemmeno in tracce'
    const before = sentence.plain.slice(answer.end, cue.start);
    const clause = before.slice(before.lastIndexOf(',') + 1);
    if ((next && sayingOf(next) === 'denied') || ofNone.test(clause)) return false;
    if (cue.kind === 'place' && !tellsProcess(sentence.plain)) return false;
    return !this.hasNameFrom(answer.end);
  }

  private hasNameFrom(place: number): boolean {
    const { sentence } = this;
    this.lastName ??= namesIn(sentence, 0, sentence.text.length).at(-1)?.start ?? -1;
    return this.lastName >= place;
  }
}
