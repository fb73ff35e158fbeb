import { moveToDatabase, moveToFile } from '../../storage/postgres/moveState.ts';
import { MoveError } from '../../storage/postgres/moveError.ts';
import { messagesFile } from '../../messages.ts';
import { databaseTexts } from './database.copy.ts';
import { toItalianError } from './ownersDatabase.ts';
import type { CommandContext } from './commandContext.ts';

/** `verso-database`: what the owner reads when it is done. Throws an `Error` in the owner's words. */
export async function stateToDatabase(context: CommandContext): Promise<readonly string[]> {
  const { messages, imports, catalogue, unreadableLines } = await moving(context, moveToDatabase);
  return [
    databaseTexts.toDatabase(messages, imports, catalogue !== null),
    ...(unreadableLines > 0 ? [databaseTexts.unreadable(unreadableLines)] : []),
    databaseTexts.nextDatabase,
  ];
}

/** `verso-file`, the way back. */
export async function stateToFile(context: CommandContext): Promise<readonly string[]> {
  const { lines, imports, catalogue } = await moving(context, moveToFile);
  return [databaseTexts.toFile(lines, imports, catalogue !== null), databaseTexts.nextFile];
}

async function moving<Result>(
  context: CommandContext,
  move: (context: CommandContext) => Promise<Result>,
): Promise<Result> {
  if (context.databaseUrl === undefined) throw new Error(databaseTexts.noUrl);
  try {
    return await move(context);
  } catch (error) {
    if (!(error instanceof MoveError)) throw toItalianError(error);
    const sentences = {
      folderInUse: databaseTexts.folderInUse(context.dataDir),
      databaseFull: databaseTexts.databaseFull,
      fileThere: databaseTexts.fileThere(messagesFile(context.dataDir)),
    };
    throw new Error(sentences[error.kind], { cause: error });
  }
}
