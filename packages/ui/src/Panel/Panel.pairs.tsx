import { Text } from '../Text/Text.tsx';
import { Panel } from './Panel.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Panel title="Avvertenze" variant="framed" icon="alert">
          <Text>Non superare la dose giornaliera.</Text>
        </Panel>
      ),
      words: 'A title of two or three words.',
    },
    dont: {
      show: () => (
        <Panel title="Avvertenze">
          <Panel title="Dosi" variant="framed">
            <Text>Non superare la dose giornaliera.</Text>
          </Panel>
        </Panel>
      ),
      words: 'A panel inside a panel.',
    },
  },
];
