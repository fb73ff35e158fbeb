import { KeyValueGrid, Panel, Spinner, StateMessage, TextLink } from '@vetta/ui';
import { Suspense } from 'react';
import type { ProductDetails } from '../../../catalogue/details.ts';
import { messages } from '../../../content/messages.ts';
import { unmatchedLinks } from '../../../paths.ts';
import { useLabel } from '../useLabel.ts';
import { useDiagnosticsLog } from '../nutrition/useDiagnosticsLog.ts';
import { NutritionBlock } from '../NutritionBlock.tsx';
import { nutritionCopy, nutritionUnavailable } from '../nutrition/nutrition.copy.ts';
import { fixedTableProducts } from '../../../catalogue/nutrition/fixedTableProducts.ts';
import { Prose } from './Prose.tsx';

export type NutritionTabProps = { slug: string; title: string; details?: ProductDetails };

/**
 * The label, from the first source that has something to show
 * (docs/rules.md#nutrition-source-order).
 */
export function NutritionTab(props: NutritionTabProps) {
  return (
    <Suspense fallback={<Spinner>{messages.loading}</Spinner>}>
      <Nutrition {...props} />
    </Suspense>
  );
}

function Nutrition({ slug, title, details }: NutritionTabProps) {
  const { nutrition: content } = useLabel(slug, details);
  useDiagnosticsLog(slug, content);
  if (content.kind === 'table')
    return <NutritionBlock heading={content.heading} title={title} table={content.table} />;
  if (content.kind === 'technical') {
    return (
      <Panel variant="ruled" title={nutritionCopy.technical}>
        <KeyValueGrid
          columns="wide"
          emphasis="strong"
          items={(details?.technicalGrid ?? []).map(({ name, value }, index) => ({
            id: `${index}`,
            term: name,
            detail: value,
          }))}
        />
      </Panel>
    );
  }
  if (content.kind === 'raw') return <Prose>{content.text}</Prose>;
  const items = fixedTableProducts().map((product) => (
    <TextLink key={product.slug} href={unmatchedLinks.product(product.slug)}>
      {product.name}
    </TextLink>
  ));
  return (
    <StateMessage
      level={3}
      title={nutritionUnavailable(slug)}
      links={items.length === 0 ? undefined : { label: nutritionCopy.availableFor.trim(), items }}
    />
  );
}
