import { CardGrid } from '@vetta/ui';
import type { CardContent } from '../../components/ProductCard/cardContent.ts';
import { CardView } from '../../components/ProductCard/CardView.tsx';
import { copy } from './Favourites.copy.ts';

/** The saved products, newest first. */
export function FavouriteGrid({ cards }: { cards: readonly CardContent[] }) {
  return (
    <CardGrid>
      {cards.map((content) => (
        <CardView key={content.id} content={content} linkText={copy.details} loading="eager" />
      ))}
    </CardGrid>
  );
}
