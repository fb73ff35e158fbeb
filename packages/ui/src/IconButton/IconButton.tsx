import type { MouseEventHandler, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import * as css from './IconButton.css.ts';

export type IconButtonProps = {
  icon: IconName;
  /** What it does, in words: its accessible name. */
  label: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** @default 'plain' */
  variant?: 'plain' | 'outline';
  /** @default 'large' */
  size?: 'regular' | 'large';
  disabled?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-describedby'?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A button of one icon, 44 px square, for what everybody knows by sight: close, menu. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'large',
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={css.look[variant]}>
      <Icon name={icon} size={size} />
    </button>
  );
}
