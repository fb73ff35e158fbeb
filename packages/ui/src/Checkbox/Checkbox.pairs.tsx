import { Checkbox } from './Checkbox.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => <Checkbox label="Ho letto e accetto la Privacy Policy" />,
      words: 'Consent is given by the visitor.',
    },
    dont: {
      show: () => <Checkbox label="Ho letto e accetto la Privacy Policy" defaultChecked />,
      words: 'Consent ticked beforehand.',
    },
  },
];
