import type { Shape } from '../model.ts';
import type { Path } from '../text/source.ts';

/** The shape of an object whose rows are under a key of their own. */
export const tableShape = (path: Path, rowsKey: string, keys: readonly string[]): Shape => {
  if (path.at(-1) === 'nutritional_table' || keys.includes('serving_size'))
    return 'nutritional-table';
  return rowsKey === 'valori' ? 'serving-list' : 'dose-table';
};
