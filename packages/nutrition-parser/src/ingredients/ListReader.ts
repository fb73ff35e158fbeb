import type { Ingredient } from '../model.ts';
import { spanOf, type Source } from '../text/source.ts';
import { additiveClassOf } from './additives.ts';
import { keepsDot } from './bracket.ts';
import { flavoursOf } from './flavoursOf.ts';
import { isDigit, newFrame, type Findings, type Variant } from './frame.ts';
import { ItemReader } from './ItemReader.ts';
import { readHead } from './itemText.ts';
import { mannerOf, marks, pastPlain } from './listManner.ts';
import { isSentenceStart, nextTrace, statementAt, statementEnd } from './statements.ts';
import { isAbbreviation, numberedPart, wholePart } from './listWords.ts';
import { variantHeading } from './variantHeading.ts';

const listNumber = /^\d{1,2}[.)] +(?=[a-zà-ù])/i;
const onlyCode = /^\s*e[\s-]?\d{3,4}[a-f]?\s*(?:[,;.)\]]|$)/i;

/** Reads one text of ingredients in a single pass. */
export class ListReader extends ItemReader {
  readonly variants: Variant[] = [];
  /** Lines are items: the text has hardly any commas. */
  private readonly byLine: boolean;
  /** The dash or slash that stands for a comma here; else 0. */
  private readonly parting: number;
  private label: string | undefined;

  constructor(source: Source, start: number, end: number, findings: Findings, label?: string) {
    const { mixed, byLine, parting } = mannerOf(source.text, start, end);
    super(source, start, end, findings, mixed);
    this.byLine = byLine;
    this.parting = parting;
    this.label = label;
    this.read(start);
    this.finishVariant(end);
  }

  private read(start: number): void {
    const { text, end } = this;
    let trace = nextTrace(text, start, end);
    for (let i = start; i < end;) {
      if (i >= trace) {
        const opens = i === trace && this.frames.length === 0 && !this.isItemStart(i);
        trace = nextTrace(text, i + 1, end);
        // '…, sale Può contenere tracce di uova': the full stop before it is lost.
        if (opens) {
          this.finishItem(i);
          this.startItem(i);
        }
      }
      if (this.frames.length === 0 && this.isItemStart(i)) {
        const next = this.readStart(i);
        if (next > i) {
          i = next;
          continue;
        }
      }
      const code = text.charCodeAt(i);
      i =
        code < 128 && marks[code] === 0
          ? pastPlain(text, i + 1, Math.min(end, trace))
          : this.step(i, code);
    }
  }

  private step(i: number, code: number): number {
    switch (code) {
      case 40:
      case 91:
      case 123:
        return this.openBracket(i);
      case 41:
      case 93:
      case 125:
        return this.closeBracket(i);
      case 44:
        if (isDigit(this.text.charCodeAt(i + 1)) && isDigit(this.text.charCodeAt(i - 1)))
          return i + 1;
        if (this.statementInside()) return i + 1;
        this.finishItem(i);
        return this.startItem(i + 1);
      case 59:
      case 0x2022:
      case 0xb7:
      case 124:
        this.finishItem(i);
        this.frame.open = null;
        return this.startItem(i + 1);
      case 45:
      case 47:
      case 0x2013:
        return this.dash(i, code === 0x2013 ? 45 : code);
      case 10:
        return this.newLine(i);
      case 46:
        return this.fullStop(i);
      case 58:
        return this.colon(i);
      default:
        return i + 1;
    }
  }

  /** Nothing but spaces and list marks stand between the item's start and here. */
  private isItemStart(i: number): boolean {
    return i === this.frame.start && this.frame.text === '';
  }

  /** At the start of an item of the list: a flavour's heading, a statement, or neither. */
  private readStart(i: number): number {
    const { text, end } = this;
    // '2. Cacao' on a line of its own
    const number = this.byLine ? listNumber.exec(text.slice(i, i + 8))?.[0].length : undefined;
    if (number !== undefined) return this.startItem(i + number);
    const heading = variantHeading(text, i, end);
    if (heading) {
      this.finishVariant(i);
      this.label = heading.label;
      return this.startItem(heading.end);
    }
    const statement = statementAt(text, i, end);
    if (!statement) return i;
    const stop = statementEnd(text, i, end);
    this.state(statement, i, stop);
    this.endSentence();
    return this.startItem(stop);
  }

  /** 'Leucina - Valina - Aroma': a mark between spaces that parts items, where it does in this list. */
  private dash(i: number, mark: number): number {
    const { text } = this;
    const isBetween = text.charCodeAt(i - 1) === 32 && text.charCodeAt(i + 1) === 32;
    if (mark !== this.parting || this.frames.length > 0 || !isBetween) return i + 1;
    this.finishItem(i);
    this.frame.open = null;
    return this.startItem(i + 1);
  }

  private newLine(i: number): number {
    if (this.byLine) {
      this.finishItem(i);
      if (this.frames.length === 0) this.endSentence();
      return this.startItem(i + 1);
    }
    // A line that begins a statement or a flavour ends the item; any other break is a space.
    let next = i + 1;
    while (
      next < this.end &&
      (this.text.charCodeAt(next) === 10 || this.text.charCodeAt(next) === 32)
    )
      next++;
    const isHead =
      this.frames.length === 0 &&
      (variantHeading(this.text, next, this.end) ?? statementAt(this.text, next, this.end)) !==
        null;
    const isParagraph = this.frames.length === 0 && this.text.slice(i + 1, next).includes('\n');
    if (!isHead && !isParagraph) return i + 1;
    this.finishItem(i);
    this.endSentence();
    return this.startItem(next);
  }

  private endSentence(): void {
    this.frame.open = null;
    this.frame.part = null;
  }

  /** A full stop ends the list's sentence, but neither '3.5%' nor 'tit.', 'L.', 'spp.'. */
  private fullStop(i: number): number {
    const { text, end } = this;
    const next = text.charCodeAt(i + 1);
    const isApart = i + 1 >= end || next === 32 || next === 10;
    // 'Aroma.Contiene latte'
    if (!isApart && !(next > 64 && next < 91 && statementAt(text, i + 1, end))) return i + 1;
    if (this.frames.length > 0) return i + 1;
    if (isAbbreviation(text, this.frame.start, i, end)) return i + 1;
    this.finishItem(keepsDot(text.slice(Math.max(this.frame.start, i - 16), i)) ? i + 1 : i);
    this.endSentence();
    return this.startItem(i + 1);
  }

  /** 'Edulcoranti:' opens a class, 'Capsula:' a group; other colons belong to the text. */
  private colon(i: number): number {
    const { frame, text } = this;
    const head = (frame.text + text.slice(frame.from, i)).trim();
    const next = text.charCodeAt(i + 1);
    if (isDigit(next) || head === '' || head.length > 80) return i + 1;
    // 'cacao: 55% min.'
    if (
      /^\s*(?:min\.?\s*)?\d[\d.,]*\s?%/.test(text.slice(i + 1, i + 16)) &&
      additiveClassOf(head) === undefined
    )
      return i + 1;
    // 'lecitina di soia: E322', but not 'solo gusto fragola: E120'
    const isCode = onlyCode.test(text.slice(i + 1, i + 14)) && !/\bgust[oi]\b/i.test(head);
    if (isCode && additiveClassOf(head) === undefined) return i + 1;
    const joint = head.lastIndexOf(' e ');
    if (
      joint > 0 &&
      additiveClassOf(head.slice(joint + 3)) !== undefined &&
      !additiveClassOf(head)
    ) {
      // 'aromi naturali e colorante: carminio': an item, and the class behind it.
      const at = text.lastIndexOf(' e ', i);
      this.finishItem(at);
      this.startItem(at + 3);
      return this.colon(i);
    }
    const { name, percent } = readHead(head);
    if (name === '') return i + 1;
    const role = additiveClassOf(name);
    if (
      role === undefined &&
      ((/\d\s?$/.test(head) && !numberedPart.test(head)) ||
        /\b(?:tit|titolat\w*|e\.?s|rapporto|der)\b\.?$/i.test(head))
    )
      return i + 1;
    // 'copertura (40%): zucchero, …, emulsionante: lecitina': a share of the whole.
    const isShare = role === undefined && (percent ?? frame.percent) !== undefined;
    const isPart = isShare || (role === undefined && wholePart.test(name) && this.beginsSentence());
    if (isPart) frame.part = null;
    const node: Ingredient = { name };
    if (percent ?? frame.percent) node.percent = percent ?? frame.percent;
    if (role !== undefined) node.role = role;
    node.children = [];
    node.span = spanOf(this.source, frame.start, i);
    this.among().push(node);
    if (isPart) frame.part = node;
    frame.open = isPart ? null : node;
    frame.openRole = role;
    return this.startItem(i + 1);
  }

  /** The list begins here, or a part of it did and is done. */
  private beginsSentence(): boolean {
    const { frame } = this;
    return (
      frame.items.length === 0 || frame.part !== null || isSentenceStart(this.text, frame.start)
    );
  }

  private finishVariant(at: number): void {
    while (this.frames.length > 0) this.closeBracket(at);
    this.finishItem(at);
    const { items } = this.frame;
    for (const item of items) dropEmpty(item);
    const flavours = this.label === undefined ? flavoursOf(items) : null;
    if (flavours) this.variants.push(...flavours);
    else if (items.length > 0 || this.label !== undefined) {
      this.variants.push(
        this.label === undefined
          ? { ingredients: items }
          : { label: this.label, ingredients: items },
      );
    }
    this.frame = newFrame(at);
    this.label = undefined;
  }
}

/** A heading without members is an item like any other. */
function dropEmpty(item: Ingredient): void {
  if (item.children?.length === 0) delete item.children;
}
