import type { RowFact } from '../build/facts.ts';
import { readHeading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { cellText, trimmedCell } from '../text/source.ts';
import { hasAny } from '../text/chars.ts';

const joints = ['(per ', '(su ', '(x ', '(in ', '(100 '];

/** 'Proteine (per 100 g) | 80 g': a row whose name tells the basis of its only value; any other as it is. */
export function withBasisOfName(fact: RowFact): RowFact {
  const [column, ...others] = fact.columns;
  const printed = cellText(fact.name);
  if (others.length > 0 || column?.hasBasis === true || !printed.endsWith(')')) return fact;
  const { source, start } = fact.name;
  const open = printed.lastIndexOf('(');
  if (open < 0 || !hasAny(printed.slice(open).toLowerCase(), joints)) return fact;
  const heading = readHeading(printed.slice(open + 1, -1));
  const name = trimmedCell(source, start, start + open);
  const isBasis = heading?.role === 'value' && heading.hasBasis;
  return isBasis && nameOfCell(name).key !== undefined
    ? { ...fact, name, columns: [heading] }
    : fact;
}
