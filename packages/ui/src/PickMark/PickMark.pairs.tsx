import { Inline } from '../Inline/Inline.tsx';
import { PickMark } from './PickMark.tsx';

const ignore = () => {};

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Inline gap={2}>
          <PickMark count={13} pressed onPress={ignore}>
            aromi
          </PickMark>
          <PickMark count={8} pressed={false} onPress={ignore}>
            lecitina
          </PickMark>
        </Inline>
      ),
      words: 'A handful of short names, any of them on or off.',
    },
    dont: {
      show: () => (
        <PickMark pressed={false} onPress={ignore}>
          Mostra soltanto i prodotti che costano meno
        </PickMark>
      ),
      words: 'A sentence: that is a `Switch`.',
    },
  },
];
