import { Price } from '@vetta/ui';
import { formatEuro } from '../../catalogue/offer/price.ts';
import { PromotionNote } from '../../components/PriceLine/PromotionNote.tsx';
import { copy } from './Compare.copy.ts';
import type { ComparedColumn } from './comparedColumns.ts';
import { isDifferent, type PriceRow, priceText, priceTexts } from './comparedRows.ts';
import * as tableCss from './CompareTable.css.ts';
import * as css from './PriceRows.css.ts';
import { Figure, NotDeclared } from './Figure.tsx';
import type { SectionProps } from './sectionProps.ts';

export type PriceRowsProps = SectionProps & {
  rows: readonly PriceRow[];
  /** Under each figure, how it was calculated. */
  hasCalculations: boolean;
  onToggleCalculations: () => void;
};

/** What the chosen size costs, and what that comes to. */
export function PriceRows(props: PriceRowsProps) {
  const { columns, onlyDifferences, rows, hasCalculations, onToggleCalculations } = props;
  const shown = onlyDifferences ? rows.filter((row) => isDifferent(priceTexts(row))) : rows;
  return (
    <tbody className={tableCss.prices}>
      <tr className={css.priceRow}>
        <th scope="row">
          <span>{copy.price}</span>
          {shown.length > 0 && (
            <button
              type="button"
              className={css.calculationToggle}
              aria-expanded={hasCalculations}
              onClick={onToggleCalculations}
            >
              {hasCalculations ? copy.hideCalculations : copy.showCalculations}
            </button>
          )}
        </th>
        {columns.map(({ item, price }) => (
          <td key={item.slug}>
            <Price size="card">{priceText(price?.cents)}</Price>
            <PromotionNote price={price} />
          </td>
        ))}
      </tr>
      {shown.map((row) => (
        <tr key={row.id} className={tableCss.row}>
          <th scope="row">{row.label}</th>
          {columns.map((column, at) => (
            <td key={column.item.slug}>
              <PriceCell
                column={column}
                cell={row.cells[at] ?? null}
                hasCalculation={hasCalculations}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type PriceCellProps = {
  column: ComparedColumn;
  cell: PriceRow['cells'][number];
  hasCalculation: boolean;
};

function PriceCell({ column, cell, hasCalculation }: PriceCellProps) {
  if (cell === null) return <NotDeclared of={column} />;
  const text = formatEuro(cell.cents);
  return (
    <>
      <Figure figure={text.replace(/\s*€$/, '')} unit="€" />
      {hasCalculation && <small className={css.calculation}>{cell.calculation}</small>}
    </>
  );
}
