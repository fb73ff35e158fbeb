import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../../environment.ts';
import { reasonOf } from '../../logger.ts';
import { printable } from '../../catalogueCheck/finding.ts';
import { databaseTexts } from './database.copy.ts';
import { actionNames, commandTexts, help, momentText } from './command.copy.ts';
import { exportFile } from './exportFile.ts';
import { exitCodes, importFile, tryLater } from './importFile.ts';
import { outcomeLines } from './printOutcome.ts';
import { publish } from './servedFiles.ts';
import { DatabaseAwayError, toItalianError } from './ownersDatabase.ts';
import { systemError } from './systemErrors.ts';
import { undoImport } from './undo.ts';
import { withImports } from './openImports.ts';
import { visibilityNotes } from './visibilityNotes.ts';
import type { StorePlace } from '../../storage/openCatalogue.ts';

/** `npm run catalogo`: the owner's command. Exit code 0 done, 1 errors, 2 asks for `--conferma`. */
const options = {
  conferma: { type: 'boolean', default: false },
  giacenze: { type: 'boolean', default: false },
  aiuto: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  /** Of the API's own: the file lies in the watched folder. */
  cartella: { type: 'boolean', default: false },
} as const;

type Arguments = ReturnType<typeof parse>;
type Command = (context: StorePlace, args: Arguments) => Promise<number>;

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, allowPositionals: true });

const print = (...lines: readonly string[]) =>
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));

const importCommand =
  (name: string, isDry: boolean): Command =>
  async (context, { values, positionals }) => {
    const file = fileOf(name, positionals);
    const outcome = await importFile(file, context, {
      isConfirmed: values.conferma && !values.cartella,
      isDry,
      ...(values.cartella ? { who: 'cartella importa' } : {}),
    });
    print(...outcomeLines(outcome));
    return exitCodes[outcome.kind];
  };

const moveCommand =
  (to: 'database' | 'file'): Command =>
  async (context) => {
    if (context.databaseUrl === undefined) throw new Error(databaseTexts.noUrl);
    const { moveStore } = await import('../../storage/moveStore.ts');
    const { messages, imports } = await moveStore(context, to).catch((error: unknown) => {
      throw toItalianError(error);
    });
    const isToFile = to === 'file';
    print(
      isToFile
        ? databaseTexts.toFile(messages, imports)
        : databaseTexts.toDatabase(messages, imports),
      isToFile ? databaseTexts.nextFile : databaseTexts.nextDatabase,
    );
    return 0;
  };

const commands: Readonly<Record<string, Command>> = {
  async esporta(context, { values, positionals }) {
    const file = fileOf('esporta', positionals);
    const products = await exportFile(file, context, { isStockOnly: values.giacenze });
    print(commandTexts.exported(file, products));
    return 0;
  },
  verifica: importCommand('verifica', true),
  importa: importCommand('importa', false),
  async annulla(context, { values }) {
    const result = await undoImport(context, values.conferma);
    if (result.kind === 'undone') {
      const { file, at } = result.entry;
      print(
        commandTexts.undone(printable(file), momentText(at)),
        ...visibilityNotes(result.changes),
      );
      return 0;
    }
    if (result.kind === 'edited') {
      print(commandTexts.editedSince, commandTexts.confirm);
      return 2;
    }
    print(result.kind === 'nothing' ? commandTexts.nothingToUndo : commandTexts.versionGone);
    return 1;
  },
  async storia(context) {
    const entries = await withImports(context, ({ history }) => history());
    if (entries.length === 0) print(commandTexts.noHistory);
    for (const { version, action, at, who, file, digest, counts, undoes } of entries.toReversed()) {
      const { added, changed, gone, unchanged, shop } = counts;
      const what = undoes === undefined ? file : commandTexts.undoLine(undoes);
      const head = `${version}  ${momentText(at)}  ${who}  ${actionNames[action]}: ${what}`;
      print(
        printable(`${head}  (${digest.slice(0, 12)})`),
        `    ${commandTexts.counts(added, changed, gone, unchanged)}${shop > 0 ? commandTexts.shopToo : ''}`,
      );
    }
    return 0;
  },
  async pubblica(context) {
    print(commandTexts.publishing);
    const code = await publish(context);
    print(code === 0 ? commandTexts.published : commandTexts.publishFailed);
    return code === 0 ? 0 : 1;
  },
  'verso-database': moveCommand('database'),
  'verso-file': moveCommand('file'),
};

class UsageError extends Error {}

/** npm runs programs in their own folder: a file is meant from where the command was typed. */
function fileOf(name: string, [, file]: readonly string[]): string {
  if (file === undefined || file === '') throw new UsageError(commandTexts.noFile(name));
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}

async function run(): Promise<number> {
  const args = readArguments();
  const [name] = args.positionals;
  if (args.values.aiuto || args.values.help || name === undefined || name === 'aiuto') {
    process.stdout.write(help);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(commandTexts.unknownCommand(name));
  return command(readEnvironment(process.env), args);
}

function readArguments(): Arguments {
  try {
    return parse(process.argv.slice(2));
  } catch (error) {
    const option = /'(-[^' ]*)/u.exec(reasonOf(error))?.[1] ?? '';
    throw new UsageError(commandTexts.unknownOption(option));
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const reason = systemError(error) ?? reasonOf(error);
  process.stderr.write(`${reason}\n${error instanceof UsageError ? `\n${help}` : ''}`);
  const isBusy = reason === databaseTexts.busy;
  process.exitCode = error instanceof DatabaseAwayError || isBusy ? tryLater : 1;
}
