import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A label of the corpus: what is printed, and what a person reads in it. Its file is named by what
 * it proves, and is in the folder of its input's form. A file holds cases like this one:
 *
 *     === percentage behind a name
 *     --- input
 *     Avena 40%, miele
 *     --- list
 *     Avena 40%
 *     miele
 *     allergens: gluten
 *     traces:
 *
 * `--- input json` holds any JSON value: an object, or a text with characters that nobody sees.
 * Further sections hold lines, under names that the tests of the folder read.
 */
export type Case = {
  file: string;
  name: string;
  input: unknown;
  sections: ReadonlyMap<string, readonly string[]>;
};

/** The pieces of a text between lines that begin with a mark, each with the rest of that line. */
function piecesBehind(mark: string, text: string): { title: string; body: string }[] {
  return `\n${text}`
    .split(`\n${mark} `)
    .slice(1)
    .map((piece) => {
      const [title = '', ...lines] = piece.split('\n');
      return { title, body: lines.join('\n') };
    });
}

/** Reads the cases of one file's text. */
export function casesOf(file: string, text: string): Case[] {
  return piecesBehind('===', text).map(({ title, body }) => {
    const pieces = piecesBehind('---', body);
    const input = pieces.find((piece) => piece.title.startsWith('input'));
    if (!input) throw new Error(`${file}: '${title}' has no input`);
    const printed = input.body;
    return {
      file,
      name: title,
      input: input.title === 'input json' ? JSON.parse(printed) : printed,
      sections: new Map(
        pieces
          .filter((piece) => piece !== input)
          .map((piece) => [piece.title, piece.body.split('\n').filter((line) => line !== '')]),
      ),
    };
  });
}

/** All cases of a folder of the corpus. */
export const readCases = (folder: string): Case[] =>
  globSync('**/*.txt', { cwd: join(import.meta.dirname, folder) })
    .toSorted()
    .flatMap((file) =>
      casesOf(`${folder}/${file}`, readFileSync(join(import.meta.dirname, folder, file), 'utf8')),
    );
