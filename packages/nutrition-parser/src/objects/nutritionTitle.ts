import { readHeading, type Heading } from '../lexer/heading.ts';
import { fold } from '../text/fold.ts';
import { headings } from '../text/sectionNames.ts';
import { readKey } from './readKey.ts';
import { printed } from './values.ts';

/** Longer texts are no titles. */
const maxTitle = 60;

/** Whether a folded text is the title of a nutrition table: 'informazioni nutrizionali'. */
export const titlesNutrition = (folded: string): boolean => headings.get(folded) === 'nutrition';

/** Whether a value is such a title as it is printed. */
export const isNutritionTitle = (value: unknown): value is string =>
  typeof value === 'string' && value.length < maxTitle && titlesNutrition(fold(printed(value)));

/** The basis in the title of a table, 'Valori nutrizionali per 100 g'. */
export function basisOfTitle(title: string): Heading | null {
  const heading = title.length < maxTitle ? readHeading(printed(title)) : null;
  return heading?.role === 'value' && heading.hasBasis && heading.sure ? heading : null;
}

/** 'Per 100 g' as it is printed, 'per_100g' as a code. */
export const headingNamed = (name: string): Heading | null =>
  name.includes('_') ? readKey(name).heading : readHeading(printed(name));
