import { currentIndicator, focusRing, line, media, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[6]}`,
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const bases = style({ display: 'flex', gap: vars.space[7] });

export const option = style({ position: 'relative', display: 'flex', cursor: 'pointer' });

export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

export const face = style({
  ...type.tab,
  fontSize: vars.fontSize.body,
  fontStretch: '104%',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: size.compareBar,
  color: vars.text.muted,
  selectors: {
    [`${input}:checked + &`]: { color: vars.text.strong, fontWeight: 640 },
    [`${input}:checked + &::after`]: { ...currentIndicator, height: line.mark },
    [`${input}:focus-visible + &`]: { ...focusRing, outlineOffset: `calc(-1 * ${line.tick})` },
  },
});

export const differences = style({
  ...type.link,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: size.touch,
  cursor: 'pointer',
});

/** Beside the switch. */
export const equal = style({
  ...type.small,
  marginLeft: `calc(-1 * ${vars.space[5]})`,
  color: vars.text.muted,
});

/** A small switch: the slide says on or off by its side, its tone and its state. */
export const switchInput = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '40px',
  height: '22px',
  margin: 0,
  borderRadius: vars.radius,
  border: `${line.control} solid ${vars.line.control}`,
  background: vars.surface.page,
  cursor: 'pointer',
  '::after': {
    content: '""',
    position: 'absolute',
    top: '3px',
    left: '3px',
    width: '13px',
    height: '13px',
    background: vars.line.control,
  },
  selectors: {
    '&:checked': { background: vars.surface.inverse, borderColor: vars.line.strong },
    '&:checked::after': { left: 'auto', right: '3px', background: vars.surface.signal },
  },
  '@media': {
    [media.forcedColours]: { appearance: 'auto', width: 'auto', '::after': { display: 'none' } },
  },
});

export const tools = style({
  display: 'flex',
  gap: vars.space[5],
  marginLeft: 'auto',
  '@media': {
    [media.belowTablet]: {
      width: '100%',
      justifyContent: 'space-between',
      gap: vars.space[3],
      borderTop: `${line.hair} solid ${vars.line.hair}`,
      paddingBlock: vars.space[1],
    },
  },
});
// Words with an icon need no underline: they stand in a row of tools.
globalStyle(`${tools} button > span:has(> svg)`, { borderBottomColor: 'transparent' });
globalStyle(`${tools} button:hover > span:has(> svg)`, { borderBottomColor: 'currentColor' });

export { unseen } from '@vetta/ui/theme';
