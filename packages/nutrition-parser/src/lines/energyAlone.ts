import { cellText, trimmedCell, type Cell } from '../text/source.ts';
import { activeColumns, type TextState } from './context.ts';

/** A name that is '(kJ)' or 'kcal' and no more. */
export const onlyEnergyUnit = /^[\s;,]*\(?(kj|kcal)\)?[\s:]*$/i;
const energyAlone = /^\d[\d.,]* ?(?=k(?:cal|j)(?:$|[\s,;/(–-]+\d[\d.,]* ?k(?:cal|j)\)?$))/i;

/** 'Ogni 100 g: 370 kcal, …': energy that is named by its unit alone. */
export function readEnergyAlone(value: Cell, state: TextState): void {
  const amount = energyAlone.exec(cellText(value).replace(/[\s–;,/-]+$/, ''));
  if (!amount) return;
  const unitAt = value.start + amount[0].length;
  const name = trimmedCell(
    value.source,
    unitAt,
    unitAt + (value.source.text.charAt(unitAt + 1).toLowerCase() === 'j' ? 2 : 4),
  );
  state.builder.row(name, activeColumns(state), [value]);
  state.counts.pairs++;
}
