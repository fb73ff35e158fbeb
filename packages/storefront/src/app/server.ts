export { readPageData } from './pageData.ts';
export { screenModule } from './screenModule.ts';
export { StaticStorefront, type StaticStorefrontProps } from './StaticStorefront.tsx';
