import type { Ingredient } from '../model.ts';
import { spanOf } from '../text/source.ts';
import { additiveClassOf, isMember } from './additives.ts';
import { isDigit } from './frame.ts';
import { ItemReader } from './ItemReader.ts';
import { readHead } from './itemText.ts';
import { numberedPart, wholePart } from './listWords.ts';
import { partHeadAt, partHeads } from './partHeads.ts';
import { isSentenceStart } from './statements.ts';

const onlyCode = /^\s*e[\s-]?\d{3,4}[a-f]?\s*(?:[,;.)\]]|$)/i;

/** Words of the names of classes: 'agente di trattamento della farina'. */
const longestClass = 5;

/** Reads what stands before a colon: additive classes, groups, parts of the product. */
export class HeadReader extends ItemReader {
  /** The part that began behind a semicolon, and ends at the next. */
  private brief: Ingredient | null = null;
  /** Whether sentences with heads of their own make up the list, once that was asked. */
  private parts: boolean | undefined;

  protected nextItem(i: number): number {
    const { frame } = this;
    this.finishItem(i);
    frame.open = null;
    if (frame.part === this.brief) frame.part = null;
    return this.startItem(i + 1);
  }

  protected endSentence(): void {
    this.frame.open = null;
    this.frame.part = null;
  }

  /** 'Edulcoranti:' opens a class, 'Capsula:' a group; other colons belong to the text. */
  protected colon(i: number): number {
    const { frame, text } = this;
    const head = (frame.text + text.slice(frame.from, i)).trim();
    const next = text.charCodeAt(i + 1);
    if (isDigit(next) || head === '' || head.length > 80) return i + 1;
    const behind = this.classBehind(head);
    if (behind > 0) {
      const at = text.lastIndexOf(head.slice(behind), i);
      const joint = /\s(?:ed?|[-–])\s*$/i.exec(text.slice(Math.max(frame.from, at - 8), at));
      this.finishItem(at - (joint?.[0].length ?? 0));
      this.startItem(at);
      return this.colon(i);
    }
    // 'cacao: 55% min.'
    if (
      /^\s*(?:min\.?\s*)?\d[\d.,]*\s?%/.test(text.slice(i + 1, i + 16)) &&
      additiveClassOf(head) === undefined
    )
      return i + 1;
    // 'lecitina di soia: E322', but not 'solo gusto fragola: E120'
    const isCode = onlyCode.test(text.slice(i + 1, i + 14)) && !/\bgust[oi]\b/i.test(head);
    if (isCode && additiveClassOf(head) === undefined) return i + 1;
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
    const isPart = isShare || (role === undefined && this.opensPart(name));
    if (isPart) frame.part = null;
    const node: Ingredient = { name };
    if (percent ?? frame.percent) node.percent = percent ?? frame.percent;
    if (role !== undefined) node.role = role;
    node.children = [];
    node.span = spanOf(this.source, frame.start, i);
    this.among().push(node);
    if (isPart) {
      frame.part = node;
      if (/;\s*$/.test(text.slice(Math.max(0, frame.start - 4), frame.start))) this.brief = node;
    }
    frame.open = isPart ? null : node;
    frame.openRole = role;
    return this.startItem(i + 1);
  }

  /** Where a class begins behind an item with no comma: 'aromi e colorante', 'E301 colorante'; -1. */
  private classBehind(head: string): number {
    const { children, openRole } = this.frame;
    const most = additiveClassOf(head) === undefined ? longestClass : 0;
    let at = head.lastIndexOf(' ');
    for (let words = 0; at > 0 && words < most; words++) {
      const before = head.slice(0, at).trimEnd();
      const isApart =
        children !== null ||
        /(?: ed?| [-–]|[%\n])$/i.test(before) ||
        (openRole !== undefined && isMember(before, openRole));
      if (isApart && additiveClassOf(head.slice(at + 1)) !== undefined) return at + 1;
      at = head.lastIndexOf(' ', at - 1);
    }
    return -1;
  }

  /** 'Compressa: …', or 'Biscotto: …' where another sentence begins with a head, too. */
  private opensPart(name: string): boolean {
    if (this.frames.length > 0) return false;
    if (wholePart.test(name)) return this.beginsSentence();
    return partHeadAt(this.text, this.frame.start) && this.beginsLine() && this.hasParts();
  }

  private beginsLine(): boolean {
    const { start } = this.frame;
    return this.text.charCodeAt(start - 1) === 10 || isSentenceStart(this.text, start);
  }

  protected hasParts(): boolean {
    return (this.parts ??= partHeads(this.text, this.from, this.end) > 1);
  }

  /** The list begins here, or a part of it did and is done. */
  private beginsSentence(): boolean {
    const { frame } = this;
    return (
      frame.items.length === 0 || frame.part !== null || isSentenceStart(this.text, frame.start)
    );
  }
}
