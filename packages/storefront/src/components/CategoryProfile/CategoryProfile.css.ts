import { figures, line, media, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Drawn here alone. */
const sizes = { place: '144px', placePhone: '110px', caption: '30px' };

/** Of its place: the gaps stay where there are many. */
const barWidth = 0.4;

/** Above a list: its title, and beside that the profile of its products. */
export const head = style({
  '@media': {
    [media.aboveTablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'end',
      columnGap: vars.space[6],
    },
  },
});
// As low as without a profile: the first price stays in the first window.
globalStyle(`${head} > header`, {
  '@media': { [media.aboveTablet]: { paddingBlock: vars.space[2] } },
});
globalStyle(`${head} h1`, { fontSize: vars.fontSize.h2 });

/** As high as what comes into it, so that nothing moves. What stands in it has no styles of its own. */
export const place = style({
  height: sizes.place,
  '@media': { [media.belowTablet]: { height: sizes.placePhone } },
});

// The products stand on the shelf.
globalStyle(`${place} div`, {
  flex: '1 1 0',
  minHeight: 0,
  borderBottom: `${line.rule} solid`,
  cursor: 'pointer',
  touchAction: 'pan-y',
});

// With large letters the caption takes two lines, and the bars are lower.
globalStyle(`${place} section`, { display: 'flex', flexDirection: 'column', height: '100%' });
globalStyle(`${place} svg`, { display: 'block', width: '100%', height: '100%' });

// Behind the bar that is named, as wide as its place.
globalStyle(`${place} path`, { stroke: vars.surface.signal });
globalStyle(`${place} path:last-child`, {
  stroke: 'currentColor',
  strokeWidth: barWidth,
  '@media': { [media.moving]: { transition: `d ${vars.duration.fast} ease` } },
});

// What the heights are, or the product that is pointed at.
globalStyle(`${place} :is(p, a)`, {
  ...figures,
  fontSize: vars.fontSize.label,
  lineHeight: sizes.caption,
});
globalStyle(`${place} a`, { display: 'flex', gap: vars.space[3], whiteSpace: 'nowrap' });
globalStyle(`${place} b`, { overflow: 'hidden', textOverflow: 'ellipsis' });
