// Writes docs/diagnostics.md from the codes of `src/model.ts` and the examples below: `npm run grammar`.
// diagnostics.test.ts holds it equal, and each example true.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Diagnostic,
  type DiagnosticCode,
  parseIngredients,
  parseNutrition,
} from '../src/index.ts';

const root = join(import.meta.dirname, '..');

export const diagnosticsFile = join(root, 'docs/diagnostics.md');

type Example = {
  reader: 'parseNutrition' | 'parseIngredients';
  /** As it is given; a longer one is shortened where it is printed. */
  input: string;
  printed?: string;
};

const table = (input: string): Example => ({ reader: 'parseNutrition', input });
const list = (input: string): Example => ({ reader: 'parseIngredients', input });

/** An input that raises each code. */
export const examples: Readonly<Record<DiagnosticCode, Example>> = {
  'json-invalid': table('{"valori": {"Proteine": "80 g"'),
  'language-unsupported': list('Zutaten: Weizenmehl, Zucker, Milch, Salz.'),
  'nothing-read': table('Vedi confezione'),
  'html-reader-missing': table('<table><tr><td>Proteine<td>80 g</table>'),
  'input-truncated': {
    ...table(`Proteine: 80 g\n${'x'.repeat(300_000)}`),
    printed: 'Proteine: 80 g, and 300,000 characters behind it',
  },
  'value-unparsed': table('Per 100 g\nProteine: 80 g\nSale: vedi confezione'),
  'unit-implausible': table('Per 100 g\nProteine: 800 g'),
  'duplicate-conflict': table('Per 100 g\nProteine: 80 g\nProteine: 75 g\nSale: 1 g'),
  'nrv-mismatch': table('Vitamina C: 80 mg (50% VNR)'),
  'energy-kj-kcal-mismatch': table('Energia: 1650 kJ / 500 kcal'),
  'energy-atwater-mismatch': table(
    'Per 100 g\nEnergia: 600 kcal\nGrassi: 2 g\nCarboidrati: 5 g\nProteine: 80 g',
  ),
  'sub-exceeds-parent': table('Carboidrati: 5 g\ndi cui zuccheri: 8 g'),
  'sum-exceeds-100': table('Per 100 g\nGrassi: 20 g\nCarboidrati: 50 g\nProteine: 45 g'),
  'serving-ratio-mismatch': table(
    '| | Per 100 g | Per dose (30 g) |\n| Calcio | 300 mg | 200 mg |',
  ),
  'salt-sodium-mismatch': table('Sale: 2 g\nSodio: 2 g'),
};

/** What an example raises under its code. */
export function raised(code: DiagnosticCode): Diagnostic | undefined {
  const { reader, input } = examples[code];
  const read = reader === 'parseNutrition' ? parseNutrition : parseIngredients;
  return read(input).diagnostics.find((diagnostic) => diagnostic.code === code);
}

/** What the model says of each code: the comment before it. */
function meanings(): Map<string, string> {
  const source = readFileSync(join(root, 'src/model.ts'), 'utf8');
  const [, union = ''] = /export type DiagnosticCode =(.+?);\n\n/s.exec(source) ?? [];
  return new Map(
    [...union.matchAll(/\/\*\* ([^*]+) \*\/\s*\| '([a-z0-9-]+)'/g)].map(
      ([, says = '', code = '']) => [code, says],
    ),
  );
}

const codes = Object.keys(examples).filter((code): code is DiagnosticCode => code in examples);

/** The document: every code with its meaning, an example and what is told of it. */
export function diagnosticsDocument(): string {
  const meaning = meanings();
  const parts = codes.map((code) => {
    const { reader, input, printed = input } = examples[code];
    const diagnostic = raised(code);
    return `## ${code}

${meaning.get(code) ?? ''}

\`${reader}\` of

\`\`\`
${printed}
\`\`\`

gives \`${diagnostic?.severity}\`: ${diagnostic?.message}
`;
  });
  return `# Diagnostics

What the readers tell of an input: \`{ code, severity, message, span? }\`. \`span\` is the place in the
input; messages are for developers and may change, codes do not. \`error\`: part of the input is lost.
\`warning\`: something was read that does not add up, or was left out. \`info\`: there is nothing to read.
Rounding raises none: the tolerances are those of the European Commission's guidance of 2012 and of
printed figures.

This document is made from \`src/model.ts\` and the examples of \`scripts/diagnostics.ts\` by \`npm run grammar\`.

${parts.join('\n')}`;
}

if (import.meta.main) writeFileSync(diagnosticsFile, diagnosticsDocument());
