import * as css from './Price.css.ts';
import { splitPrice } from './splitPrice.ts';

export type PriceProps = {
  /** The amount as it is to be read, currency included: `24,90 €`. */
  children: string;
  /** @default 'card' */
  size?: 'small' | 'card' | 'product';
  /** `muted` for what is sold out. @default 'strong' */
  tone?: 'strong' | 'muted';
};

/** An amount of money: tabular figures, the currency sign lighter. Other words are set as they are. */
export function Price({ children, size = 'card', tone = 'strong' }: PriceProps) {
  const { figures, currency } = splitPrice(children);
  return (
    <span className={`${css.scale[size]} ${css.tone[tone]}`}>
      <span>{figures}</span>
      <span className={css.currency}>{currency}</span>
    </span>
  );
}

/** The price of a kilo or a litre, under the price. */
export function UnitPrice({ children }: { children: string }) {
  return <span className={css.unit}>{children}</span>;
}
