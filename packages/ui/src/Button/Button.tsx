import type { MouseEventHandler, Ref } from 'react';
import { buttonClass, ButtonContent, type ButtonLook } from './ButtonContent.tsx';

export type ButtonProps = ButtonLook & {
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  disabled?: boolean;
  /** Work is going on: disabled, with the four moving bars before the words. */
  busy?: boolean;
  /** Name for assistive technology where the visible words are not enough; must begin with them. */
  label?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-describedby'?: string;
  'aria-pressed'?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** Does something here and now. Where it leads to another page use `ButtonLink`. */
export function Button({
  children,
  variant,
  size,
  width,
  icon,
  iconEnd,
  words = 'always',
  type = 'button',
  disabled = false,
  busy = false,
  label,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-label={label}
      className={buttonClass({ variant, size, width })}
    >
      <ButtonContent variant={variant} icon={icon} iconEnd={iconEnd} words={words} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  );
}
