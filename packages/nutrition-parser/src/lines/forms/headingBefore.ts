import { readHeading } from '../../lexer/heading.ts';
import { hasAny, isLetter } from '../../text/chars.ts';
import { Cell, trimmedCell } from '../../text/source.ts';
import { contextAfter } from '../context.ts';
import type { LineForm } from '../form.ts';
import { Line, maxFact } from '../Line.ts';
import { pairs } from './pairs.ts';
import { singleHeading } from './singleHeading.ts';

/** Most headings are read with their rows: the scan of their line finds the same basis. */
function isRead(line: Line, lead: Line): boolean {
  const whole = readHeading(lead.clean);
  if (whole?.role !== 'value' || !whole.hasBasis) return true;
  const [basis, ...others] = line.tokens.filter(
    (token) => token.kind === 'basis' && token.cell.start < lead.cell.end,
  );
  if (basis?.kind !== 'basis') return false;
  const { kind, amount, unit } = whole.column;
  const found = basis.heading.column;
  // 'Quantità per 1 softgel / 3 softgel'
  if (others.length > 0) return lead.text.includes('/');
  return found.kind === kind && found.amount === amount && found.unit === unit;
}

/** A basis has one of them: 'Per dose', '1 gel', 'Un cucchiaino'. */
const basisSigns = ['er ', 'ER ', 'gni', 'GNI', 'os', 'OS', 'un', 'Un', ...'0123456789'];

/** A heading that could be on a line of its own, and its rows behind a colon. */
export const headingBefore: LineForm = {
  name: 'heading before its rows',
  example: 'Per 1-2 compresse: Zinco 5 mg, Rame 1 mg',
  match(line, context) {
    const { cell, text } = line;
    const colon = text.slice(0, maxFact).indexOf(':');
    if (
      colon < 0 ||
      !isLetter(
        text
          .slice(colon + 1)
          .trimStart()
          .charAt(0),
      )
    )
      return null;
    if (!hasAny(text.slice(0, colon), basisSigns)) return null;
    const lead = new Line(new Cell(cell.source, cell.start, cell.start + colon));
    if (isRead(line, lead) || line.servings !== undefined) return null;
    const heading = singleHeading.match(lead, context);
    if (!heading) return null;
    const rows = new Line(trimmedCell(cell.source, cell.start + colon + 1, cell.end));
    const found = pairs.match(rows, contextAfter(context, heading)) ?? [];
    return found.some(({ kind }) => kind === 'row') ? [...heading, ...found] : null;
  },
};
