export { readPageData } from './pageData.ts';
export { screenModules } from './screenModules.ts';
export { StaticStorefront, type StaticStorefrontProps } from './StaticStorefront.tsx';
