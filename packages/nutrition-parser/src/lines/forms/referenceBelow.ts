import { groupOf } from '../../text/chars.ts';
import type { LineForm } from '../form.ts';

const reference =
  /^\(?(\d{1,4}(?:[.,]\d{1,2})?) ?% ?(?:del(?:la)? )?(?:v\.?n\.?r|nrv|rda)\.?\*{0,3}\)?$/i;

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
