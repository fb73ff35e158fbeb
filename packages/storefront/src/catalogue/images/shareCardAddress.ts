import { derivedImageUrl, type ImageManifest } from './imageManifest.ts';
import { cardEnd } from './shareCard.ts';

/** The card that the build has made of a picture for shared links; undefined where it has made none. */
export function shareCardAddress(manifest: ImageManifest, src: string | null): string | undefined {
  const facts = src === null ? undefined : manifest.get(src);
  if (src === null || facts === undefined) return undefined;
  return derivedImageUrl(src, facts.hash, cardEnd);
}
