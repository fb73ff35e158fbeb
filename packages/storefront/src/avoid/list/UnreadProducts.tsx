import { CardGrid, DoubtMark, SectionHead } from '@vetta/ui';
import type { Product } from '../../catalogue/product.ts';
import { useToday } from '../../state/clock.ts';
import { CardView } from '../../components/ProductCard/CardView.tsx';
import { cardContent } from '../../components/ProductCard/cardContent.ts';
import { copy } from '../words/listing.copy.ts';
import * as css from './UnreadProducts.css.ts';

export type UnreadProductsProps = { id: string; products: readonly Product[] };

/** Those whose label could not be read: under a rule of their own, whatever the order. */
export function UnreadProducts({ id, products }: UnreadProductsProps) {
  const today = useToday();
  return (
    <section id={id} className={css.section} aria-label={copy.unreadTitle}>
      <div className={css.head}>
        <SectionHead
          title={copy.unreadTitle}
          size="block"
          lead={copy.unreadLead(products.length)}
        />
      </div>
      <CardGrid state="ready">
        {products.map((product) => (
          <CardView
            key={product.id}
            content={{
              ...cardContent(product, today),
              description: copy.unreadCard,
              descriptionLength: 'whole',
            }}
            product={product}
            badges={<DoubtMark>{copy.unreadTag}</DoubtMark>}
          />
        ))}
      </CardGrid>
    </section>
  );
}

/** ' · 1 senza etichetta leggibile', read out with the count that it follows. */
export function UnreadCount({ count }: { count: number }) {
  return <span className={css.count}>{` · ${copy.unread(count)}`}</span>;
}

export type UnreadToggleProps = { isShown: boolean; onToggle: () => void; controls: string };

/** Ends that sentence: 'mostra' or 'nascondi'. */
export function UnreadToggle({ isShown, onToggle, controls }: UnreadToggleProps) {
  return (
    <span className={css.ending}>
      <span className={css.count}>: </span>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isShown}
        aria-controls={isShown ? controls : undefined}
        onClick={onToggle}
      >
        {isShown ? copy.hideUnread : copy.showUnread}
      </button>
    </span>
  );
}
