import { expect, test, vi } from 'vitest';
import type { LabelFacts } from '../../contract/label.ts';
import type { LabelSources } from '../../catalogue/labels/readLabel.ts';
import type { readLabelWithHtml } from '../../catalogue/labels/readLabelWithHtml.ts';
import { answer } from '../answer.ts';
import { testCatalogue } from '../testCatalogue.ts';

vi.mock('../../catalogue/labels/readLabelWithHtml.ts', async (importOriginal) => {
  const original = await importOriginal<{ readLabelWithHtml: typeof readLabelWithHtml }>();
  return {
    readLabelWithHtml: (slug: string, sources: LabelSources) => {
      if (slug === 'broken') throw new Error('A fault of the reader.');
      return original.readLabelWithHtml(slug, sources);
    },
  };
});

test('a label that its reader fails on is unreadable, and the others are read', () => {
  const catalogue = testCatalogue({
    products: [
      { id: 1, slug: 'broken', name: 'Broken', price: 990 },
      { id: 2, slug: 'plain', name: 'Plain' },
    ],
    product_details: [{ slug: 'plain', features: ['**INGREDIENTI**', 'siero di latte'] }],
  });
  const { body } = answer(catalogue, { method: 'GET', url: '/api/labels' });
  expect(body as Record<string, LabelFacts>).toMatchObject({
    broken: { readable: false, per100: null, reasons: { per100: 'unreadable' } },
    plain: { readable: true, contains: ['milk'] },
  });
});
