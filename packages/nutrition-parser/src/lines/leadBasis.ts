import { groupOf } from '../text/chars.ts';
import { Cell, cellText } from '../text/source.ts';
import { readHeading, type Heading } from '../lexer/heading.ts';
import { readValuesFirst } from './readLoose.ts';
import type { Token } from '../lexer/lineTokens.ts';
import { setHeading, type TextState } from './context.ts';

const equal = /^(\d{1,2} [a-zà-ù]{3,}(?: ?\([^)]{1,20}\))?) ?[=:](?= ?[<~]?\d)/i;

/** '1 compressa = 10 mg di zinco, 80 mg di vitamina C' */
export function readEqual(line: Cell, text: string, state: TextState): boolean {
  const lead = equal.exec(text);
  if (!lead) return false;
  const heading = readHeading(groupOf(lead, 1));
  const at = line.start + groupOf(lead, 0).length;
  return heading?.hasBasis === true && readBehindBasis(heading, at, line, state);
}

/** 'Per 100 g: 80 g proteine, 5 g grassi' */
export function readBehindBasis(
  heading: Heading,
  at: number,
  line: Cell,
  state: TextState,
): boolean {
  let start = at;
  while (start < line.end && ' :='.includes(line.source.text.charAt(start))) start++;
  const rest = new Cell(line.source, start, line.end);
  return rest.end > start && readValuesFirst(rest, cellText(rest), state, heading);
}

/** 'Proteine: 80 g per 100 g': the only basis of the text so far may close its line. */
export function leadWithBasis(tokens: Token[], state: TextState): void {
  const last = tokens.at(-1);
  if (last?.kind !== 'basis' || isUnderHeading(state)) return;
  if (tokens.some((token) => token !== last && token.kind !== 'pair' && !isTitle(token))) return;
  tokens.pop();
  tokens.unshift(last);
}

/** 'Valori medi' before the basis that closes a line. */
const isTitle = (token: Token): boolean =>
  token.kind === 'rest' &&
  /^\W*(?:i )?(?:valori|informazion|analisi|dati)/i.test(cellText(token.cell));

export const isUnderHeading = ({ active, stack, heading }: TextState): boolean =>
  active.length > 0 || stack.length > 0 || heading?.hasBasis === true;

/** 'Apporto (4 capsule): Glucosamina 1500 mg': a basis that ends in a colon before the first name. */
export function readLeadBasis(printed: Cell, name: Cell, state: TextState): void {
  const before = cellText(printed)
    .slice(0, name.start - printed.start)
    .trimEnd();
  const label = before.endsWith(':') ? before.slice(0, -1) : '';
  const heading = label === '' ? null : readHeading(label);
  if (heading?.role === 'value' && heading.hasBasis) setHeading(state, heading, label);
}
