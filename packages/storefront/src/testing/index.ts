/** What stories and tests need to stand a screen up; the site never loads it. */
export { promotionDays, samplePromotion } from './promotionDays.ts';
export {
  apiAnswering,
  apiEmpty,
  apiExcept,
  apiFailing,
  apiMailing,
  apiOffline,
  apiPending,
  type ApiState,
  type CallState,
} from './apiStates.ts';
export { builtPictures } from './builtPictures.ts';
export { offline } from './browserStates.ts';
export { aostaOnWhatsApp } from './shopStates.ts';
export { type StorageState } from './storageStates.ts';
export { type ApiCall, apiHandlers, apiPaths } from './mswHandlers.ts';
export {
  catalogueOf,
  emptyCatalogue,
  manyProducts,
  sampleCatalogue,
  sampleProduct,
  sampleSeed,
} from './sample/catalogue.ts';
export { type SampleName, wireProducts } from './sample/products.ts';
export {
  StoryEnvironment,
  type StoryEnvironmentProps,
  storyNowMs,
  type StoryParameters,
  withStoryEnvironment,
} from './StoryEnvironment.tsx';
