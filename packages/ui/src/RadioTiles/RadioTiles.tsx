import { type ReactElement, useId } from 'react';
import * as css from './RadioTiles.css.ts';

export type RadioTile = {
  value: string;
  label: string;
  /** Before the label: a `ColourDot`. */
  mark?: ReactElement | undefined;
  /** Second line: a price. */
  detail?: string;
  /** Cannot be chosen; `disabledLabel` then stands in place of the detail. */
  disabled?: boolean;
  disabledLabel?: string;
};

export type RadioTilesProps = {
  legend: string;
  options: readonly RadioTile[];
  value: string | null;
  onChange: (value: string) => void;
  /** `words`: one line each, as wide as their words; `row`: all in one row, for sizes of a letter. @default 'grid' */
  layout?: 'grid' | 'words' | 'row';
};

/** One of a few, all in sight: sizes of a product. For more than about nine use `Select`. */
export function RadioTiles({ legend, options, value, onChange, layout = 'grid' }: RadioTilesProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.tiles}>
        {options.map((option) => {
          const detail = option.disabled ? option.disabledLabel : option.detail;
          return (
            <label key={option.value} className={css.tile[layout]}>
              <input
                type="radio"
                className={css.input}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              <span className={css.face[layout]}>
                {option.mark}
                <span>{option.label}</span>
                {detail !== undefined && <span className={css.detail}>{detail}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
