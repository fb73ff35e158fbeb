import { Skeleton } from '@vetta/ui';
import { copy } from './Compare.copy.ts';
import * as tableCss from './CompareTable.css.ts';
import * as headCss from './TableHead.css.ts';

const rowNames = [copy.flavourAndSize, copy.price, copy.perKilo, copy.perDose, copy.nutrition];

/** The rows with their names, before what they say. */
export function CompareSkeleton({ columns }: { columns: number }) {
  const places = Array.from({ length: columns }, (_, at) => at);
  return (
    <div className={`${tableCss.region} ${tableCss.columnCounts[columns] ?? ''}`} aria-busy="true">
      <output className={tableCss.unseen}>{copy.loading}</output>
      <table className={tableCss.table} aria-hidden="true">
        <colgroup>
          <col className={tableCss.firstColumn} />
          {places.map((at) => (
            <col key={at} />
          ))}
        </colgroup>
        <thead>
          <tr className={headCss.shelf}>
            <td className={headCss.corner} aria-hidden="true" />
            {places.map((at) => (
              <td key={at} aria-hidden="true">
                <div className={headCss.tile} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody className={tableCss.prices}>
          {rowNames.map((name) => (
            <tr key={name} className={tableCss.row}>
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
