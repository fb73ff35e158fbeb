import { type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const composition = style({
  ...type.lead,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: '44em',
});

export const guarantee = style({ display: 'block', color: vars.text.strong });

export const guaranteeText = style({
  ...type.small,
  display: 'block',
  marginTop: vars.space[1],
  color: vars.text.muted,
});
