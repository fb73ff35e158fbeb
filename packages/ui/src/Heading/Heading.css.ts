import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const roomToBreak = { overflowWrap: 'break-word', minWidth: 0 } as const;

export const heading = styleVariants({
  h1: { ...type.h1, ...roomToBreak, marginLeft: '-.03em' },
  product: { ...type.product, ...roomToBreak, marginLeft: '-.03em' },
  h2: { ...type.h2, ...roomToBreak },
  block: { ...type.h2, ...roomToBreak, fontSize: vars.fontSize.block },
  h3: { ...type.h3, ...roomToBreak },
  title: { ...type.title, ...roomToBreak },
  label: { ...type.control, ...roomToBreak, lineHeight: 1.2 },
});

export const tone = styleVariants({
  strong: {},
  muted: { color: vars.text.muted },
});
