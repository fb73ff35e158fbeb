import type { ReactNode } from 'react';
import * as css from './CompareTable.css.ts';
import type { SectionProps } from './sectionProps.ts';
import { Slot } from './Slot.tsx';

export type GroupRowProps = Pick<SectionProps, 'columns' | 'hasSlot'> & { children: ReactNode };

/** Opens a group of rows; the names stand again, for whoever has scrolled past the head. */
export function GroupRow({ columns, hasSlot, children }: GroupRowProps) {
  return (
    <tr className={css.group}>
      <th scope="rowgroup">{children}</th>
      {columns.map(({ item, name }) => (
        <td key={item.slug} aria-hidden="true">
          {name}
        </td>
      ))}
      <Slot isThere={hasSlot} />
    </tr>
  );
}
