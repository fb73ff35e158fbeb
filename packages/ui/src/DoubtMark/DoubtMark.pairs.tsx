import { Badge } from '../Badge/Badge.tsx';
import { DoubtMark } from './DoubtMark.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => <DoubtMark>Etichetta non letta</DoubtMark>,
      words: 'What we do not know, said as such.',
    },
    dont: {
      show: () => <Badge tone="signal">Attenzione</Badge>,
      words: 'An alarm: nothing is known to be wrong.',
    },
  },
];
