import { readHeading } from '../../lexer/heading.ts';
import { Cell } from '../../text/source.ts';
import { startsLikeValue } from '../bareValue.ts';
import type { LineForm } from '../form.ts';
import { maxLoose } from '../Line.ts';
import { valuesFirstFacts } from '../valuesFirst.ts';

const prepositions = [' per ', ' ogni ', ' a '];

/** Values before their names, and their basis behind all of them. */
export const valuesBeforeBasis: LineForm = {
  name: 'values before their basis',
  example: '24 g di proteine, 3 g di carboidrati e 1,5 g di grassi per porzione (30 g)',
  match({ cell, text }, context) {
    if (text.length >= maxLoose || !startsLikeValue(text.charCodeAt(0))) return null;
    for (const preposition of prepositions) {
      const at = text.lastIndexOf(preposition);
      const heading = at < 0 ? null : readHeading(text.slice(at + 1));
      if (heading?.role !== 'value' || !heading.hasBasis) continue;
      return valuesFirstFacts(new Cell(cell.source, cell.start, cell.start + at), context, heading);
    }
    return null;
  },
};
