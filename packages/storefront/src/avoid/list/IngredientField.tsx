import { Button, PickMark, SearchField } from '@vetta/ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { IngredientIndex, NamedIngredient } from '../label/ingredientIndex.ts';
import { nextActive } from '../../components/SearchBox/nextActiveOption.ts';
import { copy } from '../words/listing.copy.ts';
import * as css from './AvoidPanel.css.ts';
import { printedCode } from '../words/choices.ts';
import { MatchedText } from '../../components/SearchBox/MatchedText.tsx';

export type IngredientFieldProps = {
  /** As they stand in the address. */
  chosen: readonly string[];
  /** null until the labels are there: then a text is taken as it is. */
  index: IngredientIndex | null;
  onChange: (chosen: readonly string[]) => void;
  /**
   * In a phone's sheet the field is scrolled to the top: what is found for a text would lie below the
   * sheet's foot, or the keyboard. @default 'inline'
   */
  layout?: 'inline' | 'sheet';
};

const maxSuggestions = 6;
const maxFrequent = 6;

/** Single ingredients and additives, by name or number, from those that the labels name. */
export function IngredientField(props: IngredientFieldProps) {
  const { chosen, index, onChange, layout = 'inline' } = props;
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const typed = text.trim();
  const found = index === null || typed === '' ? [] : index.find(typed, maxSuggestions);
  const options = found.map((item, place) => ({ ...item, id: String(place) }));
  const isListed = isOpen && options.length > 0;
  // Names of classes ('emulsionante') are on labels, and no suggestion: nothing is said of them.
  const isNotOffered = index !== null && typed.length > 1 && found.length === 0;
  const isUnknown = isNotOffered && index.countOf(typed) === 0;
  const field = useRef<HTMLDivElement>(null);
  const isFirstInView = layout === 'sheet' && (isListed || isNotOffered);
  useLayoutEffect(() => {
    if (isFirstInView) field.current?.scrollIntoView({ block: 'start' });
  }, [isFirstInView]);

  function add(name: string) {
    if (!chosen.includes(name)) onChange([...chosen, name]);
    setText('');
    setIsOpen(false);
    setActiveId(null);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      const option = options.find(({ id }) => id === activeId) ?? options[0];
      if (option !== undefined) add(option.name);
      else if (typed !== '' && index === null) add(typed);
    } else if (event.key === 'Escape' && isListed) {
      // The first Escape closes the list alone: not the sheet, and not the text.
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      setActiveId(nextActive(options, activeId ?? undefined, event.key));
    }
  }

  return (
    <div className={css.ingredients}>
      <span className={css.title} aria-hidden="true">
        {copy.ingredient}
      </span>
      <div ref={field} className={css.field}>
        <SearchField
          label={copy.ingredient}
          placeholder={copy.ingredientExample}
          clearLabel={copy.clear}
          value={text}
          onChange={(value) => {
            setText(value);
            setIsOpen(true);
            setActiveId(null);
          }}
          onKeyDown={handleKey}
          onBlur={() => setIsOpen(false)}
          list={{
            listId,
            open: isListed,
            activeId: activeId === null ? undefined : `${listId}-${activeId}`,
          }}
        />
        {isListed && (
          <SuggestedIngredients
            listId={listId}
            options={options}
            query={typed}
            activeId={activeId}
            onChoose={add}
          />
        )}
      </div>
      {/* No status: that is the list's count. */}
      <div aria-live="polite">
        {isNotOffered && (
          <span className={css.unknown}>
            {isUnknown && <span>{copy.unknown(typed)}</span>}
            <Button onClick={() => add(typed)}>{copy.avoidAnyway(typed)}</Button>
          </span>
        )}
      </div>
      <FrequentIngredients chosen={chosen} index={index} onChange={onChange} />
    </div>
  );
}

/** The six most named of the list, and what was chosen besides, each on or off in one press. */
function FrequentIngredients({ chosen, index, onChange }: IngredientFieldProps) {
  const named: readonly NamedIngredient[] = index?.frequent(maxFrequent) ?? [];
  if (index === null || named.length === 0) return null;
  return (
    <>
      <p className={css.frequent}>{copy.frequent}</p>
      <div className={css.marks}>
        {named.map(({ name, code }) => {
          const meant = chosen.filter((text) => index.isSame(text, name));
          const count = index.countOf(name);
          return (
            <PickMark
              key={name}
              detail={printedCode(code)}
              count={count}
              description={copy.description(count)}
              pressed={meant.length > 0}
              onPress={() =>
                onChange(
                  meant.length > 0
                    ? chosen.filter((text) => !meant.includes(text))
                    : [...chosen, name],
                )
              }
            >
              {name}
            </PickMark>
          );
        })}
      </div>
    </>
  );
}

type SuggestedIngredientsProps = {
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
function SuggestedIngredients(props: SuggestedIngredientsProps) {
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
