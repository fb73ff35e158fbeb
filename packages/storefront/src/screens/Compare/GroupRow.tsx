import type { ReactNode } from 'react';
import * as css from './GroupRow.css.ts';
import type { SectionProps } from './sectionProps.ts';

export type GroupRowProps = Pick<SectionProps, 'columns'> & {
  children: ReactNode;
};

/** Opens a group of rows; the names stand again, for whoever has scrolled past the head. */
export function GroupRow({ columns, children }: GroupRowProps) {
  return (
    <tr className={css.group}>
      <th scope="rowgroup">{children}</th>
      {columns.map(({ item, name }) => (
        <td key={item.slug} aria-hidden="true">
          {name}
        </td>
      ))}
    </tr>
  );
}
