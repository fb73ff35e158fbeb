import { Inline } from '../Inline/Inline.tsx';
import { ColourDot } from './ColourDot.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Inline>
          <ColourDot colour="#5a3825" />
          <span>Cacao</span>
        </Inline>
      ),
      words: 'A dot beside the name.',
    },
    dont: {
      show: () => (
        <Inline>
          <ColourDot colour="#5a3825" />
          <ColourDot colour="#f3e5ab" />
          <ColourDot colour="#c2185b" />
        </Inline>
      ),
      words: 'Dots without names: colour alone.',
    },
  },
];
