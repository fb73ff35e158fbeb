import { looksLikeHtml, type HtmlReader } from '@vetta/nutrition-parser';
import { use, useMemo } from 'react';
import type { ProductDetails } from '../../../catalogue/details.ts';
import { chooseNutrition, type NutritionContent } from './chooseNutrition.ts';

let htmlReader: Promise<HtmlReader> | undefined;

/** The reader of HTML tables is a chunk of its own: few labels need it. */
function loadHtmlReader(): Promise<HtmlReader> {
  htmlReader ??= import('@vetta/nutrition-parser/html').then((module) => module.htmlReader);
  return htmlReader;
}

/**
 * What the nutrition tab shows. Suspends while the reader of HTML tables is on its way: the build
 * waits for it, and the browser keeps the prerendered table until it is there.
 */
export function useNutrition(slug: string, details: ProductDetails | undefined): NutritionContent {
  const sources = details?.nutritionSources ?? noSources;
  const technicalGrid = details?.technicalGrid ?? noRows;
  const html = sources.some(looksLikeHtml) ? use(loadHtmlReader()) : undefined;
  return useMemo(
    () => chooseNutrition(slug, { nutritionSources: sources, technicalGrid }, html),
    [slug, sources, technicalGrid, html],
  );
}

const noSources: readonly unknown[] = [];
const noRows: ProductDetails['technicalGrid'] = [];
