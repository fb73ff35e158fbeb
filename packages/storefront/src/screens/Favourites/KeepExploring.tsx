import { ButtonLink, Heading, LinkList, Split, Stack, Text } from '@vetta/ui';
import { categories } from '../../content/categories.ts';
import { paths } from '../../paths.ts';
import { copy } from './Favourites.copy.ts';
import * as css from './Favourites.css.ts';

const links = categories.map(({ slug, name }) => ({ href: paths.category(slug), label: name }));

/** 'Continua a Esplorare': back to the products (docs/rules.md#favourites-page). */
export function KeepExploring() {
  return (
    <section className={css.explore}>
      <Split ratio="6-5">
        <Stack gap={4} align="start">
          <Heading level={2}>{copy.explore.title}</Heading>
          <Text>{copy.explore.text}</Text>
          <ButtonLink iconEnd="arrowRight" width="phone" href={paths.catalogue}>
            {copy.explore.link}
          </ButtonLink>
        </Stack>
        <LinkList items={links} />
      </Split>
    </section>
  );
}
