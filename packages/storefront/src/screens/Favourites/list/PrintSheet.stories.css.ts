import { vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The width of an A4 sheet within its margins. */
export const sheet = style({
  width: '190mm',
  padding: '10mm',
  boxSizing: 'content-box',
  color: vars.text.strong,
  background: vars.surface.page,
});
