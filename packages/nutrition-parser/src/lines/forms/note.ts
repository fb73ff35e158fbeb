import type { LineForm } from '../form.ts';
import { isNote } from '../notes.ts';

/** A footnote or legend on a line of its own. */
export const note: LineForm = {
  name: 'note',
  example: '*VNR: valori nutritivi di riferimento',
  match: ({ text }) => (isNote(text) ? [{ kind: 'note', text }] : null),
};
