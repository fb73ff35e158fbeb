import type { ReactElement } from 'react';
import { Link } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Card.css.ts';

export type CardProps = {
  title: string;
  /** @default 2 */
  level?: 2 | 3;
  /** Above the title: the maker. */
  eyebrow?: string;
  text?: string;
  /** `whole`: words that a row of a phone must not cut, either. @default 'cut' */
  textLength?: 'cut' | 'whole';
  /** Stands on the shelf: a `LazyImage` with `box="fill" fit="shelf"`, or `MissingImage`. */
  picture: ReactElement;
  /** One list of `Badge`s, the important one first, or a `DoubtMark`. */
  badges?: ReactElement | null;
  /** A control above the card's link: the heart. */
  action?: ReactElement;
  /** At the foot: `CardPrice` or `CardRequest`. */
  price?: ReactElement;
  /** The card's one link; its name is completed with the title. */
  link: { href: string; label: string };
  /** A line at the very end; null keeps it free for words to come. */
  note?: ReactElement | string | null;
  /** In place of the link: a control whose target is the whole card. */
  choice?: ReactElement | null;
  /** Sold out: the picture fades; still a link. */
  soldOut?: boolean;
};

/**
 * A thing on the shelf, its label hanging below; on a phone a row, its label beside. The whole card is
 * the target of one link, which stands last; the action lies above it. Only inside `CardGrid`.
 */
export function Card({
  title,
  level = 2,
  eyebrow,
  text,
  textLength = 'cut',
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
      <article className={note === null ? css.awaiting : css.card} aria-label={title}>
        <div className={soldOut ? css.faded : css.tile}>
          {badges}
          {picture}
          {action}
        </div>
        <p className={css.eyebrow}>{eyebrow}</p>
        <Title className={soldOut ? css.muted : css.title}>{title}</Title>
        <p className={textLength === 'cut' ? css.cut : css.text}>{text}</p>
        {price}
        {choice ?? (
          <Link href={link.href} className={css.link} aria-label={`${link.label}: ${title}`}>
            {link.label}
          </Link>
        )}
        {note && <p className={css.note}>{note}</p>}
      </article>
    </li>
  );
}
