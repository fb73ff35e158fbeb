import { parseImageManifest } from '@vetta/storefront/pictures';

/** Put in by the build (`build/pictures`); the development server knows none and shows the originals. */
declare const PICTURE_MANIFEST: string | undefined;

/** All pictures that the build has made in sizes: a page carries the lines of its own. */
export const pictures = parseImageManifest(
  typeof PICTURE_MANIFEST === 'string' ? PICTURE_MANIFEST : '',
);
