import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Inline>
          <Badge tone="signal">Nuovo</Badge>
          <Badge>Disponibile</Badge>
        </Inline>
      ),
      words: 'Yellow for the one thing that is new or on offer.',
    },
    dont: {
      show: () => (
        <Inline>
          <Badge tone="signal">Nuovo</Badge>
          <Badge tone="signal">Offerta</Badge>
          <Badge tone="signal">Best Seller</Badge>
        </Inline>
      ),
      words: 'More than two yellow ones: none of them is news any more.',
    },
  },
  {
    do: { show: () => <Badge tone="outline">Esaurito</Badge>, words: 'One or two words.' },
    dont: {
      show: () => <Badge tone="outline">Al momento questo prodotto è esaurito</Badge>,
      words: 'A sentence: that is a `Note`.',
    },
  },
];
