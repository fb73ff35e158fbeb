import { stockAge } from '../../catalogue/shops/stockAge.ts';
import { stockAgeCopy } from '../../content/stockAge.ts';
import { useNow } from '../../state/clock.ts';
import { copy } from './Compare.copy.ts';
import * as tableCss from './CompareTable.css.ts';
import * as shopCss from './ShopRows.css.ts';
import { Missing } from './Figure.tsx';
import type { SectionProps } from './sectionProps.ts';

/**
 * When the pieces of each were counted (docs/rules.md#stock-age); nothing where no feed tells it. Not a
 * difference between products: it stays where only those are shown.
 */
export function StockAgeRow({ columns }: Pick<SectionProps, 'columns'>) {
  const now = useNow();
  const ages = columns.map(({ product }) => now && stockAge(product.stockUpdatedAt, now));
  const texts = ages.map((age) => (age ? copy.countedAt(stockAgeCopy.day(age), age.time) : ''));
  if (texts.every((text) => text === '')) return null;
  return (
    <tr className={tableCss.row}>
      <th scope="row">{copy.stockAge}</th>
      {columns.map(({ item }, at) => (
        <td key={item.slug}>
          {texts[at] === '' ? (
            <Missing>{copy.noStockAge}</Missing>
          ) : (
            <small className={shopCss.age}>
              {ages[at]?.mustConfirm ? (
                <>
                  <strong>{`${texts[at]}. `}</strong>
                  <span>{stockAgeCopy.confirm}</span>
                </>
              ) : (
                texts[at]
              )}
            </small>
          )}
        </td>
      ))}
    </tr>
  );
}
