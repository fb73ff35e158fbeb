import { derivedImageUrl, type ImageManifest } from './imageManifest.ts';

/**
 * What a shared link shows of a picture: of the shape that networks and messengers ask for, in pixels,
 * and a JPEG, since not all of them read WebP. A constant each, which packs to the bare figure.
 */
export const cardWidth = 1200;
export const cardHeight = 630;
export const cardEnd = 'card.jpg';

/** The card that the build has made of a picture for shared links; undefined where it has made none. */
export function shareCardAddress(manifest: ImageManifest, src: string | null): string | undefined {
  const facts = src === null ? undefined : manifest.get(src);
  if (src === null || facts === undefined) return undefined;
  return derivedImageUrl(src, facts.hash, cardEnd);
}
