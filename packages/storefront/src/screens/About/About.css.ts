import { line, media, size, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

const opening = `${line.rule} solid ${vars.line.strong}`;
const hairline = `${line.hair} solid ${vars.line.hair}`;

/** Years and counts as figures, what happened beside them. */
export const story = style({ borderTop: opening, margin: 0, marginTop: vars.space[3] });

export const chapter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  alignItems: 'start',
  paddingBlock: vars.space[6],
  borderBottom: hairline,
  '@media': { [media.belowTablet]: { display: 'grid', gridTemplateColumns: '1fr' } },
});

export const figure = style({
  gridColumn: '1 / 6',
  '@media': { [media.belowTablet]: { gridColumn: 'auto' } },
});

export const event = style({
  gridColumn: '6 / -1',
  maxWidth: '38em',
  margin: 0,
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.belowTablet]: { gridColumn: 'auto' } },
});

export const eventTitle = style({ ...type.h3 });

export const mission = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  alignItems: 'baseline',
  '@media': { [media.belowTablet]: { gridTemplateColumns: '1fr', gap: vars.space[4] } },
});

export const missionTitle = style({
  gridColumn: '1 / 4',
  '@media': { [media.belowTablet]: { gridColumn: 'auto' } },
});

export const missionText = style({
  gridColumn: '4 / -1',
  '@media': { [media.belowTablet]: { gridColumn: 'auto' } },
});

export const places = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  gap: vars.space[5],
  '@media': { [media.belowGutter]: { gridTemplateColumns: '1fr' } },
});

/** Both photos equally high, whatever their columns. */
export const photo = style({
  position: 'relative',
  height: size.scaleSmall,
  overflow: 'hidden',
  '@media': {
    [media.belowTablet]: { height: size.frame },
    // One below the other: the whole shop front, never a band of it.
    [media.belowGutter]: { height: `max(${size.frame}, 60vw)` },
  },
});

export const placeName = style({
  ...type.title,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginTop: vars.space[3],
});
