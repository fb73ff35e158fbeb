import { line, media, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const place = style({
  ...type.link,
  lineHeight: 1,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  minWidth: 0,
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.small },
    [media.print]: {
      display: 'inline-flex',
      verticalAlign: 'middle',
      minHeight: 0,
      marginRight: vars.space[3],
      border: 0,
    },
  },
});

export const box = style([place, { borderBottom: `${line.hair} solid ${vars.line.control}` }]);
export const only = style([place]);
/** Beside the colour only two or three letters of a flavour would fit. */
globalStyle(`${box} > svg`, {
  '@media': { [media.belowPhone]: { display: 'none' } },
});

export const select = style({
  font: 'inherit',
  color: 'inherit',
  appearance: 'none',
  flex: '1 1 0',
  minWidth: 0,
  height: '44px',
  padding: `0 ${vars.space[5]} 0 0`,
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { [media.print]: { display: 'none' } },
});

/** In place of the control, which a browser draws on the first of two sheets alone. */
export const printed = style({
  display: 'none',
  '@media': { [media.print]: { display: 'inline' } },
});

export const arrow = style({
  position: 'absolute',
  right: 0,
  display: 'flex',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});
