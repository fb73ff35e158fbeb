import { htmlReader } from '@vetta/nutrition-parser/html';
import type { LabelReading } from './labelReading.ts';
import { type LabelSources, readLabel } from './readLabel.ts';

/** Reads a label, tables written as HTML included. */
export const readLabelWithHtml = (slug: string, sources: LabelSources): LabelReading =>
  readLabel(slug, sources, htmlReader);
