import { Icon, Link } from '@vetta/ui';
import { availabilityOf } from '../../catalogue/availability.ts';
import { productLink } from '../../catalogue/productLink.ts';
import { shopNames } from '../../content/shopNames.ts';
import { storeNameOf } from '../../content/storeLabels.ts';
import type { StoreId } from '../../contract/storeIds.ts';
import { copy } from './Compare.copy.ts';
import type { ComparedColumn } from './comparedColumns.ts';
import { isDifferent } from './comparedRows.ts';
import * as tableCss from './CompareTable.css.ts';
import * as css from './ShopRows.css.ts';
import { Missing } from './Figure.tsx';
import { GroupRow } from './GroupRow.tsx';
import type { SectionProps } from './sectionProps.ts';
import { StockAgeRow } from './StockAgeRow.tsx';

export type ShopRowsProps = SectionProps & {
  /** The shop that the list was filtered by: it stands first. */
  storeId: StoreId | null;
};

/** How many pieces stand in either shop, how old the figures are, and the way to the product's page. */
export function ShopRows({ storeId: chosen, ...section }: ShopRowsProps) {
  const { columns, onlyDifferences } = section;
  const inOrder = shopNames.toSorted(
    (a, b) => Number(b.storeId === chosen) - Number(a.storeId === chosen),
  );
  const shown = onlyDifferences
    ? inOrder.filter(({ storeId }) => isDifferent(columns.map((own) => stockText(own, storeId))))
    : inOrder;
  return (
    <tbody className={tableCss.texts}>
      <GroupRow columns={columns}>{copy.shops}</GroupRow>
      {shown.map(({ name, storeId }) => (
        <tr key={storeId} className={tableCss.row}>
          <th scope="row">
            {storeId === chosen ? (
              <span className={css.chosen}>
                <span>{name}</span>
                <span className={tableCss.unseen}>{copy.chosenShop}</span>
              </span>
            ) : (
              name
            )}
          </th>
          {columns.map((column) => (
            <td key={column.item.slug}>
              <Stock column={column} storeId={storeId} />
            </td>
          ))}
        </tr>
      ))}
      <StockAgeRow columns={columns} />
      <tr className={css.detailsRow}>
        <td>
          <span className={tableCss.unseen}>{copy.page}</span>
        </td>
        {columns.map(({ item, product, name }) => (
          <td key={item.slug}>
            <Link href={productLink(product)} className={css.details}>
              <span>{copy.details}</span>
              <span className={tableCss.unseen}>{`: ${name}`}</span>
              <Icon name="arrowRight" size="text" />
            </Link>
          </td>
        ))}
      </tr>
    </tbody>
  );
}

const lineOf = ({ product }: ComparedColumn, storeId: StoreId) =>
  availabilityOf(product)?.lines.find(({ store }) => store === storeNameOf(storeId));

export const stockText = (column: ComparedColumn, storeId: StoreId) =>
  lineOf(column, storeId)?.text ?? '';

function Stock({ column, storeId }: { column: ComparedColumn; storeId: StoreId }) {
  const line = lineOf(column, storeId);
  if (line === undefined) return <Missing>{copy.toAsk}</Missing>;
  const tone = line.pieces > 0 ? 'available' : 'soldOut';
  return <span className={css.stock[tone]}>{line.text}</span>;
}
