import { PageHead, PageSection, Text } from '@vetta/ui';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { shopsGraph } from '../../components/StructuredData/siteGraph.ts';
import { shops } from '../../content/shops.ts';
import { paths } from '../../paths.ts';
import { useNow } from '../../state/clock.ts';
import { ShopBlock } from './ShopBlock.tsx';
import { shopsCopy as copy } from './Shops.copy.ts';

/** One card per shop (docs/rules.md#shops-page). */
export function Shops() {
  const now = useNow();
  return (
    <PageSection space="below">
      <DocumentHead
        title={copy.documentTitle}
        description={`${copy.lead}. ${copy.leadText}`}
        path={paths.shops}
      />
      <StructuredData graph={shopsGraph({ name: copy.documentTitle, path: paths.shops })} />
      <PageHead
        title={copy.title}
        lead={
          <>
            <Text tone="strong">{copy.lead}</Text>
            <Text>{copy.leadText}</Text>
          </>
        }
      />
      {shops.map((shop) => (
        <ShopBlock key={shop.key} shop={shop} now={now} />
      ))}
    </PageSection>
  );
}
