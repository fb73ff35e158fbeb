import { line as rule, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderLeft: `${rule.rule} solid ${vars.line.strong}`,
  background: vars.surface.quiet,
});

export const words = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' });
