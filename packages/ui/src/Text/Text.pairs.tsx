import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Text measure="prose">
          Si scioglie subito in acqua o latte. Un misurino al giorno, dopo l’allenamento.
        </Text>
      ),
      words: 'Short sentences, `measure="prose"` for long reading.',
    },
    dont: {
      show: () => (
        <Text size="lead" tone="danger">
          Si scioglie subito in acqua o latte, un misurino al giorno dopo l’allenamento e mai prima
          di dormire
        </Text>
      ),
      words: 'A colour that means an error, for emphasis.',
    },
  },
  {
    do: {
      show: () => (
        <Stack gap={1}>
          <Text tone="strong">Disponibile</Text>
          <Text tone="muted" size="small">
            In entrambi i negozi
          </Text>
        </Stack>
      ),
      words: 'Two tones: what matters, and what is beside it.',
    },
    dont: {
      show: () => (
        <Stack gap={1}>
          <Text tone="muted">Disponibile</Text>
          <Text tone="muted">In entrambi i negozi</Text>
        </Stack>
      ),
      words: 'All of it muted: nothing leads the eye.',
    },
  },
];
