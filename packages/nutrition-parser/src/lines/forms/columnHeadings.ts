import { readHeadLine } from '../../lexer/headLine.ts';
import type { LineForm } from '../form.ts';
import { setHeadings } from '../headingFacts.ts';

/** The headings of several columns on one line. */
export const columnHeadings: LineForm = {
  name: 'headings of columns',
  example: 'Nutrienti   100 g   Dose (30 g)   %VNR',
  match({ text }, context) {
    const heads = readHeadLine(text);
    if (!heads) return null;
    return [...setHeadings(context, heads), { kind: 'headings', count: heads.values.length }];
  },
};
