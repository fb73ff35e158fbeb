import { parting, type Says } from './cues.ts';
import { type Name } from './sentence.ts';

export type Said = Name & { says: Exclude<Says, null> };

/** A piece of a sentence between two cues or marks; `opening` is what parts it from the one before. */
type Piece = { start: number; says: Says; opening: string; names: readonly Name[] };

/** An answer is of no more pieces: each would be looked at again for each answer behind it. */
const maxPieces = 200;
/** The pieces of one sentence with the names in them, and what is said of each. */
export class Pieces {
  private readonly all: Piece[] = [];
  /** What an answer denied last. */
  private denied: readonly Piece[] = [];

  add(piece: Piece): void {
    this.all.push(piece);
  }

  /** The pieces of the clause before this place, or of all clauses back to the last cue. */
  private piecesBefore(isAll: boolean): Piece[] {
    const last = Math.max(0, this.all.length - maxPieces);
    const marks = isAll ? ';' : parting;
    let first = this.all.length - 1;
    for (; first > last; first--) {
      const opening = this.all[first]?.opening ?? '';
      if (opening === 'cue' || marks.includes(opening)) break;
    }
    return this.all.slice(Math.max(0, first));
  }

  /**
   * Says it of what is in the clause before this place, or in all back to the last cue.
   * @param from where what it may be of begins
   */
  sayBefore(says: Says, isAll: boolean, from: number): void {
    const before = this.piecesBefore(isAll);
    if (before.some(({ names }) => names.some(({ start }) => start < from))) {
      this.sayFrom(from, says);
      return;
    }
    for (const piece of before) piece.says = says;
    if (says === 'denied') this.denied = before;
  }

  /** Says it of the names from a place on. */
  sayFrom(at: number, says: Says): void {
    const first = this.all.findLastIndex(({ names }) => names.some(({ start }) => start < at));
    const piece = this.all[first];
    if (piece) {
      const names = piece.names.filter(({ start }) => start >= at);
      this.all.splice(first + 1, 0, { ...piece, start: at, names });
      piece.names = piece.names.filter(({ start }) => start < at);
    }
    const behind = this.all.slice(first + 1);
    for (const own of behind) own.says = says;
    if (says === 'denied') this.denied = behind;
  }

  hasNamesBefore(): boolean {
    return this.piecesBefore(false).some(({ names }) => names.length > 0);
  }

  hasNames(isMeant: (piece: Piece) => boolean): boolean {
    return this.all.some((piece) => piece.names.length > 0 && isMeant(piece));
  }

  get hasDenied(): boolean {
    return this.denied.length > 0;
  }

  /** 'Soia: NO (possibili tracce)': what was denied last may be there in traces. */
  sayTracesOfDenied(): void {
    for (const piece of this.denied) piece.says = 'traces';
  }

  said(): Said[] {
    return this.all.flatMap(({ names, says }) =>
      says === null ? [] : names.map((name) => ({ ...name, says })),
    );
  }
}
