import type { Allergen, AllergenFinding } from '../model.ts';
import { onOneLine } from '../text/chars.ts';
import { trimmedEnd } from '../text/trim.ts';

/** Longer sentences are quoted by the clause that names the allergen. */
export const maxQuoteLength = 160;
const ends = ',;.()|';

/** The clause around a name. */
export function clauseAround(text: string, start: number, end: number): string {
  let from = start;
  let to = end;
  while (from > 0 && start - from < maxQuoteLength && !ends.includes(text.charAt(from - 1))) from--;
  while (to < text.length && to - end < maxQuoteLength && !ends.includes(text.charAt(to))) to++;
  return text.slice(from, to);
}

/** A sentence, or of a long one the clause around a name. */
export const quoteOf = (text: string, start: number, end: number): string =>
  text.length > maxQuoteLength ? clauseAround(text, start, end) : text;

/** What was found so far; what is said of an allergen more than once is kept with each of its quotes. */
export class Found {
  private readonly findings = new Map<string, AllergenFinding>();
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

  add(finding: AllergenFinding, words: string): void {
    const quote = onOneLine(words);
    const { allergen, presence } = finding;
    // The reader of lists quotes a clause, that of sentences the same words with their full stop.
    const key = `${presence} ${allergen} ${trimmedEnd(quote, '.')}`;
    const known = this.findings.get(key)?.quote ?? '';
    if (known.length < quote.length || !this.findings.has(key))
      this.findings.set(key, { ...finding, quote });
  }

  all(): AllergenFinding[] {
    return [...this.findings.values()];
  }
}

/** The allergens that findings tell to be there, each once. */
export const allergensOfFindings = (
  findings: readonly AllergenFinding[],
  presence: AllergenFinding['presence'],
): Allergen[] => [
  ...new Set(findings.filter((own) => own.presence === presence).map(({ allergen }) => allergen)),
];
