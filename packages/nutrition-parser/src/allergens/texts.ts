import type { Allergen } from '../lexicon/allergens.ts';
import { listMarkers, mayHoldList } from '../document/listMarkers.ts';
import { sectionEnd } from '../document/sections.ts';
import { languageOf } from '../language/languageOf.ts';
import { spanOf, type Source } from '../text/source.ts';
import { splitAtAny } from '../text/pieces.ts';
import { trimmedEnd } from '../text/trim.ts';
import { wordsForSigns } from './answerKinds.ts';
import { answersAt, mayAnswer } from './answers.ts';
import { mayAnswerFirst, namesAnsweredFirst } from './answersFirst.ts';
import { answerIn, hasNames, headsOf, sayingIn, type Head } from './columns.ts';
import { cuesIn, hasNoWord, mayDeclare, plainText, type Says } from './cues.ts';
import { isBareName } from './findAllergens.ts';
import { isShort, saysNo, sentenceOf } from './sentence.ts';
import { clauseAround, maxQuoteLength, quoteOf, type Found } from './findings.ts';
import { isMarked, tracesMarksIn, type TracesMarks } from './footnotes.ts';
import {
  isAnswerWord,
  linesOf,
  sentencesOf,
  withCommas,
  withReadBoxes,
  type Line,
  type Piece,
  type SentencePart,
} from './lines.ts';
import { readSentence, type SentenceReading } from './clauses.ts';
import type { Said } from './pieces.ts';
import { declaredBy, deniedByKey } from './subjects.ts';
import type { AllergenFinding } from '../model.ts';

/** What is said of a text, and under which name: `allergeni: 'latte'`; whether it is a list of ingredients. */
export type Context = { says: Says; lead: string; isList?: boolean };

type Presence = AllergenFinding['presence'];

const nothing: SentenceReading = { said: [], open: null, last: null };
const presences = ['contains', 'traces'] as const;

/** 'Soia*' of '* in tracce' is there in traces. */
const withMarks = (said: readonly Said[], text: string, { marks }: TracesMarks): readonly Said[] =>
  said.map((name) =>
    name.says === 'contains' && isMarked(text, name.end, marks)
      ? { ...name, says: 'traces' }
      : name,
  );

/** Longer lines are no labels whose answers have no mark. */
const maxUnmarked = 2000;
/** A title under which answers need no mark before them. */
const title = 'Allergeni: ';

/** Reads the lines, cells and sentences of one text in order. */
class TextReader {
  private readonly found: Found;
  private readonly source: Source;
  private readonly context: Context;
  private readonly text: string;
  /** Where the text begins in its source. */
  private readonly offset: number;
  /** What a title leaves to what follows it, and the title. */
  private open: Says = null;
  private title = '';
  /** What bare names behind the last sentence go on with. */
  private going: Says = null;
  private isFirst = true;
  /** The marks of names that are there in traces. */
  private readonly marks: TracesMarks | null;
  private readonly holdsAnswers: boolean;
  /** Whether the bullets of a title's list are being read. */
  private inList = false;

  constructor(found: Found, source: Source, { start, end, context }: Section) {
    const text = source.text.slice(start, end);
    this.found = found;
    this.source = source;
    this.offset = start;
    this.context = context;
    // In a list of ingredients what a mark tells of is contained all the same.
    this.marks = context.isList === true ? null : tracesMarksIn(text);
    this.text = this.marks?.text ?? text;
    this.holdsAnswers = mayAnswer(text) || mayAnswerFirst(text);
  }

  read(): void {
    const { text } = this;
    let rows: (readonly Piece[])[] = [];
    const lines = linesOf(text);
    for (const line of this.holdsAnswers ? withReadBoxes(text, lines) : lines) {
      if (line.cells.length > 1) {
        rows.push(line.cells);
        continue;
      }
      this.readTable(rows);
      rows = [];
      for (const piece of this.holdsAnswers ? answeredPieces(line) : [line])
        this.readLine({ ...line, ...piece });
    }
    this.readTable(rows);
  }

  private add(allergen: Allergen, presence: Presence, place: Place, words: string): void {
    const { start, end, source } = place;
    const from = this.offset + start;
    const span = spanOf(this.source, from, Math.max(from, this.offset + end));
    const quote = [this.context.lead, words].filter((part) => part !== '').join(': ');
    this.found.add({ allergen, presence, span, source }, quote);
  }

  /** Says it of all that a piece names. */
  private addNames({ text, start }: Piece, says: Says, quote: string): void {
    if (says !== 'contains' && says !== 'traces') return;
    for (const name of sentenceOf(text).names) {
      const place = { start: start + name.start, end: start + name.end, source: 'answer' } as const;
      this.add(name.allergen, says, place, quote);
    }
  }

  private addSaid(said: readonly Said[], { text, start }: Piece, lead: string): void {
    for (const { says, allergen, start: from, end } of said) {
      if (says === 'denied') continue;
      const isItem = this.context.isList === true && says === 'contains';
      const source = isItem ? 'list' : 'statement';
      const place = { start: start + from, end: start + end, source } as const;
      const words = isItem ? clauseAround(text, from, end).trim() : quoteOf(text, from, end);
      this.add(allergen, says, place, lead === '' ? words : `${lead}: ${words}`);
    }
  }

  private readLine(line: Line): void {
    const rest = this.takeAnswers(line);
    for (const [i, part] of sentencesOf(rest.text).entries()) {
      const own = { ...part, start: rest.start + part.start };
      // 'Riso. ALLERGENI - Latte: presente - Soia: assente': answers behind the first sentence.
      const left = i > 0 || rest.text !== line.text ? this.takeAnswers(own) : own;
      if (left.text !== '') this.readPart({ ...own, ...left }, line.isBullet);
    }
    // 'Contiene latte.' and on the next line 'Nocciola', a flavour.
    const isEnd = rest.text.trimEnd().endsWith('.');
    if (!line.isBullet && isEnd && (mayDeclare(rest.text) || !isBareName(rest.text)))
      this.going = null;
  }

  /** '☑ Latte ☐ Soia', 'LATTE SI': takes the answers of a line; gives what is behind them. */
  private takeAnswers({ text, start }: Piece): Piece {
    // Cells are read one by one.
    if (!this.holdsAnswers || text.includes(';')) return { text, start };
    const first = namesAnsweredFirst({ text, start });
    if (first) {
      for (const name of first)
        this.addNames(
          name,
          this.context.says === 'traces' ? 'traces' : 'contains',
          text.length > maxQuoteLength ? name.text : text,
        );
      return { text: '', start };
    }
    const answers = answersIn(text, this.context.isList !== true);
    if (!answers) return { text, start };
    // Below 'Può contenere:' answers tell of traces; behind 'Può contenere tracce.' they do not.
    const isTitled = this.open === 'traces' && !this.title.endsWith('.');
    const isOfTraces = isTitled || this.context.says === 'traces';
    for (const { kind, start: from, end } of answers.statements) {
      const subject = { text: text.slice(from, end), start: start + from };
      const quote = text.length > maxQuoteLength ? subject.text : text;
      this.addNames(subject, isOfTraces ? 'traces' : kind, quote);
    }
    const rest = text.slice(answers.end);
    const from = this.takeTraces(
      { text: text.slice(answers.last), start: start + answers.last },
      rest,
    );
    // 'Allergeni: glutine NO, latte'
    if (rest.trim() !== '' && isBareName(rest)) this.going = isOfTraces ? 'traces' : 'contains';
    const left = rest.slice(from);
    return { text: left.trim() === '' ? '' : left, start: start + answers.end + from };
  }

  /**
   * 'Soia: NO, possibili tracce. Latte: SI': takes what is behind an answer in its sentence where that
   * tells of traces of what it denies; gives how much of the rest it took.
   */
  private takeTraces(answer: Piece, rest: string): number {
    if (isBareName(rest) || !mayDeclare(rest)) return 0;
    const [sentence] = sentencesOf(answer.text);
    const [behind] = sentencesOf(rest);
    // 'Soia: NO. Può contenere tracce.'
    if (!sentence || !behind || !sentence.text.endsWith(behind.text)) return 0;
    const traces = readSentence(sentence.text).said.filter(({ says }) => says === 'traces');
    this.addSaid(traces, { ...sentence, start: answer.start + sentence.start }, '');
    const isTaken = traces.length > 0 && !hasNames(behind.text);
    return isTaken ? behind.start + behind.text.length : 0;
  }

  private readPart({ text, start, goesOn }: SentencePart, isBullet: boolean): void {
    const isBehindTitle = this.open !== null;
    const isGoingOn = this.going !== null && (isBareName(text) || (isBullet && this.inList));
    this.inList = isBullet && (isBehindTitle || this.inList);
    const base = this.open ?? (isGoingOn ? this.goingOn(isBullet) : this.ownSays(text));
    const isOfField = this.isFirst && !isBehindTitle && !isGoingOn;
    this.isFirst = false;
    const { said, open, last } =
      base === null && !mayDeclare(text)
        ? nothing
        : readSentence(text, base, this.context.isList ? 'list' : isOfField ? 'field' : 'text');
    const told = this.marks ? withMarks(said, text, this.marks) : said;
    this.addSaid(told, { text, start }, isBehindTitle ? this.title : '');
    const isItem = (this.going !== null || isBehindTitle) && (isBullet || isShort(text));
    const isCued = last !== base && last !== null;
    if (goesOn || said.length > 0 || isCued) this.going = last;
    else if (!isBehindTitle && !(this.going !== null && isItem)) this.going = null;
    else if (isBehindTitle) this.going = isItem ? base : null;
    this.open = goesOn ? last : open;
    if (open !== null) this.title = trimmedEnd(quoteOf(text, text.length, text.length), ':').trim();
  }

  /** What the field says of a sentence; `{ senza: 'Latte. Allergeni: soia' }` denies the first alone. */
  private ownSays(text: string): Says {
    const { says } = this.context;
    return says === 'denied' && !this.isFirst && !isBareName(text) ? null : says;
  }

  /** What a bare name goes on with; `{ allergeni: 'Senza glutine. Latte.' }` denies no milk. */
  private goingOn(isBullet: boolean): Says {
    const { going, context } = this;
    return going === 'denied' && !isBullet ? (context.says ?? going) : going;
  }

  /** Reads the rows of a table: by their first cell, and by the heads of their columns. */
  private readTable(printed: readonly (readonly Piece[])[]): void {
    // '---|---' is a rule.
    const rows = printed.filter(
      (row) => !row.every(({ text }) => hasNoWord(text) && !text.includes('✓')),
    );
    const wordFor = wordsForSigns(rows.flatMap((row) => row.slice(1).map(({ text }) => text)));
    const [first, ...others] = rows.map((row) =>
      row.map((cell, i) => (i === 0 ? cell : { ...cell, text: wordFor(cell.text) })),
    );
    if (!first) return;
    const heads = headsOf(first);
    // 'Latte | Soia' above 'no | sì': the first row asks and declares nothing.
    const isAsking = others.some(
      (row) =>
        !row.slice(0, 1).some(({ text }) => hasNames(text)) &&
        row.some(({ text }, i) => heads[i]?.hasNames === true && answerIn(text) !== undefined),
    );
    if (!isAsking) this.readRow(first, []);
    for (const row of others) this.readRow(row, heads);
  }

  private readRow(row: readonly Piece[], heads: readonly Head[]): void {
    const isAnswered = this.readAnswers(row, heads);
    for (const [i, cell] of isAnswered ? [] : row.entries()) {
      const head = heads[i];
      const answer = head?.hasNames === true ? answerIn(cell.text) : undefined;
      if (head && answer !== undefined) {
        // 'Cross sesamo': a head with a name of its own says no more than that there may be traces.
        const says = declaredBy(head.text) === 'traces' ? 'traces' : null;
        this.addNames(head, sayingIn(answer, { ...head, says }), `${head.text}: ${cell.text}`);
      } else this.readCell(cell, head?.says ?? null);
    }
    // What is in one row goes on in no other.
    this.open = null;
    this.going = null;
  }

  /** Reads a cell; `says` is what the head of its column says. */
  private readCell({ text, start }: Piece, says: Says): void {
    if (this.open === null && says !== null) this.open = says;
    for (const part of sentencesOf(text))
      this.readPart({ ...part, start: start + part.start }, false);
  }

  /** 'Latte | SI', 'Soia | | x' */
  private readAnswers(row: readonly Piece[], heads: readonly Head[]): boolean {
    const [subject, ...cells] = row;
    if (!subject) return false;
    const texts = cells.map(({ text }) => text);
    const answers = texts.map(answerIn);
    const quote = [subject.text, ...texts].filter((cell) => cell !== '').join(': ');
    // 'Senza lattosio | No'
    const place = { start: subject.start, end: subject.start + subject.text.length };
    if (texts.some(saysNo)) {
      for (const allergen of deniedByKey(subject.text))
        this.add(allergen, 'contains', { ...place, source: 'answer' }, quote);
    }
    if (!hasNames(subject.text)) return false;
    // Where columns say what a mark means, none says nothing.
    const isUnmarked =
      texts.every((cell) => cell === '') && heads.slice(1).some(({ says }) => says);
    if (answers.every((answer) => answer === undefined)) return isUnmarked;
    const all = answers.map((answer, i) => sayingIn(answer, heads[i + 1]));
    this.addNames(subject, presences.find((says) => all.includes(says)) ?? null, quote);
    return true;
  }
}

type Place = { start: number; end: number; source: AllergenFinding['source'] };

/** Whether each piece of a line is a name with its answer: 'Prodotto con latte e soia, glutine assente' is not. */
const isOfAnswers = (text: string): boolean =>
  splitAtAny(text, ',|/–').every((piece) => {
    const answer = piece.trim();
    const gap = Math.max(0, answer.lastIndexOf(' '));
    const isName = cuesIn(plainText(answer.slice(0, gap))).every(
      ({ kind }) => kind === 'heading' || kind === 'none' || kind === 'affirmed',
    );
    return answer === '' || (isName && isAnswerWord(plainText(answer.slice(gap).trim())));
  });

/** The answers at the start of a line, or those without a mark before them that are all of it. */
function answersIn(
  text: string,
  mayLackMarks: boolean,
): { statements: Statements; end: number; last: number } | null {
  const marked = text.length > maxUnmarked ? text : withCommas(text);
  const plain = (): ReturnType<typeof answersIn> => {
    const answers = answersAt(text, 0, text.length);
    return answers && { ...answers, last: answers.last ?? text.length };
  };
  const own = marked === text ? plain() : null;
  if (own) return own;
  const titled =
    mayLackMarks && text.length <= maxUnmarked && isOfAnswers(marked)
      ? answersAt(title + marked, 0, title.length + marked.length)
      : null;
  if (titled?.end === title.length + marked.length) {
    const statements = titled.statements.map((statement) => ({
      ...statement,
      start: statement.start - title.length,
      end: statement.end - title.length,
    }));
    return { statements, end: text.length, last: text.length };
  }
  return marked === text ? null : plain();
}

type Statements = readonly { kind: Presence; start: number; end: number }[];

/** 'Latte: no, tracce possibili; uova: no': each name with its answer; any other line as it is. */
function answeredPieces({ text, start }: Piece): readonly Piece[] {
  if (!text.includes(';')) return [{ text, start }];
  let at = start;
  const pieces = text.split(';').map((piece) => {
    const own = { text: piece, start: at };
    at += piece.length + 1;
    return own;
  });
  // 'uova. Allergeni: …' ends a sentence before.
  const areOfNames = pieces.every(({ text: piece }) => {
    const name = piece.slice(0, Math.max(0, piece.indexOf(':')));
    return name !== '' && !name.includes('. ') && isBareName(name);
  });
  return areOfNames ? pieces : [{ text, start }];
}

/** A piece of a text, and what is said of it. */
type Section = { start: number; end: number; context: Context };

/** The lists of ingredients in a text, behind their headings, and what is around them. */
function sectionsOf(text: string, context: Context): Section[] {
  const whole = { start: 0, end: text.length, context };
  const isOfList = context.isList === true;
  if (!isOfList && !mayHoldList(text)) return [whole];
  const markers = listMarkers(text);
  const others: Context = isOfList ? { says: null, lead: '' } : context;
  const ofList: Context = { says: 'contains', lead: '', isList: true };
  const hasHeading = markers.some(({ kind }) => kind === 'ingredients');
  const first = markers[0]?.start ?? text.length;
  const isOwnList = isOfList && !hasHeading && languageOf(text.slice(0, first)) !== 'other';
  const sections: Section[] = [{ start: 0, end: first, context: isOwnList ? context : others }];
  let tabs: string[] = [];
  for (const [i, { kind, start, textStart }] of markers.entries()) {
    const end = markers[i + 1]?.start ?? text.length;
    const isEmpty = text.slice(textStart, end).trim() === '';
    // 'Descrizione', 'Ingredienti', 'Nutrizione': tabs, with what is in one of them behind all.
    const isBehindTabs = !isEmpty && tabs.length > 1 && tabs.includes('ingredients');
    tabs = isEmpty ? [...tabs, kind] : [];
    const isList = kind === 'ingredients' || isBehindTabs;
    const stop = isList ? sectionEnd(text, markers, i) : start;
    // What is in another language is read like any other text.
    const isRead = languageOf(text.slice(textStart, stop)) !== 'other';
    if (isRead) sections.push({ start: textStart, end: stop, context: ofList });
    sections.push({ start: isRead ? stop : start, end, context: others });
  }
  return sections.filter((section) => section.end > section.start);
}

/** Reads what a clean text declares. */
export function readText(source: Source, found: Found, place: Context): void {
  for (const section of sectionsOf(source.text, place)) {
    const { start, end, context } = section;
    const isOfAllergens = context.says === 'contains' || context.says === 'traces';
    if (isOfAllergens || mayDeclare(source.text.slice(start, end)))
      new TextReader(found, source, section).read();
  }
}
