// `npm run new-case`: asks for a label, prints what is read of it, and adds the case to the corpus once
// a person has written the right reading.
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { casesOf } from '../corpus/readCases.ts';
import { caseText, type NewCase, readingOf } from '../src/testing/case.ts';

const corpus = join(import.meta.dirname, '../corpus');

const say = (text: string) => process.stdout.write(`${text}\n`);

async function ask(): Promise<void> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const line = async () => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('The input ended before the case was whole.');
    return value;
  };
  const block = async () => {
    const given: string[] = [];
    for (let next = await line(); next !== '.'; next = await line()) given.push(next);
    return given;
  };

  say('A nutrition table or a list of ingredients? (n, i)');
  const kind = (await line()).startsWith('n') ? 'nutrition' : 'ingredients';
  say('The text, as it is printed; a line with a full stop alone ends it.');
  const input = (await block()).join('\n');
  const read = readingOf(kind, input);
  say(`\nThis is read of it:\n\n${read.join('\n')}\n`);
  say(
    'The right reading in the same form, a full stop to end it; the full stop alone: it is right.',
  );
  const written = await block();
  const reading = written.length === 0 ? read : written;
  say(`The file, one of these or a new one:\n${filesOf(kind).join(' ')}`);
  const file = join(corpus, kind, `${(await line()).replace(/\.txt$/, '')}.txt`);
  if (relative(corpus, file).startsWith('..')) throw new Error('The file is outside the corpus.');
  say('What the case proves, in a few words:');
  const title = (await line()).trim();
  const text = caseText({ kind, title, input, reading });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (casesOf(file, before).some(({ name }) => name === title)) {
    throw new Error(`The file has a case '${title}' already.`);
  }
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${before === '' || before.endsWith('\n\n') ? '' : '\n'}${text}`);
  say(`Written to ${relative(process.cwd(), file)}. \`npx vitest run corpus\` proves it.`);
}

const filesOf = (kind: NewCase['kind']) =>
  globSync('**/*.txt', { cwd: join(corpus, kind) })
    .map((file) => file.replace(/\.txt$/, ''))
    .toSorted();

if (import.meta.main) {
  await ask().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
