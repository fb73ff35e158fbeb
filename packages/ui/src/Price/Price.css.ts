import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';
import { figures, type } from '../theme/typography.ts';

const price = style({ ...type.price, whiteSpace: 'nowrap' });

export const scale = styleVariants({
  small: [price, { fontSize: vars.fontSize.lead }],
  card: [price, { fontSize: vars.fontSize.price }],
  product: [
    price,
    {
      fontSize: vars.fontSize.priceProduct,
      letterSpacing: '-.035em',
    },
  ],
});

export const tone = styleVariants({
  strong: {},
  muted: { color: vars.text.muted, fontWeight: 450 },
});

export const currency = style({ fontWeight: 400 });

export const unit = style({
  ...type.brand,
  ...figures,
  lineHeight: 1.3,
  fontWeight: 400,
  color: vars.text.muted,
});
