import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Inline>
          <Button variant="primary">Invia Messaggio</Button>
          <Button>Annulla</Button>
        </Inline>
      ),
      words: 'One primary button per view, for the step forward; the others are quiet.',
    },
    dont: {
      show: () => (
        <Inline>
          <Button variant="primary">Invia Messaggio</Button>
          <Button variant="primary">Annulla</Button>
        </Inline>
      ),
      words: 'Two yellow buttons: neither leads.',
    },
  },
  {
    do: {
      show: () => <Button busy>Rimozione...</Button>,
      words: 'While it works, the words say what is going on.',
    },
    dont: {
      show: () => <Button disabled>Rimuovi</Button>,
      words: 'Disabled without a reason in words nearby.',
    },
  },
];
