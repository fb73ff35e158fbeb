import type { NutritionTable, Quantity } from '@vetta/nutrition-parser';
import { Panel, Text } from '@vetta/ui';
import { NutritionLabel } from '../NutritionLabel/NutritionLabel.tsx';
import { copy } from './ParserPlayground.copy.ts';

/** The table as the parser has it: every column and unit, nothing rounded or left out. */
export function NutritionReading({ table }: { table: NutritionTable }) {
  if (table.rows.length === 0) {
    return (
      <Panel variant="ruled" level={2} title={copy.nutrition}>
        <Text tone="muted">{copy.noNutrition}</Text>
      </Panel>
    );
  }
  const columns = table.columns.filter(({ kind }) => kind !== 'nrv');
  return (
    <NutritionLabel
      level={2}
      title={copy.nutrition}
      subtitle={`${copy.shape}: ${table.shape}`}
      rowHeading={copy.component}
      columns={[
        ...columns.map(({ label, kind }, index) => ({ id: `${index}`, label: label ?? kind })),
        { id: 'nrv', label: '% VNR' },
      ]}
      rows={table.rows.map(({ name, key, indent, values, nrvPercent }, index) => ({
        id: `${index}`,
        label: key === undefined ? name : `${name} (${key})`,
        level: indent,
        cells: [
          ...values.map((value) => (value === null ? null : cellOf(value))),
          typeof nrvPercent === 'number' ? { amount: `${nrvPercent}`, unit: '%' } : null,
        ],
      }))}
      footnotes={table.notes}
    />
  );
}

function cellOf({ qualifier, amount, max, unit }: Quantity) {
  const sign = qualifier === undefined || qualifier === 'traces' ? '' : qualifier;
  const upper = max === undefined ? '' : `–${max}`;
  return { amount: `${sign}${amount}${upper}`.replaceAll('.', ','), unit };
}
