import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const label = styleVariants({
  form: {
    ...type.control,
    fontWeight: 560,
    lineHeight: 1.2,
    display: 'block',
    marginBottom: vars.space[2],
  },
  small: {
    ...type.label,
    lineHeight: 1,
    color: vars.text.muted,
    display: 'block',
    marginBottom: vars.space[2],
  },
});

export const hint = style({ ...type.small, color: vars.text.muted, marginBottom: vars.space[2] });

export const error = style({
  ...type.small,
  fontWeight: 500,
  display: 'flex',
  gap: vars.space[2],
  // As high as the icon, which stands before the first line.
  lineHeight: 1.25,
  marginTop: vars.space[2],
  color: vars.text.danger,
});

/** The box of a text control; the error border is thicker by a pixel and its padding thinner by one. */
export const control = style({
  display: 'block',
  width: '100%',
  minHeight: size.field,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `${line.hair} solid ${vars.line.control}`,
  borderRadius: vars.radius,
  background: vars.surface.page,
  color: vars.text.strong,
  selectors: {
    // No more specific than the error's border, which stays.
    '&:hover:where(:read-write)': { borderColor: vars.text.muted },
    '&[aria-invalid="true"]': {
      border: `${line.rule} solid ${vars.line.danger}`,
      padding: `calc(${vars.space[3]} - ${line.hair}) calc(${vars.space[4]} - ${line.hair})`,
    },
    '&[readonly], &:disabled': { background: vars.surface.quiet, color: vars.text.body },
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
  },
});

export const area = style({ resize: 'vertical', minHeight: size.area, lineHeight: 1.5 });

globalStyle(`${control}:is(select)`, { cursor: 'pointer' });
