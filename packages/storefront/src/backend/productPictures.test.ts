import { expect, test } from 'vitest';
import { catalogueOf } from '../testing/sample/catalogue.ts';
import { productPictures } from './productPictures.ts';

test('the pictures of a category are those of its cards, in the order of the catalogue', () => {
  const catalogue = catalogueOf({
    products: [
      {
        id: 1,
        name: 'Due foto',
        category_slug: 'alimenti-fit',
        images: [{ src: '/images/products/b.jpg' }, { src: '/images/products/c.jpg' }],
      },
      {
        id: 2,
        name: 'Altrove',
        category_slug: 'supplementi',
        images: [{ src: '/images/products/d.jpg' }],
      },
      { id: 3, name: 'Senza foto', category_slug: 'alimenti-fit' },
      {
        id: 4,
        name: 'Estranea',
        category_slug: 'alimenti-fit',
        image_url: 'https://altrove.example/e.jpg',
      },
      { id: 5, name: 'Una foto', categorySlug: 'alimenti-fit', imageUrl: '/images/products/a.jpg' },
    ],
  });
  expect(productPictures(catalogue, 'alimenti-fit')).toEqual([
    '/images/products/b.jpg',
    '/images/products/a.jpg',
  ]);
});
