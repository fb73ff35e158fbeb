import { pattern } from '../../lexicon/patterns.ts';
import type { ColumnRef } from '../../build/facts.ts';
import { readHeading } from '../../lexer/heading.ts';
import { groupOf } from '../../text/chars.ts';
import { trimmedCell, type Cell } from '../../text/source.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { activated, activeColumns } from '../context.ts';
import type { LineForm } from '../form.ts';
import { maxLoose } from '../Line.ts';

const amounts = '[<~]? ?{NUMBER} ?{UNIT}(?: ?[/-] ?{NUMBER} ?{UNIT})?';
const row = pattern(`^([^\\d(]*{LETTER}{2}[^\\d(]*?)[: ]+(${amounts})$`);
const behind = pattern(`^(${amounts}),? ((?:per|a|ogni) .+)$`);
const before = pattern(`^((?:per|a|ogni) [^:=]+?)[:= ]+(${amounts})$`);

/** The piece of a text that a group of a match is. */
const pieceOf = ({ source, start }: Cell, at: number, piece: string): Cell =>
  trimmedCell(source, start + at, start + at + piece.length);

/** A value, and behind it in brackets the value of another basis. */
export const basisInBrackets: LineForm = {
  name: 'basis in brackets',
  example: 'Per 100 g\nProteine: 80 g (24 g per dose)',
  match({ cell, text }, context) {
    const open = text.lastIndexOf('(');
    if (open < 0 || text.length >= maxLoose || !text.endsWith(')')) return null;
    const inside = text.slice(open + 1, -1);
    const first = row.exec(text.slice(0, open).trimEnd());
    const amountFirst = behind.exec(inside);
    const second = amountFirst ?? before.exec(inside);
    if (!first || !second) return null;
    const heading = readHeading(groupOf(second, amountFirst ? 2 : 1));
    const name = pieceOf(cell, 0, groupOf(first, 1));
    if (!heading?.hasBasis || nameOfCell(name).key === undefined) return null;
    const printed = groupOf(first, 2);
    const other = groupOf(second, amountFirst ? 1 : 2);
    const cells = [
      pieceOf(cell, text.lastIndexOf(printed, open), printed),
      pieceOf(cell, text.lastIndexOf(other), other),
    ];
    const [column = null] = activeColumns(context);
    // Without a heading above, both are servings, but not the same.
    const columns: ColumnRef[] = [column, column ? heading : { ...heading, isApart: true }];
    return [...activated(context, [column]), { kind: 'row', name, columns, cells }];
  },
};
