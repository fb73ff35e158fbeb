import { readFile, rename, writeFile } from 'node:fs/promises';
import { lockDataDir } from '../../dataDirLock.ts';
import type { Environment } from '../../environment.ts';
import { copyOf } from '../../servedCatalogue.ts';
import { newestVersion, publishCatalogue } from './catalogueVersions.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { messagesToDatabase, messagesToFile, type Moved } from './moveMessages.ts';

type Place = Pick<Environment, 'dataDir' | 'databaseUrl'>;

/** `catalogo verso-database`: messages and catalogue of `DATA_DIR` go to `DATABASE_URL`. */
export function moveToDatabase(place: Place): Promise<Moved & { catalogue: string | null }> {
  return withBoth(place, async (database) => {
    await migrate(database);
    const moved = await messagesToDatabase(place.dataDir, database);
    const text = await readFile(copyOf(place.dataDir), 'utf8').catch(() => null);
    if (text === null) return { ...moved, catalogue: null };
    const version = await publishCatalogue(database, text, copyOf(place.dataDir));
    return { ...moved, catalogue: version?.id ?? null };
  });
}

/** `catalogo verso-file`: the way back. The database stays as it is. */
export function moveToFile(place: Place): Promise<{ lines: number; catalogue: string | null }> {
  return withBoth(place, async ({ query }) => {
    const { lines } = await messagesToFile(query, place.dataDir);
    const version = await newestVersion(query);
    // A catalogue that came with the API comes with it again.
    if (version === undefined || version.source === 'bundled') return { lines, catalogue: null };
    const [row] = await query<{ text: string }>(
      'SELECT body::text AS text FROM catalogue_version WHERE id = $1',
      [version.id],
    );
    const copy = copyOf(place.dataDir);
    await writeFile(`${copy}.new`, row?.text ?? '');
    await rename(`${copy}.new`, copy);
    return { lines, catalogue: version.id };
  });
}

/** Both ends at once; refused while an API runs on the folder. */
async function withBoth<Result>(
  { dataDir, databaseUrl }: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined) throw new Error('DATABASE_URL must name the database.');
  const lock = await lockDataDir(dataDir);
  const database = openDatabase(databaseUrl);
  try {
    return await work(database);
  } finally {
    await database.close();
    await lock.release();
  }
}
