import { TextLink } from '@vetta/ui';
import { formatEuro } from '../../catalogue/offer/price.ts';
import { slugOrId } from '../../catalogue/productLink.ts';
import { useAvoidQuery } from '../../avoid/product/useAvoidQuery.ts';
import { cardContent } from '../../components/ProductCard/cardContent.ts';
import { usePackScales } from '../../components/PackScale/usePackScales.ts';
import { ProductStrip } from '../../components/ProductStrip/ProductStrip.tsx';
import { shelfFromWire } from '../../catalogue/shelf.ts';
import { paths } from '../../paths.ts';
import { useShelfProducts } from '../../data/useShelfProducts.ts';
import { useToday } from '../../state/clock.ts';
import { shelfCopy as copy } from './SameShelf.copy.ts';

export type SameShelfProps = {
  /** Of the details, as it came. */
  from: unknown;
};

/** A next step: the products around this one in price per 100 g of its active. */
export function SameShelf({ from }: SameShelfProps) {
  const shelf = shelfFromWire(from);
  const products = useShelfProducts(shelf.items.map(({ slug }) => slug));
  const today = useToday();
  const query = useAvoidQuery();
  const pieces = products.map((product) => {
    const content = cardContent(product, today);
    const own = shelf.items.find((item) => item.slug === slugOrId(product));
    const note =
      own === undefined
        ? undefined
        : copy.activePrice(...amountOf(own.perActiveCents, shelf.unit), shelf.name);
    return {
      ...content,
      href: content.href + query,
      note,
      heightMm: product.heightMm,
    };
  });
  const scales = usePackScales(pieces);
  if (pieces.length === 0) return null;
  return (
    <ProductStrip
      title={copy.title}
      action={
        pieces.length > 1 ? (
          <TextLink href={compareLink(pieces.map((piece) => piece.slug))}>
            {copy.compare(pieces.length)}
          </TextLink>
        ) : undefined
      }
      products={pieces.map((piece, at) => ({ ...piece, scale: scales?.[at] }))}
      size="large"
    />
  );
}

/** What the label prints in grams by 100 g of it, in milligrams by 1 g, as a comparison does. */
function amountOf(perHundred: number, unit: string): [price: string, amount: string] {
  if (unit === 'g') return [formatEuro(perHundred), '100 g'];
  return unit === 'mg'
    ? [formatEuro(Math.round(perHundred / 100)), '1 g']
    : [formatEuro(Math.round(perHundred / 100_000)), '1 mg'];
}

/** As `comparisonLink` writes it, whose code is that of the comparison. */
const compareLink = (slugs: readonly string[]) =>
  `${paths.catalogue}?compare=${slugs.map(encodeURIComponent).join(',')}`;
