import type { NutritionTable } from '@vetta/nutrition-parser';
import { BigFigure, Split, Stack } from '@vetta/ui';
import { HundredLines } from '../../components/HundredLines/HundredLines.tsx';
import { NutritionLabel } from '../../components/NutritionLabel/NutritionLabel.tsx';
import { servingsText } from './nutrition/servingFigure.ts';
import { compositionShares } from './nutrition/compositionShares.ts';
import { labelTable } from './nutrition/labelTable.ts';
import { headlineNutrient } from './nutrition/headlineNutrient.ts';
import { splitProfile } from './nutrition/splitProfile.ts';
import * as css from './NutritionBlock.css.ts';
import { nutritionCopy } from './nutrition/nutrition.copy.ts';

export type NutritionBlockProps = {
  heading: string;
  title: string;
  table: NutritionTable;
};

/**
 * The nutrition label, and beside it the figure that matters and a hundred grams in lines, where
 * the label tells them.
 */
export function NutritionBlock({ heading, title, table: whole }: NutritionBlockProps) {
  const { main: table, profile } = splitProfile(whole);
  const figure = headlineNutrient(table);
  const parts = compositionShares(table);
  const servings = servingsText(table.servingsPerPack);
  const label = (
    <Stack gap={6}>
      <NutritionLabel
        title={heading}
        subtitle={table.title === undefined || table.title === heading ? title : table.title}
        rowHeading={nutritionCopy.component}
        {...labelTable(table, figure?.row)}
      />
      {profile !== undefined && <AminoAcids table={profile} />}
    </Stack>
  );
  if (figure === undefined && parts === undefined) return label;
  return (
    <Split ratio="5-7">
      <Stack gap={7}>
        {figure !== undefined && (
          <Stack gap={5}>
            <BigFigure size="dose" unit={figure.unit}>
              {figure.figure}
            </BigFigure>
            <p className={css.figureText}>
              <span>{`${figure.text} `}</span>
              {servings !== undefined && <span className={css.servings}>{`${servings}.`}</span>}
            </p>
          </Stack>
        )}
        {parts !== undefined && <HundredLines title={nutritionCopy.hundredLines} parts={parts} />}
      </Stack>
      {label}
    </Split>
  );
}

/** The amino-acid profile, which is no column of the label but a list of its own. */
function AminoAcids({ table }: { table: NutritionTable }) {
  const { columns, rows } = labelTable(table);
  return (
    <NutritionLabel
      title={columns[0]?.label ?? ''}
      rowHeading={nutritionCopy.aminoAcid}
      columns={columns.map((column) => ({ ...column, label: '%' }))}
      rows={rows.map((row) => ({ ...row, tone: undefined }))}
    />
  );
}
