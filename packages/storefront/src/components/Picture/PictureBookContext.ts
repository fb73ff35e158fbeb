import { createContext } from 'react';
import type { PictureBook } from '../../catalogue/images/pictureBook.ts';

/** The pictures that the build has made in sizes. Empty in stories and while developing: there the originals are shown. */
export const PictureBookContext = createContext<PictureBook>(new Map());
