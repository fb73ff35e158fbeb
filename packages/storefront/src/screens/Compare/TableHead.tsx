import { IconButton, Link } from '@vetta/ui';
import type { ReactNode } from 'react';
import type { ComparedItem } from '../../catalogue/comparison/compareQuery.ts';
import { productLink } from '../../catalogue/productLink.ts';
import { ProductImage } from '../../components/ProductImage/ProductImage.tsx';
import { usePackScales } from '../../components/PackScale/usePackScales.ts';
import { messages } from '../../content/messages.ts';
import { copy } from './Compare.copy.ts';
import type { ComparedColumn } from './comparedColumns.ts';
import * as tableCss from './CompareTable.css.ts';
import * as css from './TableHead.css.ts';
import { OfferPicker } from './OfferPicker.tsx';
import type { SectionProps } from './sectionProps.ts';

export type TableHeadProps = Pick<SectionProps, 'columns'> & {
  items: readonly ComparedItem[];
  onChange: (items: readonly ComparedItem[]) => void;
  /** What stands in the free column; without it there is none. */
  addProduct: ReactNode;
};

/** The products stand on the label; below each its maker, its name, and what of it is compared. */
export function TableHead({ columns, items, onChange, addProduct }: TableHeadProps) {
  const [count, of] = copy.places(columns.length);
  const scales = usePackScales(
    columns.map(({ image, product }) => ({ image, heightMm: product.heightMm })),
  );
  const without = ({ item }: ComparedColumn) => items.filter(({ slug }) => slug !== item.slug);
  const withChoice = ({ item }: ComparedColumn, choice: Omit<ComparedItem, 'slug'>) =>
    items.map((own) => (own.slug === item.slug ? { slug: own.slug, ...choice } : own));
  return (
    <thead>
      <tr className={css.shelf}>
        <td className={css.corner}>
          <b>{count}</b>
          <span>{of}</span>
          {scales && <span className={css.scaleNote}>{copy.trueProportion}</span>}
        </td>
        {columns.map((column, at) => (
          <td key={column.item.slug}>
            <ShelfTile
              column={column}
              scale={`${scales?.[at] ?? 1}`}
              onRemove={() => onChange(without(column))}
            />
          </td>
        ))}
        {addProduct && (
          <td>
            <div className={css.tile}>
              <EmptyTub />
            </div>
          </td>
        )}
      </tr>
      <tr className={css.names}>
        <td>
          <span className={tableCss.unseen}>{copy.product}</span>
        </td>
        {columns.map(({ item, product, name }) => (
          <th key={item.slug} scope="col">
            <span className={css.brand}>{product.brandName ?? messages.defaultBrand}</span>
            <Link href={productLink(product)} className={css.name}>
              {name}
            </Link>
          </th>
        ))}
        {addProduct && (
          <td rowSpan={2} className={css.freeColumnHead}>
            {addProduct}
          </td>
        )}
      </tr>
      <tr className={css.options}>
        <th scope="row">{copy.flavourAndSize}</th>
        {columns.map((column) => (
          <td key={column.item.slug}>
            <OfferPicker
              column={column}
              onChoose={(choice) => onChange(withChoice(column, choice))}
            />
          </td>
        ))}
      </tr>
    </thead>
  );
}

type ShelfTileProps = {
  column: ComparedColumn;
  /** Of the picture, as CSS has it. */
  scale: string;
  onRemove: () => void;
};

function ShelfTile({ column, scale, onRemove }: ShelfTileProps) {
  return (
    <div className={css.tile}>
      <span className={css.remove}>
        <IconButton
          icon="close"
          size="regular"
          label={copy.remove(column.name)}
          onClick={onRemove}
        />
      </span>
      {/* By script: the policy forbids style attributes. */}
      <div className={css.picture} ref={(frame) => void frame?.style.setProperty('scale', scale)}>
        <ProductImage src={column.image} loading="eager" />
      </div>
    </div>
  );
}

/** The dashed outline of a product that is not there. */
function EmptyTub() {
  return (
    <svg className={css.emptyTub} viewBox="0 0 200 240" aria-hidden="true">
      <path d="M14 240V48Q14 42 20 42H180Q186 42 186 48V240M22 42V8Q22 2 28 2H172Q178 2 178 8V42" />
    </svg>
  );
}
