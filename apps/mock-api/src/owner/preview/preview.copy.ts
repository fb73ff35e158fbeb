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
  allZero: 'tutte le giacenze diventano zero',
};
