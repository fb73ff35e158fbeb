import { figures, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const dose = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  marginBottom: vars.space[6],
});

export const doseText = style({
  ...type.link,
  ...figures,
  fontSize: vars.fontSize.lead,
  lineHeight: 1.35,
});
