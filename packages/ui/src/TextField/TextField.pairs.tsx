import { TextField } from './TextField.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <TextField
          label="Email"
          defaultValue="alice@posta"
          error="Inserisci un indirizzo email valido."
        />
      ),
      words: 'The error says what to do; what was typed stays.',
    },
    dont: {
      show: () => <TextField label="Email" defaultValue="" error="Errore!" />,
      words: 'An error that says nothing, and the value thrown away.',
    },
  },
  {
    do: {
      show: () => <TextField label="Codice" hint="Sta sotto il codice a barre." />,
      words: 'A hint stays in sight while one types.',
    },
    dont: {
      show: () => (
        <TextField label="Codice (il codice che sta sotto il codice a barre della confezione)" />
      ),
      words: 'The hint packed into the label.',
    },
  },
];
