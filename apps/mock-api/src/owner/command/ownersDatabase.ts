import { DatabaseError } from 'pg';
import { reasonOf } from '../../logger.ts';
import { type Database, openDatabase } from '../../storage/postgres/database.ts';
import { isDatabaseAway, isMissingRight } from '../../storage/postgres/databaseErrors.ts';
import { migrate } from '../../storage/postgres/migrate.ts';
import { DatabaseAwayError } from './databaseAwayError.ts';
import { databaseTexts } from './database.copy.ts';

/** Opens the database with its schema up to date. Throws an `Error` in the owner's words. */
export async function withOwnersDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(url);
  try {
    await migrate(database);
    return await work(database);
  } catch (error) {
    throw toItalianError(error);
  } finally {
    await database.close();
  }
}

/** What is wrong with the database, in Italian; any other error as it is. */
export function toItalianError(error: unknown): unknown {
  const reason = reasonOf(error);
  const cause = error instanceof Error ? error.cause : undefined;
  if (isMissingRight(error) || isMissingRight(cause)) {
    return new Error(databaseTexts.noRight, { cause: error });
  }
  if (reason.startsWith('The database has schema')) {
    return new Error(databaseTexts.newer, { cause: error });
  }
  return isLost(error)
    ? new DatabaseAwayError(databaseTexts.away(reason), { cause: error })
    : error;
}

/** Sentences of the client, which has no class for them. */
const lost = /^(?:the database is away|Connection terminated|Query read timeout|timeout exceeded)/u;
/** The system calls that speak to a server, not those of files. */
const calls = new Set<unknown>(['connect', 'getaddrinfo', 'read', 'write']);

function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return isDatabaseAway(error);
  // One for each of the server's addresses.
  if (error instanceof AggregateError) return error.errors.some(isLost);
  if (!(error instanceof Error)) return false;
  return (
    lost.test(error.message) ||
    ('syscall' in error && calls.has(error.syscall) && !('path' in error))
  );
}
