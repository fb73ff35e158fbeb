import type { Allergen } from '../lexicon/allergens.ts';
import { onOneLine } from '../text/chars.ts';
import { trimmedEnd } from '../text/trim.ts';
import type { Said } from './Clauses.ts';

export type Declaration = {
  allergen: Allergen;
  says: 'contains' | 'traces';
  /** The words that say so; behind the name of their field, title or row where they have one. */
  quote: string;
};

/** Longer sentences are quoted by the clause that names the allergen. */
export const maxQuoteLength = 160;
const ends = ',;.()|';

/** The clause around a name. */
function clauseAround(text: string, { start, end }: Pick<Said, 'start' | 'end'>): string {
  let from = start;
  let to = end;
  while (from > 0 && start - from < maxQuoteLength && !ends.includes(text.charAt(from - 1))) from--;
  while (to < text.length && to - end < maxQuoteLength && !ends.includes(text.charAt(to))) to++;
  return text.slice(from, to);
}

/** What was found so far; what is said of an allergen more than once is kept with each of its quotes. */
export class Found {
  private readonly declarations = new Map<string, Declaration>();
  /** What may still be read: texts, fields and items. */
  private left: number;

  constructor(most: number) {
    this.left = most;
  }

  /** Counts what is looked at; false where it is too much. */
  mayRead(size: number): boolean {
    this.left -= size;
    return this.left >= 0;
  }

  add(allergen: Allergen, says: 'contains' | 'traces', quote: string): void {
    const words = onOneLine(quote);
    // The reader of lists quotes a clause, that of sentences the same words with their full stop.
    const key = `${says} ${allergen} ${trimmedEnd(words, '.')}`;
    const known = this.declarations.get(key);
    if (!known || known.quote.length < words.length)
      this.declarations.set(key, { allergen, says, quote: words });
  }

  /** Adds what a text says; `lead` is before its quotes. */
  addSaid(said: readonly Said[], text: string, lead: string): void {
    for (const name of said) {
      if (name.says === 'denied') continue;
      const words = text.length > maxQuoteLength ? clauseAround(text, name) : text;
      this.add(name.allergen, name.says, lead === '' ? words : `${lead}: ${words}`);
    }
  }

  all(): Declaration[] {
    return [...this.declarations.values()];
  }
}
