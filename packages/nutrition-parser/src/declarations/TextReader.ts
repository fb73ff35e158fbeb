import { mayAnswer } from '../allergens/answers.ts';
import { isMarked } from '../allergens/footnotes.ts';
import { tracesMarksIn, type TracesMarks } from '../allergens/footnotes.ts';
import { mayHoldList } from '../document/listMarkers.ts';
import type { Said } from './Clauses.ts';
import { answersLast, mayAnswerFirst } from './answersFirst.ts';
import { answeredPieces, answersIn } from './answersIn.ts';
import { withReadBoxes } from './boxedLines.ts';
import type { Allergen } from '../lexicon/allergens.ts';
import { mayDeclare } from './cues.ts';
import { maxQuoteLength, type Found } from './Found.ts';
import type { Says } from './governing.ts';
import { isBareName, isShort } from './bareNames.ts';
import { linesOf, type Line } from './linesOf.ts';
import { namesIn, sentenceOf } from './names.ts';
import { readSentence, type SentenceReading } from './readSentence.ts';
import { sentencesOf, type SentencePart } from './sentencesOf.ts';
import { readTable, type CellReader } from './readTable.ts';

/** What is said of a text, and under which name: `allergeni: 'latte'`. */
export type Context = { says: Says; lead: string };

const nothing: SentenceReading = { said: [], open: null, last: null };

/** 'Soia*' of '* in tracce' is there in traces; in a list of ingredients it is contained all the same. */
const withMarks = (said: readonly Said[], text: string, marks: TracesMarks): readonly Said[] =>
  mayHoldList(text)
    ? said
    : said.map((name) =>
        name.says === 'contains' && isMarked(text, name.end, marks.marks)
          ? { ...name, says: 'traces' }
          : name,
      );

/** Reads the lines, cells and sentences of one text in order. */
class TextReader implements CellReader {
  private readonly found: Found;
  private readonly context: Context;
  /** What a title leaves to what follows it, and the title. */
  private open: Says = null;
  private title = '';
  /** What bare names behind the last sentence go on with. */
  private going: Says = null;
  private isFirst = true;
  /** The marks of names that are there in traces. */
  private marks: TracesMarks | null = null;
  /** Whether the bullets of a title's list are being read. */
  private inList = false;

  constructor(found: Found, context: Context) {
    this.found = found;
    this.context = context;
  }

  read(printed: string): void {
    this.marks = tracesMarksIn(printed);
    const text = this.marks?.text ?? printed;
    const holdsAnswers = mayAnswer(text) || mayAnswerFirst(text);
    let rows: string[][] = [];
    for (const line of holdsAnswers ? withReadBoxes(linesOf(text)) : linesOf(text)) {
      if (line.cells.length > 1) {
        rows.push(line.cells);
        continue;
      }
      readTable(rows, this);
      rows = [];
      const pieces = holdsAnswers ? answeredPieces(line.text) : [line.text];
      for (const piece of pieces) this.readLine({ ...line, text: piece }, holdsAnswers);
    }
    readTable(rows, this);
  }

  private readLine({ text, isBullet }: Line, holdsAnswers: boolean): void {
    const rest = holdsAnswers ? this.takeAnswers(text) : text;
    for (const [i, part] of sentencesOf(rest).entries()) {
      // 'Riso. ALLERGENI - Latte: presente - Soia: assente': answers behind the first sentence.
      const isBehind = i > 0 || rest !== text;
      const left = isBehind && holdsAnswers ? this.takeAnswers(part.text) : part.text;
      if (left !== '') this.readPart({ ...part, text: left }, isBullet);
    }
    // 'Contiene latte.' and on the next line 'Nocciola', a flavour.
    if (!isBullet && rest.trimEnd().endsWith('.') && (mayDeclare(rest) || !isBareName(rest)))
      this.going = null;
  }

  /** '☑ Latte ☐ Soia', 'LATTE SI': takes the answers of a line; what is behind them is read on. */
  private takeAnswers(text: string): string {
    // Cells are read one by one.
    const answers = text.includes(';') ? null : answersIn(answersLast(text));
    if (!answers) return text;
    const { said, last } = answers;
    const isLong = text.length > maxQuoteLength;
    for (const { kind, subject } of said) {
      const isTrace = kind === 'traces' || this.isOfTraces();
      this.addNames(subject, isTrace ? 'traces' : 'contains', isLong ? subject : text);
    }
    const rest = this.takeTraces(last, answers.rest);
    if (rest.trim() === '') return '';
    // 'Allergeni: glutine NO, latte'
    if (isBareName(rest)) this.going = this.context.says === 'traces' ? 'traces' : 'contains';
    return rest;
  }

  /**
   * Whether answers tell of traces alone: below 'Può contenere:' they do; behind 'Può contenere
   * tracce.', a sentence of its own, what is present is contained.
   */
  private isOfTraces(): boolean {
    const isTitled = this.open === 'traces' && !this.title.endsWith('.');
    return isTitled || this.context.says === 'traces';
  }

  /**
   * 'Soia: NO, possibili tracce. Latte: SI': takes what is behind an answer in its sentence where that
   * tells of traces of what it denies; gives back what is left to read.
   */
  private takeTraces(answer: string, rest: string): string {
    if (isBareName(rest) || !mayDeclare(rest)) return rest;
    const [sentence] = sentencesOf(answer);
    const [behind] = sentencesOf(rest);
    // 'Soia: NO. Può contenere tracce.'
    if (!sentence || !behind || !sentence.text.endsWith(behind.text)) return rest;
    const traces = readSentence(sentence.text).said.filter(({ says }) => says === 'traces');
    this.found.addSaid(traces, sentence.text, this.withLead('', ''));
    const isTaken = traces.length > 0 && namesIn(sentenceOf(behind.text)).length === 0;
    return isTaken ? rest.slice(rest.indexOf(behind.text) + behind.text.length) : rest;
  }

  /** Says it of all that a text names. */
  addNames(text: string, says: Says, quote: string): void {
    if (says === null || says === 'denied') return;
    this.add(
      namesIn(sentenceOf(text)).map(({ allergen }) => allergen),
      says,
      quote,
    );
  }

  add(allergens: readonly Allergen[], says: 'contains' | 'traces', quote: string): void {
    for (const allergen of allergens) this.found.add(allergen, says, this.withLead(quote, ''));
  }

  private withLead(words: string, title: string): string {
    return [this.context.lead, title, words].filter((part) => part !== '').join(': ');
  }

  private readPart({ text, goesOn }: SentencePart, isBullet: boolean): void {
    const isBehindTitle = this.open !== null;
    const isGoingOn = this.going !== null && (isBareName(text) || (isBullet && this.inList));
    this.inList = isBullet && (isBehindTitle || this.inList);
    const base = this.open ?? (isGoingOn ? this.goingOn(isBullet) : this.ownSays(text));
    const isOfField = this.isFirst && !isBehindTitle && !isGoingOn;
    this.isFirst = false;
    const { said, open, last } =
      base === null && !mayDeclare(text) ? nothing : readSentence(text, base, isOfField);
    const told = this.marks ? withMarks(said, text, this.marks) : said;
    this.found.addSaid(told, text, this.withLead('', isBehindTitle ? this.title : ''));
    const isItem = this.going !== null || isBehindTitle ? isBullet || isShort(text) : false;
    const isCued = last !== base && last !== null;
    if (goesOn || said.length > 0 || isCued) this.going = last;
    else if (!isBehindTitle && !(this.going !== null && isItem)) this.going = null;
    else if (isBehindTitle) this.going = isItem ? base : null;
    if (goesOn) this.open = last;
    else this.open = open;
    if (open !== null) this.title = text.endsWith(':') ? text.slice(0, -1).trimEnd() : text;
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

  /** Reads a cell; `says` is what the head of its column says. */
  readCell(text: string, says: Says): void {
    if (this.open === null && says !== null) this.open = says;
    for (const part of sentencesOf(text)) this.readPart(part, false);
  }

  /** What is in one row goes on in no other. */
  endRow(): void {
    this.open = null;
    this.going = null;
  }
}

/** Whether a clean text may declare anything where nothing around it does. */
const mayTell = (text: string, { says }: Context): boolean =>
  says === 'contains' || says === 'traces' || mayDeclare(text);

/** Reads what a clean text declares. */
export function readText(text: string, found: Found, context: Context): void {
  if (mayTell(text, context)) new TextReader(found, context).read(text);
}
