/** What the page that the browser fills in says where no script fills it. */
export const shellCopy = {
  noScript: 'Per mostrare questa pagina serve JavaScript, che in questo browser è disattivato.',
  catalogue: 'Tutti i prodotti',
  comparison: 'Confronto',
} as const;
