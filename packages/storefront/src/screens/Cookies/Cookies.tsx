import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { pageGraph } from '../../components/StructuredData/breadcrumbs.ts';
import { LegalPage } from '../../components/LegalPage/LegalPage.tsx';
import { cookiePolicy } from '../../content/legal/cookiePolicy.ts';
import { paths } from '../../paths.ts';
import { useNow } from '../../state/clock.ts';

export function Cookies() {
  return (
    <>
      <DocumentHead
        title={cookiePolicy.title}
        description={cookiePolicy.lead}
        path={paths.cookies}
      />
      <StructuredData graph={pageGraph({ name: cookiePolicy.title, path: paths.cookies })} />
      <LegalPage document={cookiePolicy} today={useNow()} />
    </>
  );
}
