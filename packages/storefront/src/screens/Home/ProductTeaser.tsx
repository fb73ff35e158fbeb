import { Heading, SectionHead, Stack, Text, TextLink } from '@vetta/ui';
import { Picture } from '../../components/Picture/Picture.tsx';
import { categories } from '../../content/categories.ts';
import { imageUnavailable } from '../../content/loadFailures.ts';
import { paths } from '../../paths.ts';
import { homeCopy as copy } from './Home.copy.ts';
import * as css from './Home.css.ts';

/** The first three categories, each on its shelf (docs/rules.md#home-page). */
const shown = categories.slice(0, 3);
const shortText: Readonly<Record<string, string>> = copy.categoryText;

export function ProductTeaser() {
  return (
    <Stack gap={6}>
      <SectionHead
        title={copy.productsTitle}
        aside={
          <TextLink href={paths.catalogue} variant="action">
            {copy.allProducts}
          </TextLink>
        }
      />
      <div className={css.shelves}>
        {shown.map(({ slug, name, description }) => (
          <article key={slug} className={css.shelf}>
            <div className={css.shelfPicture}>
              <div className={css.packs}>
                <Picture
                  src={`/images/categories/${slug}.webp`}
                  alt=""
                  width={1000}
                  height={640}
                  sizes="(max-width: 820px) 90vw, 390px"
                  box="fill"
                  fit="shelf"
                  failureText={imageUnavailable}
                />
              </div>
            </div>
            <div className={css.shelfWords}>
              <Heading level={3} size="block">
                {name}
              </Heading>
              <Text>{shortText[slug] ?? description}</Text>
              <TextLink href={paths.catalogue} variant="action">
                {copy.explore}
              </TextLink>
            </div>
          </article>
        ))}
      </div>
    </Stack>
  );
}
