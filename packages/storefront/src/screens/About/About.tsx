import {
  Badge,
  BigFigure,
  Grid,
  Heading,
  PageHead,
  PageSection,
  SectionHead,
  Stack,
  Text,
  TextLink,
} from '@vetta/ui';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { pageGraph } from '../../components/StructuredData/breadcrumbs.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { imageUnavailable } from '../../content/loadFailures.ts';
import { shops } from '../../content/shops.ts';
import { paths } from '../../paths.ts';
import { aboutCopy as copy } from './About.copy.ts';
import * as css from './About.css.ts';

/** The story, the mission, three values, the two shops (docs/rules.md#about-page). */
export function About() {
  return (
    <>
      <DocumentHead title={copy.documentTitle} description={copy.lead} path={paths.about} />
      <StructuredData graph={pageGraph({ name: copy.documentTitle, path: paths.about })} />
      <PageSection space="below" labelledBy="storia">
        <PageHead title={copy.title} lead={<Text>{copy.lead}</Text>} />
        <Heading level={2} size="label" id="storia">
          {copy.storyTitle}
        </Heading>
        <dl className={css.story}>
          {copy.story.map((chapter) => (
            <div key={chapter.title} className={css.chapter}>
              <dt className={css.figure}>
                <BigFigure as="span" unit={'unit' in chapter ? chapter.unit : undefined}>
                  {chapter.figure}
                </BigFigure>
              </dt>
              <dd className={css.event}>
                <p className={css.eventTitle}>{chapter.title}</p>
                <Text>{chapter.text}</Text>
              </dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection tone="quiet" labelledBy="missione">
        <div className={css.mission}>
          <div className={css.missionTitle}>
            <Heading level={2} size="h3" id="missione">
              {copy.missionTitle}
            </Heading>
          </div>
          <div className={css.missionText}>
            <Text size="mission" tone="strong">
              {copy.mission}
            </Text>
          </div>
        </div>
      </PageSection>
      <PageSection>
        <Stack gap={6}>
          <SectionHead title={copy.valuesTitle} />
          <Grid columns={3} lines="ruled">
            {copy.values.map(({ title, text }) => (
              <Stack key={title} gap={2}>
                <Heading level={3}>{title}</Heading>
                <Text>{text}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </PageSection>
      <PageSection space="below">
        <Stack gap={6}>
          <SectionHead
            title={copy.shopsTitle}
            aside={
              <TextLink href={paths.shops} variant="action">
                {copy.toShops}
              </TextLink>
            }
          />
          <div className={css.places}>
            {shops.map(({ key, town, street, image, imageAlt, isNew }) => (
              <article key={key}>
                <div className={css.photo}>
                  <Picture
                    src={image}
                    alt={imageAlt}
                    width={1200}
                    height={840}
                    sizes="(max-width: 820px) 100vw, 610px"
                    box="fill"
                    failureText={imageUnavailable}
                  />
                </div>
                <h3 className={css.placeName}>
                  <span>{town}</span>
                  {isNew ? <Badge tone="signal">{copy.isNew}</Badge> : null}
                </h3>
                <Text>{street}</Text>
              </article>
            ))}
          </div>
        </Stack>
      </PageSection>
    </>
  );
}
