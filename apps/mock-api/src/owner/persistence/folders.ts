import { join } from 'node:path';

/** Where the owner's imports live in the data folder. */
export const ownerFolders = (dataDir: string) => ({
  /** Files dropped here are imported. */
  watched: join(dataDir, 'importa'),
  /** Those that were. */
  applied: join(dataDir, 'importa', 'applicati'),
  /** What the pages were last built from. */
  published: join(dataDir, 'pubblicato'),
});
