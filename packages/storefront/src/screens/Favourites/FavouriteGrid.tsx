import type { CardContent } from '../../components/ProductCard/cardContent.ts';
import { CardView } from '../../components/ProductCard/CardView.tsx';
import * as grid from '../../components/ProductGrid/ProductGrid.css.ts';
import { copy } from './Favourites.copy.ts';

/** The saved products, newest first. */
export function FavouriteGrid({ cards }: { cards: readonly CardContent[] }) {
  return (
    <ul className={grid.grid}>
      {cards.map((content) => (
        <li key={content.id} className={grid.cell}>
          <CardView content={content} linkText={copy.details} loading="eager" />
        </li>
      ))}
    </ul>
  );
}
