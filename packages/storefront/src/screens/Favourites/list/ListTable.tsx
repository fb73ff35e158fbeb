import { ColourDot, Icon, Price, StatusLine } from '@vetta/ui';
import type { ReactElement } from 'react';
import { PromotionNote } from '../../../components/PriceLine/PromotionNote.tsx';
import { ProductImage } from '../../../components/ProductImage/ProductImage.tsx';
import type { ListChoice, ListRow, ShopKey } from '../../../catalogue/shoppingList/listRow.ts';
import { flavourColour } from '../../../catalogue/variants/flavourColours.ts';
import { sizeName } from '../../../catalogue/variants/variant.ts';
import { copy } from './list.copy.ts';
import * as css from './ListTable.css.ts';

export type ListTableProps = {
  rows: readonly ListRow[];
  /** Without it the list is read-only. */
  onChoose?: (row: ListRow, choice: ListChoice) => void;
  /** Products of a received list that are favourites here. */
  mine?: ReadonlySet<string>;
};

/** One row per product: flavour, size, price and stock; on a phone each row is a block. */
export function ListTable({ rows, onChoose, mine }: ListTableProps) {
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr>
          {[copy.product, copy.flavour, copy.size].map((name) => (
            <th key={name} scope="col" className={css.column}>
              {name}
            </th>
          ))}
          <th scope="col" className={css.endColumn}>
            {copy.price}
          </th>
          <th scope="col" className={css.stockColumn}>
            {copy.shops.torino}
          </th>
          <th scope="col" className={css.stockColumn}>
            {copy.shops.aosta}
          </th>
        </tr>
      </thead>
      <tbody className={css.body}>
        {rows.map((row) => (
          <Row key={row.id} row={row} onChoose={onChoose} isMine={mine?.has(row.id) === true} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Pick<ListTableProps, 'onChoose'> & { row: ListRow; isMine: boolean };

function Row({ row, onChoose, isMine }: RowProps) {
  const dot = row.flavour && <ColourDot size="small" colour={flavourColour(row.flavour)} />;
  return (
    <tr className={css.row}>
      <th scope="row" className={css.product}>
        <span className={css.picture}>
          <ProductImage src={row.image} loading="lazy" />
        </span>
        <span className={css.words}>
          <span className={css.name}>{row.name}</span>
          {row.brand !== undefined && <span className={css.brand}>{row.brand}</span>}
          {isMine && (
            <span className={css.mine}>
              <Icon name="heart" size="text" drawing="solid" />
              <span>{` ${copy.received.mine}`}</span>
            </span>
          )}
        </span>
      </th>
      <td className={css.flavour}>
        <Choice
          name={copy.of(copy.flavour, row.name)}
          values={row.flavours}
          value={row.flavour}
          mark={dot || undefined}
          single={row.sizes.length > 0 ? copy.single : undefined}
          onChange={onChoose && ((flavour) => onChoose(row, { flavour, size: row.size }))}
        />
      </td>
      <td className={css.size}>
        <Choice
          name={copy.of(copy.size, row.name)}
          values={row.sizes}
          value={row.size}
          textOf={sizeName}
          onChange={onChoose && ((size) => onChoose(row, { flavour: row.flavour, size }))}
        />
      </td>
      <td className={css.price}>
        {row.price === null ? (
          <span>{copy.noPrice}</span>
        ) : (
          <Price size="small">{row.price.text}</Price>
        )}
        <PromotionNote price={row.price} />
      </td>
      <Stock row={row} shop="torino" />
      <Stock row={row} shop="aosta" />
    </tr>
  );
}

type ChoiceProps = {
  name: string;
  values: readonly string[];
  value: string | undefined;
  /** @default the value itself */
  textOf?: (value: string) => string;
  mark?: ReactElement;
  /** In place of a value, where there is but one. */
  single?: string;
  onChange?: (value: string) => void;
};

/** A list to choose from only where there is a choice. */
function Choice({ name, values, value, textOf = (own) => own, ...props }: ChoiceProps) {
  const { mark, single, onChange } = props;
  if (onChange === undefined || values.length < 2) {
    return (
      <span className={css.fixed}>
        {mark}
        <span>{value === undefined ? single : textOf(value)}</span>
      </span>
    );
  }
  return (
    <span className={css.choice}>
      {mark}
      <select
        aria-label={name}
        className={css.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {textOf(one)}
          </option>
        ))}
      </select>
      <span className={css.arrow}>
        <Icon name="chevronDown" size="text" />
      </span>
    </span>
  );
}

function Stock({ row, shop }: { row: ListRow; shop: ShopKey }) {
  const pieces = row.stock?.[shop];
  return (
    <td className={css.stock[shop]}>
      <span className={css.shopName}>{`${copy.shops[shop]} `}</span>
      {pieces === undefined ? (
        <span className={css.unknown}>{copy.notKnown}</span>
      ) : (
        <StatusLine tone={pieces > 0 ? 'open' : 'closed'}>
          {pieces > 0 ? String(pieces) : copy.none}
        </StatusLine>
      )}
    </td>
  );
}
