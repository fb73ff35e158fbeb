import { Stack } from '../Stack/Stack.tsx';
import { Price, UnitPrice } from './Price.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Stack gap={1}>
          <Price>37,40 €</Price>
          <UnitPrice>49,87 €/kg</UnitPrice>
        </Stack>
      ),
      words: 'The price, and below it the price of a kilo.',
    },
    dont: {
      show: () => (
        <Stack gap={1}>
          <Price>-15 %!</Price>
          <UnitPrice>solo oggi</UnitPrice>
        </Stack>
      ),
      words: 'Percent-off bursts and hurry.',
    },
  },
];
