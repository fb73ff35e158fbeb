import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => <IconButton icon="menu" label="Apri menu" />,
      words: 'One icon, named by what it does now.',
    },
    dont: {
      show: () => (
        <Inline>
          <IconButton icon="heart" label="Cuore" />
          <IconButton icon="share" label="Freccia" />
          <IconButton icon="alert" label="Triangolo" />
        </Inline>
      ),
      words: 'A row of icons, named by how they look.',
    },
  },
];
