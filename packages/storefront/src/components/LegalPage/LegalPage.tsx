import { ButtonLink, Heading, PageHead, PageSection, Text } from '@vetta/ui';
import { isoDate } from '../../catalogue/shops/italianHolidays.ts';
import { romeTime } from '../../catalogue/shops/romeTime.ts';
import type { LegalDocument } from '../../content/legal/legalDocument.ts';
import { paths } from '../../paths.ts';
import { LegalText } from './LegalText.tsx';
import { LegalIndex } from './LegalIndex.tsx';
import { legalPageCopy } from './LegalPage.copy.ts';
import * as css from './LegalPage.css.ts';

export type LegalPageProps = {
  document: LegalDocument;
  /** Today; null while the page has no clock (built pages, first render). */
  today: Date | null;
};

/** A policy: index, numbered sections, today's date, the way home (docs/rules.md#policies). */
export function LegalPage({ document: { title, lead, sections }, today }: LegalPageProps) {
  return (
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
              <span>{`${legalPageCopy.updated} `}</span>
              {today ? <DateInRome now={today} /> : null}
            </Text>
            <ButtonLink href={paths.home} variant="outline" icon="arrowLeft">
              {legalPageCopy.home}
            </ButtonLink>
          </div>
        </div>
      </div>
    </PageSection>
  );
}

/** A visitor far away reads the shops' date. */
function DateInRome({ now }: { now: Date }) {
  const { today } = romeTime(now);
  return <time dateTime={isoDate(today)}>{legalPageCopy.date(today)}</time>;
}
