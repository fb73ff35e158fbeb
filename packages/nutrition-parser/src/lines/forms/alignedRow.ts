import { isLetter } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { cellText } from '../../text/source.ts';
import { readCell } from '../../lexer/readCell.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { changed } from '../context.ts';
import type { LineForm } from '../form.ts';
import { gapCells } from '../valueCells.ts';

/** A row of a table that is drawn with spaces: a name, and as many cells as there are columns. */
export const alignedRow: LineForm = {
  name: 'aligned row',
  example: 'Componente   Per 100 g   Per dose (30 g)\nProteine     80 g        24 g',
  match({ cell }, { active, referenced }) {
    const max = active.length + (referenced ? 1 : 0);
    if (max < 2) return null;
    const [name, ...cells] = gapCells(cell);
    if (!name || cells.length < active.length || cells.length > max) return null;
    if (!isLetter(fold(cellText(name)).charAt(0))) return null;
    const readings = cells.map((value) => readCell(value, true));
    if (readings.some(({ pure, blank }) => !pure && !blank)) return null;
    const last = readings[active.length];
    const percent = last ? (last.percent ?? last.amounts[0]?.amount ?? null) : null;
    const percents = percent === null ? undefined : active.map(() => percent);
    const pending = nameOfCell(name).energy ? { name, values: [] } : undefined;
    const own = cells.slice(0, active.length);
    return [{ kind: 'row', name, columns: active, cells: own, percents }, changed({ pending })];
  },
};
