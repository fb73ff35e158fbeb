import { readCell } from '../lexer/readCell.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { nameOf } from './pairName.ts';
import type { Token } from '../lexer/lineTokens.ts';
import type { TextState } from './context.ts';

/** Past the values behind a pair that each have their basis; its place where there are none. */
function runEnd(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind !== 'pair' || tokens[at + 1]?.kind !== 'basis') return at;
  let end = at + 2;
  while (tokens[end]?.kind === 'value' && tokens[end + 1]?.kind === 'basis') end += 2;
  return percentOf(tokens[end]) === null ? end : end + 1;
}

/** '(100% VNR)' behind a basis. */
function percentOf(token: Token | undefined): number | null {
  if (token?.kind !== 'value') return null;
  const { percent, amounts } = readCell(token.value, false);
  return percent ?? (amounts[0]?.unit === '%' ? amounts[0].amount : null);
}

/** A line that is one nutrient with its value and the basis of that. */
const isWhole = ([pair]: readonly Token[], state: TextState): boolean =>
  state.active.length > 0 && pair?.kind === 'pair' && nameOfCell(pair.name).key !== undefined;

/**
 * Reads values that each name their basis: 'Proteine: 80 g per 100 g (24 g per dose)'.
 * @returns the tokens that are none of these.
 */
export function readOwnBases(tokens: Token[], state: TextState): Token[] {
  const left: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const end = runEnd(tokens, at);
    const isOwn = end > at + 2 || (end === tokens.length && at === 0 && isWhole(tokens, state));
    if (token?.kind === 'pair' && end > at && isOwn) {
      readRun(token, tokens.slice(at, end), state);
      at = end - 1;
    } else if (token) left.push(token);
  }
  return left;
}

function readRun(pair: Token & { kind: 'pair' }, run: Token[], state: TextState): void {
  const { builder, counts } = state;
  const name = nameOf(pair, 2, run);
  if (!name) return;
  const percent = percentOf(run.at(-1));
  const percents = percent === null ? undefined : [percent];
  for (let i = 0; i + 1 < run.length; i += 2) {
    const [amount, basis] = run.slice(i, i + 2);
    if (amount === undefined || !('value' in amount) || basis?.kind !== 'basis') continue;
    const column = builder.column(basis.heading);
    builder.row(name, [column], [amount.value], { percents });
    if (state.active.length === 0) state.active = [column];
    counts.pairs++;
  }
}
