import { Stack } from '../Stack/Stack.tsx';
import { Note } from './Note.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => <Note>Uno shaker in omaggio con il formato da 750 g.</Note>,
      words: 'One short sentence, what matters first.',
    },
    dont: {
      show: () => (
        <Stack>
          <Note>Uno shaker in omaggio.</Note>
          <Note>Consegna in 24 ore.</Note>
          <Note>Nuovo gusto.</Note>
        </Stack>
      ),
      words: 'Several in sight: none is read.',
    },
  },
];
