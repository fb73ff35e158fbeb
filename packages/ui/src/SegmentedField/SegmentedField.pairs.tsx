import { SegmentedField } from './SegmentedField.tsx';

const ignore = () => {};

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <SegmentedField
          label="Disponibile a"
          value="all"
          options={[
            { value: 'all', label: 'Ovunque', count: 21 },
            { value: '1', label: 'Torino', count: 19 },
          ]}
          onChange={ignore}
        />
      ),
      words: 'Two to four short names; the first is the default.',
    },
    dont: {
      show: () => (
        <SegmentedField
          label="Marca"
          value="a"
          options={['Alpe Lab', 'Brinalia', 'Massiccio', 'Nordend', 'Rosanivale', 'Serac'].map(
            (label) => ({ value: label, label }),
          )}
          onChange={ignore}
        />
      ),
      words: 'Six names: that is a `Select`. And none of them chosen.',
    },
  },
];
