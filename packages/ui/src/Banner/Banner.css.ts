import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { rise } from '../theme/motion.css.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const banner = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: vars.layer.banner,
  // On a low window it scrolls in itself, so that the page keeps room for what has the focus.
  maxHeight: `max(50dvh, 100dvh - ${size.bannerOffset})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBottom: size.tile,
  background: vars.surface.page,
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  outline: 'none',
  boxShadow: 'none',
  '@media': {
    // It comes when the page is there, and is no part of its first view.
    [media.moving]: { animation: `${rise} ${vars.duration.base} ${vars.ease}` },
    [media.print]: { display: 'none' },
  },
});

// What the keyboard reaches must not end up under the banner (WCAG 2.2, 2.4.11).
globalStyle(`html:has(${banner})`, { scrollPaddingBottom: size.shelf });

const inside = style({
  position: 'relative',
  display: 'grid',
  maxWidth: size.page,
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.gutter}`,
  gap: `${vars.space[4]} ${vars.space[7]}`,
});

export const layout = styleVariants({
  bar: [
    inside,
    {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingRight: `calc(${vars.gutter} + ${size.touch})`,
      '@media': {
        [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        [media.belowTablet]: { paddingRight: vars.gutter },
      },
    },
  ],
  split: [
    inside,
    {
      gridTemplateColumns: '4.4fr 7.6fr',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"words rows" "actions rows"',
      '@media': {
        [media.belowTablet]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateAreas: '"words" "rows" "actions"',
        },
      },
    },
  ],
});

const textBox = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' });
export const words = styleVariants({ bar: [textBox], split: [textBox, { gridArea: 'words' }] });

export const title = style({ ...type.h3, paddingRight: size.touch });
export const text = style({
  ...type.body,
  fontSize: vars.fontSize.control,
  color: vars.text.body,
  maxWidth: size.prose,
});

export const rows = style({
  gridArea: 'rows',
  borderTop: `${line.hair} solid ${vars.line.hair}`,
  marginTop: vars.space[6],
  '@media': { [media.belowTablet]: { marginTop: 0 } },
});

const answers = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': {
    [media.belowTablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});
export const actions = styleVariants({
  bar: [answers],
  split: [
    answers,
    {
      gridArea: 'actions',
      alignSelf: 'end',
      '@media': {
        [media.belowDesktop]: { flexDirection: 'column', alignItems: 'stretch' },
        // The answers stay in sight while the choices scroll above them, if there is room for both.
        [media.uprightTablet]: {
          position: 'sticky',
          bottom: 0,
          marginBlock: `calc(-1 * ${vars.space[3]}) calc(-1 * ${vars.space[5]})`,
          paddingBlock: `${vars.space[3]} ${vars.space[4]}`,
          background: vars.surface.page,
        },
      },
    },
  ],
});

globalStyle(`${actions.bar} > :nth-child(3)`, {
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1', justifySelf: 'center' } },
});

export const close = style({
  position: 'absolute',
  top: vars.space[3],
  right: `calc(${vars.gutter} - ${vars.space[3]})`,
});
