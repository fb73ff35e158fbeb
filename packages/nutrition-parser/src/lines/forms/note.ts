import { readHeading } from '../../lexer/heading.ts';
import { isBelowHeading } from '../context.ts';
import type { LineForm } from '../form.ts';
import { isNote } from '../notes.ts';

/** A footnote or legend on a line of its own. */
export const note: LineForm = {
  name: 'note',
  example: '*VNR: valori nutritivi di riferimento',
  match({ text, clean }, context) {
    // '*%VNR' under other headings is one, too.
    const isHeading = isBelowHeading(context) && readHeading(clean)?.role === 'nrv';
    return isNote(text) && !isHeading ? [{ kind: 'note', text }] : null;
  },
};
