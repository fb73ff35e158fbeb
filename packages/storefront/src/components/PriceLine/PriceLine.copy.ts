/** Names the struck price for those who do not see the stroke (docs/rules.md#struck-price). */
export const copy = {
  originalPrice: 'Prezzo più basso dei 30 giorni precedenti:',
} as const;
