import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CrossBox } from './CrossBox.tsx';

const ignore = () => {};

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => <CrossBox label="Latte" count={12} checked onChange={ignore} />,
      words: 'What is crossed is left out.',
    },
    dont: {
      show: () => <Checkbox label="Latte" defaultChecked />,
      words: 'A tick: it reads as "with milk", or as "fine".',
    },
  },
];
