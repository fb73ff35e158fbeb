import { findSection, splitTextSections } from '@vetta/storefront/backend';
import { isJson, type Json, textIn } from './json.ts';

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
export function writeSection(details: Json, key: SectionKey, text: string): void {
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
