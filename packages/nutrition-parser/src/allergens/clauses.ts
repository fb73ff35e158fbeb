import {
  clauseEnd,
  cuesIn,
  hasNoWord,
  isClauseMark,
  plainText,
  type Cue,
  type Says,
} from './cues.ts';
import {
  agreeing,
  claims,
  asides,
  tellsContents,
  mayBeBehind,
  besideTraces,
  answering,
  claimEnd,
  dashEnd,
  endOfAsked,
  cueInPlace,
  beginsWithClaim,
  goesOnWithClaim,
  isBehindSufferers,
  isLinkAlone,
  isPlural,
  isSamePlace,
  joins,
  ofNone,
  ofSufferers,
  ofSuitability,
  saidByAnswer,
  startBehindDash,
  startOfJoined,
} from './clauseWords.ts';
import { isIgnored, isOfWhomItSuits, isTitleOfCell, type SentencePlace } from './ignoredCues.ts';
import { Pieces, type Said } from './pieces.ts';
import {
  hasNameWithin,
  namesWithin,
  sentenceOf,
  warnedNamesIn,
  type Name,
  type Sentence,
} from './sentence.ts';

export type SentenceReading = {
  said: Said[];
  /** What its last cue leaves open: the names are on the next line or in the next cell. */
  open: Says;
  /** What was said last: bare names behind it go on with it. */
  last: Says;
};

/** How far a cue holds: an aside to the next comma, a claim to other names, a statement to its end. */
type Reach = 'comma' | 'other names' | 'end';

/** What parts a name from its answer. */
const marksBefore = ':=([–—-';

/** The last sign before a place that is no space. */
const lastBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - maxSpaces), at)
    .trimEnd()
    .slice(-1);

const maxSpaces = 9;
/** Cues that are looked at behind one. */
const maxCues = 40;
/** Characters of a clause that tells of traces of what is denied. */
const maxTraces = 200;
/** A title without a colon, with what is before and behind it. */
const maxTitle = 60;

/** Reads one sentence from its start to its end: what each cue says, and for which names. */
export class SentenceReader {
  private readonly sentence: Sentence;
  private readonly text: string;
  private readonly plain: string;
  private readonly cues: readonly Cue[];
  private readonly place: SentencePlace;
  private readonly lastBracket: number;
  private readonly pieces = new Pieces();
  /** What holds, since which cue and how far, and what holds again behind a claim or an aside. */
  private says: Says;
  private cue: Cue | undefined;
  private reach: Reach = 'end';
  private resumed: Says;
  private readonly brackets: { says: Says; at: number; isClosed: boolean }[] = [];
  /** Where the next cue begins, and whether one before told of contents. */
  private next = 0;
  private index = 0;
  private tellsContents = false;
  /** Where the present piece begins, and what parts it from the one before. */
  private from = 0;
  private opening = '';

  constructor(sentence: Sentence, cues: readonly Cue[], base: Says, place: SentencePlace) {
    this.sentence = sentence;
    this.text = sentence.text;
    this.plain = sentence.plain;
    this.says = base;
    this.resumed = base;
    this.place = place;
    this.lastBracket = this.text.lastIndexOf(')');
    this.cues = cues.flatMap((cue) => cueInPlace(sentence, cue) ?? []);
  }

  read(): SentenceReading {
    const { length } = this.text;
    let at = 0;
    for (const [i, cue] of this.cues.entries()) {
      this.index = i;
      this.next = cue.start;
      this.readMarks(at, cue.start);
      if (!isIgnored(this.state(), cue)) this.take(cue, this.cues[i + 1]?.start ?? length);
      if (this.isOfDenied(i)) this.pieces.sayTracesOfDenied();
      this.tellsContents ||= tellsContents.has(cue.kind);
      at = cue.end;
    }
    this.next = length;
    this.readMarks(at, length);
    this.close(length, '');
    return { said: this.pieces.said(), open: this.isOpen() ? this.says : null, last: this.says };
  }

  private namesBetween(from: number, to: number): readonly Name[] {
    return namesWithin(this.sentence, from, to);
  }

  private hasNames(from: number, to: number): boolean {
    return hasNameWithin(this.sentence, from, to);
  }

  /** Ends the present piece. */
  private close(end: number, opening: string, isTitle = false): void {
    const stop = this.isClaimWithin() ? claimEnd(this.sentence, this.from, end, this.opening) : end;
    if (stop < end) {
      this.addPiece(stop, isTitle);
      this.endClaim();
    }
    if (end > this.from) this.addPiece(end, isTitle);
    this.from = end;
    this.opening = opening;
  }

  private addPiece(end: number, isTitle: boolean): void {
    const { sentence, from: start, says, opening } = this;
    const isWarned = isTitle || this.cue?.kind === 'unsuited' || this.cue?.kind === 'warned';
    const warned = isWarned ? warnedNamesIn(sentence, start, end) : [];
    const names = [...this.namesBetween(start, end), ...warned];
    this.pieces.add({ start, says, opening, names });
    this.from = end;
  }

  /** Whether a claim holds, and something else behind it. */
  private isClaimWithin(): boolean {
    return (
      this.reach === 'other names' && (this.resumed === 'contains' || this.resumed === 'traces')
    );
  }

  /** What held before a claim or an aside holds again. */
  private endClaim(): void {
    this.says = this.resumed;
    this.reach = 'end';
  }

  private readMarks(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      if (this.place === 'item' && this.text.startsWith('. ', at)) {
        this.close(at, '.');
        this.endClaim();
      }
      if (!isClauseMark(this.text, at)) continue;
      const mark = this.text.charAt(at);
      this.close(at, mark);
      if (mark === '(') this.enterBracket(at);
      else if (mark === ')') this.leaveBracket(at);
      else if (this.endsAt(mark, at)) this.endClaim();
    }
  }

  private enterBracket(at: number): void {
    const end = this.cue?.end ?? at;
    // What the food before a claim is made of: 'cioccolato senza zucchero (latte)', 'bevanda senza latte (soia)'.
    const named = this.namesBetween(end, at);
    const close = Math.max(at, this.text.indexOf(')', at));
    const isOfOther =
      this.isClaimWithin() &&
      (named.length === 0
        ? beginsWithClaim.test(this.plain.slice(end, at).trimStart())
        : this.place === 'list' &&
          !goesOnWithClaim.test(this.plain.slice(at, close)) &&
          this.namesBetween(at, close).some(({ allergen }) =>
            named.every((name) => name.allergen !== allergen),
          ));
    if (isOfOther) this.endClaim();
    this.brackets.push({ says: this.says, at, isClosed: this.lastBracket > at });
  }

  /** Behind a bracket holds what did before it; 'Allergeni (tracce): …' goes on. */
  private leaveBracket(at: number): void {
    const opened = this.brackets.pop();
    if (!opened) return;
    const { cue } = this;
    const isAlone =
      cue?.kind === 'traces' &&
      cue.start > opened.at &&
      hasNoWord(this.text, opened.at, cue.start) &&
      hasNoWord(this.text, cue.end, at);
    if (!isAlone) this.says = opened.says;
  }

  /** Whether a mark ends a claim or an aside. */
  private endsAt(mark: string, at: number): boolean {
    if (mark === ';' || this.reach === 'comma') return true;
    if (this.reach === 'end' || this.resumed === null) return false;
    // 'Senza: glutine, latte' is a sentence of its own.
    const { start = 0, end: title = 0 } = this.cue ?? {};
    if (this.text.charAt(title) === ':' && hasNoWord(this.text, 0, start)) return false;
    const bracket = this.brackets.at(-1);
    // 'Senza derivati animali (latte, uova)'
    if (bracket?.isClosed === true && this.cue && this.cue.start < bracket.at) return false;
    // 'Contiene latte, senza glutine, soia', but 'Allergeni: senza latte, soia e uova'.
    const { resumed } = this;
    // 'Farina senza glutine, soia' of an item; 'contiene: cereali senza glutine, soia'
    if (this.place === 'item') return this.tellsContents;
    const isSaid = this.pieces.hasNames((piece) => piece.says === resumed);
    return isSaid || !joins(this.plain.slice(at, this.next));
  }

  private state(): Parameters<typeof isIgnored>[0] {
    const { sentence, place, says, cue: holding, from, opening, index } = this;
    const cues = this.cues.slice(index, index + maxCues);
    return { sentence, cues, place, says, holding, from, opening };
  }

  /** Takes a cue: it holds for what is before it, or from here on. */
  private take(cue: Cue, next: number): void {
    const { kind, start, end, says } = cue;
    const isOfCue = this.opening === 'cue' && hasNoWord(this.text, this.from, start);
    const isTitled = isBehindSufferers(this.plain, cue);
    this.close(start, 'cue', isTitled);
    this.from = end;
    if (isTitled) this.pieces.sayBefore(says, false, 0);
    if (answering.has(kind) && !(kind === 'no' && isOfCue)) {
      this.sayBefore(cue, saidByAnswer(this.sentence, this.cue, cue), false);
      return;
    }
    // In a list what is mixed in or tasted is there, behind a claim, too.
    if (this.place === 'list' && (kind === 'aside' || kind === 'taste')) {
      if (this.says === 'denied') this.endClaim();
      return;
    }
    // 'Non adatto agli allergici al latte'
    if (ofSufferers.has(kind) && this.cue && ofSuitability.has(this.cue.kind)) return;
    if (this.isSaidBefore(cue, next)) return;
    const isClaim = claims.has(kind) || asides.has(kind) || kind === 'denied';
    if (!isClaim) this.resumed = says;
    else if (this.says !== 'denied') this.resumed = this.says;
    const isOfSufferers = isOfWhomItSuits(this.state(), cue);
    const isOfNames = claims.has(kind) || isOfSufferers;
    this.reach = asides.has(kind) ? 'comma' : isOfNames ? 'other names' : 'end';
    this.says = isOfSufferers ? 'denied' : says;
    this.cue = cue;
  }

  /** Says it of what is before a cue: 'contiene latte – soia: no' and 'latte (soia: no)' deny soy alone. */
  private sayBefore({ start }: Cue, says: Says, isAll: boolean): void {
    const at = Math.max(startBehindDash(this.text, start), this.brackets.at(-1)?.at ?? 0);
    const from = says !== 'contains' && this.hasNames(at, start) ? at : 0;
    // 'Contiene latte, soia Conservanti: no', 'contiene latte e soia Lattosio: no': the answer of another thing.
    const stated = this.cue?.says;
    const isTakenBack =
      stated === 'traces' ? says === 'denied' : stated === 'contains' && says !== stated;
    if (isTakenBack && !isAll) {
      const end = endOfAsked(this.plain, start);
      const own = startOfJoined(this.sentence, end, true);
      if (own < end) this.pieces.sayFrom(Math.max(own, from), says);
      return;
    }
    this.pieces.sayBefore(says, isAll, from);
  }

  /** 'Latte: presente', 'soia (tracce)', 'uova assenti': whether a cue holds for what is before it alone. */
  private isSaidBefore(cue: Cue, next: number): boolean {
    const { kind, start, end, says } = cue;
    const { text, plain } = this;
    const isNamed = this.pieces.hasNamesBefore();
    if (!mayBeBehind.has(kind) || !isNamed) return false;
    // 'allergeni;latte tracce;uova'
    if (isTitleOfCell(text, this.cue) && text.charAt(end) === ';') return false;
    const stop = dashEnd(text, end, clauseEnd(text, end, next));
    // 'Latte: tracce e …'
    const isOwnAnswer =
      plain.slice(0, start).trimEnd().endsWith(':') &&
      isLinkAlone.test(plain.slice(end, stop).trim());
    const isLast = hasNoWord(text, end, stop) || isOwnAnswer;
    const words = plain.slice(start, end);
    // 'Soia - Allergeni assenti: …' heads what is behind it.
    if (says === 'denied' && words.startsWith('allergeni')) return false;
    const isSame = kind === 'place' && isSamePlace.test(words);
    if (!isLast && !isSame && !agreeing.test(words)) return false;
    // 'Allergeni assenti: …'
    if (!isLast && (this.hasNames(end, stop) || text.charAt(end) === ':')) return false;
    // 'Soia: assente' and 'soia (assente)' are of all that the mark is behind.
    const isJoined = says === 'denied' || kind === 'traces';
    if (isJoined && !marksBefore.includes(lastBefore(plain, start))) {
      // 'Contiene latte e soia in tracce' may be milk all the same.
      const areSeveral = says === 'denied' ? isPlural.test(words) : this.cue?.says !== 'contains';
      const first = startOfJoined(this.sentence, start, areSeveral);
      if (first < start) this.pieces.sayFrom(first, says);
      if (first < start || says === 'denied') return first < start;
    }
    const areAll = isPlural.test(words) && !(says === 'denied' && this.cue?.says === 'contains');
    this.sayBefore(cue, says, isSame || kind === 'unsure' || areAll);
    return isLast || says === 'denied';
  }

  /**
   * 'Soia: NO (possibili tracce)', 'Latte: NO, prodotto in uno stabilimento che lo usa': whether a cue of
   * traces behind an answer is of what that answer denies, since it names nothing itself.
   */
  private isOfDenied(i: number): boolean {
    const { cues, plain } = this;
    const cue = cues[i];
    if (cue?.says !== 'traces' || !this.pieces.hasDenied) return false;
    const answer = cues
      .slice(Math.max(0, i - 4), i)
      .findLast(({ kind }) => !besideTraces.has(kind));
    if (answer?.kind !== 'no' && answer?.kind !== 'denied') return false;
    // 'Latte: no, tracce: no', 'Latte: no, nemmeno in tracce'
    const before = plain.slice(answer.end, cue.start);
    const isNone = ofNone.test(before.slice(before.lastIndexOf(',') + 1));
    if (isNone || cues[i + 1]?.says === 'denied') return false;
    return !this.hasNames(answer.end, clauseEnd(plain, cue.end, cue.end + maxTraces));
  }

  /** Whether the last cue leaves its names to what follows. */
  private isOpen(): boolean {
    const { cue: holding, text } = this;
    const last = this.cues.at(-1);
    if (!holding || !last || holding.says === null) return false;
    const { end } = holding;
    if (this.pieces.hasNames(({ start }) => start >= end)) return false;
    if (hasNoWord(text, last.end)) return last === holding;
    const colon = text.indexOf(':', end);
    const isTold = colon >= 0 && !hasNoWord(text, colon);
    return holding === last && last.kind === 'heading' && !isTold && text.length < maxTitle;
  }
}

/**
 * What a sentence says of the allergens that it names.
 * @param base what is said of its names where none of its own words tells
 */
export function readSentence(
  text: string,
  base: Says = null,
  place: SentencePlace = 'text',
): SentenceReading {
  const cues = cuesIn(plainText(text));
  return new SentenceReader(sentenceOf(text, cues), cues, base, place).read();
}
