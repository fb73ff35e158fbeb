import type { Heading } from '../lexer/heading.ts';
import { Cell } from '../text/source.ts';
import type { LineContext, LineFact } from './context.ts';
import { valuesFirstFacts } from './valuesFirst.ts';

/** 'Per 100 g: 80 g proteine, 5 g grassi' behind its basis, which ends at a place. */
export function factsBehindBasis(
  heading: Heading,
  at: number,
  line: Cell,
  context: LineContext,
): readonly LineFact[] | null {
  let start = at;
  while (start < line.end && ' :='.includes(line.source.text.charAt(start))) start++;
  const rest = new Cell(line.source, start, line.end);
  return rest.end > start ? valuesFirstFacts(rest, context, heading) : null;
}
