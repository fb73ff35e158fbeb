import type { ReactNode } from 'react';
import * as css from './Text.css.ts';

export type TextProps = {
  children: ReactNode;
  /** `label` and `link` are set in Archivo, the others in Hanken Grotesk. @default 'body' */
  size?: 'body' | 'small' | 'large' | 'lead' | 'label' | 'link' | 'mission';
  /** @default 'body' */
  tone?: 'strong' | 'body' | 'muted' | 'success' | 'danger' | 'inherit';
  /** Tabular lining figures. */
  figures?: boolean;
  /** Line length: `prose` stops at 44 em. @default 'full' */
  measure?: 'full' | 'prose';
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'address' | 'li' | 'dd';
  id?: string;
};

/** Running text and small print. */
export function Text({
  children,
  size = 'body',
  tone = 'body',
  figures = false,
  measure = 'full',
  as: Element = 'p',
  id,
}: TextProps) {
  const classes = [css.size[size], css.tone[tone], css.wide];
  if (figures) classes.push(css.numeric);
  if (measure === 'prose') classes.push(css.measure);
  return (
    <Element id={id} className={classes.join(' ')}>
      {children}
    </Element>
  );
}
