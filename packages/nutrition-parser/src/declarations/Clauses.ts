import type { Says } from './governing.ts';
import { parting } from './marks.ts';
import { namesIn, type Name, type Sentence } from './names.ts';
import { warnedNamesIn } from './otherNames.ts';

export type Said = Name & { says: Exclude<Says, null> };

/** A piece of a sentence between two cues or marks; `opening` is what parts it from the one before. */
type Piece = { start: number; says: Says; opening: string; names: readonly Name[] };

/** A piece as it is read; `isWarned` where it tells whom the product does not suit. */
type Part = Omit<Piece, 'names'> & { end: number; isWarned: boolean };

/** An answer is of no more pieces: each would be looked at again for each answer behind it. */
const maxPieces = 200;

/** The pieces of one sentence with the names in them, and what is said of each. */
export class Clauses {
  private readonly sentence: Sentence;
  private readonly pieces: Piece[] = [];
  /** What an answer denied last. */
  private denied: readonly Piece[] = [];

  constructor(sentence: Sentence) {
    this.sentence = sentence;
  }

  add({ start, end, says, opening, isWarned }: Part): void {
    const named = namesIn(this.sentence, start, end);
    const names = isWarned ? [...named, ...warnedNamesIn(this.sentence, start, end)] : named;
    this.pieces.push({ start, says, opening, names });
  }

  /** The pieces of the clause before this place, or of all clauses back to the last cue. */
  private before(isAll: boolean): Piece[] {
    const last = this.pieces.slice(-maxPieces);
    const first = last.findLastIndex(
      ({ opening }) => opening === 'cue' || (isAll ? ';' : parting).includes(opening),
    );
    return last.slice(Math.max(0, first));
  }

  hasNamesBefore(): boolean {
    return this.before(false).some(({ names }) => names.length > 0);
  }

  /** Says it of what is in the clause before this place, or in all back to the last cue. */
  sayBefore(says: Says, isAll: boolean): void {
    const before = this.before(isAll);
    for (const piece of before) piece.says = says;
    if (says === 'denied') this.denied = before;
  }

  /** 'Soia: NO (possibili tracce)': what was denied last may be there in traces. */
  sayTracesOfDenied(): void {
    for (const piece of this.denied) piece.says = 'traces';
  }

  hasNamesOf(says: Says): boolean {
    return this.pieces.some((piece) => piece.says === says && piece.names.length > 0);
  }

  hasNamesFrom(place: number): boolean {
    return this.pieces.some(({ start, names }) => start >= place && names.length > 0);
  }

  said(): Said[] {
    return this.pieces.flatMap(({ names, says }) =>
      says === null ? [] : names.map((name) => ({ ...name, says })),
    );
  }
}
