export type NumberStyle = {
  /** Decimals that are printed though they are zero. @default 0 */
  minDecimals?: number;
  /** Further ones are rounded away, halves upwards. @default the larger of 3 and `minDecimals` */
  maxDecimals?: number;
  /** Points between thousands; `long`: from five digits on, as Italian has it. @default 'never' */
  points?: 'never' | 'long' | 'always';
};

/**
 * A number that is not negative as Italians write it: '0,5', '1234,50', '12.345,60'. By hand, since the
 * first `Intl.NumberFormat` of a page keeps a slow phone busy for 80 ms before it can answer; the
 * tests hold this to what `Intl` says.
 */
export function italianNumber(value: number, style: NumberStyle = {}): string {
  const { minDecimals = 0, maxDecimals = Math.max(minDecimals, 3), points = 'never' } = style;
  const [whole = '', decimals = ''] = rounded(value, maxDecimals).toFixed(maxDecimals).split('.');
  const printed = decimals.slice(0, minDecimals) + trimZeros(decimals.slice(minDecimals));
  const isPointed = points === 'always' || (points === 'long' && whole.length > 4);
  const digits = isPointed ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.') : whole;
  return printed === '' ? digits : `${digits},${printed}`;
}

const trimZeros = (decimals: string) => decimals.replace(/0+$/, '');

/** By the digits as they are written: 1,005 is a half, though the binary number lies just below. */
function rounded(value: number, decimals: number): number {
  const shifted = Number(`${value}e${decimals}`);
  // Tiny and huge numbers are written with an exponent of their own.
  return Number.isNaN(shifted) ? value : Number(`${Math.round(shifted)}e-${decimals}`);
}
