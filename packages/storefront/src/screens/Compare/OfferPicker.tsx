import { ColourDot, Icon } from '@vetta/ui';
import type { ReactElement } from 'react';
import type { ComparedItem } from '../../catalogue/comparison/compareQuery.ts';
import { flavourColour } from '../../catalogue/variants/flavourColours.ts';
import { sizeName } from '../../catalogue/variants/variant.ts';
import { copy } from './Compare.copy.ts';
import type { ComparedColumn } from './comparedColumns.ts';
import { NotDeclared } from './Figure.tsx';
import * as css from './OfferPicker.css.ts';

export type OfferPickerProps = {
  column: ComparedColumn;
  onChoose: (choice: Omit<ComparedItem, 'slug'>) => void;
};

/** Flavour and size of a column; what leaves no choice is text, not a control. */
export function OfferPicker({ column, onChoose }: OfferPickerProps) {
  const { name, choice, variants } = column;
  const { flavours, sizes, chosen } = choice;
  const flavour = chosen?.flavour ?? '';
  const size = chosen?.size ?? '';
  const isSoldOut = (own: string) =>
    variants.some(
      (variant) => variant.flavour === flavour && variant.size === own && !variant.isInStock,
    );
  const dot = <ColourDot size="small" colour={flavourColour(flavour)} />;
  return (
    <>
      {flavours.length > 1 ? (
        <UnderlineSelect
          label={copy.flavour(name)}
          value={flavour}
          options={flavours.map((own) => [own, own])}
          mark={dot}
          onChange={(own) => onChoose({ flavour: own, size })}
        />
      ) : (
        <p className={css.only}>
          {flavours.length === 1 ? (
            <>
              {dot}
              <span>{flavours[0]}</span>
            </>
          ) : (
            <NotDeclared of={column}>{copy.oneFlavour}</NotDeclared>
          )}
        </p>
      )}
      {sizes.length > 1 ? (
        <UnderlineSelect
          label={copy.size(name)}
          value={size}
          options={sizes.map((own) => [
            own,
            isSoldOut(own) ? copy.soldOut(sizeName(own)) : sizeName(own),
          ])}
          onChange={(own) => onChoose({ flavour, size: own })}
        />
      ) : (
        <p className={css.only}>{sizeName(size)}</p>
      )}
    </>
  );
}

type UnderlineSelectProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  mark?: ReactElement;
  onChange: (value: string) => void;
};

/** The platform's own list on a line of ink. */
function UnderlineSelect({ label, value, options, mark, onChange }: UnderlineSelectProps) {
  return (
    <span className={css.box}>
      {mark}
      <select
        aria-label={label}
        className={css.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([own, text]) => (
          <option key={own} value={own}>
            {text}
          </option>
        ))}
      </select>
      <span className={css.printed}>{options.find(([own]) => own === value)?.[1]}</span>
      <span className={css.arrow}>
        <Icon name="chevronDown" size="text" />
      </span>
    </span>
  );
}
