import { reasonOf } from '../../logger.ts';
import { StoreError, type StoreErrorKind } from '../../storage/database.ts';
import { isDatabaseAway, isMissingRight } from '../../storage/postgresErrors.ts';
import { databaseTexts } from './database.copy.ts';

/** The database cannot be reached: nothing was changed, later it may work. */
export class DatabaseAwayError extends Error {}

/** What is wrong with the store, in Italian; any other error as it is. */
export function toItalianError(error: unknown): unknown {
  if (error instanceof StoreError && error.kind !== 'away') {
    return new Error(wordsOf[error.kind](error), { cause: error });
  }
  if (isMissingRight(error)) return new Error(databaseTexts.noRight, { cause: error });
  return isDatabaseAway(error)
    ? new DatabaseAwayError(databaseTexts.away(reasonOf(error)), { cause: error })
    : error;
}

type Words = (error: StoreError) => string;

const wordsOf: Readonly<Record<Exclude<StoreErrorKind, 'away'>, Words>> = {
  noRight: ({ path }) => databaseTexts.notWritable(path),
  full: ({ path }) => databaseTexts.full(path),
  damaged: ({ path }) => databaseTexts.damaged(path),
  busy: () => databaseTexts.busy,
  newer: () => databaseTexts.newer,
  ownerNeeded: () => databaseTexts.noRight,
  halfMade: ({ message }) => databaseTexts.halfMade(message),
  unreadable: ({ message }) => databaseTexts.unreadable(message),
  inUse: ({ path }) => databaseTexts.folderInUse(path),
  notEmpty: () => databaseTexts.notEmpty,
};
