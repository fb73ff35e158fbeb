import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Card.css.ts';

export type CardProps = {
  title: string;
  /** @default 2 */
  level?: 2 | 3;
  /** Above the title: the maker. */
  eyebrow?: string;
  text?: string;
  /** Stands on the shelf: a `LazyImage` with `box="fill" fit="shelf"`, or `MissingImage`. */
  picture: ReactNode;
  /** `Badge`s, the important one first; they stand above the picture. */
  badges?: ReactNode;
  /** A control above the card's link: the heart. */
  action?: ReactNode;
  /** At the foot: `CardPrice` or `CardRequest`. */
  price?: ReactElement;
  /** The card's one link; its name is completed with the title. */
  link: { href: string; label: string };
  /** A line at the very end, kept free where it is empty. */
  note?: ReactNode;
  /** In place of the link: a control whose target is the whole card. */
  choice?: ReactElement | null;
  /** Sold out: the picture fades; still a link. */
  soldOut?: boolean;
};

/**
 * A thing on the shelf, its label hanging below. The whole card is the target of one link, which
 * stands last; the action lies above it. Only inside `CardGrid`.
 */
export function Card({
  title,
  level = 2,
  eyebrow,
  text,
  picture,
  badges,
  action,
  price,
  link,
  choice,
  note,
  soldOut = false,
}: CardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <li className={css.cell}>
      <article className={css.card} aria-label={title}>
        <div className={css.tile}>
          <div className={css.badges}>{badges}</div>
          <div className={soldOut ? css.faded : css.picture}>{picture}</div>
          {action !== undefined && <div className={css.action}>{action}</div>}
        </div>
        <p className={css.eyebrow}>{eyebrow}</p>
        <div className={css.words}>
          <Title className={soldOut ? `${css.title} ${css.muted}` : css.title}>{title}</Title>
          <p className={css.text}>{text}</p>
        </div>
        <div className={css.foot}>
          {price}
          {choice ?? (
            <Link href={link.href} className={css.link}>
              <span>{link.label}</span>
              <span className={css.unseen}>{`: ${title}`}</span>
              <Icon name="arrowRight" size="text" />
            </Link>
          )}
        </div>
        {note && <p className={css.text}>{note}</p>}
      </article>
    </li>
  );
}
