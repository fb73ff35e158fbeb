import type { AdditiveClass, Ingredient } from '../model.ts';
import { isSpace, spanOf, type Source } from '../text/source.ts';
import { additiveClassOf, classAtStart, isMember } from './additives.ts';
import { bracketOf, isExemptSource, whatIsBefore, type Bracket } from './bracket.ts';
import { AllergenReader } from './AllergenReader.ts';
import { findAllergens } from './findAllergens.ts';
import { deepest, newFrame, type Findings, type Frame } from './frame.ts';
import { behindAnd, joinedMembers } from './joinedMembers.ts';
import { pastMarks } from './listManner.ts';
import { isPartOf, isStrength, partIn, withoutOfWhich } from './partsOfItem.ts';
import { readItem, type ItemReading } from './readItem.ts';
import { statementAt } from './statements.ts';

/** Makes the items of a list, with their brackets and classes, from where its reader finds them. */
export class ItemReader extends AllergenReader {
  protected readonly end: number;
  /** Capitals mean something: the text also has small letters. */
  protected readonly mixed: boolean;
  protected frames: Frame[] = [];
  protected frame: Frame;
  private readonly contentStarts: number[] = [];
  private skipped = 0;

  constructor(source: Source, start: number, end: number, findings: Findings, mixed: boolean) {
    super(source, findings);
    this.end = end;
    this.mixed = mixed;
    this.frame = newFrame(start);
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
    this.contentStarts.push(i + 1);
    this.frame = newFrame(i + 1, true);
    return this.startItem(i + 1);
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
    const next = parent.children ? behindAnd(this.text, i + 1, this.end) : -1;
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
        if (found.length === 0) parent.text += `(${content})`;
        return;
      }
      case 'name':
        parent.text += `(${content})`;
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
      if (finding.exempt) exempt = true;
      else this.found(this.findings.allergens, finding.allergen, start + finding.start);
    }
    const { name } = reading;
    const percent = frame.percent ?? reading.percent;
    if (!frame.children && isStrength(frame, name, percent)) return;
    if (name === '') {
      this.finishNameless(percent);
      return;
    }
    // 'caramello (colorante E150d)' says what the caramel is.
    const mayLead = reading.leads !== undefined && frame.text === '';
    const lead = mayLead && (!frame.inner || frame.items.length > 0) ? classAtStart(printed) : null;
    if (lead) {
      this.openClass(printed.slice(0, lead.end), lead.role, start);
      this.startItem(start + lead.end + 1);
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
    if (frame.children && frame.children.length > 0) item.children = frame.children;
    item.span = spanOf(this.source, start, stop);
    if (!isPartOf(frame, item)) this.place(item);
  }

  /** A class whose members follow. */
  private openClass(name: string, role: AdditiveClass, start: number): void {
    const { frame } = this;
    const span = spanOf(this.source, start, start + name.length);
    frame.open = { name, role, children: [], span };
    frame.openRole = role;
    this.among().push(frame.open);
  }

  /** Whether an item that begins like a class ('gelatina') is a member of the one that is open. */
  private isOpenMember({ leads, name }: ItemReading): boolean {
    const { open, openRole } = this.frame;
    return (
      leads !== undefined && open !== null && openRole !== undefined && isMember(name, openRole)
    );
  }

  /** A lone percentage belongs to the item before it; a lone bracket holds items of the list. */
  private finishNameless(percent: number | undefined): void {
    const { frame } = this;
    if (frame.children) {
      for (const child of frame.children) this.place(child);
      return;
    }
    const previous = frame.open?.children?.at(-1) ?? frame.items.at(-1);
    if (previous && percent !== undefined) previous.percent ??= percent;
  }

  /** Puts an item under the open class or group, or behind it. */
  private place(item: Ingredient): void {
    const { frame } = this;
    const { open } = frame;
    if (!open?.children) {
      this.among().push(item);
      return;
    }
    const pair = frame.openRole === undefined ? null : joinedMembers(item, frame.openRole);
    // 'acidificante: acido citrico, antiagglomerante (E551)': another class is no member.
    const stays =
      open.children.length === 0 ||
      pair !== null ||
      frame.openRole === undefined ||
      isMember(item.name, frame.openRole) ||
      (item.code !== undefined && item.role === undefined);
    if (stays) {
      open.children.push(...(pair ?? [item]));
      if (open.span && item.span) open.span = { ...open.span, end: item.span.end };
      return;
    }
    frame.open = null;
    this.among().push(item);
  }

  /** The items beside which the next one stands: those of the part that is open, or of the list. */
  protected among(): Ingredient[] {
    const { part, items } = this.frame;
    return part?.children ?? items;
  }
}
