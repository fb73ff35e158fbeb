import { Switch } from './Switch.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Switch
          label="Analitici"
          checked={false}
          stateLabel="Spenti"
          description="Visite contate in forma anonima."
        />
      ),
      words: 'The state in words beside the knob.',
    },
    dont: {
      show: () => <Switch label="Non attivare gli analitici" checked stateLabel="Sì" />,
      words: 'A label that denies: on means off.',
    },
  },
];
