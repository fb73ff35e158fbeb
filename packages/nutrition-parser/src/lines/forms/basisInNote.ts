import { readHeading } from '../../lexer/heading.ts';
import { trimmedStart } from '../../text/trim.ts';
import type { LineFact } from '../context.ts';
import type { LineForm } from '../form.ts';
import { setHeading } from '../headingFacts.ts';
import { isNote } from '../notes.ts';

/** A footnote that says what the values are of, above them or below. */
export const basisInNote: LineForm = {
  name: 'basis in a note',
  example: 'Proteine: 4,8 g\n*Valori medi per 100 g di prodotto',
  match({ text, isShort }, { table, heading: known }) {
    if (!isShort || !isNote(text)) return null;
    const label = trimmedStart(text, '*¹²³†‡ ');
    const heading = readHeading(label);
    if (heading?.role !== 'value' || !heading.hasBasis) return null;
    // '² 1 stick = 8 g'
    if (!heading.sure && !label.includes('=')) return null;
    const facts: LineFact[] = [{ kind: 'note', text }];
    // '*porzione: 30 g' below the rows
    const { kind, amount } = heading.column;
    if (kind === 'serving' && amount !== undefined && table.rowCount > 0)
      facts.push({ kind: 'servingSize', heading });
    if (known?.hasBasis === true) return facts;
    const isAbove = table.rowCount === 0;
    return [...facts, isAbove ? setHeading(heading, label) : { kind: 'onlyColumn', heading }];
  },
};
