import { createContext } from 'react';
import type { ImageManifest } from '../../catalogue/images/imageManifest.ts';

/** The pictures that the build has made in sizes. Empty in stories and while developing: there the originals are shown. */
export const ImageManifestContext = createContext<ImageManifest>(new Map());
