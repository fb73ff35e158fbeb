import { Inline } from '../Inline/Inline.tsx';
import { Icon } from './Icon.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Inline gap={1}>
          <span>Vedi la galleria</span>
          <Icon name="arrowRight" size="text" />
        </Inline>
      ),
      words: 'Beside its word.',
    },
    dont: {
      show: () => (
        <Inline gap={5}>
          <Icon name="heart" size="large" />
          <Icon name="check" size="large" />
          <Icon name="alert" size="large" />
        </Inline>
      ),
      words: 'A row of icons as ornament.',
    },
  },
];
