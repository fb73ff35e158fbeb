import { groupOf } from '../../text/chars.ts';
import { readHeading } from '../../lexer/heading.ts';
import { factsBehindBasis } from '../basisFirst.ts';
import type { LineForm } from '../form.ts';

const serving = /^(\d{1,2} [a-zà-ù]{3,}(?: ?\([^)]{1,20}\))?) ?[=:](?= ?[<~]?\d)/i;

/** A serving and the values that it holds, before their names. */
export const equalsValues: LineForm = {
  name: 'serving equals values',
  example: '1 compressa = 10 mg di zinco, 80 mg di vitamina C',
  match({ cell, text }, context) {
    const lead = serving.exec(text);
    if (!lead) return null;
    const heading = readHeading(groupOf(lead, 1));
    if (!heading?.hasBasis) return null;
    return factsBehindBasis(heading, cell.start + lead[0].length, cell, context);
  },
};
