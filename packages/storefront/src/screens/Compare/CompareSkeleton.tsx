import { Skeleton } from '@vetta/ui';
import { copy } from './Compare.copy.ts';
import * as css from './CompareTable.css.ts';

const rowNames = [copy.flavourAndSize, copy.price, copy.perKilo, copy.perDose, copy.nutrition];

/** The rows with their names, before what they say. */
export function CompareSkeleton({ columns }: { columns: number }) {
  const places = Array.from({ length: columns }, (_, at) => at);
  return (
    <div className={`${css.region} ${css.columnCounts[columns] ?? ''}`} aria-busy="true">
      <output className={css.unseen}>{copy.loading}</output>
      <table className={css.table} aria-hidden="true">
        <colgroup>
          <col className={css.firstColumn} />
          {places.map((at) => (
            <col key={at} />
          ))}
        </colgroup>
        <thead>
          <tr className={css.shelf}>
            <td className={css.corner} aria-hidden="true" />
            {places.map((at) => (
              <td key={at} aria-hidden="true">
                <div className={css.tile} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody className={css.prices}>
          {rowNames.map((name) => (
            <tr key={name} className={css.row}>
              <th scope="row">{name}</th>
              {places.map((at) => (
                <td key={at}>
                  <Skeleton />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
