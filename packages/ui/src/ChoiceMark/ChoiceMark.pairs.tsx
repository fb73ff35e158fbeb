import { Badge } from '../Badge/Badge.tsx';
import { ChoiceMark } from './ChoiceMark.tsx';

const ignore = () => {};

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <ChoiceMark label="Togli: Latte" onRemove={ignore}>
          Latte
        </ChoiceMark>
      ),
      words: 'The thing itself; the cross takes it back.',
    },
    dont: {
      show: () => <Badge tone="outline">Senza latte</Badge>,
      words: 'A tag that cannot be removed, and that promises something.',
    },
  },
];
