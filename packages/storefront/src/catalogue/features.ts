import { isRecord, longText, shortText } from './fields.ts';
import { splitTextSections, type TextSection } from './textSections.ts';
import { fieldsOf } from './wireFields.ts';
import { stripBold } from './stripBold.ts';

/**
 * The `features` of product details: either text lines with bold-marked sections or an object
 * with named fields (docs/rules.md#text-sections). Both come out in one form; the part that is not
 * there is empty.
 */
export type Features = {
  /** The text lines, joined. */
  text: string;
  sections: readonly TextSection[];
  /** `nutritionalHighlights`, or the lines that stand before the first section of a text list. */
  highlights: readonly string[];
  usage?: string;
  /**
   * `ingredienti … caratteristiche`, in the order in which ingredients are looked for
   * (docs/rules.md#ingredient-sources).
   */
  ingredientFields: readonly string[];
  /** Those of them that may hold a list, but are there for something else. */
  otherFields: readonly string[];
  warnings?: string;
  nutrition?: unknown;
  technicalGrid: readonly TechnicalRow[];
};

export type TechnicalRow = { name: string; value: string };

export function readFeatures(input: unknown): Features {
  const text = Array.isArray(input) || typeof input === 'string' ? readText(input) : undefined;
  const fields = fieldsOf(input);
  const field = (name: string) => fields?.raw(name);
  const sections = splitTextSections(text ?? '');
  const otherFields = ['usage', 'avvertenze', 'caratteristiche'].flatMap((name) =>
    ingredientText(field(name)),
  );
  return {
    text: text ?? '',
    sections,
    highlights: (text === undefined
      ? readLines(field('nutritionalHighlights'))
      : unmarkedLines(text, sections)
    ).flatMap(listLines),
    usage: readText(field('modalita_uso')),
    ingredientFields: [...labelFields(field), ...otherFields],
    otherFields,
    warnings: readText(field('avvertenze')),
    nutrition: field('valori_nutrizionali') ?? undefined,
    technicalGrid: readTechnicalGrid(field('caratteristiche_tecniche')),
  };
}

/** The fields that hold a list of ingredients and nothing else, wherever they stand. */
export function labelFields(field: (name: string) => unknown): readonly string[] {
  return ['ingredienti', 'ingrediente', 'ingredients'].flatMap((name) =>
    ingredientText(field(name)),
  );
}

function ingredientText(value: unknown): readonly string[] {
  const text = readText(value);
  return text === undefined ? [] : [text.replace(leadingMarker, '')];
}

// A field that repeats its own name: 'INGREDIENTI: proteine del siero …', and no 'Ingredienti naturali'.
const leadingMarker = /^(?:\*{0,2}ingredienti\s?(?::\*{0,2}|\*{2}\s?:?)|ingredienti\n)\s*/i;

/** The lines of a list, without the marks that it had as one. */
const listLines = (text: string) =>
  text
    .split('\n')
    .map((line) => stripBold(line.trim().replace(/^[-•*·]\s+/, '')))
    .filter((line) => line !== '');

/** A text, or a list of texts as lines; anything else is a gap. */
export function readText(input: unknown): string | undefined {
  return longText(readLines(input).join('\n'));
}

const lineLimit = 1000;

function readLines(input: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(input) ? input.slice(0, lineLimit) : [input];
  return items.flatMap((item) => longText(item) ?? []);
}

function unmarkedLines(text: string, sections: readonly TextSection[]): readonly string[] {
  const lines = text.slice(0, sections[0]?.start).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.includes('|'));
}

/**
 * `{ Capacità: '700 ml' }` or a list of name/value pairs (docs/rules.md#nutrition-source-order).
 */
function readTechnicalGrid(input: unknown): readonly TechnicalRow[] {
  if (Array.isArray(input)) {
    return input.slice(0, lineLimit).flatMap((item) => {
      if (!isRecord(item)) return [];
      return technicalRow(item['name'] ?? item['nome'], item['value'] ?? item['valore']);
    });
  }
  if (!isRecord(input)) return [];
  return Object.entries(input).flatMap(([name, value]) => technicalRow(name, value));
}

function technicalRow(name: unknown, value: unknown): TechnicalRow[] {
  const text = typeof value === 'number' ? String(value).replace('.', ',') : value;
  const row = { name: shortText(name), value: shortText(text) };
  return row.name === undefined || row.value === undefined
    ? []
    : [{ name: row.name, value: row.value }];
}
