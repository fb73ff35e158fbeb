import { Inline } from '../Inline/Inline.tsx';
import { BigFigure } from './BigFigure.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => <BigFigure unit="g">26,1</BigFigure>,
      words: 'A number that was computed, with its unit.',
    },
    dont: { show: () => <BigFigure>01</BigFigure>, words: 'A number as ornament.' },
  },
  {
    do: {
      show: () => (
        <Inline gap={7} align="baseline">
          <BigFigure unit="g">26,1</BigFigure>
        </Inline>
      ),
      words: 'One figure that matters.',
    },
    dont: {
      show: () => (
        <Inline gap={7} align="baseline">
          <BigFigure unit="g">26,1</BigFigure>
          <BigFigure unit="g">0,8</BigFigure>
          <BigFigure unit="g">0,4</BigFigure>
        </Inline>
      ),
      words: 'Three that shout: use a table.',
    },
  },
];
