import type { ReactElement, ReactNode, Ref } from 'react';
import { iconPaths } from '../Icon/paths.ts';
import * as css from './EmptyShelf.css.ts';
import { Tub } from './Tub.tsx';

export type EmptyShelfProps = {
  /** What stands where the product would: `0`, `?`, `!`, a number, or the heart. */
  figure: '0' | '?' | '!' | 'heart' | (string & {});
  /** `danger` for a failure. @default 'quiet' */
  tone?: 'quiet' | 'danger';
  title: string;
  /** 1 when this is the whole page. @default 2 */
  level?: 1 | 2;
  text?: ReactNode;
  /** One signpost, and at most one text link. */
  actions?: ReactNode;
  /** A row of ways out under a hairline: its lead and the links. */
  links?: { label: string; items: readonly ReactElement[] };
  /** `assertive` reads a failure out at once, `polite` an empty result in its turn. @default 'off' */
  announce?: 'off' | 'polite' | 'assertive';
  ref?: Ref<HTMLHeadingElement>;
};

const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** Nothing to show: a figure on the shelf, dashed outlines beside it, the words below like a label. */
export function EmptyShelf({
  figure,
  tone = 'quiet',
  title,
  level = 2,
  text,
  actions,
  links,
  announce = 'off',
  ref,
}: EmptyShelfProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div role={roles[announce]}>
      <div className={css.shelf} aria-hidden="true">
        <div className={`${css.cell} ${css.tone[tone]}`}>
          {figure === 'heart' ? (
            <svg className={css.bigIcon} viewBox="0 0 24 24">
              <path d={iconPaths.heart} />
            </svg>
          ) : (
            <span className={css.figure}>{figure}</span>
          )}
        </div>
        <div className={css.cell}>
          <Tub />
        </div>
        <div className={css.cell}>
          <Tub shape="box" />
        </div>
        <div className={css.cell}>
          <Tub />
        </div>
      </div>
      <div className={css.label}>
        <Title ref={ref} tabIndex={level === 1 ? -1 : undefined} className={css.title}>
          {title}
        </Title>
        <div className={css.body}>
          {text !== undefined && <p className={css.text}>{text}</p>}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
        {links !== undefined && (
          <div className={css.links}>
            <span>{links.label}</span>
            {links.items}
          </div>
        )}
      </div>
    </div>
  );
}
