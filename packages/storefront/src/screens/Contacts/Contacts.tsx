import { PageHead, PageSection, Text } from '@vetta/ui';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { shopsGraph } from '../../components/StructuredData/siteGraph.ts';
import { paths } from '../../paths.ts';
import { useNow } from '../../state/clock.ts';
import { ContactPlaces } from './ContactPlaces.tsx';
import { contactsCopy as copy } from './Contacts.copy.ts';
import * as css from './Contacts.css.ts';
import { DeferredContactForm } from './DeferredContactForm.tsx';

export function Contacts() {
  const now = useNow();
  return (
    <PageSection space="none">
      <DocumentHead title={copy.documentTitle} description={copy.lead} path={paths.contacts} />
      <StructuredData graph={shopsGraph({ name: copy.documentTitle, path: paths.contacts })} />
      <PageHead title={copy.title} lead={<Text>{copy.lead}</Text>} />
      <div className={css.columns}>
        <DeferredContactForm />
        <ContactPlaces now={now} />
      </div>
    </PageSection>
  );
}
