import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { SpinnerBars } from '../Spinner/SpinnerBars.tsx';
import * as css from './Button.css.ts';

export type ButtonLook = {
  children: ReactNode;
  /** `primary` is yellow, one for a view; `text` is an underlined word. @default 'outline' */
  variant?: 'primary' | 'outline' | 'ink' | 'text';
  /** @default 'regular' */
  size?: 'regular' | 'tall';
  /** `phone`: as wide as the column on narrow screens only. @default 'content' */
  width?: 'content' | 'full' | 'phone';
  /** Before the words. */
  icon?: IconName;
  /** After the words; on a primary button it moves a little when hovered. @default 'arrowRight' on a primary button without `icon` */
  iconEnd?: IconName | 'none';
  /** `wide`: below 1080 px only the icon is drawn, the words stay for assistive technology. @default 'always' */
  words?: 'always' | 'wide';
};

/** The class of a button, or of a link that looks like one. */
export function buttonClass({
  variant = 'outline',
  size = 'regular',
  width = 'content',
}: Pick<ButtonLook, 'variant' | 'size' | 'width'>): string {
  return `${css.base} ${css.variants[variant]} ${css.sizes[size]} ${css.widths[width]}`;
}

type FaceProps = ButtonLook & { busy?: boolean };

/** What stands inside a button or a link that looks like one. */
export function ButtonContent({
  children,
  variant,
  icon,
  iconEnd,
  words,
  busy = false,
}: FaceProps) {
  const end = iconEnd ?? (variant === 'primary' && icon === undefined ? 'arrowRight' : 'none');
  const isText = variant === 'text';
  const content = (
    <>
      {busy ? <SpinnerBars /> : icon && <Icon name={icon} />}
      <span className={words === 'wide' ? css.wideOnly : undefined}>{children}</span>
      {end !== 'none' && !busy && (
        <span className={css.step}>
          <Icon name={end} size={isText ? 'text' : 'regular'} />
        </span>
      )}
    </>
  );
  return isText ? <span className={css.underlined}>{content}</span> : content;
}
