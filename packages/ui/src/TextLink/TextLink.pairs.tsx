import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

/** Done well and badly, for the docs page. */
export const pairs = [
  {
    do: {
      show: () => (
        <Text>
          Ho letto la <TextLink href="#">Privacy Policy</TextLink>.
        </Text>
      ),
      words: '`inline` within a sentence, on the name of the place.',
    },
    dont: {
      show: () => (
        <Text>
          Per la Privacy Policy <TextLink href="#">clicca qui</TextLink>.
        </Text>
      ),
      words: 'A link on words that do not name the place.',
    },
  },
  {
    do: {
      show: () => (
        <TextLink variant="action" href="#">
          Vedi tutti i prodotti
        </TextLink>
      ),
      words: '`action` where it stands on its own.',
    },
    dont: {
      show: () => (
        <Text>
          <TextLink variant="action" href="#">
            Vedi
          </TextLink>{' '}
          i prodotti di{' '}
          <TextLink variant="action" href="#">
            Nordend
          </TextLink>
          .
        </Text>
      ),
      words: '`action` within a sentence: the arrows tear it apart.',
    },
  },
];
