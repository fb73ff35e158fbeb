import { KeyValueGrid } from './KeyValueGrid.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <KeyValueGrid
          items={[
            { term: 'Capacità', detail: '700 ml' },
            { term: 'Materiale', detail: 'Tritan' },
          ]}
        />
      ),
      words: 'Short names.',
    },
    dont: {
      show: () => (
        <KeyValueGrid items={[{ term: 'Quanto liquido contiene al massimo', detail: '700 ml' }]} />
      ),
      words: 'A name of more than one line.',
    },
  },
];
