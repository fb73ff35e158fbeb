import { trimmedEnd } from '../text/trim.ts';
import { pattern } from '../lexicon/patterns.ts';
import type { Token } from '../lexer/lineTokens.ts';
import { cellText, trimmedCell, type Cell } from '../text/source.ts';
import { activated, activeColumns, type LineContext, type LineFact } from './context.ts';

/** A name that is '(kJ)' or 'kcal' and no more. */
export const onlyEnergyUnit = pattern('^[\\s;,]*\\(?({KILO})\\)?[\\s:]*$');
const energyAlone = pattern('^{NUMBER} ?(?={KILO}(?:$|[\\s,;/(–-]+{NUMBER} ?{KILO}\\)?$))');

const trimmedValue = (value: Cell): string => trimmedEnd(cellText(value), '–;,./|·•-');

/** Whether a token is energy that no name is before. */
export const isEnergyAlone = (token: Token): boolean =>
  token.kind === 'value' && energyAlone.test(trimmedValue(token.value));

/** The unit of energy that is a value by itself, which stands for its name; null for any other. */
export function unitOfEnergy(value: Cell): Cell | null {
  const amount = energyAlone.exec(trimmedValue(value));
  if (!amount) return null;
  const { source, start } = value;
  const unitAt = start + amount[0].length;
  const isKj = source.text.charAt(unitAt + 1).toLowerCase() === 'j';
  return trimmedCell(source, unitAt, unitAt + (isKj ? 2 : 4));
}

/** 'Ogni 100 g: 370 kcal, …': energy that is named by its unit alone. */
export function energyAloneFacts(value: Cell, context: LineContext): readonly LineFact[] {
  const name = unitOfEnergy(value);
  if (!name) return [];
  const columns = activeColumns(context);
  return [...activated(context, columns), { kind: 'row', name, columns, cells: [value] }];
}
