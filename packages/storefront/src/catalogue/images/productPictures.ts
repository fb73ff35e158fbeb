import { unpackPictureBook } from './pictureBook.ts';

/** Put in by the site's build; there is none in stories, and while developing. */
declare const PRODUCT_PICTURES: string | undefined;

/** The sizes that the build has made of the catalogue's pictures: only pages with products carry them. */
export const productPictures = unpackPictureBook(
  typeof PRODUCT_PICTURES === 'string' ? PRODUCT_PICTURES : '',
);
