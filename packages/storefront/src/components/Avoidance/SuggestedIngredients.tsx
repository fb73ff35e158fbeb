import type { MouseEvent } from 'react';
import type { NamedIngredient } from '../../catalogue/avoidance/ingredientIndex.ts';
import { MatchedText } from '../SearchBox/MatchedText.tsx';
import { copy } from './Avoidance.copy.ts';
import * as css from './AvoidPanel.css.ts';
import { printedCode } from './printedCode.ts';

export type SuggestedIngredientsProps = {
  listId: string;
  options: readonly (NamedIngredient & { id: string })[];
  query: string;
  /** The option that the keyboard stands on. */
  activeId: string | null;
  onChoose: (name: string) => void;
};

// The combobox pattern's own roles: no element has them while the focus is in the field.
const roles = {
  list: {
    role: 'listbox',
    tabIndex: -1,
    // The focus stays there when the mouse is pressed in the list.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  },
  option: { role: 'option' },
} as const;

/** Ingredients that begin as the text does, with their number and how many products name them. */
export function SuggestedIngredients(props: SuggestedIngredientsProps) {
  const { listId, options, query, activeId, onChoose } = props;
  const optionOf = (id: string, name: string) => ({
    id: `${listId}-${id}`,
    ...roles.option,
    'aria-selected': id === activeId,
    onClick: () => onChoose(name),
  });
  return (
    <div {...roles.list} id={listId} aria-label={copy.suggestions} className={css.suggestions}>
      {options.map(({ id, name, code, count }) => (
        <div key={id} {...optionOf(id, name)} className={css.suggestion}>
          <span>
            <MatchedText text={name} query={query} />
            {code !== undefined && <span className={css.code}>{printedCode(code)}</span>}
          </span>
          <span className={css.quiet}>{count}</span>
        </div>
      ))}
    </div>
  );
}
