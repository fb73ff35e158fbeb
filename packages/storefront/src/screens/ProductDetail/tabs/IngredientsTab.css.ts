import { media, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const composition = style({
  ...type.lead,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: '44em',
});

/** On paper the tab's name says it. */
export const title = style({ '@media': { [media.print]: { display: 'none' } } });

export const guarantee = style({ display: 'block', color: vars.text.strong });

export const guaranteeText = style({
  ...type.small,
  display: 'block',
  marginTop: vars.space[1],
  color: vars.text.muted,
});
