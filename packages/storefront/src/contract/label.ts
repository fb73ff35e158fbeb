import type {
  Allergen,
  Diagnostic,
  IngredientList,
  NutrientKey,
  NutritionTable,
} from '@vetta/nutrition-parser';

/** What a product declares, in its own words. */
export type Declaration = { allergen: Allergen; says: 'contains' | 'traces'; quote: string };

/** What the API says of a label beyond what the page draws of it. */
export type DeclaredFacts = {
  /** Whether its list was read. */
  readable: boolean;
  /** What lists are filtered by: all that the product declares, in whichever field. */
  contains: readonly Allergen[];
  traces: readonly Allergen[];
  /** The words that declare them outside the list, where the API gives them. */
  quotes: readonly Declaration[];
};

/** Amounts of the regulation's nutrients, in grams but energy; null where the label has no figure. */
export type Amounts = {
  /** Per 100 of what the amounts are; of a serving, what the serving is measured in. */
  unit: 'g' | 'ml';
  energyKj: number | null;
  energyKcal: number | null;
  fat: number | null;
  saturates: number | null;
  carbohydrate: number | null;
  sugars: number | null;
  fibre: number | null;
  protein: number | null;
  salt: number | null;
};

/** The nutrient that a product is bought for. `per100` and `perServing` are in `unit`. */
export type ActiveNutrient = {
  key: NutrientKey;
  unit: string;
  per100: number | null;
  perServing: number | null;
};

/** The price of one size of one flavour, and what it comes to. Whole cents, rounded half up once. */
export type PriceFact = {
  size: string;
  flavour: string;
  cents: number;
  perServingCents: number | null;
  /** Of 100 g of the active nutrient. */
  perActiveCents: number | null;
};

/** Why a fact is null. */
export type MissingReason = 'no-table' | 'no-basis' | 'no-serving' | 'no-size' | 'unreadable';

/** The products of a category around one of them, in price per 100 g of the same active. */
export type Shelf = {
  active: NutrientKey;
  /** As it stands in a sentence: 'proteine'. */
  name: string;
  /** That the label prints the active in. */
  unit: string;
  items: readonly { slug: string; perActiveCents: number }[];
};

/** What the label of one product says, as figures and keys. */
export type LabelFacts = {
  /** The ingredient list gave at least one ingredient. */
  readable: boolean;
  /** false for goods that nobody eats: category 6 without ingredients. */
  food: boolean;
  /** Of the fourteen allergens of Reg. EU 1169/2011, annex II; in one flavour counts. */
  contains: readonly Allergen[];
  traces: readonly Allergen[];
  /** Names and E-numbers of every ingredient, of all flavours, each once. */
  ingredients: readonly string[];
  per100: Amounts | null;
  perServing: Amounts | null;
  /** Mass or volume of a serving, else its pieces ('capsula'). */
  serving: { amount: number; unit: string } | null;
  servingsPerPack: number | null;
  active: ActiveNutrient | null;
  prices: readonly PriceFact[];
  reasons: Readonly<Partial<Record<keyof LabelFacts, MissingReason>>>;
};

/**
 * A text, and the places of the allergens in it as UTF-16 offsets, in order, none over another. A word
 * may name several: 'frutti di mare'.
 */
export type MarkedText = {
  text: string;
  allergens: readonly (readonly [start: number, end: number, ...allergens: Allergen[]])[];
};

/** One ingredient of a printed list: its place in the text, its name and its E-number. */
export type ItemPlace = readonly [start: number, end: number, name: string, code?: string];

/** A printed list, with every ingredient that was read of it, those in brackets as well. */
export type PrintedList = MarkedText & { items: readonly ItemPlace[] };

/** What the nutrition tab shows. The rows of a technical grid are those of the details. */
export type NutritionContent =
  | {
      kind: 'table';
      /** 'Valori medi' or 'Valori Nutrizionali'. */
      heading: string;
      table: NutritionTable;
      diagnostics: readonly Diagnostic[];
    }
  | { kind: 'technical' }
  | { kind: 'raw'; text: string }
  | { kind: 'unavailable' };

/** What the ingredients tab shows: a list as the feed printed it, or the fixed table of the slug. */
export type IngredientsContent =
  | { kind: 'text'; composition: PrintedList; traces?: MarkedText; contains: readonly MarkedText[] }
  | {
      kind: 'fixed';
      composition: PrintedList;
      contains: readonly MarkedText[];
      traces: readonly MarkedText[];
      features: readonly string[];
    }
  | { kind: 'unavailable' };

/** What the product page draws of a label. */
export type LabelContent = { nutrition: NutritionContent; ingredients: IngredientsContent };

/** `label` of GET /api/product/{slug}/details. */
export type WireLabel = {
  /** The table that is drawn, or that would be were there no technical grid; without spans. */
  nutrition: readonly NutritionTable[];
  ingredients: IngredientList | null;
  facts: LabelFacts;
  /** What is declared beside the list that the page shows, in the words of the product. */
  declarations: readonly Declaration[];
  /** What the product page draws; a table is the first of `nutrition`. */
  display: {
    nutrition: Exclude<NutritionContent, { kind: 'table' }> | Omit<TableContent, 'table'>;
    ingredients: IngredientsContent;
  };
};

type TableContent = Extract<NutritionContent, { kind: 'table' }>;
