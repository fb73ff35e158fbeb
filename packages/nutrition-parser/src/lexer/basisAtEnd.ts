import { anyOf, pattern } from '../lexicon/patterns.ts';
import { doses, pieces } from '../lexicon/vocabulary.ts';
import { readHeading, withoutLabel, type Heading } from './heading.ts';

const servings = anyOf([...doses.keys(), ...pieces.keys(), 'serve', 'daily dose'].join('|'), '|');
const ending = pattern(
  ` \\(?(?:(?:per|x|su|a|ogni|in) ?)?(?:{HUNDRED}|100|g ?100 ?g?|(?:${servings} )?\\d+ ?g|(?:\\d+ )?${servings})\\)?$`,
);

/** Whether a text ends with a basis, by its form. */
export const endsWithBasis = (text: string): boolean => ending.test(` ${text}`);

/** A text without the basis at its end, which may be all of it: 'proteine per 100 g', 'proteine dose'. */
export function withoutBasis(text: string): { rest: string; heading: Heading | null } {
  const per = ` ${text.toLowerCase()}`.lastIndexOf(' per ');
  const found = ending.exec(` ${text}`);
  const at = found ? found.index : per;
  const basis = at < 0 ? '' : text.slice(at).trim();
  const heading = at < 0 ? null : readHeading(basis.endsWith('100') ? `${basis} g` : basis);
  if (heading?.role !== 'value' || !heading.hasBasis) return { rest: text, heading: null };
  return { rest: text.slice(0, Math.max(0, at)).trimEnd(), heading: withoutLabel(heading) };
}
