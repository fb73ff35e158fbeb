import { Heading, Split, Stack, Text, TextLink } from '@vetta/ui';
import { Picture } from '../../components/Picture/Picture.tsx';
import { imageUnavailable } from '../../content/loadFailures.ts';
import { paths } from '../../paths.ts';
import { homeCopy as copy } from './Home.copy.ts';
import * as css from './Home.css.ts';

/** Who we are, with four photos (docs/rules.md#home-page). */
export function AboutTeaser() {
  return (
    <Split ratio="4-8" align="center">
      <Stack gap={4} align="start">
        <Heading level={2}>{copy.aboutTitle}</Heading>
        {copy.aboutText.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        <TextLink href={paths.about} variant="action">
          {copy.aboutLink}
        </TextLink>
      </Stack>
      <div className={css.mosaic}>
        {copy.photos.map((photo) => (
          <figure key={photo.src} className={css.photo}>
            <div className={css.picture}>
              <Picture
                src={photo.src}
                alt={photo.alt}
                width={1200}
                height={840}
                sizes="(max-width: 820px) 45vw, 410px"
                box="fill"
                failureText={imageUnavailable}
              />
            </div>
            {'caption' in photo ? (
              <figcaption className={css.caption}>{photo.caption}</figcaption>
            ) : null}
          </figure>
        ))}
      </div>
    </Split>
  );
}
