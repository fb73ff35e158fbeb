import { pattern } from '../../lexicon/patterns.ts';
import type { BasisToken, Token } from '../../lexer/lineTokens.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { cellText } from '../../text/source.ts';
import { contextAfter, hasBasis, type LineContext } from '../context.ts';
import type { LineForm } from '../form.ts';
import { isDuration, isPackSize, pairsOf } from '../linePairs.ts';
import { ownBases } from '../ownBases.ts';
import { tokenFacts } from '../tokenFacts.ts';

const title = pattern('^\\W*(?:i )?{TITLE}');

/** 'Valori medi' before the basis that closes a line. */
const isTitle = (token: Token): boolean =>
  token.kind === 'rest' && title.test(cellText(token.cell));

/**
 * 'Proteine: 80 g per 100 g': the only basis of the text so far may close the pairs of its line, and
 * other words may follow it.
 */
function basisInFront(tokens: readonly Token[], context: LineContext): readonly Token[] {
  if (hasBasis(context)) return tokens;
  const [first, second] = tokens;
  if (first?.kind === 'pair' && second?.kind === 'basis' && isOnlyBasis(tokens, second))
    return [second, first, ...tokens.slice(2)];
  const end = tokens.findLastIndex(({ kind }) => kind !== 'rest');
  const last = tokens[end];
  if (last?.kind !== 'basis') return tokens;
  const others = tokens.slice(0, end);
  return others.every((token) => token.kind === 'pair' || token.kind === 'value' || isTitle(token))
    ? [last, ...others]
    : tokens;
}

/** 'Spirulina 2 g per 4 compresse di cui: ferro 2 mg': one basis, which no colon follows. */
const isOnlyBasis = (tokens: readonly Token[], { cell }: BasisToken): boolean =>
  tokens.filter(({ kind }) => kind === 'basis').length === 1 &&
  !cell.source.text.slice(cell.end, cell.end + 2).includes(':');

/** Names with their values, bases, and what is neither: any line that has some of them. */
export const pairs: LineForm = {
  name: 'pairs',
  example: 'Per 100 g: Energia 370 kcal, Grassi 5,2 g di cui saturi 1 g, Proteine 80 g',
  match(line, context) {
    const own = pairsOf(line, context);
    const hasFacts = own.some(({ name }) => nameOfCell(name).isFact);
    const tokens = line.tokens.filter(
      (token) => !isDuration(token) && !(hasFacts && isPackSize(token)),
    );
    const { facts, left } = ownBases(tokens, context);
    const after = contextAfter(context, facts);
    return [...facts, ...tokenFacts(basisInFront(left, after), after, own.length)];
  },
};
