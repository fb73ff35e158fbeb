import type { StockAge } from '../../../catalogue/shops/stockAge.ts';
import { namedDay } from '../../../content/shopQuestion.ts';

/** 'oggi', 'ieri', 'il 3 novembre', 'il 3 novembre 2025'. */
function day({ counted, daysAgo, isThisYear }: StockAge): string {
  if (daysAgo === 0) return 'oggi';
  if (daysAgo === 1) return 'ieri';
  return namedDay(isThisYear ? { ...counted, year: undefined } : counted);
}

export const copy = {
  stockAge: (age: StockAge) => `Giacenze aggiornate ${day(age)} alle ${age.time}`,
  confirm: 'Chiedi conferma al negozio',
  whatsApp: 'WhatsApp',
  email: 'Email',
  phone: 'Telefono',
  form: 'Modulo',
  call: 'Chiama',
  copyText: 'Copia il testo',
  copied: 'Testo copiato',
  /** Nothing is sent by itself. */
  opens: 'Si apre con il messaggio già scritto. Lo mandi tu.',
  closed: (reopening: string) => `Il negozio è chiuso: ${reopening}.`,
  offline: 'Sei offline: puoi chiamare, o copiare il messaggio per dopo.',
  /** Above the links that stand without script. */
  ways: (storeLabel: string) => `Chiedi a ${storeLabel}:`,
} as const;
