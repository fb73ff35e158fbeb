import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HundredLines } from '../HundredLines/HundredLines.tsx';
import { NutritionLabel } from './NutritionLabel.tsx';

it('carries no inline style, which a strict policy would drop, nor do the hundred lines', () => {
  const markup = renderToString(
    <>
      <NutritionLabel
        title="Valori medi"
        rowHeading="Componente"
        columns={[{ id: 'g', label: 'Per 100 g' }]}
        rows={[{ id: 'p', label: 'Proteine', cells: [{ amount: '87,0', unit: 'g' }] }]}
      />
      <HundredLines
        title="Cento grammi"
        parts={[{ id: 'p', label: 'Proteine', tone: 'protein', grams: 87, amount: '87,0' }]}
      />
    </>,
  );
  expect(markup).toContain('87,0');
  expect(markup).not.toContain('style=');
});
