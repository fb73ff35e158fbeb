import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** The parts stand in rows of one length, each as wide as the others. */
export async function expectEvenRows(parts: Locator): Promise<void> {
  const boxes = await parts.evaluateAll((all) =>
    all.map((part) => {
      const { top, width } = part.getBoundingClientRect();
      return { top: Math.round(top), width: Math.round(width) };
    }),
  );
  const rows = [...Map.groupBy(boxes, ({ top }) => top).values()].map((row) =>
    row.map(({ width }) => width),
  );
  const [first = []] = rows;
  expect(first.length).toBeGreaterThan(0);
  expect(rows).toEqual(rows.map(() => first.map(() => first[0])));
}
