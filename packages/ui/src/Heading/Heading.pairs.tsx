import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Stack gap={2}>
          <Heading level={3}>Valori nutrizionali</Heading>
          <Text>Per 100 g di prodotto.</Text>
        </Stack>
      ),
      words: 'Sentence case, a few words, the next level of the page.',
    },
    dont: {
      show: () => (
        <Stack gap={2}>
          <Heading level={4}>TUTTI I VALORI NUTRIZIONALI DEL PRODOTTO</Heading>
          <Text>Per 100 g di prodotto.</Text>
        </Stack>
      ),
      words: 'Capitals, and a level chosen for its size: `size` is there for that.',
    },
  },
];
