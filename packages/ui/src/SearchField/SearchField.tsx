import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEventHandler,
  type Ref,
} from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './SearchField.css.ts';

/** For a field with suggestions: the W3C combobox pattern with a list below (`listId`). */
export type SearchFieldList = {
  listId: string;
  open: boolean;
  /** Id of the option that the keyboard stands on. */
  activeId?: string;
};

export type SearchFieldProps = {
  /** Accessible name and, without another, the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Name of the button that empties the field. */
  clearLabel: string;
  placeholder?: string;
  list?: SearchFieldList;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  onFocus?: () => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** The text to look for, in a ruled bar, with a button that empties it. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel,
  placeholder = label,
  list,
  onKeyDown,
  ref,
  ...events
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => input.current,
    [],
  );
  // React takes the server's field over with what was typed into it, and empties it when next drawn.
  const reportPreHydrationText = useEffectEvent(() => {
    const typed = input.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  useLayoutEffect(() => reportPreHydrationText(), []);
  // HTML allows no combobox of type search; what that type brings is given back below.
  const combobox = list && {
    type: 'text',
    inputMode: 'search' as const,
    role: 'combobox' as const,
    'aria-expanded': list.open,
    'aria-controls': list.listId,
    'aria-activedescendant': list.open ? list.activeId : undefined,
    'aria-autocomplete': 'list' as const,
  };
  // As a field of type search does, where nobody else needs the key.
  const handleKeyDown: KeyboardEventHandler<HTMLInputElement> = (event) => {
    onKeyDown?.(event);
    if (list === undefined || event.key !== 'Escape' || event.defaultPrevented) return;
    if (value !== '') onChange('');
  };
  return (
    <div className={css.bar}>
      <Icon name="search" />
      <input
        {...events}
        type="search"
        {...combobox}
        ref={input}
        onKeyDown={handleKeyDown}
        className={css.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={clearLabel}
          size="regular"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
