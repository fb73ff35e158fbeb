import {
  CatalogueError,
  catalogueImages,
  namedCatalogueFile,
  parseCatalogue,
  readCatalogueText,
} from '@vetta/mock-api/catalogue';

export type ShownCatalogue = Awaited<ReturnType<typeof readShownCatalogue>>;

/** The catalogue whose products get pages: what `CATALOGUE_FILE` names, as in the API. Ends the build where it does not fit. */
export async function readShownCatalogue(env: Readonly<Record<string, string | undefined>>) {
  const file = namedCatalogueFile(env);
  try {
    // What an import has made of it, where there was one (docs/rules.md#owner-import).
    const served = env['SERVED_CATALOGUE'] || file;
    const text = await readCatalogueText(served);
    return {
      catalogue: parseCatalogue(served ?? 'bundled catalogue', text),
      /** Folder of its products' pictures. */
      images: catalogueImages(file),
      /** The retailer's own, not the bundled one. */
      isOwn: file !== undefined,
    };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
