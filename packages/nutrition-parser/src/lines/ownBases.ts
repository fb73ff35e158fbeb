import { readCell } from '../lexer/readCell.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { nameOf } from './pairName.ts';
import type { Heading } from '../lexer/heading.ts';
import type { PairToken, Token } from '../lexer/lineTokens.ts';
import { changed, contextAfter, type LineContext, type LineFact } from './context.ts';

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
const isWhole = ([pair]: readonly Token[], { active }: LineContext): boolean =>
  active.length > 0 && pair?.kind === 'pair' && nameOfCell(pair.name).key !== undefined;

/** Values that each name their basis, and the tokens that are none of these. */
type OwnBases = { readonly facts: readonly LineFact[]; readonly left: readonly Token[] };

/** 'Proteine: 80 g per 100 g (24 g per dose)' */
export function ownBases(tokens: readonly Token[], context: LineContext): OwnBases {
  const left: Token[] = [];
  const facts: LineFact[] = [];
  let current = context;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const end = runEnd(tokens, at);
    const isOwn = end > at + 2 || (end === tokens.length && at === 0 && isWhole(tokens, current));
    if (token?.kind === 'pair' && end > at && isOwn) {
      const run = runFacts(token, tokens.slice(at, end), current);
      facts.push(...run);
      current = contextAfter(current, run);
      at = end - 1;
    } else if (token) left.push(token);
  }
  return { facts, left };
}

function runFacts(pair: PairToken, run: readonly Token[], context: LineContext): LineFact[] {
  const name = nameOf(pair, 2, run.length);
  if (!name) return [];
  const percent = percentOf(run.at(-1));
  const percents = percent === null ? undefined : [percent];
  const rows: LineFact[] = [];
  let first: Heading | undefined;
  for (let i = 0; i + 1 < run.length; i += 2) {
    const [amount, basis] = run.slice(i, i + 2);
    if (amount === undefined || !('value' in amount) || basis?.kind !== 'basis') continue;
    const columns = [basis.heading];
    rows.push({ kind: 'row', name, columns, cells: [amount.value], percents });
    first ??= basis.heading;
  }
  return first && context.active.length === 0 ? [...rows, changed({ active: [first] })] : rows;
}
