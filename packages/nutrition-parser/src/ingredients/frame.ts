import type { AdditiveClass, Allergen, Ingredient } from '../model.ts';

/** An open bracket or the list itself, with the item that is being read in it. */
export type Frame = {
  /** It is a bracket. */
  inner: boolean;
  items: Ingredient[];
  /** The class or heading whose members follow. */
  open: Ingredient | null;
  openRole: AdditiveClass | undefined;
  /** 'Compressa:', 'Strato 1:': what follows is in it to the end of its sentence, classes and all. */
  part: Ingredient | null;
  start: number;
  /** Where the current piece of the item's text starts. */
  from: number;
  text: string;
  children: Ingredient[] | null;
  percent: number | undefined;
  code: string | undefined;
  exempt: boolean;
};

/** Deeper brackets are read as part of the item they stand in. */
export const deepest = 12;

export const newFrame = (start: number, inner = false): Frame => ({
  inner,
  items: [],
  open: null,
  openRole: undefined,
  part: null,
  start,
  from: start,
  text: '',
  children: null,
  percent: undefined,
  code: undefined,
  exempt: false,
});

/** What the lists of one input have in common. */
export type Findings = {
  /** Each allergen with its first place, to list them as they came. */
  allergens: Map<Allergen, number>;
  traces: Map<Allergen, number>;
  notes: string[];
  /** Texts read before this one. */
  texts: number;
};

export type Variant = { label?: string; ingredients: Ingredient[] };

/** More than the places of one text. */
export const placesPerText = 1_000_000;

export const isDigit = (code: number): boolean => code >= 48 && code < 58;
