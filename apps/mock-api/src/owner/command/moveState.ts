import { moveToDatabase, moveToFile } from '../../storage/postgres/moveState.ts';
import { MoveError } from '../../storage/postgres/moveError.ts';
import { messagesFile } from '../../messages.ts';
import { databaseTexts } from './database.copy.ts';
import { inOwnersWords } from './ownersDatabase.ts';
import type { Workplace } from './workplace.ts';

/** `verso-database`: what the owner reads when it is done. Throws an `Error` in the owner's words. */
export async function stateToDatabase(place: Workplace): Promise<readonly string[]> {
  const { messages, imports, catalogue, unreadableLines } = await moving(place, moveToDatabase);
  return [
    databaseTexts.toDatabase(messages, imports, catalogue !== null),
    ...(unreadableLines > 0 ? [databaseTexts.unreadable(unreadableLines)] : []),
    databaseTexts.nextDatabase,
  ];
}

/** `verso-file`, the way back. */
export async function stateToFile(place: Workplace): Promise<readonly string[]> {
  const { lines, imports, catalogue } = await moving(place, moveToFile);
  return [databaseTexts.toFile(lines, imports, catalogue !== null), databaseTexts.nextFile];
}

async function moving<Result>(
  place: Workplace,
  move: (place: Workplace) => Promise<Result>,
): Promise<Result> {
  if (place.databaseUrl === undefined) throw new Error(databaseTexts.noUrl);
  try {
    return await move(place);
  } catch (error) {
    if (!(error instanceof MoveError)) throw inOwnersWords(error);
    const sentences = {
      folderInUse: databaseTexts.folderInUse(place.dataDir),
      databaseFull: databaseTexts.databaseFull,
      fileThere: databaseTexts.fileThere(messagesFile(place.dataDir)),
    };
    throw new Error(sentences[error.kind], { cause: error });
  }
}
