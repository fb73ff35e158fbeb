import { Clauses, type Said } from './Clauses.ts';
import { cuesIn, type Cue, type CueKind } from './cues.ts';
import {
  holdsForSeveral,
  isAdjective,
  isRelative,
  isSamePlace,
  isWith,
  joins,
  opensAnew,
  sayingOf,
  tellsProcess,
  type Says,
} from './governing.ts';
import { clauseEnd, hasNoWord, isClauseMark, isDecimalComma } from './marks.ts';
import { Holding } from './Holding.ts';
import { namesIn, sentenceOf, type Sentence } from './names.ts';

export type SentenceReading = {
  said: Said[];
  /** What its last cue leaves open: the names stand on the next line or in the next cell. */
  open: Says;
  /** What was said last: bare names behind it go on with it. */
  last: Says;
};

/** Cues that may hold for what stands before them. */
const mayStandBehind: ReadonlySet<CueKind> = new Set<CueKind>([
  'heading',
  'contains',
  'traces',
  'place',
  'denied',
  'infinitive',
]);
/** Characters between 'ma' and the name that it turns to. */
const reachOfBut = 32;
const maxNameLength = 24;
/** Characters between a denial and the title that it denies. */
const maxGapLength = 16;
/** What may stand before and behind a title without a colon. */
const maxTitleLength = 60;

/** Reads one sentence from its start to its end: what each cue says, and for which names. */
class SentenceReader {
  private readonly sentence: Sentence;
  private readonly cues: readonly Cue[];
  private readonly clauses: Clauses;
  private readonly holding: Holding;
  /** Where the present piece begins, and what parts it from the one before. */
  private from = 0;
  private opening = '';
  private hasModal = false;

  constructor(text: string, base: Says) {
    this.sentence = sentenceOf(text);
    this.cues = cuesIn(this.sentence.plain);
    this.clauses = new Clauses(this.sentence);
    this.holding = new Holding(base);
  }

  read(): SentenceReading {
    const { length } = this.sentence.text;
    let at = 0;
    for (const [i, cue] of this.cues.entries()) {
      this.readMarks(at, cue.start);
      if (!this.isIgnored(cue)) this.take(cue, this.cues[i + 1]?.start ?? length);
      at = cue.end;
    }
    this.readMarks(at, length);
    this.close(length, '');
    const said = this.clauses.said();
    const { says } = this.holding;
    return { said, open: this.isOpen() ? says : null, last: says };
  }

  /** Ends the present piece. */
  private close(end: number, opening: string): void {
    const { from, holding } = this;
    if (end > from) this.clauses.add(from, end, holding.says, this.opening);
    this.from = end;
    this.opening = opening;
  }

  private readMarks(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const mark = this.sentence.text.charAt(at);
      if (!isClauseMark(mark) || isDecimalComma(this.sentence.text, at)) continue;
      this.close(at, mark);
      if (mark === '(') this.holding.enterBracket(at);
      else if (mark === ')')
        this.holding.leaveBracket(at, (start, end) => this.isEmpty(start, end));
      else this.holding.pass(mark, (resumed) => this.endsClaim(at, resumed));
    }
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

  /** Takes a cue: it holds for what stands before it, or from here on. */
  private take(cue: Cue, next: number): void {
    const { kind, start, end } = cue;
    const isAnswer = kind === 'yes' || kind === 'no';
    const isOfCue = this.opening === 'cue' && this.isEmpty(this.from, start);
    this.close(start, 'cue');
    this.from = end;
    if (isAnswer && !(kind === 'no' && isOfCue)) {
      this.clauses.sayBefore(sayingOf(cue), false);
      return;
    }
    if (this.isSaidBefore(cue, next)) return;
    this.holding.take(cue);
    this.hasModal ||= kind === 'modal';
  }

  /** 'Latte: presente', 'soia (tracce)', 'uova assenti': whether a cue holds for what is before it alone. */
  private isSaidBefore(cue: Cue, next: number): boolean {
    const { kind, start, end } = cue;
    if (!mayStandBehind.has(kind) || !this.clauses.hasNamesBefore()) return false;
    const stop = clauseEnd(this.sentence.text, end, next);
    const isLast = this.isEmpty(end, stop);
    const words = this.sentence.plain.slice(start, end);
    const hasNames = !isLast && namesIn(this.sentence, end, stop).length > 0;
    const isSame = kind === 'place' && isSamePlace(words);
    if (!isLast && (hasNames || !(isSame || isAdjective(words)))) return false;
    const says = sayingOf(cue);
    this.clauses.sayBefore(says, isSame || holdsForSeveral(words));
    return isLast || says === 'denied';
  }

  /** Whether a cue says nothing here. */
  private isIgnored(cue: Cue): boolean {
    const { plain } = this.sentence;
    const { kind, start, end } = cue;
    const { says } = this.holding;
    if (kind === 'place') return !tellsProcess(plain);
    if (kind === 'list') return plain.charAt(end - 1) !== ':' && !this.isEmpty(0, start);
    if (kind === 'infinitive') return this.hasModal;
    if (kind === 'modal')
      return !this.cues.some((later) => later.kind === 'infinitive' && later.start > start);
    if (kind === 'but')
      return says !== 'denied' || !this.turns(cue) || !this.isNamedRightBehind(end);
    if (kind === 'heading' && says === 'denied' && this.isRightBehind(cue)) return true;
    if (kind === 'made') return !(says === null || this.turns(cue)) || isRelative(plain, cue);
    const isInside = says !== null || this.holding.cue?.kind === 'aside';
    return kind === 'contains' && isInside && isRelative(plain, cue);
  }

  /** Whether a cue turns from what is left out to what is there. */
  private turns({ kind, start, end }: Cue): boolean {
    const words = this.sentence.plain.slice(start, end);
    const before = this.sentence.plain.slice(this.from, start);
    const isBehindCue = this.opening === 'cue';
    if (kind === 'but') return !isWith(words) || (!isBehindCue && hasNoWord(before));
    return this.holding.says === 'denied' && opensAnew(words, before, isBehindCue);
  }

  /** 'Ma soia', 'ma con latte' */
  private isNamedRightBehind(at: number): boolean {
    const stop = clauseEnd(this.sentence.text, at, at + reachOfBut + maxNameLength);
    const [first] = namesIn(this.sentence, at, stop);
    return first !== undefined && first.start <= at + reachOfBut;
  }

  /** 'Non contiene allergeni: …' */
  private isRightBehind({ start }: Cue): boolean {
    const gap = this.sentence.text.slice(this.holding.cue?.end ?? 0, start);
    return gap.length < maxGapLength && !gap.includes(':');
  }

  /** Whether the last cue leaves its names to what follows. */
  private isOpen(): boolean {
    const { cues } = this;
    const holding = this.holding.cue;
    const { length } = this.sentence.text;
    const last = cues.at(-1);
    if (!holding || !last || holding.kind === 'aside') return false;
    if (this.clauses.hasNamesFrom(holding.end)) return false;
    if (this.isEmpty(last.end, length)) return last === holding || last.kind === 'infinitive';
    const colon = this.sentence.text.indexOf(':', holding.end);
    const isTold = colon >= 0 && !this.isEmpty(colon, length);
    return holding === last && last.kind === 'heading' && !isTold && length < maxTitleLength;
  }
}

/**
 * What a sentence says of the allergens that it names.
 * @param base what is said of its names where none of its own words tells
 */
export const readSentence = (text: string, base: Says = null): SentenceReading =>
  new SentenceReader(text, base).read();
