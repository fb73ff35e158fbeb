import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const breaking = style({ overflowWrap: 'break-word', minWidth: 0 });

export const heading = styleVariants({
  h1: [breaking, { ...type.h1, marginLeft: '-.03em' }],
  product: [breaking, { ...type.product, marginLeft: '-.03em' }],
  h2: [breaking, { ...type.h2 }],
  block: [breaking, { ...type.h2, fontSize: vars.fontSize.block }],
  h3: [breaking, { ...type.h3 }],
  title: [breaking, { ...type.title }],
  label: [breaking, { ...type.control, lineHeight: 1.2 }],
});

export const tone = styleVariants({
  strong: {},
  muted: { color: vars.text.muted },
});
