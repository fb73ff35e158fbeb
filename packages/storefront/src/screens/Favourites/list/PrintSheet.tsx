import { createPortal } from 'react-dom';
import { useIsOnline } from '../../../browser/useIsOnline.ts';
import { usePaper } from '../../../browser/usePaper.ts';
import { PaperFoot } from '../../../components/PaperFoot/PaperFoot.tsx';
import { PromotionNote } from '../../../components/PriceLine/PromotionNote.tsx';
import { formatEuro } from '../../../catalogue/offer/price.ts';
import { choiceText, type ListRow, type ShopKey } from '../../../catalogue/shoppingList/listRow.ts';
import { listStockAge } from '../../../catalogue/shoppingList/listStockAge.ts';
import { listTotal, shopCount } from '../../../catalogue/shoppingList/shopCounts.ts';
import { company } from '../../../content/company.ts';
import { copy } from './list.copy.ts';
import * as css from './PrintSheet.css.ts';
import { dateTimeText } from './dateText.ts';

export type PrintSheetProps = { rows: readonly ListRow[]; now: Date; address: string };

/** What is printed in place of the page: one A4 sheet to tick off at the counter. */
export function PrintSheet(props: PrintSheetProps) {
  usePaper('portrait');
  return createPortal(
    <div className={css.paper} aria-hidden="true">
      <Sheet {...props} />
    </div>,
    document.body,
  );
}

export function Sheet({ rows, now, address }: PrintSheetProps) {
  const total = listTotal(rows);
  return (
    <>
      <div className={css.head}>
        <strong>{company.brand}</strong>
        <span>{copy.paper.head}</span>
      </div>
      <p className={css.title}>{copy.paper.title(rows.length)}</p>
      <DateLine rows={rows} now={now} />
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.column}>{copy.product}</th>
            {[copy.price, copy.shops.torino, copy.shops.aosta].map((name) => (
              <th key={name} className={css.end}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.id} row={row} />
          ))}
          <tr className={css.sum}>
            <th className={css.column}>{copy.paper.total}</th>
            <td className={css.end}>{total === null ? '' : formatEuro(total)}</td>
            <Count rows={rows} shop="torino" />
            <Count rows={rows} shop="aosta" />
          </tr>
        </tbody>
      </table>
      <div className={css.hand}>
        <p className={css.small}>{copy.paper.ask}</p>
        <div className={css.rule} />
        <div className={css.rule} />
        <div className={css.rule} />
      </div>
      <PaperFoot
        address={address}
        code={{ name: copy.paper.codeName, title: copy.paper.code, text: copy.paper.codeText }}
        withoutCode={copy.paper.noCode}
      />
    </>
  );
}

/** Of when prices and stock are, and how old the stock was then. */
function DateLine({ rows, now }: Pick<PrintSheetProps, 'rows' | 'now'>) {
  const isOnline = useIsOnline();
  const isKnown = rows.some(({ price, stock }) => price !== null || stock !== undefined);
  const age = listStockAge(rows, now);
  const date = isKnown ? copy.paper.date : copy.paper.unknownDate;
  return (
    <p className={css.date}>
      <span>{isOnline ? date : copy.paper.savedDate}</span>
      <b>{dateTimeText(now)}</b>
      <span>{copy.paper.dateEnd}</span>
      {age !== null && <span>{` ${copy.stockAge(age)}.`}</span>}
      {age?.mustConfirm === true && <span>{` ${copy.confirm}.`}</span>}
    </p>
  );
}

function Line({ row }: { row: ListRow }) {
  const details = [row.brand ?? '', choiceText(row)].filter((text) => text !== '').join('. ');
  const pieces = (shop: ShopKey) => row.stock?.[shop] ?? copy.notKnown;
  return (
    <tr className={css.row}>
      <th className={css.product}>
        <b className={css.name}>{row.name}</b>
        <span className={css.small}>{details}</span>
        <span className={css.box} />
      </th>
      <td className={css.end}>
        <b>{row.price === null ? copy.noPrice : row.price.text}</b>
        <PromotionNote price={row.price} />
      </td>
      <td className={css.end}>{pieces('torino') || copy.none}</td>
      <td className={css.end}>{pieces('aosta') || copy.none}</td>
    </tr>
  );
}

function Count({ rows, shop }: { rows: readonly ListRow[]; shop: ShopKey }) {
  const count = shopCount(rows, shop);
  return (
    <td className={css.end}>
      {count === null ? copy.notKnown : copy.paper.of(count.there, count.total)}
    </td>
  );
}
