import { Grid } from './Grid.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Text } from '../Text/Text.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Grid columns={2}>
          <Panel title="Torino">
            <Text>Via Po 1</Text>
          </Panel>
          <Panel title="Aosta">
            <Text>Via Aubert 2</Text>
          </Panel>
        </Grid>
      ),
      words: 'Cells of one kind.',
    },
    dont: {
      show: () => (
        <Grid columns={2}>
          <Panel title="Torino">
            <Text>Via Po 1</Text>
          </Panel>
          <Text size="mission">Siamo qui dal 1998</Text>
        </Grid>
      ),
      words: 'Two unequal parts: use `Split`.',
    },
  },
];
