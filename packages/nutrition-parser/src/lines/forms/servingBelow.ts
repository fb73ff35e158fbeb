import { readHeading } from '../../lexer/heading.ts';
import type { LineForm } from '../form.ts';

/** The size of a serving in brackets, under the headings of several columns. */
export const servingBelow: LineForm = {
  name: 'serving below its heading',
  example: 'per 100 g   per porzione\n(33 g)',
  match({ text }, { heads, table }) {
    if (!text.startsWith('(') || !heads || table.rowCount > 0) return null;
    const heading = readHeading(text);
    return heading?.hasBasis === true ? [{ kind: 'servingSize', heading }] : null;
  },
};
