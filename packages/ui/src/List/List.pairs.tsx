import { List } from './List.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => <List items={['Misurino incluso', 'Confezione da 750 g']} />,
      words: 'Lines of equal rank, a few words each.',
    },
    dont: {
      show: () => <List marker="steps" items={['Misurino incluso', 'Confezione da 750 g']} />,
      words: '`steps` where the order does not matter.',
    },
  },
];
