import { BigFigure, Price, Text } from '@vetta/ui';
import type { ReactElement } from 'react';
import { useIsOnline } from '../../../browser/useIsOnline.ts';
import { formatEuro } from '../../../catalogue/offer/price.ts';
import { listStockAge } from '../../../catalogue/shoppingList/listStockAge.ts';
import type { ShopKey } from '../../../catalogue/shoppingList/listRow.ts';
import { listTotal, shopCount } from '../../../catalogue/shoppingList/shopCounts.ts';
import { OpenState } from '../../../components/ShopHours/OpenState.tsx';
import { shops } from '../../../content/shops.ts';
import { useNow } from '../../../state/clock.ts';
import { copy } from './list.copy.ts';
import * as css from './ListBlock.css.ts';
import { ListTable, type ListTableProps } from './ListTable.tsx';

/** Two figures, the rows, what they come to, and below what is to be done with them. */
export function ListBlock({
  children,
  ...props
}: ListTableProps & { children: ReactElement | (ReactElement | false)[] }) {
  const total = listTotal(props.rows);
  const isKnown = shopCount(props.rows, 'torino') !== null;
  const isOnline = useIsOnline();
  return (
    <div className={css.columns}>
      {isKnown ? (
        <div className={css.figures}>
          {shops.map(({ key, openingHours }) => (
            <Figure key={key} rows={props.rows} shop={key} hours={openingHours} />
          ))}
        </div>
      ) : (
        <p className={css.gone}>{copy.stockGone}</p>
      )}
      <div>
        <ListTable {...props} />
        <div className={css.sums}>
          <div className={css.stockNote}>
            <StockNote rows={props.rows} isKnown={isKnown} />
          </div>
          {total !== null && (
            <p className={css.total}>
              <span>{`${isOnline ? copy.total : copy.savedTotal} `}</span>
              <Price size="small">{formatEuro(total)}</Price>
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

type FigureProps = Pick<ListTableProps, 'rows'> & {
  shop: ShopKey;
  hours: (typeof shops)[number]['openingHours'];
};

function Figure({ rows, shop, hours }: FigureProps) {
  const now = useNow();
  const count = shopCount(rows, shop);
  if (count === null) return null;
  const missing = copy.missing(count.missing, count.total, count.unknown.length);
  return (
    <div className={css.figure}>
      <p>
        <BigFigure as="span">{count.there}</BigFigure>
        <span className={css.place}>{` ${copy.inShop[shop](count.total)}`}</span>
      </p>
      {missing !== '' && <Text>{missing}</Text>}
      {count.unknown.length > 0 && <Text size="small">{copy.unknown(count.unknown)}</Text>}
      <OpenState hours={hours} now={now} />
    </div>
  );
}

/** How old the stock is, that it is a saved copy without a network, and what it stands for. */
function StockNote({ rows, isKnown }: Pick<ListTableProps, 'rows'> & { isKnown: boolean }) {
  const now = useNow();
  const isOnline = useIsOnline();
  const age = now === null ? null : listStockAge(rows, now);
  const isOld = age?.mustConfirm === true;
  const updated = age === null ? '' : `${copy.stockAge(age)}. `;
  const marked = (isOnline ? '' : `${copy.savedCopy} `) + (isOld ? updated : '');
  const ofProduct = age === null || isOld ? copy.stockNote : copy.stockNoteAfterAge;
  const note = isKnown ? ofProduct : '';
  return (
    <Text size="small">
      {marked !== '' && <b>{marked}</b>}
      <span>{(isOld ? `${copy.confirm}. ` : updated) + note}</span>
    </Text>
  );
}
