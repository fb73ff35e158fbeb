import { KeyValueGrid, Panel, StateMessage, TextLink } from '@vetta/ui';
import { fixedTableProducts } from '../../../catalogue/nutrition/fixedTableProducts.ts';
import type { TechnicalRow } from '../../../catalogue/features.ts';
import type { NutritionContent } from '../../../contract/label.ts';
import { unmatchedLinks } from '../../../paths.ts';
import { fallbackCopy } from '../nutrition/nutritionFallback.copy.ts';
import { Prose } from './Prose.tsx';

export type NutritionFallbackProps = {
  slug: string;
  content: Exclude<NutritionContent, { kind: 'table' }>;
  technicalGrid: readonly TechnicalRow[];
};

/** What the nutrition tab shows of the few products without a table. */
export function NutritionFallback({ slug, content, technicalGrid }: NutritionFallbackProps) {
  if (content.kind === 'technical') {
    return (
      <Panel variant="ruled" title={fallbackCopy.technical}>
        <KeyValueGrid
          columns="wide"
          emphasis="strong"
          items={technicalGrid.map(({ name, value }, index) => ({
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
      title={fallbackCopy.unavailable(slug)}
      links={items.length === 0 ? undefined : { label: fallbackCopy.availableFor, items }}
    />
  );
}
