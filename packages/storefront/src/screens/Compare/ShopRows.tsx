import { Icon, Link } from '@vetta/ui';
import { availabilityOf } from '../../catalogue/availability.ts';
import { productLink } from '../../catalogue/productLink.ts';
import { storeLabels } from '../../content/storeLabels.ts';
import { copy } from './Compare.copy.ts';
import type { ComparedColumn } from './comparedColumns.ts';
import { isDifferent } from './comparedRows.ts';
import * as css from './CompareTable.css.ts';
import { NotDeclared } from './Figure.tsx';
import { GroupRow } from './GroupRow.tsx';
import type { SectionProps } from './sectionProps.ts';
import { Slot } from './Slot.tsx';

const stores = [
  { label: copy.torino, store: storeLabels.torino },
  { label: copy.aosta, store: storeLabels.aosta },
] as const;

type Store = (typeof stores)[number]['store'];

/** How many pieces stand in either shop, and the way to the product's page. */
export function ShopRows({ columns, hasSlot, onlyDifferences }: SectionProps) {
  const shown = onlyDifferences
    ? stores.filter(({ store }) =>
        isDifferent(columns.map((own) => lineOf(own, store)?.text ?? '')),
      )
    : stores;
  return (
    <tbody className={css.texts}>
      <GroupRow columns={columns} hasSlot={hasSlot}>
        {copy.shops}
      </GroupRow>
      {shown.map(({ label, store }) => (
        <tr key={label} className={css.row}>
          <th scope="row">{label}</th>
          {columns.map((column) => (
            <td key={column.item.slug}>
              <Stock column={column} store={store} />
            </td>
          ))}
          <Slot isThere={hasSlot} />
        </tr>
      ))}
      <tr className={css.wayOut}>
        <td>
          <span className={css.unseen}>{copy.page}</span>
        </td>
        {columns.map(({ item, product, name }) => (
          <td key={item.slug}>
            <Link href={productLink(product)} className={css.details}>
              {copy.details}
              <span className={css.unseen}>{`: ${name}`}</span>
              <Icon name="arrowRight" size="text" />
            </Link>
          </td>
        ))}
        <Slot isThere={hasSlot} />
      </tr>
    </tbody>
  );
}

const lineOf = ({ product }: ComparedColumn, store: Store) =>
  availabilityOf(product)?.lines.find((line) => line.store === store);

function Stock({ column, store }: { column: ComparedColumn; store: Store }) {
  const line = lineOf(column, store);
  if (line === undefined) return <NotDeclared>{copy.toAsk}</NotDeclared>;
  const tone = line.pieces > 0 ? 'available' : 'soldOut';
  return (
    <span className={css.stock[tone]}>
      <span className={css.dot[tone]} aria-hidden="true" />
      {line.text}
    </span>
  );
}
