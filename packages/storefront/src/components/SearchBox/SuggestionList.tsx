import { Icon, Price } from '@vetta/ui';
import type { MouseEvent } from 'react';
import { ProductImage } from '../ProductImage/ProductImage.tsx';
import { MatchedText } from './MatchedText.tsx';
import { copy } from './SearchBox.copy.ts';
import * as css from './SuggestionList.css.ts';
import { optionId } from './optionId.ts';
import type {
  BrandSuggestion,
  CategorySuggestion,
  Suggestion,
  Suggestions,
} from './suggestions.ts';

export type SuggestionListProps = {
  listId: string;
  suggestions: Suggestions;
  query: string;
  /** Id of the suggestion that the keyboard stands on. */
  activeId: string | null;
  onChoose: (suggestion: Suggestion) => void;
};

// The combobox pattern's own roles: no element has them while the focus is in the field.
const roles = {
  list: {
    role: 'listbox',
    tabIndex: -1,
    // The focus stays there when the mouse is pressed in the list.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  },
  group: { role: 'group' },
  option: { role: 'option' },
} as const;

/** The list of the search field's combobox: the field keeps the focus, the list is walked by ids. */
export function SuggestionList(props: SuggestionListProps) {
  const { listId, suggestions, query, activeId, onChoose } = props;
  const { products, categories, brands, all } = suggestions;
  const optionOf = (suggestion: Suggestion) => ({
    id: optionId(listId, suggestion.id),
    ...roles.option,
    'aria-selected': suggestion.id === activeId,
    onClick: () => onChoose(suggestion),
  });

  const places = (label: string, items: readonly (CategorySuggestion | BrandSuggestion)[]) =>
    items.length > 0 && (
      <div {...roles.group} aria-label={label}>
        <span className={css.label} aria-hidden="true">
          {label}
        </span>
        {items.map((place) => (
          <div key={place.id} {...optionOf(place)} className={`${css.option} ${css.place}`}>
            <span className={css.name}>{place.name}</span>
            <span className={css.count}>{place.count}</span>
          </div>
        ))}
      </div>
    );

  return (
    <div {...roles.list} id={listId} aria-label={copy.suggestions} className={css.list}>
      <div {...roles.group} aria-label={copy.products}>
        <span className={css.label} aria-hidden="true">
          {copy.products}
        </span>
        {products.map((product) => (
          <div key={product.id} {...optionOf(product)} className={`${css.option} ${css.product}`}>
            <span className={css.picture}>
              <ProductImage src={product.image} loading="eager" />
            </span>
            <span>
              <span className={css.name}>
                <MatchedText text={product.name} query={query} />
              </span>
              <span className={css.brand}>{product.brand}</span>
            </span>
            {product.priceText !== undefined && <Price size="small">{product.priceText}</Price>}
          </div>
        ))}
      </div>
      <div className={css.places}>
        {places(copy.categories, categories)}
        {places(copy.brands, brands)}
      </div>
      <div {...optionOf(all)} className={css.all}>
        <span>{copy.all(all.count, query)}</span>
        <Icon name="arrowRight" />
      </div>
    </div>
  );
}
