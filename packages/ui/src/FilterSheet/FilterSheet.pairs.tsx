import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';

/** Done well and badly, for the docs page: of the foot, as a sheet takes the window. */
export const pairs = [
  {
    do: {
      show: () => (
        <Inline>
          <Button variant="text">Svuota</Button>
          <Button variant="primary">Mostra 5 prodotti</Button>
        </Inline>
      ),
      words: 'The foot says what waits behind the sheet, and counts live.',
    },
    dont: {
      show: () => (
        <Inline>
          <Button>Annulla</Button>
          <Button variant="primary">Applica</Button>
        </Inline>
      ),
      words: 'Two buttons for a choice that has worked already.',
    },
  },
];
