import { pattern } from '../../lexicon/patterns.ts';
import { withoutEnding } from '../../text/pieces.ts';
import { cellText } from '../../text/source.ts';
import { readHeading } from '../../lexer/heading.ts';
import type { LineForm } from '../form.ts';
import { stackHeading } from '../headingFacts.ts';

const measure = pattern('^{HUNDRED}$|^\\d{1,3}(?:[.,]\\d)? ?{MEASURE}$');

/** Measures on lines of their own, above the first row: the headings of columns. */
export const measureHeading: LineForm = {
  name: 'measure as heading',
  example: 'Valori nutrizionali\n100 g',
  match(line, context) {
    const { pending, table } = context;
    if (table.rowCount > 0 || !measure.test(line.clean)) return null;
    const title = pending
      ? readHeading(withoutEnding(cellText(pending.name), [' per', ' Per']))
      : null;
    if (pending && title?.hasBasis !== false) return null;
    const heading = readHeading(line.clean);
    return heading && stackHeading(context, heading, line.clean);
  },
};
