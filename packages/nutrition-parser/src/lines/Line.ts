import { trimmedAround } from '../text/trim.ts';
import type { Token } from '../lexer/lineTokens.ts';
import { scanLine } from '../lexer/scanLine.ts';
import type { Cell } from '../text/source.ts';
import { servingsInLine } from './packFacts.ts';

/** A line that tells of the pack or a serving says little else. */
export const maxFact = 60;

/** Longer lines are no value below its name. */
export const maxLoose = maxFact + 20;

/** Characters of a line in which its pack may be told of, before its rows. */
const maxServings = 120;

/** A text without marks of emphasis and of lists. */
export const withoutMarks = (text: string): string => trimmedAround(text, '*_:†', '*#_•-');

/** A line of a text, and what a form may need of it: each is found once. */
export class Line {
  readonly cell: Cell;
  private parted: readonly Token[] | undefined = undefined;
  private bare: string | undefined = undefined;
  private told: number | null | undefined = undefined;

  constructor(cell: Cell) {
    this.cell = cell;
  }

  get text(): string {
    return this.cell.text;
  }

  /** Its names with their values, and its bases. */
  get tokens(): readonly Token[] {
    const { source, start, end } = this.cell;
    return (this.parted ??= scanLine(source, start, end));
  }

  /** The text without marks at its ends. */
  get clean(): string {
    return (this.bare ??= withoutMarks(this.text));
  }

  /** Servings of the pack that it tells: 'Porzione 30g Porzioni per confezione 33 Energia …'. */
  get servings(): number | undefined {
    if (this.told === undefined)
      this.told = servingsInLine(this.clean.slice(0, maxServings)) ?? null;
    return this.told ?? undefined;
  }

  get isShort(): boolean {
    return this.clean.length < maxFact;
  }
}
