import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { lockDataDir } from '../../dataDirLock.ts';
import type { Environment } from '../../environment.ts';
import { finishPendingImport } from '../../owner/command/commandContext.ts';
import { parseCatalogue } from '../../readCatalogue.ts';
import { copyOf } from '../../servedCatalogue.ts';
import { addVersionWithin, newestText } from './catalogueVersions.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { MoveError } from './moveError.ts';
import { importsToDatabase, importsToFile } from './moveImports.ts';
import { messagesToDatabase, messagesToFile, refuseMessages, type Moved } from './moveMessages.ts';

type Place = Pick<Environment, 'dataDir' | 'databaseUrl'>;

export type MovedToDatabase = Moved & { catalogue: string | null; imports: number };
export type MovedToFile = { lines: number; catalogue: string | null; imports: number };

/** `catalogo verso-database`: messages, catalogue and imports of `DATA_DIR` go to `DATABASE_URL`, all or nothing. */
export function moveToDatabase(place: Place): Promise<MovedToDatabase> {
  const { dataDir } = place;
  return withBoth(place, async (database) => {
    await migrate(database);
    await finishPendingImport(dataDir);
    const copy = copyOf(dataDir);
    const text = await readFile(copy, 'utf8').catch(() => null);
    const products = text === null ? 0 : parseCatalogue(copy, text).products.length;
    return database.transaction(async (query) => {
      await query(
        'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
      );
      const moved = await messagesToDatabase(dataDir, query);
      const imports = await importsToDatabase(dataDir, query);
      if (text === null) return { ...moved, imports, catalogue: null };
      const version = { text, products, source: 'import', note: copy } as const;
      const { newest } = await addVersionWithin(query, version);
      return { ...moved, imports, catalogue: newest?.id ?? null };
    });
  });
}

/** `catalogo verso-file`: the way back. The database stays as it is. The messages, which must not be there, come last. */
export function moveToFile(place: Place): Promise<MovedToFile> {
  const { dataDir } = place;
  return withBoth(place, async ({ query }) => {
    refuseMessages(dataDir);
    await mkdir(dataDir, { recursive: true });
    const imports = await importsToFile(query, dataDir);
    const newest = await newestText(query);
    // A catalogue that came with the API comes with it again.
    const isOwn = newest !== undefined && newest.source !== 'bundled';
    if (isOwn) {
      const copy = copyOf(dataDir);
      await writeFile(`${copy}.new`, newest.text);
      await rename(`${copy}.new`, copy);
    }
    const { lines } = await messagesToFile(query, dataDir);
    return { lines, imports, catalogue: isOwn ? newest.id : null };
  });
}

/** Both ends at once; refused while an API runs on the folder. */
async function withBoth<Result>(
  { dataDir, databaseUrl }: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined) throw new Error('DATABASE_URL must name the database.');
  const lock = await lockDataDir(dataDir).catch((error: unknown) => {
    throw new MoveError('folderInUse', error instanceof Error ? error.message : String(error));
  });
  const database = openDatabase(databaseUrl);
  try {
    return await work(database);
  } finally {
    await database.close();
    await lock.release();
  }
}
