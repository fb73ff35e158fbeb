import { pattern } from '../../lexicon/patterns.ts';
import { withoutEnding } from '../../text/pieces.ts';
import { cellText } from '../../text/source.ts';
import { readHeadLine } from '../../lexer/headLine.ts';
import { readHeading } from '../../lexer/heading.ts';
import type { LineContext } from '../context.ts';
import type { LineForm } from '../form.ts';
import { setHeadings, stackHeading } from '../headingFacts.ts';
import { gapCells } from '../valueCells.ts';

const measure = pattern('^{HUNDRED}$|^\\d{1,3}(?:[.,]\\d)? ?{MEASURE}$');

/** Whether a name above would be a title, and no nutrient whose values these are. */
function isBelowName({ pending }: LineContext): boolean {
  const title = pending
    ? readHeading(withoutEnding(cellText(pending.name), [' per', ' Per']))
    : null;
  return pending !== undefined && title?.hasBasis !== false;
}

/** Measures on lines of their own, or beside each other, above the first row: the headings of columns. */
export const measureHeading: LineForm = {
  name: 'measure as heading',
  example: 'Valori nutrizionali\n100 g',
  match({ cell, clean, text }, context) {
    if (context.table.rowCount > 0) return null;
    const isOne = measure.test(clean);
    const heads = isOne ? null : readHeadLine(text);
    const [first] = heads ? gapCells(cell) : [];
    const isSeveral = first !== undefined && measure.test(cellText(first));
    if ((!isOne && !isSeveral) || isBelowName(context)) return null;
    if (!isOne) {
      return (
        heads && [...setHeadings(context, heads), { kind: 'headings', count: heads.values.length }]
      );
    }
    const heading = readHeading(clean);
    return heading && stackHeading(context, heading, clean);
  },
};
