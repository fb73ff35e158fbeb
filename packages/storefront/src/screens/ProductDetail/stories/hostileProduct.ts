/**
 * A product and details as an attacker, or a broken export, would send them. The types of the wire
 * are deliberately not kept: every field holds what it should not.
 */

const script = '<script>window.poisoned = true</script>';
const image = '<img src="https://evil.example/x.png" onerror="window.poisoned = true">';
const closing = '</script><script>window.poisoned = true</script><!--';
const flood = 'Acqua, ( [ | & di cui <b> '.repeat(4000);

export const hostileProduct = {
  id: 6666,
  name: `${script} Veleno ${closing}`,
  slug: 'campione',
  description: `${image} ${flood}`,
  brand_name: '"><svg onload=window.poisoned=true>',
  category_id: 1,
  category_name: `Proteine ${closing}`,
  category_slug: 'proteine',
  base_price: '12,00',
  min_price_cents: null,
  price: Number.MAX_SAFE_INTEGER,
  originalPrice: 'javascript:window.poisoned=true',
  sizes: [null, 7, { size: script, price: 1990 }, { size: {}, price: [] }],
  images: [
    { src: 'javascript:window.poisoned=true' },
    { src: 'data:text/html,<script>1</script>' },
    null,
  ],
  primaryImage: '//evil.example/x.png',
  image_url: 'https://evil.example/x.svg',
  has_special_offer: 'yes',
  hasSpecialOffer: true,
  specialOfferText: script,
  availability: [
    null,
    { storeId: { a: 1 }, stockQuantity: 'molti' },
    { storeId: 1, isAvailable: true, stockQuantity: -4 },
  ],
  isNew: 'true',
};

export const hostileDetails = {
  slug: 'campione',
  product_group_name: `Gruppo ${closing}`,
  long_description: `${flood}\n\n**CONSIGLIO DELL'ESPERTO:** ${script}`,
  how_to_use: { __proto__: null, text: script },
  features: {
    nutritionalHighlights: [script, null, 5, image],
    modalita_uso: [image, script, ['annidato']],
    ingredienti: `${script}, LATTE, ${image} ${flood}`,
    avvertenze: 12,
    caratteristiche_tecniche: { [script]: image, constructor: 'valore', __proto__: null },
    valori_nutrizionali: `<table><tr><th>Componente${script}</th><th>Per 100 g</th></tr><tr><td>Proteine ${image}</td><td>80 g</td></tr><tr><td>Grassi<td>1 g</table>`,
  },
  product_group_features: [null, script, 3],
  valori_nutrizionali: { per_100g: [null, 3, { component: script, value: image }] },
  variants: [
    null,
    {
      flavor: script,
      size: closing,
      price_cents: 'tanto',
      image_url: 'javascript:1',
      variant_slug: '../..',
    },
    { flavor: image, size: '500 g', price_cents: 1990 },
  ],
};
