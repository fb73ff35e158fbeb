import { cellText } from '../../text/source.ts';
import { readCell } from '../../lexer/readCell.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { isBareValue } from '../bareValue.ts';
import { activated, changed, spreadColumns, type LineFact } from '../context.ts';
import type { LineForm } from '../form.ts';
import { withoutMarks } from '../Line.ts';

/** With fewer names above, the last has its values below it. */
const minNames = 3;

/** A value below all names of its column: the first is that of the first name. */
export const valueColumn: LineForm = {
  name: 'column of values',
  example: 'Grassi\nCarboidrati\nProteine\n5 g',
  match(line, context) {
    const { waiting, pending } = context;
    const { names, values } = waiting;
    if (names.length < minNames || names.at(-1) !== pending?.name) return null;
    if (!isBareValue(line, context)) return null;
    const columns = spreadColumns(context);
    const unit = readCell(line.cell, true).amounts[0]?.unit;
    const above = names[(values - 1) % names.length];
    // '387 kcal' under '1640 kJ'
    const isSecond = (unit === 'kcal' || unit === 'kJ') && above && nameOfCell(above).energy;
    const at = isSecond ? values - 1 : values;
    const name = names[at % names.length];
    const column = columns[Math.floor(at / names.length)];
    const lead: LineFact[] = [
      ...activated(context, columns),
      changed({ waiting: { names, values: at + 1 } }),
    ];
    if (!name || column === undefined) return lead;
    return [
      ...lead,
      { kind: 'row', name, columns: [column], cells: [line.cell] },
      { kind: 'untitled', text: withoutMarks(cellText(name)) },
    ];
  },
};
