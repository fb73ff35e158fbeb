import type { FixedTable } from '../../../catalogue/nutrition/fixedTable.ts';

/** A table written by hand, as the text that the parser reads like any other. */
export function pipeText({ columns, rows }: FixedTable): string {
  const lines = [
    ['Componente', ...columns],
    columns.map(() => '---').concat('---'),
    ...rows.map(({ name, values, isSubRow }) => [isSubRow ? subRowName(name) : name, ...values]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const subRowName = (name: string) => (/^di cui\b/i.test(name) ? name : `- ${name}`);
