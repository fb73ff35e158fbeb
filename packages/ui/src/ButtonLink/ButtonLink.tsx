import type { Ref } from 'react';
import { buttonClass, ButtonContent, type ButtonLook } from '../Button/ButtonContent.tsx';
import { Link } from '../LinkProvider/LinkProvider.tsx';

export type ButtonLinkProps = ButtonLook & {
  href: string;
  /** `new`: another site, in a new tab. @default 'same' */
  opens?: 'same' | 'new';
  ref?: Ref<HTMLAnchorElement>;
};

/** A link with the shape of a button: the way to another page. */
export function ButtonLink({
  children,
  href,
  variant,
  size,
  width,
  icon,
  iconEnd,
  words = 'always',
  opens = 'same',
  ref,
}: ButtonLinkProps) {
  const away = opens === 'new' ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <Link {...away} ref={ref} href={href} className={buttonClass({ variant, size, width })}>
      <ButtonContent variant={variant} icon={icon} iconEnd={iconEnd} words={words}>
        {children}
      </ButtonContent>
    </Link>
  );
}
