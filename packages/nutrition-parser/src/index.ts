export type {
  AdditiveClass,
  Allergen,
  Column,
  Diagnostic,
  DiagnosticCode,
  HtmlBlock,
  HtmlCell,
  HtmlReader,
  HtmlText,
  Ingredient,
  AllergenFinding,
  IngredientList,
  Language,
  NutrientKey,
  NutritionTable,
  Quantity,
  Result,
  Row,
  Shape,
  Span,
  Unit,
} from './model.ts';
export { parseLabel, type Label, type LabelOptions } from './parseLabel.ts';
export { parseNutrition, type NutritionOptions } from './parseNutrition.ts';
export { checkNutrition } from './checks/checkNutrition.ts';
export { nutrientKey } from './nutrition/values/nutrientKey.ts';
export { parseQuantity } from './parseQuantity.ts';
export { energyFactors, nutrientReferenceValues, referenceIntakes } from './lexicon/references.ts';
export {
  findDeclarations,
  parseIngredients,
  type IngredientsOptions,
} from './ingredients/parseIngredients.ts';
export { additiveClasses } from './ingredients/additives.ts';
export { allergenNames, allergens } from './allergens/words.ts';
export { findAllergens } from './allergens/findAllergens.ts';
export { type Finding } from './allergens/names.ts';
export { declaredBy } from './allergens/subjects.ts';
export { looksLikeHtml } from './text/tags.ts';
export { splitSections, type Section } from './document/sections.ts';
export { type SectionKind } from './document/headings.ts';
