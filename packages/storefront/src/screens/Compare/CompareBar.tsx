import { Button } from '@vetta/ui';
import { useId } from 'react';
import type { Basis } from '../../catalogue/comparison/basis.ts';
import { copy } from './Compare.copy.ts';
import * as css from './CompareBar.css.ts';
import type { Comparison } from './comparedColumns.ts';
import {
  nutritionSection,
  priceRows,
  priceTexts,
  rowsOfSection,
  rowTexts,
} from './comparedRows.ts';
import { labelRows } from './IngredientRows.tsx';
import { stockText } from './ShopRows.tsx';
import { shopNames } from '../../content/shopNames.ts';

export type CompareBarProps = {
  comparison: Comparison;
  basis: Basis;
  onlyDifferences: boolean;
  onBasis: (basis: Basis) => void;
  onDifferences: (isOn: boolean) => void;
  onShare: () => void;
  onPrint: () => void;
  onClear: () => void;
};

const bases: readonly (readonly [Basis, string])[] = [
  ['hundred', copy.perHundred],
  ['serving', copy.perServing],
];

/** Above the table: what the values stand for, what is shown of it, and what to do with it. */
export function CompareBar(props: CompareBarProps) {
  const { comparison, basis, onlyDifferences, onBasis, onDifferences } = props;
  const name = useId();
  return (
    <div className={css.bar}>
      <fieldset className={css.bases}>
        <legend className={css.unseen}>{copy.basis}</legend>
        {bases.map(([value, label]) => (
          <label key={value} className={css.option}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={value}
              checked={value === basis}
              onChange={() => onBasis(value)}
            />
            <span className={css.face}>{label}</span>
          </label>
        ))}
      </fieldset>
      {comparison.columns.length > 1 && (
        <label className={css.differences}>
          <input
            type="checkbox"
            role="switch"
            className={css.switchInput}
            checked={onlyDifferences}
            aria-checked={onlyDifferences}
            onChange={(event) => onDifferences(event.target.checked)}
          />
          <span>{copy.differences}</span>
        </label>
      )}
      <output className={css.equal}>
        {onlyDifferences && copy.equalRows(countEqualRows(comparison, basis))}
      </output>
      <div className={css.tools}>
        <Button variant="text" icon="share" onClick={props.onShare}>
          {copy.share}
        </Button>
        <Button variant="text" icon="print" onClick={props.onPrint}>
          {copy.print}
        </Button>
        <Button variant="text" onClick={props.onClear}>
          {copy.clear}
        </Button>
      </div>
    </div>
  );
}

/** How many rows are not shown where only the differences are. */
function countEqualRows(comparison: Comparison, basis: Basis): number {
  const { columns } = comparison;
  const rows = [
    ...priceRows(comparison).map(priceTexts),
    ...rowsOfSection(comparison, nutritionSection(comparison, basis)).map(rowTexts),
    ...labelRows.map(({ textOf }) => columns.map(textOf)),
    ...shopNames.map(({ storeId }) => columns.map((own) => stockText(own, storeId))),
  ];
  return rows.filter((texts) => new Set(texts).size === 1).length;
}
