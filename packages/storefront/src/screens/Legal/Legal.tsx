import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { pageGraph } from '../../components/StructuredData/breadcrumbs.ts';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { useNow } from '../../state/clock.ts';
import { ButtonLink, Heading, List, PageHead, PageSection, Text, TextLink } from '@vetta/ui';
import { isoDate } from '../../catalogue/shops/italianHolidays.ts';
import { romeTime } from '../../catalogue/shops/romeTime.ts';
import type { LegalBlock, LegalDocument, LegalInline } from '../../content/legal/legalDocument.ts';
import { paths } from '../../paths.ts';
import { LegalIndex } from './LegalIndex.tsx';
import { copy } from './Legal.copy.ts';
import * as css from './Legal.css.ts';

/** The screen of a policy: its words and its address are all that tells one from another. */
export const legalScreen = (document: LegalDocument, path: string) => () => (
  <Legal document={document} path={path} />
);

/** A policy: index, numbered sections, today's date, the way home (docs/rules.md#policies). */
export function Legal({ document, path }: { document: LegalDocument; path: string }) {
  const { title, lead, sections } = document;
  const today = useNow();
  return (
    <>
      <DocumentHead title={title} description={lead} path={path} />
      <StructuredData graph={pageGraph({ name: title, path })} />
      <PageSection space="none">
        <PageHead title={title} lead={lead} />
        <div className={css.columns}>
          <LegalIndex sections={sections} />
          <div className={css.text}>
            {sections.map(({ id, title: sectionTitle, blocks }, index) => (
              <section key={id} id={id} className={css.section} aria-labelledby={`${id}-titolo`}>
                <Heading level={2} size="block" id={`${id}-titolo`}>
                  <span className={css.title}>
                    <span className={css.number}>{index + 1}</span>
                    <span>{` ${sectionTitle}`}</span>
                  </span>
                </Heading>
                <LegalText blocks={blocks} />
              </section>
            ))}
            <div className={css.section}>
              <Text figures>
                <span>{`${copy.updated} `}</span>
                {today ? <DateInRome now={today} /> : null}
              </Text>
              <ButtonLink href={paths.home} variant="outline" icon="arrowLeft">
                {copy.home}
              </ButtonLink>
            </div>
          </div>
        </div>
      </PageSection>
    </>
  );
}

/** A visitor far away reads the shops' date. */
function DateInRome({ now }: { now: Date }) {
  const { today } = romeTime(now);
  return <time dateTime={isoDate(today)}>{copy.date(today)}</time>;
}

/** Paragraphs and lists of a section. */
export function LegalText({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'text' ? (
      <Text key={index}>
        <LegalInlines content={block.content} />
      </Text>
    ) : (
      <List
        key={index}
        marker="dash"
        items={block.items.map((item, itemIndex) => (
          <LegalInlines key={itemIndex} content={item} />
        ))}
      />
    ),
  );
}

function LegalInlines({ content }: { content: readonly LegalInline[] }) {
  return content.map((piece, index) =>
    typeof piece === 'string' ? (
      <span key={index}>{piece}</span>
    ) : (
      <TextLink key={index} href={piece.href}>
        {piece.label}
      </TextLink>
    ),
  );
}
