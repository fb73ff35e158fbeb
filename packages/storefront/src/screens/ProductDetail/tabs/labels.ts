/** The tabs that read labels, with the parser that they need: one chunk. */
export { IngredientsTab } from './IngredientsTab.tsx';
export { NutritionTab } from './NutritionTab.tsx';
export { UsageTab } from './UsageTab.tsx';
