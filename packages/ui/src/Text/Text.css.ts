import { style, styleVariants } from '@vanilla-extract/css';
import { size as sizes } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { figures, type } from '../theme/typography.ts';

export const size = styleVariants({
  body: { ...type.body },
  small: { ...type.small },
  large: { ...type.body, fontSize: vars.fontSize.lead },
  lead: { ...type.lead },
  label: { ...type.label },
  link: { ...type.link, lineHeight: 1.35 },
  mission: { ...type.h2, fontWeight: 480, lineHeight: 1.16, letterSpacing: '-.02em' },
});

export const tone = styleVariants({
  strong: { color: vars.text.strong },
  body: { color: vars.text.body },
  muted: { color: vars.text.muted },
  success: { color: vars.text.success },
  danger: { color: vars.text.danger },
  inherit: {},
});

export const measure = style({ maxWidth: sizes.prose });
export const numeric = style({ ...figures, fontFamily: vars.font.head });
export const wide = style({ overflowWrap: 'anywhere' });
