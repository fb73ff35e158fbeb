import { answerTo } from './answerTo.ts';
import { isClaimOfOthers } from './changesToPresence.ts';
import { Clauses, type Said } from './Clauses.ts';
import { cuesIn, type Cue, type CueKind } from './cues.ts';
import {
  holdsForSeveral,
  isAdjective,
  isOwnAnswer,
  isSamePlace,
  joins,
  sayingOf,
  type Says,
} from './governing.ts';
import { clauseEnd, hasNoWord, isClauseMark, isDecimalComma } from './marks.ts';
import { DeniedTraces } from './DeniedTraces.ts';
import { Holding } from './Holding.ts';
import { isIgnored } from './isIgnored.ts';
import { leftOutEnd } from './leftOutEnd.ts';
import { namesIn, sentenceOf, type Sentence } from './names.ts';
import { isBehindSufferers, isOfSufferers, isOfSuitability, ofSufferers } from './suitability.ts';
import { kindWithin } from './kindWithin.ts';

export type SentenceReading = {
  said: Said[];
  /** What its last cue leaves open: the names are on the next line or in the next cell. */
  open: Says;
  /** What was said last: bare names behind it go on with it. */
  last: Says;
};

/** Cues that may hold for what is before them. */
const mayBeBehind: ReadonlySet<CueKind> = new Set<CueKind>([
  'heading',
  'contains',
  'traces',
  'place',
  'denied',
  'unsure',
]);
/** A title without a colon, with what is before and behind it. */
const maxTitleLength = 60;

/** Reads one sentence from its start to its end: what each cue says, and for which names. */
class SentenceReader {
  private readonly sentence: Sentence;
  private readonly cues: readonly Cue[];
  private readonly clauses: Clauses;
  private readonly holding: Holding;
  private readonly lastBracket: number;
  /** Where the present piece begins, and what parts it from the one before. */
  private from = 0;
  private opening = '';

  constructor(text: string, base: Says, isOfField: boolean) {
    this.sentence = sentenceOf(text);
    this.cues = cuesIn(this.sentence.plain).map((cue) => ({
      ...cue,
      kind: kindWithin(this.sentence, cue),
    }));
    this.clauses = new Clauses(this.sentence);
    this.holding = new Holding(base, isOfField);
    this.lastBracket = text.lastIndexOf(')');
  }

  read(): SentenceReading {
    const { length } = this.sentence.text;
    const denied = new DeniedTraces(this.sentence, this.cues);
    let at = 0;
    for (const [i, cue] of this.cues.entries()) {
      this.readMarks(at, cue.start);
      if (!this.isIgnored(cue)) this.take(cue, this.cues[i + 1]?.start ?? length);
      if (denied.has(i)) this.clauses.sayTracesOfDenied();
      at = cue.end;
    }
    this.readMarks(at, length);
    this.close(length, '');
    const said = this.clauses.said();
    const { says } = this.holding;
    return { said, open: this.isOpen() ? says : null, last: says };
  }

  /** Ends the present piece. */
  private close(end: number, opening: string, isTitle = false): void {
    const { holding } = this;
    // 'Allergeni: zero lattosio latte'
    const stop = holding.isClaimWithin ? leftOutEnd(this.sentence, this.from, end) : end;
    if (stop < end) {
      this.addPiece(stop);
      this.from = stop;
      holding.endClaim();
    }
    if (end > this.from) this.addPiece(end, isTitle);
    this.from = end;
    this.opening = opening;
  }

  private addPiece(end: number, isTitle = false): void {
    const { from, holding, opening } = this;
    const isWarned = isTitle || isOfSufferers(holding.cue);
    this.clauses.add({ start: from, end, says: holding.says, opening, isWarned });
  }

  private readMarks(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const mark = this.sentence.text.charAt(at);
      if (!isClauseMark(mark) || isDecimalComma(this.sentence.text, at)) continue;
      this.close(at, mark);
      if (mark === '(') this.enterBracket(at);
      else if (mark === ')')
        this.holding.leaveBracket(at, (start, end) => this.isEmpty(start, end));
      else this.holding.pass(mark, (resumed) => this.endsClaim(at, resumed));
    }
  }

  private enterBracket(at: number): void {
    const { cue, isClaimWithin } = this.holding;
    // 'Cioccolato senza zucchero (latte, lecitina di soia)': what the food before the claim is made of.
    if (isClaimWithin && cue && isClaimOfOthers(this.sentence, cue.end, at))
      this.holding.endClaim();
    this.holding.enterBracket(at, at < this.lastBracket);
  }

  /** 'Contiene latte, senza glutine, soia', but 'Allergeni: senza latte, soia e uova'. */
  private endsClaim(at: number, resumed: Says): boolean {
    if (resumed === null) return false;
    const next = this.cues.find(({ start }) => start > at)?.start;
    const isJoined = joins(this.sentence.plain.slice(at, next));
    return !isJoined || this.clauses.hasNamesOf(resumed);
  }

  private isEmpty(from: number, to: number): boolean {
    return hasNoWord(this.sentence.text, from, to);
  }

  /** Takes a cue: it holds for what is before it, or from here on. */
  private take(cue: Cue, next: number): void {
    const { kind, start, end } = cue;
    const isAnswer = kind === 'yes' || kind === 'no';
    const isOfCue = this.opening === 'cue' && this.isEmpty(this.from, start);
    const isTitled = isBehindSufferers(this.sentence.plain, cue);
    this.close(start, 'cue', isTitled);
    this.from = end;
    if (isTitled) this.clauses.sayBefore(sayingOf(cue), false);
    if (isAnswer && !(kind === 'no' && isOfCue)) {
      this.clauses.sayBefore(answerTo(cue, this.sentence, this.holding.cue), false);
      return;
    }
    // 'Non adatto agli allergici al latte'
    if (isOfSuitability(this.holding.cue) && ofSufferers.has(kind)) return;
    if (this.isSaidBefore(cue, next)) return;
    this.holding.take(cue);
  }

  /** 'Latte: presente', 'soia (tracce)', 'uova assenti': whether a cue holds for what is before it alone. */
  private isSaidBefore(cue: Cue, next: number): boolean {
    const { kind, start, end } = cue;
    if (!mayBeBehind.has(kind) || !this.clauses.hasNamesBefore()) return false;
    const stop = clauseEnd(this.sentence.text, end, next);
    const isLast = this.isEmpty(end, stop) || isOwnAnswer(this.sentence.plain, cue, stop);
    const words = this.sentence.plain.slice(start, end);
    const hasNames = !isLast && namesIn(this.sentence, end, stop).length > 0;
    const isSame = kind === 'place' && isSamePlace(words);
    if (!isLast && (hasNames || !(isSame || isAdjective(words)))) return false;
    const says = sayingOf(cue);
    this.clauses.sayBefore(says, isSame || kind === 'unsure' || holdsForSeveral(words));
    return isLast || says === 'denied';
  }

  private isIgnored(cue: Cue): boolean {
    const { sentence, cues, holding, from } = this;
    const isBehindCue = this.opening === 'cue';
    return isIgnored({ sentence, cues, holding, from, isBehindCue }, cue);
  }

  /** Whether the last cue leaves its names to what follows. */
  private isOpen(): boolean {
    const { cues } = this;
    const holding = this.holding.cue;
    const { length } = this.sentence.text;
    const last = cues.at(-1);
    if (!holding || !last || sayingOf(holding) === null) return false;
    if (this.clauses.hasNamesFrom(holding.end)) return false;
    if (this.isEmpty(last.end, length)) return last === holding;
    const colon = this.sentence.text.indexOf(':', holding.end);
    const isTold = colon >= 0 && !this.isEmpty(colon, length);
    return holding === last && last.kind === 'heading' && !isTold && length < maxTitleLength;
  }
}

/**
 * What a sentence says of the allergens that it names.
 * @param base what is said of its names where none of its own words tells
 * @param isOfField whether the field that the sentence is in says so
 */
export const readSentence = (text: string, base: Says = null, isOfField = false): SentenceReading =>
  new SentenceReader(text, base, isOfField).read();
