import { cellText } from '../../text/source.ts';
import type { LineFact } from '../context.ts';
import type { LineForm } from '../form.ts';
import { setHeading } from '../headingFacts.ts';
import type { Line } from '../Line.ts';
import { isNutrient, pairsOf } from '../linePairs.ts';

/** 'Porzione: 30 g - Porzioni per confezione: 30' */
function sizeFacts({ tokens }: Line): LineFact[] {
  const size = tokens.find((token) => token.kind === 'basis');
  if (size?.heading.column.amount === undefined) return [];
  const { heading } = size;
  return [{ kind: 'servingSize', heading }, setHeading(heading, cellText(size.cell))];
}

/** How many servings a pack holds. */
export const servings: LineForm = {
  name: 'servings of the pack',
  example: 'Porzioni per confezione: 30',
  match(line, context) {
    if (!line.isShort || line.servings === undefined) return null;
    return pairsOf(line, context).some(isNutrient) ? null : sizeFacts(line);
  },
};
