import type { ReactElement } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import * as css from './Panel.css.ts';

export type PanelProps = {
  title: string;
  /** @default 3 */
  level?: 2 | 3;
  /** `quiet` on firn, `framed` in a 2 px ink frame (warnings), `ruled` under an ink line. @default 'quiet' */
  variant?: 'quiet' | 'framed' | 'ruled';
  icon?: IconName;
  children: ReactElement;
};

/** A titled block beside the running text. */
export function Panel({ title, level = 3, variant = 'quiet', icon, children }: PanelProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section className={css.look[variant]}>
      <Title className={variant === 'ruled' ? `${css.title} ${css.ruledTitle}` : css.title}>
        {icon && <Icon name={icon} />}
        <span>{title}</span>
      </Title>
      {children}
    </section>
  );
}
