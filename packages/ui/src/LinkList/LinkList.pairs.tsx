import { LinkList } from './LinkList.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <LinkList
          items={[
            { href: '#', label: 'Proteine' },
            { href: '#1', label: 'Alimenti Fit' },
          ]}
        />
      ),
      words: 'Names of places.',
    },
    dont: {
      show: () => (
        <LinkList
          items={[
            { href: '#', label: 'Qui trovi tutte le nostre proteine, in polvere e in barrette' },
          ]}
        />
      ),
      words: 'A description inside the link.',
    },
  },
];
