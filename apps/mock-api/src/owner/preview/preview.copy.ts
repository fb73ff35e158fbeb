/** Words of the preview and of its report. */
export const previewTexts = {
  price: 'Prezzo',
  stock: 'Giacenza',
  counted: 'Giacenza contata',
  closures: 'Chiusure',
  otherFields: { field: 'Altri campi', before: '', after: 'cambiati' },
  priceStep: (name: string, label: string, before: string, after: string, percent: number) =>
    `${name}${label === '' ? '' : ` (${label})`}: il prezzo passa da ${before} a ${after} € (${percent > 0 ? '+' : '−'}${Math.abs(percent)} %)`,
  manyGone: (gone: number, all: number) =>
    `spariscono ${gone} prodotti su ${all}, più di uno su dieci`,
  categoryGone: (category: string, count: number) =>
    count === 1
      ? `la categoria «${category}» resta vuota (1 prodotto)`
      : `la categoria «${category}» resta vuota (${count} prodotti)`,
  hidden: (sheet: string, rows: readonly number[], columns: readonly string[]) => {
    const parts = [
      ...(columns.length > 0 ? [`colonne ${columns.join(', ')}`] : []),
      ...(rows.length > 0
        ? [`righe ${rows.slice(0, 20).join(', ')}${rows.length > 20 ? ' …' : ''}`]
        : []),
    ];
    return `nel foglio «${sheet}» cambia qualcosa che non si vede${parts.length === 0 ? ': il foglio è nascosto' : ` (nascoste: ${parts.join('; ')})`}`;
  },
  allZero: 'tutte le giacenze diventano zero',
};
