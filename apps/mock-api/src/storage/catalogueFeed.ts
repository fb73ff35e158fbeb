import type { CatalogueSource, ServedText } from '../servedCatalogue.ts';

/** Where the catalogue that is served comes from, and how a change of it is noticed. */
export type CatalogueFeed = {
  /** Changes when the catalogue may have: cheap, asked each second. */
  fingerprint: () => Promise<string>;
  read: () => Promise<ServedText>;
  /** For the thread that reads a changed catalogue. */
  source: () => Promise<ReadableSource>;
  /** Calls back when a look is worth while before the second is over. */
  onHint: (look: () => void) => void;
};

/** Structured data alone: it goes to another thread. */
export type ReadableSource =
  | ({ kind: 'files' } & CatalogueSource)
  /** The file that the environment names, or the bundled catalogue, without a copy. */
  | { kind: 'seed'; catalogueFile: string | undefined }
  | { kind: 'text'; served: ServedText };
