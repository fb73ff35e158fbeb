export const copy = {
  title: 'Visti di recente',
  clear: 'Svuota',
  cleared: 'Visti di recente cancellati',
  undo: 'Annulla',
} as const;
