/** Versions before an import that are kept, to go back to. */
export const maxKeptVersions = 30;
