import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const whole = style({ '@media': { [media.print]: { breakInside: 'avoid' } } });

export const look = styleVariants({
  quiet: [
    whole,
    {
      background: vars.surface.quiet,
      padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[4]}`,
    },
  ],
  framed: [
    whole,
    {
      border: `${line.rule} solid ${vars.line.strong}`,
      padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[3]}`,
    },
  ],
  ruled: [
    whole,
    { borderTop: `${line.rule} solid ${vars.line.strong}`, paddingTop: vars.space[4] },
  ],
});

export const title = style({
  ...type.h3,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginBottom: vars.space[3],
});

export const ruledTitle = style({ ...type.title });
