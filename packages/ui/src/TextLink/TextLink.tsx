import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../LinkProvider/LinkProvider.tsx';
import * as css from './TextLink.css.ts';

export type TextLinkProps = {
  children: ReactNode;
  href: string;
  /** `inline` stands in running text, `action` on its own with an arrow. @default 'inline' */
  variant?: 'inline' | 'action';
  /** `new`: another site, in a new tab. @default 'same' */
  opens?: 'same' | 'new';
  ref?: Ref<HTMLAnchorElement>;
};

/** A link in words. */
export function TextLink({
  children,
  href,
  variant = 'inline',
  opens = 'same',
  ref,
}: TextLinkProps) {
  const away = opens === 'new' ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <Link {...away} ref={ref} href={href} className={css.look[variant]}>
      {variant === 'action' ? (
        <>
          <span>{children}</span>
          <span className={css.arrow}>
            <Icon name="arrowRight" size="text" />
          </span>
        </>
      ) : (
        children
      )}
    </Link>
  );
}
