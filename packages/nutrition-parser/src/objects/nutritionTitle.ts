import { readHeading, type Heading } from '../lexer/heading.ts';
import { fold } from '../text/fold.ts';
import { headings } from '../text/sectionNames.ts';
import { printed } from './values.ts';

/** Longer texts are no titles. */
const maxTitle = 60;

/** Whether a text is the title of a nutrition table: 'Informazioni nutrizionali'. */
export const isNutritionTitle = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length < maxTitle &&
  headings.get(fold(printed(value))) === 'nutrition';

/** The basis in the title of a table, 'Valori nutrizionali per 100 g'. */
export function basisOfTitle(title: string): Heading | null {
  const heading = title.length < maxTitle ? readHeading(printed(title)) : null;
  return heading?.role === 'value' && heading.hasBasis && heading.sure ? heading : null;
}
