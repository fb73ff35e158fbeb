const pictured = [
  'barra-20',
  'carbo-ciclo',
  'cintura-massiccio',
  'crema-all-arnica',
  'ferro-c',
  'gel-trenta',
  'magnesio-bisglicinato',
  'maglietta-massiccio',
  'proteine-di-pisello-e-riso',
  'sali-vivi',
  'shaker-massiccio',
  'siero-100',
] as const;

/** Pictures of products by slug, for a feed that sends none (docs/rules.md#image-order). */
export const slugImages: Readonly<Record<string, string>> = Object.fromEntries(
  pictured.map((slug) => [slug, `/images/products/${slug}.webp`]),
);
