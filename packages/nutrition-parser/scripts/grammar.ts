// Writes docs/grammar.md from the list of the forms: `npm run grammar`. grammar.test.ts holds it equal.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineForms } from '../src/nutrition/lines/lineFacts.ts';

const root = join(import.meta.dirname, '..');

export const grammarFile = join(root, 'docs/grammar.md');

const forms = globSync('src/nutrition/lines/**/*.ts', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));

/** The file of a form, and what it says of it. */
function sourceOf(name: string): { file: string; says: string } {
  const form = forms.find(({ text }) => text.includes(`  name: '${name}',`));
  if (!form) throw new Error(`No file has the form '${name}'.`);
  const before = form.text.slice(0, form.text.indexOf(`  name: '${name}',`));
  const says = before.slice(before.lastIndexOf('/**') + 3, before.lastIndexOf('*/'));
  return { file: form.file, says: says.replaceAll(/\s*\n \*\s*/g, ' ').trim() };
}

/** The document: every form in the order in which it is tried. */
export function grammar(): string {
  const parts = lineForms.map(({ name, example }, i) => {
    const { file, says } = sourceOf(name);
    return `## ${i + 1}. ${name}\n\n${says}\n\n\`\`\`\n${example}\n\`\`\`\n\nRead by [\`${file}\`](../${file}).\n`;
  });
  return `# The forms of a line

A line of a text is of the first form here that matches it; lines above it that a form needs are
above it in the example. A form is a constant of one file, one place in the list of [\`lineFacts.ts\`](../src/nutrition/lines/lineFacts.ts),
and at least one case in \`corpus/nutrition\`. This document is made from that list by \`npm run grammar\`.

What a form finds are facts (\`src/nutrition/facts/facts.ts\`): rows, columns, titles, notes, servings. Grids
(\`src/nutrition/grids\`) and objects (\`src/nutrition/objects\`) give the same facts; \`src/nutrition/facts/Table.ts\` alone makes
a table of them.

${parts.join('\n')}`;
}

if (import.meta.main) writeFileSync(grammarFile, grammar());
