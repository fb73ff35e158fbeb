import type { Fact } from '../build/facts.ts';

/** What an object says as a row, and whether it is one. */
export type RowReading = { readonly facts: readonly Fact[]; readonly isRow: boolean };

export const notRow: RowReading = { facts: [], isRow: false };
