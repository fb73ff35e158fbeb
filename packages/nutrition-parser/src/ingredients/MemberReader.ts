import type { AdditiveClass, Allergen, Ingredient } from '../model.ts';
import { spanOf, type Source } from '../text/source.ts';
import { isMember } from './additives.ts';
import { AllergenReader } from './AllergenReader.ts';
import { newFrame, type Findings, type Frame } from './frame.ts';
import { joinedMembers } from './joinedMembers.ts';
import type { ItemReading } from './readItem.ts';

/** A group goes as far as its last member. */
function reachTo(group: Ingredient, { span }: Ingredient): void {
  if (group.span && span) group.span = { ...group.span, end: span.end };
}

/** Characters between two members of one item. */
const longestJoint = 8;

/** What has one member behind its colon. */
const ofOne = /^(?:aroma|enzima|amido|fibra)$/i;

/** Puts the items of a list where they belong: under the class or group that is open, or behind it. */
export class MemberReader extends AllergenReader {
  protected frames: Frame[] = [];
  protected frame: Frame;

  constructor(source: Source, start: number, findings: Findings) {
    super(source, findings);
    this.frame = newFrame(start);
  }

  /** 'supporto: gelatina di pesce', 'oli raffinati (soia)': what stands before makes Annex II exempt it. */
  protected isExemptHere(allergen: Allergen, name: string): boolean {
    const { open, openRole, children } = this.frame;
    if (allergen === 'soybeans') {
      const whole = this.frames.at(-1)?.text ?? '';
      return /^(?:oli|grassi)\b.*\braffinat/i.test(whole) && /^(?:di )?so[ij]a$/i.test(name);
    }
    if (allergen !== 'fish') return false;
    const use =
      openRole === 'carrier' ||
      /^chiarific/i.test(open?.name ?? '') ||
      /^chiarific/i.test(children?.[0]?.name ?? '');
    return use && /^(?:gelatina|colla|ittiocolla)\b/i.test(name);
  }

  /** A class whose members follow. */
  protected openClass(name: string, role: AdditiveClass, start: number): void {
    const { frame } = this;
    const span = spanOf(this.source, start, start + name.length);
    frame.open = { name, role, children: [], span };
    frame.openRole = role;
    this.among().push(frame.open);
  }

  /** Whether an item that begins like a class ('gelatina') is a member of the one that is open. */
  protected isOpenMember({ leads, name }: ItemReading): boolean {
    const { open, openRole } = this.frame;
    return (
      leads !== undefined && open !== null && openRole !== undefined && isMember(name, openRole)
    );
  }

  /** A lone percentage belongs to the item before it; a lone bracket holds items of the list. */
  protected finishNameless(percent: number | undefined): void {
    const { frame } = this;
    if (frame.children) {
      for (const child of frame.children) this.place(child);
      return;
    }
    const previous = frame.open?.children?.at(-1) ?? frame.items.at(-1);
    if (previous && percent !== undefined) previous.percent ??= percent;
  }

  /** Puts an item under the open class or group, or behind it. */
  protected place(item: Ingredient, start?: number): void {
    const { frame } = this;
    const { open, part } = frame;
    if (part) reachTo(part, item);
    if (!open?.children) {
      this.among().push(item);
      return;
    }
    // 'aroma: vaniglina, sale'
    if (open.children.length > 0 && open.name.length < 7 && ofOne.test(open.name)) {
      frame.open = null;
      this.among().push(item);
      return;
    }
    const pair = frame.openRole === undefined ? null : joinedMembers(item, frame.openRole);
    if (pair && start !== undefined) this.putInPlace(pair, start);
    // 'acidificante: acido citrico, antiagglomerante (E551)': another class is no member.
    const stays =
      open.children.length === 0 ||
      pair !== null ||
      frame.openRole === undefined ||
      isMember(item.name, frame.openRole) ||
      (item.code !== undefined && item.role === undefined);
    if (stays) {
      open.children.push(...(pair ?? [item]));
      reachTo(open, item);
      return;
    }
    frame.open = null;
    this.among().push(item);
  }

  /** Gives members that stood in one item, which begins at a place, a place each. */
  private putInPlace(members: readonly Ingredient[], start: number): void {
    let from = start;
    for (const member of members) {
      const at = this.text.indexOf(member.name, from);
      if (at < 0 || at > from + longestJoint) return;
      from = at + member.name.length;
      member.span = spanOf(this.source, at, from);
    }
  }

  /** The items beside which the next one stands: those of the part that is open, or of the list. */
  protected among(): Ingredient[] {
    const { part, items } = this.frame;
    return part?.children ?? items;
  }
}
