import { bypass, http, type RequestHandler } from 'msw';
import type { ImageManifest } from '../catalogue/images/imageManifest.ts';

/**
 * Pictures as after a build, with how much of its height each pack takes, by the names of their files:
 * `{ 'iso-soya': 96 }`. The handler gives the originals in place of the sizes.
 */
export function builtPictures(filled: Readonly<Record<string, number>>): {
  pictures: ImageManifest;
  handler: RequestHandler;
} {
  const pictures = new Map(
    Object.entries(filled).map(([name, share]) => [
      `${folder}${name}.webp`,
      { hash, width: 1200, height: 1200, colour: '#e6ebdd', filled: share },
    ]),
  );
  const handler = http.get<{ file: string }>('/assets/pictures/:file', ({ params }) => {
    const name = params.file.slice(0, params.file.indexOf(`-${hash}-`));
    return fetch(bypass(new URL(`${folder}${name}.webp`, location.href)));
  });
  return { pictures, handler };
}

const folder = '/images/products/';
const hash = '00000000';
