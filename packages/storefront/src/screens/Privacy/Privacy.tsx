import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { pageGraph } from '../../components/StructuredData/breadcrumbs.ts';
import { LegalPage } from '../../components/LegalPage/LegalPage.tsx';
import { privacyPolicy } from '../../content/legal/privacyPolicy.ts';
import { paths } from '../../paths.ts';
import { useNow } from '../../state/clock.ts';

export function Privacy() {
  return (
    <>
      <DocumentHead
        title={privacyPolicy.title}
        description={privacyPolicy.lead}
        path={paths.privacy}
      />
      <StructuredData graph={pageGraph({ name: privacyPolicy.title, path: paths.privacy })} />
      <LegalPage document={privacyPolicy} today={useNow()} />
    </>
  );
}
