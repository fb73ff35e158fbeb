import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../LinkProvider/LinkProvider.tsx';
import { row } from './LinkList.css.ts';

export type LinkListProps = {
  items: readonly { id?: string; href: string; label: ReactNode }[];
};

/** Ways on, one a row, each with its arrow. */
export function LinkList({ items }: LinkListProps) {
  return (
    <ul>
      {items.map(({ id, href, label }) => (
        <li key={id ?? href}>
          <Link href={href} className={row}>
            <span>{label}</span>
            <Icon name="arrowRight" size="text" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
