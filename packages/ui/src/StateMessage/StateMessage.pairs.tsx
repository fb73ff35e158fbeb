import { TextLink } from '../TextLink/TextLink.tsx';
import { StateMessage } from './StateMessage.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <StateMessage
          title="Ingredienti non disponibili per questo prodotto."
          actions={
            <TextLink variant="action" href="#">
              Chiedi in negozio
            </TextLink>
          }
        />
      ),
      words: 'Says what is not there, and where to find it instead.',
    },
    dont: { show: () => <StateMessage title="Errore 404" />, words: 'A code, and no way on.' },
  },
];
