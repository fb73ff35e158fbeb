import { stockAge } from '../../catalogue/shops/stockAge.ts';
import { stockAgeCopy } from '../../content/stockAge.ts';
import { useNow } from '../../state/clock.ts';
import { copy } from './Compare.copy.ts';
import { isDifferent } from './comparedRows.ts';
import * as tableCss from './CompareTable.css.ts';
import * as shopCss from './ShopRows.css.ts';
import { Missing } from './Figure.tsx';
import type { SectionProps } from './sectionProps.ts';
import type { ComparedColumn } from './comparedColumns.ts';

/** When the pieces of each were counted (docs/rules.md#stock-age); nothing where no feed tells it. */
export function StockAgeRow({ columns, onlyDifferences }: SectionProps) {
  const now = useNow();
  const texts = stockAgeTexts(columns, now);
  if (texts.length === 0 || (onlyDifferences && !isDifferent(texts))) return null;
  return (
    <tr className={tableCss.row}>
      <th scope="row">{copy.stockAge}</th>
      {columns.map(({ item, product }, at) => (
        <td key={item.slug}>
          {texts[at] === '' ? (
            <Missing>{copy.noStockAge}</Missing>
          ) : (
            <small className={shopCss.age}>
              {now && stockAge(product.stockUpdatedAt, now)?.mustConfirm ? (
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

/** The texts of the row; none where no feed tells it. */
export function stockAgeTexts(columns: readonly ComparedColumn[], now: Date | null) {
  const texts = columns.map(({ product }) => {
    const age = now && stockAge(product.stockUpdatedAt, now);
    return age === null ? '' : copy.countedAt(stockAgeCopy.day(age), age.time);
  });
  return texts.join('') === '' ? [] : texts;
}
