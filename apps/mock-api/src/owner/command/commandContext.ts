import type { Environment } from '../../environment.ts';
import { catalogueImages } from '../../readCatalogue.ts';

/** Where a command works: the store, and the catalogue that it is filled from. */
export type CommandContext = Pick<Environment, 'dataDir' | 'catalogueFile' | 'databaseUrl'>;

export const imagesOf = ({ catalogueFile }: Pick<CommandContext, 'catalogueFile'>) =>
  catalogueImages(catalogueFile);
