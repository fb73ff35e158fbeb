import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, company, pictureUrl } from '@vetta/storefront/backend';
import type { Finding } from './finding.ts';

const served = '/images/products/';

/** Products without picture, and pictures that no visitor would see. `images`: the catalogue's folder of pictures. */
export function pictureFindings(catalogue: Catalogue, images: string): readonly Finding[] {
  const check = (path: string, product: string, src: string | null | undefined) => {
    const message = src ? fault(src, images) : null;
    return message === null ? [] : [warning(path, product, message)];
  };
  return [
    ...catalogue.products.flatMap((product, place) => {
      const path = `products[${place}]`;
      const name = product.name ?? product.slug ?? '';
      const sources: readonly (readonly [string, string | null | undefined])[] = [
        ...(product.images ?? []).map(({ src }, at) => [`images[${at}].src`, src] as const),
        ['primaryImage', product.primaryImage],
        ['primary_image', product.primary_image],
        ['image_url', product.image_url],
        ['imageUrl', product.imageUrl],
      ];
      if (sources.every(([, src]) => !src)) {
        return [
          warning(`${path}.images`, name, 'no picture: the card says "Immagine non disponibile"'),
        ];
      }
      return sources.flatMap(([field, src]) => check(`${path}.${field}`, name, src));
    }),
    ...catalogue.product_details.flatMap(({ slug, variants }, place) =>
      (variants ?? []).flatMap(({ image_url }, at) =>
        check(`product_details[${place}].variants[${at}].image_url`, slug, image_url),
      ),
    ),
  ];
}

function warning(path: string, product: string, message: string): Finding {
  return { severity: 'warning', path, product, message };
}

function fault(src: string, images: string): string | null {
  const address = pictureUrl(src);
  if (address === undefined) {
    const hosts = ['this shop', ...company.imageHosts].join(', ');
    return `"${src}" is not shown: pictures come from ${hosts}; put the file into ${images} and write "${served}NAME"`;
  }
  if (!address.startsWith('/')) return null;
  const [path = ''] = address.split('?');
  if (!path.startsWith(served)) {
    return `"${src}" is not served: write "${served}NAME" for a file in ${images}`;
  }
  return isPictureThere(images, address)
    ? null
    : `"${src}" is missing: there is no such file in ${images}`;
}

/** Of an address under `/images/products/`, with or without a query. */
export function isPictureThere(images: string, address: string): boolean {
  const name = address.slice(served.length).split('?')[0] ?? '';
  try {
    return existsSync(join(images, decodeURIComponent(name)));
  } catch {
    return existsSync(join(images, name));
  }
}
