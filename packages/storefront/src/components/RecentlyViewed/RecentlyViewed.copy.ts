export const copy = {
  title: 'Visti di recente',
  clear: 'Svuota',
  cleared: 'Visti di recente svuotati',
  undo: 'Annulla',
} as const;
