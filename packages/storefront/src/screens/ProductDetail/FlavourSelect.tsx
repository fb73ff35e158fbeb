import { Select } from '@vetta/ui';
import type { ReactElement } from 'react';

export type FlavourSelectProps = {
  label: string;
  flavours: readonly string[];
  value: string;
  mark: ReactElement | undefined;
  onChoose: (flavour: string) => void;
};

/** Many flavours: a list that opens is quicker to read than tiles. */
export function FlavourSelect({ flavours, onChoose, ...field }: FlavourSelectProps) {
  return (
    <Select
      {...field}
      options={flavours.map((flavour) => ({ value: flavour, label: flavour }))}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
