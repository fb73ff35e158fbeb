import type { Shape } from '../model.ts';
import { addFacts, type Input, type Place } from './input.ts';
import { ObjectReader } from './ObjectReader.ts';
import { mergedBasis, ownFacts } from './ownFacts.ts';
import { readRowObject, withAttributes } from './readRow.ts';
import { readSpreadSections, spreadSectionsIn, withoutSections } from './spreadSections.ts';
import { isOtherSection, isRow } from './wrappers.ts';

/** Deeper nesting is no nutrition table. */
const maxDepth = 16;

/**
 * Reads an object: sections (`per_100g`, `per_porzione` …), a table with `rows` or `values` and a
 * dose, pairs `{ Proteine: '24 g' }`, a single row, or a wrapper around one of them.
 */
export function readObject(whole: Record<string, unknown>, place: Place, input: Input): Shape {
  if (place.depth > maxDepth) return 'none';
  const object = withAttributes(whole);
  const keys = Object.keys(object);
  if (isOtherSection(object, keys)) return 'none';
  const sections = spreadSectionsIn(object, keys);
  if (sections.length > 0) {
    const shape = readSpreadSections(object, sections, place, input);
    const rest = readObject(withoutSections(object, sections), place, input);
    return shape === 'none' ? rest : shape;
  }
  const { heading: own, facts } = ownFacts(object, keys, place);
  addFacts(input, facts);
  const basis = own ? mergedBasis(place.basis, own) : place.basis;
  const rowPlace = { path: place.path, basis, isSub: false };
  if (isRow(object, keys) && readRowObject(object, rowPlace, input)) return 'name-value-unit';
  return new ObjectReader(object, keys, { ...place, basis }, { own, input }).read();
}
