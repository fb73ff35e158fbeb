import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { productGraph, type ProductFacts } from './structuredData.ts';

/** What search engines may know of the product. */
export function ProductData(facts: ProductFacts) {
  return <StructuredData graph={productGraph(facts)} />;
}
