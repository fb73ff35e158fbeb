import { StaticRouter } from 'react-router-dom';
import type { ImageManifest } from '../catalogue/images/imageManifest.ts';
import { createStorefrontStore } from '../state/store.ts';
import { App } from './App.tsx';

export type StaticStorefrontProps = {
  /** Path of the page, such as `/prodotti/proteine`. */
  location: string;
  /** The page's data by request path (`readPageData`). */
  fallback: Record<string, unknown>;
  pictures?: ImageManifest;
};

/** The shop as the build draws it: one page, its data at hand, nothing stored, no clock. */
export function StaticStorefront({ location, fallback, pictures }: StaticStorefrontProps) {
  return (
    <StaticRouter location={location}>
      <App store={createStorefrontStore()} fallback={fallback} pictures={pictures} />
    </StaticRouter>
  );
}
