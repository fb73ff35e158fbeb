import archivo from './fonts/archivo.woff2?url';
import hanken from './fonts/hanken-grotesk.woff2?url';
import './fonts.css';

/** Addresses of the font files that every page fetches, for `<link rel="preload" as="font" crossorigin>`. */
export const fontFiles: readonly string[] = [archivo, hanken];
