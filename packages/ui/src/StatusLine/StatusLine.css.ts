import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const status = style({
  ...type.link,
  fontSize: vars.fontSize.body,
  lineHeight: 1.3,
  display: 'inline-flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  '::before': {
    content: '""',
    alignSelf: 'center',
    width: size.status,
    height: size.status,
    borderRadius: '50%',
    border: `${line.rule} solid`,
  },
});

export const tone = styleVariants({
  open: [
    status,
    {
      color: vars.text.success,
      '::before': { background: 'currentColor', borderColor: 'currentColor' },
      '@media': { [media.forcedColours]: { '::before': { background: 'CanvasText' } } },
    },
  ],
  closed: [status, { color: vars.text.body, '::before': { borderColor: vars.line.control } }],
});

export const words = style({
  fontWeight: 640,
  // Long words break beside the dot, never below it.
  maxWidth: `calc(100% - ${size.status} - ${vars.space[2]})`,
});
export const detail = style({ color: vars.text.body });
