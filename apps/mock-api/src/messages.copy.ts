/** What `npm run messages` says to the owner. */
export const messagesCopy = {
  usage: 'Uso: npm run messages -- [--csv | --json] [--since 2026-01-31]\n',
  none: 'Nessun messaggio.\n',
  product: (slug: string) => `prodotto: ${slug}`,
  store: (id: number, name: string) => `negozio: ${id}, ${name}`,
  mail: (state: string) => `e-mail: ${state}`,
  simulated: 'simulata (manca SMTP_URL)',
  shopNotified: 'negozio avvisato',
  shopWaiting: 'negozio NON ancora avvisato',
  visitorConfirmed: 'conferma inviata al cliente',
  visitorWaiting: 'conferma al cliente non inviata',
  unreadable: (lines: number) =>
    lines === 1
      ? 'Una riga non si legge ed è stata lasciata fuori.\n'
      : `${lines} righe non si leggono e sono state lasciate fuori.\n`,
} as const;
