import type { Graph, NutritionInformation, WithContext } from 'schema-dts';

/**
 * A data block for search engines. `<` is written as an escape, so no text of a feed can end the
 * block, and React sets it as text.
 */
export function StructuredData({ graph }: { graph: Graph | WithContext<NutritionInformation> }) {
  return (
    <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
  );
}
