import { detailsFromWire, findSection, splitTextSections } from '@vetta/storefront/backend';
import { sheetText } from '../values/texts.ts';
import { isJson, type Json, textIn } from './json.ts';
import { nutritionSource, nutritionText } from './nutritionText.ts';

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
  return { ...sectionTexts(details), nutrition: tableText(details) };
}

const tableText = (details: Json) =>
  nutritionText(nutritionSource(details), textIn(details, 'slug'));

/** All but the table, whose reading takes long. */
function sectionTexts(details: Json): Readonly<Record<Exclude<DetailKey, 'nutrition'>, string>> {
  const { highlights, usage, warnings } = detailsFromWire(details);
  const { ingredientTexts } = detailsFromWire(withoutFallbacks(details));
  return {
    long: sheetText(textIn(details, 'long_description')),
    highlights: sheetText(highlights.join('\n')),
    usage: sheetText(usage ?? ''),
    ingredients: sheetText(ingredientTexts[0] ?? ''),
    warnings: sheetText(warnings ?? ''),
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
  return (key === 'nutrition' ? tableText(details) : sectionTexts(details)[key]) === text;
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

type SectionKey = 'highlights' | 'usage' | 'ingredients' | 'warnings';

type Section = {
  /** The marker of a section of text lines. */
  title: string;
  /** Of folded markers, as `catalogue/details.ts` of the storefront knows them. */
  isTitle: (title: string) => boolean;
  /** The fields of an object, the one to write first. */
  fields: readonly string[];
};

const isWarning = (title: string) => /^avvertenz[ae]\b/u.test(title);

const sections: Readonly<Record<Exclude<SectionKey, 'highlights'>, Section>> = {
  usage: {
    title: "MODALITÀ D'USO",
    isTitle: (title) => /\b(?:modalita|uso)\b/u.test(title) && !isWarning(title),
    fields: ['modalita_uso'],
  },
  ingredients: {
    title: 'INGREDIENTI',
    isTitle: (title) => /^ingredient[ie]\b/u.test(title),
    fields: ['ingredienti', 'ingrediente', 'ingredients'],
  },
  warnings: { title: 'AVVERTENZE', isTitle: isWarning, fields: ['avvertenze'] },
};

/** Writes a text into `features`, in the form that they have: lines with bold markers, or named fields. */
function writeSection(details: Json, key: SectionKey, text: string): void {
  const { features } = details;
  if (key === 'highlights') writeHighlights(details, text);
  else if (key === 'usage' && isOfField(details)) {
    if (text === '') delete details['how_to_use'];
    else details['how_to_use'] = text;
  } else if (Array.isArray(features)) {
    details['features'] = inLines(features.map(String).join('\n'), sections[key], text).split('\n');
  } else {
    const fields = isJson(features) ? features : {};
    writeField(fields, sections[key].fields, text);
    details['features'] = fields;
  }
}

/** Whether the usage stands in a field of its own, and nowhere before it. */
function isOfField(details: Json): boolean {
  if (textIn(details, 'how_to_use') === '') return false;
  const { features } = details;
  if (isJson(features)) return features['modalita_uso'] === undefined;
  const lines = Array.isArray(features) ? features.join('\n') : '';
  return findSection(splitTextSections(lines), sections.usage.isTitle) === undefined;
}

function writeField(fields: Json, names: readonly string[], text: string): void {
  const [first = ''] = names;
  if (text === '') for (const name of names) delete fields[name];
  else fields[names.find((name) => fields[name] !== undefined) ?? first] = text;
}

function inLines(lines: string, { title, isTitle }: Section, text: string): string {
  const section = findSection(splitTextSections(lines), isTitle);
  if (section === undefined) {
    return text === '' ? lines : `${lines}${lines === '' ? '' : '\n'}**${title}:** ${text}`;
  }
  const { start, end } = section;
  const whole = lines.slice(start, end);
  const at = whole.indexOf(section.text);
  const written =
    text === '' ? '' : whole.slice(0, at) + text + whole.slice(at + section.text.length);
  return `${lines.slice(0, start)}${written}${lines.slice(end)}`.trim();
}

/** The lines before the first section. */
function writeHighlights(details: Json, text: string): void {
  const { features } = details;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (!Array.isArray(features)) {
    const fields = isJson(features) ? features : {};
    if (lines.length === 0) delete fields['nutritionalHighlights'];
    else fields['nutritionalHighlights'] = lines;
    details['features'] = fields;
    return;
  }
  const joined = features.map(String).join('\n');
  const start = splitTextSections(joined)[0]?.start ?? joined.length;
  const tables = joined
    .slice(0, start)
    .split('\n')
    .filter((line) => line.includes('|'));
  const rest = joined
    .slice(start)
    .split('\n')
    .filter((line) => line !== '');
  details['features'] = [...lines, ...tables, ...rest];
}
