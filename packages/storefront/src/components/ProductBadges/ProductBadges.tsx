import { Badge, type BadgeProps } from '@vetta/ui';
import * as css from './ProductBadges.css.ts';

export type CardBadge = {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
  /** Says what another one of the card says: it is read out with the others, and never drawn. */
  isRepeated?: boolean;
};

export type ProductBadgesProps = {
  /** In the order of their weight. */
  badges: readonly CardBadge[];
};

/** How many a card carries well. */
const maxDrawn = 2;

/** The first badges of a product and a count of the others, which are read out but not drawn. */
export function ProductBadges({ badges }: ProductBadgesProps) {
  if (badges.length === 0) return null;
  const drawn = badges.filter(({ isRepeated }) => !isRepeated).slice(0, maxDrawn);
  const rest = badges.filter((badge) => !drawn.includes(badge)).map(({ label }) => label);
  return (
    <ul className={css.list}>
      {drawn.map(({ label, tone }) => (
        <Badge key={label} as="li" tone={tone}>
          {label}
        </Badge>
      ))}
      {rest.length > 0 && (
        <li className={css.rest} data-count={`+${rest.length}`}>
          {rest.join(', ')}
        </li>
      )}
    </ul>
  );
}
