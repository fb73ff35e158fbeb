import { pattern } from '../../lexicon/patterns.ts';
import { groupOf } from '../../text/chars.ts';
import type { LineForm } from '../form.ts';

const reference = pattern('^\\(?({PERCENT}) ?% ?(?:del(?:la)? )?{VNR}\\.?\\*{0,3}\\)?$');

/** The percentage of the reference value of the row above. */
export const referenceBelow: LineForm = {
  name: 'reference below its row',
  example: 'Vitamina C 80 mg\n100% VNR',
  match({ text }, { table }) {
    const match = table.lastName === undefined ? null : reference.exec(text);
    if (!match || table.lastName === undefined) return null;
    const percent = Number(groupOf(match, 1).replace(',', '.'));
    return [{ kind: 'percent', name: table.lastName, percent }];
  },
};
