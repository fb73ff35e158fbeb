export const copy = {
  title: 'Visti di recente',
  clear: 'Cancella',
  cleared: 'Visti di recente cancellati',
  undo: 'Annulla',
} as const;
