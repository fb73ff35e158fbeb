import type { DeclaredFacts, LabelContent } from '../contract/label.ts';
import type { GivenLabel } from './comparison/comparedLabel.ts';
import { longText, shortText, wholeAmount } from './fields.ts';
import { labelFields, readFeatures, readText, type TechnicalRow } from './features.ts';
import { findSection, splitTextSections, type TextSection } from './textSections.ts';
import { variantsFromWire } from './variants/normaliseVariant.ts';
import type { Variant } from './variants/variant.ts';
import { type FieldReader, fieldsOf } from './wireFields.ts';
import { stripBold } from './stripBold.ts';

/**
 * The details of a product past their edge (docs/rules.md#product-fields). Every field may be
 * missing.
 */
export type ProductDetails = {
  groupName?: string;
  /** Without the expert tip, which has a box of its own. */
  longDescription?: string;
  /**
   * The text behind its marker; without it the tab shows generic advice
   * (docs/rules.md#description-tab).
   */
  expertTip?: string;
  highlights: readonly string[];
  /** Without it the tab shows the default line (docs/rules.md#usage-tab). */
  usage?: string;
  /** The product's own warnings, besides the fixed ones of the tab. */
  warnings?: string;
  /**
   * Where ingredients may be read from, in order; the first one is shown
   * (docs/rules.md#ingredient-sources).
   */
  ingredientTexts: readonly string[];
  /**
   * Those of them that are directions, warnings or features first: what they say of allergens they
   * say in sentences.
   */
  otherTexts?: readonly string[];
  /**
   * What the nutrition parser may read, in order: texts, JSON texts or objects
   * (docs/rules.md#nutrition-data).
   */
  nutritionSources: readonly unknown[];
  technicalGrid: readonly TechnicalRow[];
  variants: readonly Variant[];
  /** What the tabs draw of the label, where the API has read it: then its sources are left out. */
  label?: LabelContent;
  /** What the API has read of the label, where it says no more: the tabs are drawn from it. */
  readings?: GivenLabel;
  /** The allergens that lists are filtered by, in whichever text they are declared. */
  declared?: DeclaredFacts;
  /** How many variants its group has, which a page of its own shows side by side. */
  groupedVariants?: number;
  /** What stands around it on the shelf of its category, as it came: read where it is shown. */
  shelf?: unknown;
};

/** Reads the details of the API. Never throws: what does not fit is a gap. */
export function detailsFromWire(input: unknown): ProductDetails {
  const wire = fieldsOf(input) ?? noFields;
  const features = [
    readFeatures(wire.raw('features')),
    readFeatures(wire.raw('product_group_features')),
  ];
  const longDescription = wire.read(longText, 'long_description');
  const text = longDescription ?? '';
  const description = splitTextSections(text);
  const sections = features.map((feature) => feature.sections);
  const tip = findSection(description, isTipTitle);
  const otherTexts = features.flatMap(({ otherFields }) => otherFields);

  return {
    groupName: wire.read(shortText, 'product_group_name'),
    longDescription: tip === undefined ? longDescription : removeSection(text, tip),
    expertTip: plain([tip?.text, ...textsOf(sections, isTipTitle)]),
    highlights: features.find(({ highlights }) => highlights.length > 0)?.highlights ?? [],
    usage: plain([
      ...textsOf(sections, isUsageTitle),
      ...features.map(({ usage }) => usage),
      readText(wire.raw('how_to_use')),
    ]),
    warnings: plain([
      ...textsOf(sections, isWarningsTitle),
      ...features.map(({ warnings }) => warnings),
    ]),
    ingredientTexts: [
      ...sections.flatMap(ingredientsOf),
      ...features.flatMap(({ ingredientFields }) => ingredientFields),
      ...labelFields(wire.raw),
      ...ingredientsOf(description),
    ],
    otherTexts: otherTexts.length === 0 ? undefined : otherTexts,
    nutritionSources: [
      features[0]?.nutrition,
      wire.raw('valori_nutrizionali'),
      features[1]?.nutrition,
      ...textsOf(sections, isNutritionTitle),
      ...features.map((feature) => pipeLines(feature.text)),
    ].filter((source) => source !== undefined && source !== null && source !== ''),
    technicalGrid:
      features.find(({ technicalGrid }) => technicalGrid.length > 0)?.technicalGrid ?? [],
    variants: variantsFromWire(wire.raw('variants')),
    groupedVariants: wire.read(wholeAmount, 'grouped_variants'),
  };
}

const noFields: FieldReader = {
  read: () => undefined,
  isTrue: () => false,
  items: () => [],
  raw: () => undefined,
};

// Markers of docs/rules.md#text-sections, folded.
const isTipTitle = (title: string) =>
  ["consiglio dell'esperto", 'consiglio dell’esperto', 'consiglio', 'tip'].includes(title);
// 'Avvertenze per l'uso' warns; it does not instruct.
const isUsageTitle = (title: string) =>
  /\b(?:modalita|uso)\b/.test(title) && !isWarningsTitle(title);
const isIngredientsTitle = (title: string) => /^ingredient[ie]\b/.test(title);
const isAllergensTitle = (title: string) => /^allergeni\b/.test(title);
const isWarningsTitle = (title: string) => /^avvertenz[ae]\b/.test(title);
const isNutritionTitle = (title: string) => /\bnutrizional[ei]\b|\bvalori medi\b/.test(title);

/** The first text of these, without bold marks. */
function plain(texts: readonly (string | undefined)[]): string | undefined {
  const text = texts.find((candidate) => candidate !== undefined);
  return text === undefined ? undefined : stripBold(text);
}

/** The text of the first such section of each source. */
function textsOf(
  sources: readonly (readonly TextSection[])[],
  shouldLoad: (foldedTitle: string) => boolean,
): string[] {
  return sources.flatMap((sections) => findSection(sections, shouldLoad)?.text ?? []);
}

/** Allergens under a marker of their own stay with the ingredients: nobody may miss them. */
function ingredientsOf(sections: readonly TextSection[]): string[] {
  const [ingredients] = textsOf([sections], isIngredientsTitle);
  const [allergens] = textsOf([sections], isAllergensTitle);
  if (ingredients === undefined) return [];
  return [allergens === undefined ? ingredients : `${ingredients}\nAllergeni: ${allergens}`];
}

function removeSection(text: string, { start, end }: TextSection): string | undefined {
  return readText(`${text.slice(0, start).trim()}\n\n${text.slice(end).trim()}`);
}

/** The table that stands unmarked among text lines. */
function pipeLines(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.includes('|'));
  return lines.length < 2 ? undefined : lines.join('\n');
}
