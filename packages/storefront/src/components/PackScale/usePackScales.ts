import { useContext } from 'react';
import { imageFacts } from '../../catalogue/images/imageManifest.ts';
import { packScales } from '../../catalogue/images/packScales.ts';
import { ImageManifestContext } from '../Picture/ImageManifestContext.ts';

/** A product that stands beside others: its picture, and the height of the pack in it. */
export type ShelvedPack = { image: string | null; heightMm?: number | undefined };

/** Of each pack how large it is drawn; null: not in proportion (docs/rules.md#true-proportion). */
export function usePackScales(packs: readonly ShelvedPack[]): readonly number[] | null {
  const manifest = useContext(ImageManifestContext);
  return packScales(
    packs.map(({ image, heightMm }) => {
      const { width, height, filled } = imageFacts(manifest, image ?? '') ?? {};
      // Square ones are drawn equally high: what others fill depends on their tile.
      return { heightMm, filled: width === height ? filled : undefined };
    }),
  );
}
