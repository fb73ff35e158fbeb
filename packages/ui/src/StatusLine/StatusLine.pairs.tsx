import { StatusLine } from './StatusLine.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <StatusLine tone="open" detail="fino alle 19:30">
          Aperto ora
        </StatusLine>
      ),
      words: 'The word, and when it changes.',
    },
    dont: {
      show: () => <StatusLine tone="open">19:30</StatusLine>,
      words: 'The dot carries the meaning alone.',
    },
  },
];
