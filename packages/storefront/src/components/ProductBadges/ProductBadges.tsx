import { Badge, type BadgeProps } from '@vetta/ui';
import * as css from './ProductBadges.css.ts';

export type CardBadge = { label: string; tone: NonNullable<BadgeProps['tone']> };

export type ProductBadgesProps = {
  /** In the order of their weight. */
  badges: readonly CardBadge[];
  /** How many a card carries well; the rest stands behind a count. @default 2 */
  shown?: number;
};

/** The first badges of a product and a count of the others, which are read out but not drawn. */
export function ProductBadges({ badges, shown = 2 }: ProductBadgesProps) {
  if (badges.length === 0) return null;
  const rest = badges.slice(shown);
  return (
    <ul className={css.list}>
      {badges.slice(0, shown).map(({ label, tone }) => (
        <Badge key={label} as="li" tone={tone}>
          {label}
        </Badge>
      ))}
      {rest.length > 0 && (
        <li className={css.entry}>
          <span aria-hidden="true" className={css.entry}>
            <Badge>{`+${rest.length}`}</Badge>
          </span>
          <span className={css.unseen}>{rest.map(({ label }) => label).join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
