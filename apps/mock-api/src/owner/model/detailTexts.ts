import { detailsFromWire } from '@vetta/storefront/backend';
import { sheetText } from '../values/texts.ts';
import { isJson, type Json, textIn } from './json.ts';
import { nutritionSource, nutritionText } from './nutritionText.ts';
import { writeSection } from './writeSection.ts';

/** The texts of a product's page that the sheet `Dettagli` holds. */
export type DetailKey = 'long' | 'highlights' | 'usage' | 'ingredients' | 'warnings' | 'nutrition';
export const detailKeys: readonly DetailKey[] = [
  'long',
  'highlights',
  'usage',
  'ingredients',
  'warnings',
  'nutrition',
];

/** As the product page reads them, whatever form the catalogue keeps them in. */
export function detailTexts(details: Json): Readonly<Record<DetailKey, string>> {
  const { highlights, usage, warnings } = detailsFromWire(details);
  const { ingredientTexts } = detailsFromWire(withoutFallbacks(details));
  return {
    long: sheetText(textIn(details, 'long_description')),
    highlights: sheetText(highlights.join('\n')),
    usage: sheetText(usage ?? ''),
    ingredients: sheetText(ingredientTexts[0] ?? ''),
    warnings: sheetText(warnings ?? ''),
    nutrition: nutritionText(nutritionSource(details), textIn(details, 'slug')),
  };
}

/** Without ingredients the page looks for them in these fields, whose own texts they are not. */
function withoutFallbacks(details: Json): Json {
  if (!isJson(details['features'])) return details;
  const {
    avvertenze: _warnings,
    caratteristiche: _traits,
    usage: _usage,
    ...features
  } = details['features'];
  return { ...details, features };
}

/** Writes one text where the page reads it from; false where it would not come out as it went in. */
export function writeDetailText(details: Json, key: DetailKey, text: string): boolean {
  if (key === 'long') {
    if (text === '') delete details['long_description'];
    else details['long_description'] = text;
  } else if (key === 'nutrition') writeNutrition(details, text);
  else writeSection(details, key, text);
  return detailTexts(details)[key] === text;
}

function writeNutrition(details: Json, text: string): void {
  const { features } = details;
  const source = nutritionSource(details);
  if (isJson(features) && features['valori_nutrizionali'] !== undefined) {
    if (source === features['valori_nutrizionali'] || text === '') {
      if (text === '') delete features['valori_nutrizionali'];
      else features['valori_nutrizionali'] = text;
      if (text !== '') return;
    }
  }
  if (text === '') delete details['valori_nutrizionali'];
  else details['valori_nutrizionali'] = text;
}
