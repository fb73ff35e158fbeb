import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={4}>Torino</Heading>
            <Text>Aperto ora</Text>
          </Stack>
          <Stack gap={2}>
            <Heading level={4}>Aosta</Heading>
            <Text>Chiuso ora</Text>
          </Stack>
        </Stack>
      ),
      words: 'A small step within a group, a larger one between groups.',
    },
    dont: {
      show: () => (
        <Stack gap={4}>
          <Heading level={4}>Torino</Heading>
          <Text>Aperto ora</Text>
          <Heading level={4}>Aosta</Heading>
          <Text>Chiuso ora</Text>
        </Stack>
      ),
      words: 'One step everywhere: the groups are lost.',
    },
  },
];
