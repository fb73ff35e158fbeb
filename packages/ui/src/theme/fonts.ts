import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import './fonts.css';

/** Addresses of the two font files, for `<link rel="preload" as="font" crossorigin>`. */
export const fontFiles: readonly string[] = [archivo, hanken];
