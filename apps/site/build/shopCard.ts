import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ShownCatalogue } from './shownCatalogue.ts';

/** The picture of a shared link that shows no product: the retailer's, else one that shows no brand. */
export function shopCard(site: string, { images, isOwn }: ShownCatalogue): string {
  const name = 'social-card.jpg';
  if (!isOwn) return join(site, 'public', name);
  const own = join(images, name);
  return existsSync(own) ? own : join(site, 'plain', name);
}
