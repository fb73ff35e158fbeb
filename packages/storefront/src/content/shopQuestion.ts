import { monthName } from './calendar.ts';

/** The flavour is named as such: 'gusto Vaniglia', 'colore Verde larice'. */
type Chosen = { flavour?: string | undefined; size?: string | undefined };

/** What a visitor asks a shop about a product (docs/rules.md#ask-a-shop). */
export const shopQuestionCopy = {
  subject: (name: string) => `Disponibilità: ${name}`,
  /** What was not chosen is left out. */
  question: (name: string, { flavour, size }: Chosen, town: string | undefined) => {
    const parts = [name, flavour, size, town && `nel negozio di ${town}`];
    return `Buongiorno, vorrei sapere se avete ${parts.filter(Boolean).join(', ')}. Grazie.`;
  },
} as const;

/** 'il 3 novembre', 'l’8 novembre', 'il 1º novembre 2025'. */
export function namedDay({
  year,
  month,
  day,
}: {
  year?: number | undefined;
  month: number;
  day: number;
}) {
  const article = day === 8 || day === 11 ? 'l’' : 'il ';
  const parts = [day === 1 ? '1º' : String(day), monthName(month), year];
  return article + parts.filter((part) => part !== undefined).join(' ');
}
