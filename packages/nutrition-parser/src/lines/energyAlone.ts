import { cellText, trimmedCell, type Cell } from '../text/source.ts';
import { activated, activeColumns, type LineContext, type LineFact } from './context.ts';

/** A name that is '(kJ)' or 'kcal' and no more. */
export const onlyEnergyUnit = /^[\s;,]*\(?(kj|kcal)\)?[\s:]*$/i;
const energyAlone = /^\d[\d.,]* ?(?=k(?:cal|j)(?:$|[\s,;/(–-]+\d[\d.,]* ?k(?:cal|j)\)?$))/i;

/** 'Ogni 100 g: 370 kcal, …': energy that is named by its unit alone. */
export function energyAloneFacts(value: Cell, context: LineContext): readonly LineFact[] {
  const amount = energyAlone.exec(cellText(value).replace(/[\s–;,/|-]+$/, ''));
  if (!amount) return [];
  const { source, start } = value;
  const unitAt = start + amount[0].length;
  const isKj = source.text.charAt(unitAt + 1).toLowerCase() === 'j';
  const name = trimmedCell(source, unitAt, unitAt + (isKj ? 2 : 4));
  const columns = activeColumns(context);
  return [...activated(context, columns), { kind: 'row', name, columns, cells: [value] }];
}
