import { focusRing, line, media, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const add = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  '@media': { [media.print]: { display: 'none' } },
});

export const title = style({ ...type.title, fontSize: vars.fontSize.body });

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: '46px',
  paddingInline: vars.space[3],
  border: `${line.hair} solid ${vars.line.control}`,
  borderRadius: vars.radius,
  background: vars.surface.page,
  selectors: { '&:has(:focus-visible)': focusRing },
  '@media': { [media.belowTablet]: { paddingInline: vars.space[2] } },
});
globalStyle(`${field} > svg`, {
  flex: 'none',
  '@media': { [media.belowTablet]: { display: 'none' } },
});

export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: '44px',
  border: 0,
  padding: 0,
  background: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
  },
});

export const list = style({
  position: 'absolute',
  zIndex: 3,
  top: 'calc(1.2 * 1.0625rem + 12px + 48px)',
  right: 0,
  left: 0,
  background: vars.surface.page,
  border: `${line.rule} solid ${vars.line.strong}`,
  borderTop: 0,
  boxShadow: `0 ${vars.space[3]} ${vars.space[5]} -${vars.space[3]} ${vars.surface.scrim}`,
});

export const option = style({
  ...type.link,
  position: 'relative',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  minHeight: '44px',
  borderTop: `${line.hair} solid ${vars.line.hair}`,
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderTop: 0 },
    '&:hover': { background: vars.surface.quiet },
    '&[aria-selected="true"]': {
      background: vars.surface.quiet,
      boxShadow: `inset ${line.mark} 0 0 ${vars.surface.signal}`,
      paddingLeft: vars.space[5],
    },
  },
});
globalStyle(`${option} > small`, {
  ...type.small,
  display: 'block',
  fontSize: vars.fontSize.label,
  color: vars.text.muted,
});

export const none = style({ padding: vars.space[3], fontSize: vars.fontSize.small });
