import { Text } from '../Text/Text.tsx';
import { Tip } from './Tip.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Tip title="Il consiglio dell’esperto">
          <Text>Scioglila in acqua fredda, poi aggiungi il latte.</Text>
        </Tip>
      ),
      words: 'What a person at the counter would say.',
    },
    dont: {
      show: () => (
        <Tip title="Attenzione">
          <Text>Non superare la dose giornaliera.</Text>
        </Tip>
      ),
      words: 'A warning: that is a `Panel` with `framed`.',
    },
  },
];
