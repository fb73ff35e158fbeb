import { http, HttpResponse, type RequestHandler } from 'msw';

const entry = (id: number, name: string, slug: string, description: string) => ({
  id,
  name,
  slug,
  description,
  brand_name: id % 2 === 0 ? 'Alpe Lab' : 'Nordend',
  category_id: 1,
  category_name: 'Proteine',
  category_slug: 'proteine',
  price: 1490 + 500 * id,
  sizes: [{ size: '500 g', price: 1490 + 500 * id }],
  images: [{ src: `/images/products/${slug}.webp` }],
  availability: [
    { storeId: 1, isAvailable: true, stockQuantity: 4 },
    { storeId: 2, isAvailable: true, stockQuantity: id === 1 ? 0 : 2 },
  ],
});
const label = (slug: string, ingredienti: string) => ({ slug, features: { ingredienti } });

const products = [
  entry(1, 'Siero 100', 'siero-100', 'Siero isolato, quasi senza lattosio, al cacao.'),
  entry(2, 'Proteine di Canapa', 'proteine-di-canapa', 'Da semi macinati a freddo. Vegane.'),
  entry(
    3,
    'Proteine di pisello e riso',
    'proteine-di-pisello-e-riso',
    'Miscela vegetale in polvere. Senza lattosio, per chi lo cerca.',
  ),
  entry(4, 'Iso Soya', 'iso-soya', 'Soia isolata: si scioglie anche in acqua fredda.'),
  entry(
    5,
    'Peptidi di Collagene',
    'peptidi-di-collagene',
    'Collagene bovino che sparisce nel caffè.',
  ),
];
const details = [
  label('siero-100', 'Proteine del siero del LATTE, cacao, edulcorante: sucralosio.'),
  label('proteine-di-canapa', 'Semi di canapa macinati.'),
  label('proteine-di-pisello-e-riso', 'Proteine del pisello, proteine del riso, vaniglia.'),
  label('iso-soya', 'Proteine di SOIA isolate, aromi. Può contenere tracce di latte.'),
];

/** Five products whose labels name little, one of them without a label. */
export const labelledSeed = { products, product_details: details };

type ApiState = { parameters: { msw: { handlers: RequestHandler[] } } };

/** The same API, but that lists in which something is avoided are answered so. */
export function avoidingAnswers(
  { parameters }: ApiState,
  answer: () => Response | Promise<Response>,
): ApiState {
  const { handlers } = parameters.msw;
  const lists = http.get('*/api/products/:category', ({ request }) =>
    /[?&]avoid/.test(request.url) ? answer() : undefined,
  );
  return { parameters: { msw: { handlers: [lists, ...handlers] } } };
}

/** As an API answers that knows nothing of the filter. */
export const unlabelledList = () => HttpResponse.json(products);
