import { figures as tabular, size, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const headline = style({
  ...type.label,
  ...tabular,
  fontSize: vars.fontSize.control,
  fontWeight: 400,
  marginTop: vars.space[2],
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const figure = style({ fontWeight: 640 });

const lastLine = style({ ...type.label, ...tabular, fontWeight: 400, color: vars.text.muted });

export const duration = style({ minWidth: 0 });

/** A line of text that is as high as a finger. */
export const summary = style([
  lastLine,
  {
    cursor: 'pointer',
    minHeight: size.touch,
    paddingTop: vars.space[2],
    ':hover': { textDecoration: 'underline' },
  },
]);

export const second = style({ display: 'block', marginTop: vars.space[1] });

export const undeclared = style([lastLine, { paddingTop: vars.space[2] }]);

export const calculation = style({ ...type.small, ...tabular, paddingBottom: vars.space[2] });
