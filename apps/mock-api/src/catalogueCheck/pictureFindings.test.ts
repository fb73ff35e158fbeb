import { afterAll, describe, expect, it } from 'vitest';
import { findingsFixture, validProduct } from './testing/findingsFixture.ts';

const { linesOf, about, images, remove } = findingsFixture();
afterAll(remove);

describe('a picture', () => {
  it.each([
    [{ images: [] }, 'images', 'no picture: the card says "Immagine non disponibile"'],
    [
      { images: [{ src: '/images/products/altro.jpg' }] },
      'images[0].src',
      '"/images/products/altro.jpg" is missing: there is no such file in FOLDER',
    ],
    [
      { image_url: '/foto/siero.jpg' },
      'image_url',
      '"/foto/siero.jpg" is not served: write "/images/products/NAME" for a file in FOLDER',
    ],
    [
      { primaryImage: 'https://altrove.example/a.jpg' },
      'primaryImage',
      '"https://altrove.example/a.jpg" is not shown: pictures come from this shop; put the file into FOLDER and write "/images/products/NAME"',
    ],
  ])('%j is missing or foreign', (change, field, message) => {
    expect(about(change)).toEqual([
      `warning products[0].${field}: ${message.replace('FOLDER', images)} (Siero)`,
    ]);
  });

  it('of a variant is looked at, too', () => {
    const product_details = [
      { slug: 'siero', variants: [{ size: 'x', image_url: '/images/products/x.png' }] },
    ];
    expect(linesOf({ products: [validProduct], product_details })[0]).toContain(
      'product_details[0].variants[0].image_url: "/images/products/x.png" is missing',
    );
  });
});
