import { Inline } from '../Inline/Inline.tsx';
import { Spinner } from './Spinner.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => <Spinner>Caricamento prodotto...</Spinner>,
      words: 'Says what is being waited for.',
    },
    dont: {
      show: () => (
        <Inline>
          <Spinner>Attendi</Spinner>
          <Spinner>Attendi</Spinner>
        </Inline>
      ),
      words: 'Two in one view, and neither says for what.',
    },
  },
];
