import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
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

/** What stands in the server's markup of the field: typed before the page's script was there. */
function readEarlyText(id: string): string {
  if (typeof HTMLInputElement === 'undefined') return '';
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** The text to look for, in a ruled bar, with a button that empties it. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel,
  placeholder = label,
  list,
  ref,
  ...events
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => input.current,
    [],
  );
  const id = useId();
  // React empties the field when it takes it over, so the text is read before and told after.
  const [earlyText] = useState(() => readEarlyText(id));
  const tellEarlyText = useEffectEvent(() => {
    if (earlyText !== '' && earlyText !== value) onChange(earlyText);
  });
  useEffect(() => tellEarlyText(), []);
  const combobox = list && {
    role: 'combobox' as const,
    'aria-expanded': list.open,
    'aria-controls': list.listId,
    'aria-activedescendant': list.open ? list.activeId : undefined,
    'aria-autocomplete': 'list' as const,
  };
  return (
    <div className={css.bar}>
      <Icon name="search" />
      <input
        {...events}
        {...combobox}
        ref={input}
        id={id}
        type="search"
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
