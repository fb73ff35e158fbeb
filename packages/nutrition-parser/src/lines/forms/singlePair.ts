import { nameOfCell } from '../../lexer/readName.ts';
import { hasBasis } from '../context.ts';
import type { LineForm } from '../form.ts';
import { tokenFacts } from '../tokenFacts.ts';

/** One known nutrient with its value, or one for each column. */
export const singlePair: LineForm = {
  name: 'single pair',
  example: 'Per 100 g  Per dose (30 g)\nProteine 80 g 24 g',
  match({ tokens }, context) {
    const [token] = tokens;
    if (token?.kind !== 'pair' || tokens.length > 1 || !hasBasis(context)) return null;
    return nameOfCell(token.name).key === undefined ? null : tokenFacts(tokens, context, 1);
  },
};
