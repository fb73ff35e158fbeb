import { ToggleButton } from './ToggleButton.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <ToggleButton
          label="Aggiungi ai preferiti: Whey Isolate"
          pressed={false}
          onToggle={() => {}}
        />
      ),
      words: 'The name says which thing.',
    },
    dont: {
      show: () => <ToggleButton label="Preferito" pressed={false} onToggle={() => {}} />,
      words: 'The same name on every card of a list.',
    },
  },
];
