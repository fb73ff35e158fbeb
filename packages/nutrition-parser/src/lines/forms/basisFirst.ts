import { factsBehindBasis } from '../basisFirst.ts';
import type { LineForm } from '../form.ts';

/** A basis, and behind it values before their names. */
export const basisFirst: LineForm = {
  name: 'basis, then values first',
  example: 'Per 100 g: 80 g proteine, 5 g grassi',
  match({ cell, tokens }, context) {
    const [lead] = tokens;
    return lead?.kind === 'basis'
      ? factsBehindBasis(lead.heading, lead.cell.end, cell, context)
      : null;
  },
};
