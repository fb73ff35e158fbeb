import type { AdditiveClass, Ingredient } from '../model.ts';
import { isSpace, spanOf, type Source } from '../text/source.ts';
import { additiveClassOf, classAtStart, leadingClass } from './additives.ts';
import { bracketOf, codeOf, isExemptSource, whatIsBefore, type Bracket } from './bracket.ts';
import { findAllergens } from './findAllergens.ts';
import { deepest, newFrame, type Findings, type Frame } from './frame.ts';
import { behindAnd, joinedMembers } from './joinedMembers.ts';
import { pastMarks } from './listManner.ts';
import { MemberReader } from './MemberReader.ts';
import { isPartOf, takeStrength, partIn, withoutOfWhich } from './partsOfItem.ts';
import { readItem } from './readItem.ts';
import { statementAt } from './statements.ts';

const contains = /\s*(?:contiene|contenente|con)\b:? (?=.)/iy;

/** '(contiene emulsionante: lecitina di soia)' holds an ingredient: past the word before it. */
function pastContains(text: string, at: number): number {
  // 'c', 'C' or a space
  if ((text.charCodeAt(at) | 32) !== 99 && text.charCodeAt(at) !== 32) return at;
  contains.lastIndex = at;
  const start = at + (contains.exec(text)?.[0].length ?? 0);
  const isClass =
    start > at && leadingClass(text.slice(start, start + 60).replace(/[(:]/g, ' ')) !== undefined;
  return isClass ? start : at;
}

/** '(acesulfame K e sucralosio)': members of a class. */
const parted = (children: Ingredient[], role: AdditiveClass | undefined): Ingredient[] =>
  role === undefined ? children : children.flatMap((child) => joinedMembers(child, role) ?? child);

/** Makes the items of a list, with their brackets and classes, from where its reader finds them. */
export class ItemReader extends MemberReader {
  protected readonly from: number;
  protected readonly end: number;
  /** Capitals mean something: the text also has small letters. */
  protected readonly mixed: boolean;
  private readonly contentStarts: number[] = [];
  private skipped = 0;

  constructor(source: Source, start: number, end: number, findings: Findings, mixed: boolean) {
    super(source, start, findings);
    this.from = start;
    this.end = end;
    this.mixed = mixed;
  }

  protected startItem(at: number): number {
    const { frame } = this;
    const i = pastMarks(this.text, at, this.end, frame.text === '');
    frame.start = i;
    frame.from = i;
    frame.text = '';
    frame.children = null;
    frame.percent = undefined;
    frame.code = undefined;
    frame.exempt = false;
    return i;
  }

  protected openBracket(i: number): number {
    if (this.frames.length >= deepest) {
      this.skipped++;
      return i + 1;
    }
    const { frame } = this;
    frame.text += this.text.slice(frame.from, i);
    this.frames.push(frame);
    const start = pastContains(this.text, i + 1);
    this.contentStarts.push(start);
    this.frame = newFrame(start, true);
    return this.startItem(start);
  }

  protected closeBracket(i: number): number {
    if (this.skipped > 0) {
      this.skipped--;
      return i + 1;
    }
    const parent = this.frames.pop();
    const contentStart = this.contentStarts.pop() ?? i;
    if (!parent) {
      this.frame.text += `${this.text.slice(this.frame.from, i)} `;
      this.frame.from = i + 1;
      return i + 1;
    }
    // Items of a bracket are only made where they are kept: the bracket is judged by its text first.
    const inner = this.frame;
    this.frame = parent;
    parent.from = i + 1;
    this.applyBracket(parent, inner, contentStart, i);
    // 'ossido di ferro (E172) e biossido di titanio (E171)'
    const isOver = parent.children !== null || parent.code !== undefined;
    const next = isOver ? behindAnd(this.text, i + 1, this.end) : -1;
    if (next < 0) return i + 1;
    this.finishItem(i + 1);
    return this.startItem(next);
  }

  private applyBracket(parent: Frame, inner: Frame, from: number, to: number): void {
    const content = this.text.slice(from, to);
    const isPlain = inner.items.length === 0 && inner.open === null;
    const isSource = isPlain && isExemptSource(this.text, parent.start, from, to);
    const bracket: Bracket = isSource ? { kind: 'contains' } : bracketOf(content);
    switch (bracket.kind) {
      case 'percent':
        parent.percent = bracket.percent;
        return;
      case 'code':
        parent.code ??= bracket.code;
        return;
      case 'base':
        return;
      case 'traces':
        this.state('traces', from, to);
        return;
      case 'contains': {
        const found = findAllergens(this.text, whatIsBefore(parent.start, from), to).filter(
          ({ start }) => start >= from,
        );
        for (const { allergen, exempt, start } of found) {
          if (exempt) parent.exempt = true;
          else this.found(this.findings.allergens, allergen, start);
        }
        if (found.length === 0) parent.text += `(${content.replace(/^\s*\*/, '').trim()})`;
        return;
      }
      case 'name':
        parent.text += `(${content.replace(/^\s*\*/, '').trim()})`;
        this.note(parent, content, from);
        return;
      default:
    }
    // 'acido citrico (acidificante)': the bracket names the class.
    const role = isPlain ? additiveClassOf(content) : undefined;
    if (role !== undefined) {
      parent.text += ' ';
      parent.children ??= [];
      const node: Ingredient = { name: content.trim(), role };
      parent.children.push({ ...node, span: spanOf(this.source, from, to) });
      return;
    }
    this.frame = inner;
    this.finishItem(to);
    this.frame = parent;
    parent.text += ' ';
    parent.children ??= [];
    const [first, second] = inner.items;
    // 'acido citrico (E330, acidificante)'
    if (
      first &&
      first.code !== undefined &&
      first.code === codeOf(first.name) &&
      second?.role !== undefined &&
      !second.children
    )
      parent.code ??= inner.items.shift()?.code;
    for (const item of inner.items) parent.children.push(item);
  }

  /** Whether 'può contenere …' or 'contiene …' closes the bracket that is open, commas and all. */
  protected statementInside(): 'traces' | 'contains' | null {
    const { frame, text, end } = this;
    if (!frame.inner || frame.items.length === 0) return null;
    const statement = statementAt(text, frame.start, end);
    return statement === 'traces' || statement === 'contains' ? statement : null;
  }

  protected finishItem(at: number): void {
    const { frame } = this;
    const { start } = frame;
    let stop = at;
    while (stop > start && isSpace(this.text.charCodeAt(stop - 1))) stop--;
    const statement = this.statementInside();
    if (statement) {
      this.state(statement, start, stop);
      return;
    }
    const tail = this.text.slice(frame.from, Math.max(frame.from, stop));
    const printed = frame.text === '' ? tail : frame.text + tail;
    if (printed === '' && !frame.children) return;
    const part = frame.text === '' ? partIn(printed) : -1;
    if (part > 0) {
      this.finishItem(start + part);
      this.startItem(start + part);
      this.finishItem(at);
      return;
    }
    const reading = readItem(withoutOfWhich(printed, frame), this.mixed);
    let { exempt } = frame;
    for (const finding of reading.found) {
      if (finding.exempt || this.isExemptHere(finding.allergen, reading.name)) exempt = true;
      else this.found(this.findings.allergens, finding.allergen, start + finding.start);
    }
    const { name } = reading;
    const percent = frame.percent ?? reading.percent;
    const whole = frame.children ? null : takeStrength(frame, name, percent);
    if (whole?.span) whole.span.end = spanOf(this.source, start, stop).end;
    if (whole) return;
    if (name === '') {
      this.finishNameless(percent);
      return;
    }
    // 'caramello (colorante E150d)' says what the caramel is.
    const mayLead = reading.leads !== undefined && frame.text === '';
    const lead = mayLead && (!frame.inner || frame.items.length > 0) ? classAtStart(printed) : null;
    if (lead) {
      this.openClass(printed.slice(0, lead.end), lead.role, start);
      this.startItem(start + lead.from);
      this.finishItem(at);
      return;
    }
    const item: Ingredient = { name };
    if (percent !== undefined) item.percent = percent;
    const code = frame.code ?? reading.code;
    if (code !== undefined) item.code = code;
    const role = this.isOpenMember(reading) ? reading.role : reading.leads;
    if (role !== undefined) item.role = role;
    if (exempt) item.exempt = true;
    if (frame.children && frame.children.length > 0) item.children = parted(frame.children, role);
    item.span = spanOf(this.source, start, stop);
    if (!isPartOf(frame, item)) this.place(item, start);
  }
}
