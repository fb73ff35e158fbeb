import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './tokens.css.ts';

const head = (weight: number, width: number, tracking = 'normal', leading = '1.2') =>
  ({
    fontFamily: vars.font.head,
    fontWeight: weight,
    fontStretch: `${width}%`,
    letterSpacing: tracking,
    lineHeight: leading,
  }) satisfies StyleRule;

/** Tabular lining figures: prices, tables, counts. */
export const figures = {
  fontVariantNumeric: 'tabular-nums lining-nums',
} satisfies StyleRule;

/**
 * Type roles, to spread into a `style()`. Width is the voice: 125 % titles, 118 and 112 % headings,
 * 100 to 108 % controls, 92 and 88 % labels and units.
 */
export const type = {
  hero: { ...head(480, 125, '-.045em', '.92'), fontSize: vars.fontSize.hero },
  h1: { ...head(520, 125, '-.03em', '1'), fontSize: vars.fontSize.h1 },
  product: { ...head(520, 125, '-.03em', '1'), fontSize: vars.fontSize.product },
  h2: { ...head(520, 118, '-.018em', '1.06'), fontSize: vars.fontSize.h2 },
  h3: { ...head(560, 112, '-.008em'), fontSize: vars.fontSize.h3 },
  title: { ...head(600, 108, '-.005em'), fontSize: vars.fontSize.lead },
  control: { ...head(600, 100, 'normal', '1'), fontSize: vars.fontSize.control },
  button: { ...head(620, 104, 'normal', '1'), fontSize: vars.fontSize.body },
  tab: { ...head(540, 108, 'normal', '1'), fontSize: vars.fontSize.lead },
  link: { ...head(500, 100, 'normal', '1.2'), fontSize: vars.fontSize.control },
  label: { ...head(500, 100, 'normal', '1.2'), fontSize: vars.fontSize.label },
  brand: { ...head(500, 92, 'normal', '1'), fontSize: vars.fontSize.small },
  tag: { ...head(600, 92, 'normal', '1'), fontSize: vars.fontSize.tag },
  figure: { ...head(340, 112, '-.06em', '.84'), ...figures },
  price: { ...head(600, 100, '-.02em', '1'), ...figures },
  body: {
    fontFamily: vars.font.text,
    fontWeight: 400,
    fontSize: vars.fontSize.body,
    lineHeight: 1.55,
  },
  lead: {
    fontFamily: vars.font.text,
    fontWeight: 400,
    fontSize: vars.fontSize.h3,
    lineHeight: 1.5,
  },
  small: {
    fontFamily: vars.font.text,
    fontWeight: 400,
    fontSize: vars.fontSize.small,
    lineHeight: 1.45,
  },
} satisfies Record<string, StyleRule>;
