import { line, media, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  marginTop: vars.space[7],
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  paddingTop: vars.space[4],
});

export const head = style({ paddingBottom: vars.space[4] });

/** Beside the count: quieter than what was found. */
export const count = style({ color: vars.text.muted });

export const ending = style({ '@media': { [media.print]: { display: 'none' } } });

export const toggle = style({
  ...type.link,
  fontSize: vars.fontSize.body,
  // Room for a finger, which moves no line of the text around it.
  paddingBlock: vars.space[3],
  marginBlock: `calc(-1 * ${vars.space[3]})`,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
});
