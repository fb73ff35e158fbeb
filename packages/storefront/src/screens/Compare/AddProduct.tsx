import { Icon, TextLink } from '@vetta/ui';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import type { ComparedItem } from '../../catalogue/comparison/compareQuery.ts';
import { defaultFilters } from '../../catalogue/filterOptions.ts';
import type { Product } from '../../catalogue/product.ts';
import { slugOrId } from '../../catalogue/productLink.ts';
import { messages } from '../../content/messages.ts';
import { useProducts } from '../../data/useProducts.ts';
import { paths } from '../../paths.ts';
import * as css from './AddProduct.css.ts';
import { copy } from './Compare.copy.ts';

const typingPauseMs = 200;
const minLength = 2;
const maxProposals = 5;

// The combobox pattern's own roles: the focus stays in the field.
const roles = {
  list: {
    role: 'listbox',
    tabIndex: -1,
    // The focus stays there when the mouse is pressed in the list.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  },
  option: { role: 'option' },
} as const;

export type AddProductProps = { items: readonly ComparedItem[]; onAdd: (slug: string) => void };

/** The free column: a field whose suggestions are products alone, or the way to the list. */
export function AddProduct({ items, onAdd }: AddProductProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [activeAt, setActiveAt] = useState(0);
  const options = useOptions(text, items);
  const isOpen = options !== null;
  const active = options?.[Math.min(activeAt, options.length - 1)];

  function choose(product: Product) {
    setText('');
    setActiveAt(0);
    onAdd(slugOrId(product));
  }

  function handleKey(event: KeyboardEvent) {
    const last = (options?.length ?? 1) - 1;
    if (event.key === 'Escape' && text !== '') setText('');
    else if (event.key === 'Enter' && active !== undefined) choose(active);
    else if (event.key === 'ArrowDown') setActiveAt((at) => (at >= last ? 0 : at + 1));
    else if (event.key === 'ArrowUp') setActiveAt((at) => (at <= 0 ? last : at - 1));
    else return;
    event.preventDefault();
  }

  const optionOf = (product: Product) => ({
    ...roles.option,
    id: `${id}${product.id}`,
    'aria-selected': product === active,
    onClick: () => choose(product),
  });

  return (
    <div className={css.add}>
      <b className={css.title}>{copy.addTitle}</b>
      <div className={css.field}>
        <Icon name="search" />
        <input
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={copy.addField}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-activedescendant={active && `${id}${active.id}`}
          autoComplete="off"
          placeholder={copy.addPlaceholder}
          className={css.input}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActiveAt(0);
          }}
          onKeyDown={handleKey}
          onBlur={() => setText('')}
        />
      </div>
      {isOpen && (
        <div {...roles.list} id={`${id}list`} aria-label={copy.suggestions} className={css.list}>
          {options.map((product) => (
            <div key={product.id} {...optionOf(product)} className={css.option}>
              <span>{product.name}</span>
              <small>{product.brandName ?? messages.defaultBrand}</small>
            </div>
          ))}
          {options.length === 0 && <p className={css.none}>{copy.nothingFound}</p>}
        </div>
      )}
      <TextLink href={paths.catalogue}>{copy.fromList}</TextLink>
    </div>
  );
}

/** The products that a text finds and that are not compared yet; null while nothing is asked or known. */
function useOptions(text: string, compared: readonly ComparedItem[]): readonly Product[] | null {
  const typed = text.trim();
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = query.length >= minLength && typed.length >= minLength;
  const { status, items, isOutdated } = useProducts(
    isAsked ? { ...defaultFilters, searchQuery: query } : undefined,
  );
  if (!isAsked || status !== 'ready' || isOutdated) return null;
  const isCompared = (product: Product) => compared.some(({ slug }) => slug === slugOrId(product));
  return items.filter((product) => !isCompared(product)).slice(0, maxProposals);
}
