import { ButtonLink } from './ButtonLink.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <ButtonLink variant="primary" href="#">
          Scopri i Prodotti
        </ButtonLink>
      ),
      words: 'The words say where it leads.',
    },
    dont: {
      show: () => (
        <ButtonLink variant="primary" href="#">
          Clicca qui
        </ButtonLink>
      ),
      words: 'Words that mean nothing when read alone.',
    },
  },
];
