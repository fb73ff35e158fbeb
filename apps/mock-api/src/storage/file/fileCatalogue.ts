import { stat } from 'node:fs/promises';
import { catalogueFiles } from '../../readCatalogue.ts';
import { copyOf, readServedText, type CatalogueSource } from '../../servedCatalogue.ts';
import type { CatalogueFeed } from '../catalogueFeed.ts';

/** The writable copy in `DATA_DIR`, which follows the seed (docs/rules.md#catalogue-copy). */
export function fileCatalogue({ dataDir, catalogueFile }: CatalogueSource): CatalogueFeed {
  const source = { dataDir, catalogueFile };
  const files = [...catalogueFiles(catalogueFile), copyOf(dataDir)];
  return {
    fingerprint: () => fingerprintOf(files),
    read: () => readServedText(source),
    source: () => Promise.resolve({ kind: 'files', ...source }),
    onHint() {},
  };
}

/** Changes when one of the files does. */
export async function fingerprintOf(files: readonly string[]): Promise<string> {
  const parts = await Promise.all(
    files.map(async (file) => {
      try {
        const { ino, size, mtimeMs } = await stat(file);
        return `${ino}:${size}:${mtimeMs}`;
      } catch {
        return 'absent';
      }
    }),
  );
  return parts.join(' ');
}
