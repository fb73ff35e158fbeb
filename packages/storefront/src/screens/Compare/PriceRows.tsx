import { Price } from '@vetta/ui';
import { formatEuro } from '../../catalogue/price.ts';
import { copy } from './Compare.copy.ts';
import { isDifferent, type PriceRow, priceText, priceTexts } from './comparedRows.ts';
import * as css from './CompareTable.css.ts';
import { Figure, NotDeclared } from './Figure.tsx';
import type { SectionProps } from './sectionProps.ts';
import { Slot } from './Slot.tsx';

export type PriceRowsProps = SectionProps & {
  rows: readonly PriceRow[];
  /** Under each figure, how it was reckoned. */
  hasWays: boolean;
  onWays: () => void;
};

/** What the chosen size costs, and what that comes to. */
export function PriceRows(props: PriceRowsProps) {
  const { columns, hasSlot, onlyDifferences, rows, hasWays, onWays } = props;
  const shown = onlyDifferences ? rows.filter((row) => isDifferent(priceTexts(row))) : rows;
  return (
    <tbody className={css.prices}>
      <tr className={css.priceRow}>
        <th scope="row">
          {copy.price}
          {shown.length > 0 && (
            <button type="button" className={css.ways} aria-expanded={hasWays} onClick={onWays}>
              {hasWays ? copy.hideWays : copy.showWays}
            </button>
          )}
        </th>
        {columns.map(({ item, choice }) => (
          <td key={item.slug}>
            <Price size="card">{priceText(choice.chosen?.cents)}</Price>
          </td>
        ))}
        <Slot isThere={hasSlot} />
      </tr>
      {shown.map((row) => (
        <tr key={row.id} className={css.row}>
          <th scope="row">{row.label}</th>
          {columns.map(({ item }, at) => (
            <td key={item.slug}>
              <PriceCell cell={row.cells[at] ?? null} hasWay={hasWays} />
            </td>
          ))}
          <Slot isThere={hasSlot} />
        </tr>
      ))}
    </tbody>
  );
}

function PriceCell({ cell, hasWay }: { cell: PriceRow['cells'][number]; hasWay: boolean }) {
  if (cell === null) return <NotDeclared />;
  const text = formatEuro(cell.cents);
  return (
    <>
      <Figure figure={text.replace(/\s*€$/, '')} unit="€" />
      {hasWay && <small className={css.way}>{cell.way}</small>}
    </>
  );
}
