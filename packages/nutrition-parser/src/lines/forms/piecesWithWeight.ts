import { holdingVerbs } from '../../lexicon/bases.ts';
import { pattern } from '../../lexicon/patterns.ts';
import { readHeading } from '../../lexer/heading.ts';
import { groupOf } from '../../text/chars.ts';
import { trimmedCell } from '../../text/source.ts';
import { contextAfter } from '../context.ts';
import type { LineForm } from '../form.ts';
import { setHeading, stackHeading } from '../headingFacts.ts';
import { Line, maxFact } from '../Line.ts';
import { pairs } from './pairs.ts';

/** '2 gallette di mais (18 g)', and a name behind a colon or the end of the line. */
const weighed = pattern(
  '^(\\d{1,3} {LETTER}{3,20}(?: {LETTER}{2,20}){0,3} ?\\(({NUMBER} ?(?:gr?|ml))\\))' +
    ` ?(?:${holdingVerbs} ?)?(?:[:=] ?(?={LETTER}|$)|$)`,
);

/** Pieces of a food with what they weigh together, and the values of them. */
export const piecesWithWeight: LineForm = {
  name: 'pieces with their weight',
  example: '2 gallette di mais (18 g): Energia 69 kcal; Grassi 0,5 g; Proteine 1,4 g',
  match({ cell: { source, start, end }, text }, context) {
    const match = weighed.exec(text.slice(0, maxFact));
    const basis = match && readHeading(`per ${groupOf(match, 2)}`);
    if (!match || !basis) return null;
    const label = groupOf(match, 1);
    const heading = { ...basis, column: { ...basis.column, label } };
    const values = trimmedCell(source, start + match[0].length, end);
    if (values.text === '')
      return [{ kind: 'headings', count: 1 }, ...stackHeading(context, heading, label)];
    const facts = [setHeading(heading, label)];
    return [...facts, ...(pairs.match(new Line(values), contextAfter(context, facts)) ?? [])];
  },
};
