/** Names the struck price for those who do not see the stroke (decisions §7; Codice del consumo, art. 17-bis). */
export const copy = {
  originalPrice: 'Prezzo più basso dei 30 giorni precedenti:',
} as const;
