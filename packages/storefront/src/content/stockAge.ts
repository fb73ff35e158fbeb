import { namedDay } from './shopQuestion.ts';

/** A moment at which stock was counted, as the reader's calendar has it. */
type Counted = {
  counted: { year: number; month: number; day: number };
  time: string;
  daysAgo: number;
  isThisYear: boolean;
};

/** How old stock is (docs/rules.md#stock-age). */
export const stockAgeCopy = {
  updated: (age: Counted) => `Giacenze aggiornate ${day(age)} alle ${age.time}`,
  /** 'oggi', 'ieri', 'il 3 novembre', 'il 3 novembre 2025' */
  day,
  confirm: 'Chiedi conferma al negozio',
} as const;

function day({ counted, daysAgo, isThisYear }: Counted): string {
  if (daysAgo === 0) return 'oggi';
  if (daysAgo === 1) return 'ieri';
  return namedDay(isThisYear ? { ...counted, year: undefined } : counted);
}
