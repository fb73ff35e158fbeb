import { readHeading } from '../../lexer/heading.ts';
import { Cell } from '../../text/source.ts';
import { startsLikeValue } from '../bareValue.ts';
import type { LineForm } from '../form.ts';
import { maxLoose } from '../Line.ts';
import { valuesFirstFacts } from '../valuesFirst.ts';

/** Fewer are a promise and no table, '24 g di proteine per dose', but with their references. */
const minValues = 3;
const minReferred = 2;

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
      const values = new Cell(cell.source, cell.start, cell.start + at);
      const facts = valuesFirstFacts(values, context, heading);
      if (!facts) return null;
      const rows = facts.filter((fact) => fact.kind === 'row');
      const min = rows.every(({ percents }) => percents !== undefined) ? minReferred : minValues;
      return rows.length < min ? [] : facts;
    }
    return null;
  },
};
