import type { Cue, CueKind } from './cues.ts';
import { sayingOf, type Says } from './governing.ts';

/** How far a cue holds: an aside to the next comma, a claim to other names, a statement to its end. */
type Reach = 'comma' | 'other names' | 'end';

const reaches: Readonly<Partial<Record<CueKind, Reach>>> = {
  aside: 'comma',
  whom: 'comma',
  lacking: 'other names',
  suited: 'other names',
};

/** What holds at a place of a sentence, and what holds again behind a claim, an aside or a bracket. */
export class Holding {
  says: Says;
  /** The cue that holds. */
  cue: Cue | undefined;
  readonly isOfField: boolean;
  private resumed: Says;
  private reach: Reach = 'end';
  private readonly outside: { says: Says; at: number; isClosed: boolean }[] = [];

  /** @param isOfField whether the field that the sentence is in says `base` of it */
  constructor(base: Says, isOfField: boolean) {
    this.says = base;
    this.isOfField = isOfField;
    this.resumed = base;
  }

  take(cue: Cue): void {
    const { kind } = cue;
    const says = sayingOf(cue);
    const isClaim = reaches[kind] !== undefined || kind === 'denied';
    if (!isClaim) this.resumed = says;
    else if (this.says !== 'denied') this.resumed = this.says;
    this.reach = reaches[kind] ?? 'end';
    this.says = says;
    this.cue = cue;
  }

  enterBracket(at: number, isClosed: boolean): void {
    this.outside.push({ says: this.says, at, isClosed });
  }

  /** 'Senza derivati animali (latte, uova)': whether a claim holds for all that its bracket names. */
  private get isBracketOfClaim(): boolean {
    const bracket = this.outside.at(-1);
    return bracket?.isClosed === true && this.cue !== undefined && this.cue.start < bracket.at;
  }

  /**
   * Behind a bracket holds what did before it.
   * @param isEmpty whether no word is between two places: 'Allergeni (tracce): …' goes on
   */
  leaveBracket(at: number, isEmpty: (from: number, to: number) => boolean): void {
    const opened = this.outside.pop();
    if (!opened) return;
    const { cue } = this;
    const isOfCue =
      cue?.kind === 'traces' &&
      cue.start > opened.at &&
      isEmpty(opened.at, cue.start) &&
      isEmpty(cue.end, at);
    if (!isOfCue) this.says = opened.says;
  }

  /**
   * A comma or another mark, which may end a claim or an aside.
   * @param endsClaim whether other names begin here; `resumed` is what holds of them then
   */
  pass(mark: string, endsClaim: (resumed: Says) => boolean): void {
    const { reach, resumed } = this;
    const isEnd =
      mark === ';' ||
      reach === 'comma' ||
      (reach === 'other names' && !this.isBracketOfClaim && endsClaim(resumed));
    if (isEnd) this.endClaim();
  }

  /** Whether a claim holds, and something else behind it. */
  get isClaimWithin(): boolean {
    const { reach, resumed } = this;
    return reach === 'other names' && (resumed === 'contains' || resumed === 'traces');
  }

  /** What held before a claim or an aside holds again. */
  endClaim(): void {
    this.says = this.resumed;
    this.reach = 'end';
  }
}
