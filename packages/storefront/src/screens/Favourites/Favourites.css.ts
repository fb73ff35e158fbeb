import { figures, line, media, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

// As tall as the window, whatever comes: the footer would move in sight. Without script nothing comes.
export const page = style({
  minHeight: '100svh',
  '@media': { [media.noScript]: { minHeight: 0 }, [media.print]: { minHeight: 0 } },
});

export const loading = style({ paddingBlock: vars.space[7] });

// Without script nothing will ever come.
export const awaited = style({ '@media': { [media.noScript]: { display: 'none' } } });

export const countLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  '@media': { [media.belowPhone]: { flexWrap: 'wrap', rowGap: vars.space[2] } },
  paddingBlock: vars.space[3],
  borderTop: `${line.rule} solid ${vars.line.strong}`,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[4],
  // The count has a line of its own there.
  '@media': { [media.belowPhone]: { flexBasis: '100%', justifyContent: 'space-between' } },
});

export const count = style({
  ...type.link,
  ...figures,
  fontSize: vars.fontSize.body,
  fontWeight: 400,
});

export const number = style({ fontWeight: 640 });

export const explore = style({
  marginTop: vars.space[9],
  paddingTop: vars.space[5],
  borderTop: `${line.rule} solid ${vars.line.strong}`,
});
