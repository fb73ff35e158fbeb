import { useDeferredValue, useState } from 'react';
import { useMediaQuery } from '../../browser/useMediaQuery.ts';
import type { Basis } from '../../catalogue/comparison/basis.ts';
import type { ComparedItem } from '../../catalogue/comparison/compareQuery.ts';
import { isComparisonFull } from '../../catalogue/comparison/maxCompared.ts';
import type { StoreId } from '../../contract/storeIds.ts';
import { AddProduct } from './AddProduct.tsx';
import { copy } from './Compare.copy.ts';
import { CompareNotes } from './CompareNotes.tsx';
import type { Comparison } from './comparedColumns.ts';
import { nutritionSection, priceRows } from './comparedRows.ts';
import * as css from './CompareTable.css.ts';
import { IngredientRows } from './IngredientRows.tsx';
import { NutritionRows } from './NutritionRows.tsx';
import { PriceRows } from './PriceRows.tsx';
import { ShopRows } from './ShopRows.tsx';
import { TableHead } from './TableHead.tsx';

export type CompareTableProps = {
  items: readonly ComparedItem[];
  comparison: Comparison;
  basis: Basis;
  onlyDifferences: boolean;
  storeId: StoreId | null;
  onChange: (items: readonly ComparedItem[]) => void;
};

/**
 * The labels as one table, a product a column. Where it is wider than the window it scrolls in a
 * region of its own, which takes the keyboard's focus.
 */
export function CompareTable(props: CompareTableProps) {
  const { items, comparison, basis, onChange } = props;
  const { columns } = comparison;
  const [hasCalculations, setHasCalculations] = useState(false);
  const nutrition = nutritionSection(comparison, basis);
  // Paper invites nobody to add a column.
  const isPaper = useMediaQuery('print');
  const hasFreeColumn = !isComparisonFull(items) && !isPaper;
  const onlyDifferences = props.onlyDifferences && columns.length > 1;
  const section = { columns, onlyDifferences };
  const names = columns.map(({ name }) => name);
  // What stands below the window is drawn right after the rest, so that a press shows the table sooner.
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <section
        className={`${css.region} ${css.columnCounts[columns.length] ?? ''}`}
        aria-label={copy.title}
        // A region that scrolls is reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={css.table}>
          <caption className={css.unseen}>{copy.caption(names, nutrition.basisText)}</caption>
          <colgroup>
            <col className={css.firstColumn} />
            {columns.map(({ item }) => (
              <col key={item.slug} />
            ))}
            {hasFreeColumn && <col className={css.freeColumn} />}
          </colgroup>
          <TableHead
            columns={columns}
            items={items}
            onChange={onChange}
            addProduct={
              hasFreeColumn && (
                <AddProduct items={items} onAdd={(slug) => onChange([...items, { slug }])} />
              )
            }
          />
          <PriceRows
            {...section}
            rows={priceRows(comparison)}
            hasCalculations={hasCalculations}
            onToggleCalculations={() => setHasCalculations(!hasCalculations)}
          />
          {isWhole && (
            <>
              <NutritionRows
                {...section}
                comparison={comparison}
                basis={basis}
                section={nutrition}
              />
              <IngredientRows {...section} />
              <ShopRows {...section} storeId={props.storeId} />
            </>
          )}
        </table>
      </section>
      {nutrition.hasDefaultServing && basis === 'serving' && (
        <p className={css.footnote}>{copy.servingFootnote}</p>
      )}
      {isWhole && <CompareNotes />}
    </>
  );
}
