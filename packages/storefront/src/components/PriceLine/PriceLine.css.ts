import { figures, hiddenText, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({ minWidth: 0 });

/** 'A partire da', and the struck price where there is one. */
export const prefix = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[2]}`,
  marginBottom: vars.space[1],
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.label,
  lineHeight: 1.2,
  color: vars.text.muted,
});

export const original = style({ ...figures, fontFamily: vars.font.head, fontStretch: '92%' });

export const amount = style({ lineHeight: 1 });

/** The place of the unit price is kept where there is none, so that rows stay in step. */
export const unit = style({
  fontSize: vars.fontSize.small,
  lineHeight: 1.3,
  minHeight: '1.3em',
  marginTop: vars.space[1],
});

export const hidden = style(hiddenText);

/** As tall as a price with its prefix, standing on the same line. */
export const onRequest = style({
  ...type.title,
  lineHeight: 1.25,
  paddingTop: vars.space[4],
});

/** Above the card's own link. */
export const contact = style({ position: 'relative', zIndex: 2 });
