import type { HtmlReader } from '../model.ts';
import { readHtmlBlocks } from './readHtmlTable.ts';

/** Reads tables and text out of HTML, as a browser would; pass it as `options.html`. */
export const htmlReader: HtmlReader = readHtmlBlocks;
